import type { Clinic, Hospital } from "../content/schema/clinic";

/** The hospitals of the given ids, in their order. */
export const hospitalsOf = ({ hospitals }: Pick<Clinic, "hospitals">, ids: string[]): Hospital[] =>
	ids.flatMap((id) => hospitals.find((hospital) => hospital.id === id) ?? []);

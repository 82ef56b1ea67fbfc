import type { Content } from "../content/content-of";
import type { Clinic } from "../content/schema/clinic";
import type { Doctor } from "../content/schema/doctor";
import type { InterfaceWords } from "../content/schema/interface";
import { longDate } from "../text/dates";
import { fill } from "../text/fill";

export type NoteFacts = Pick<Content, "edition"> & {
	clinic: Pick<Clinic, "language">;
	doctors: Pick<Doctor, "slug" | "name">[];
	words: Pick<InterfaceWords, "languages">;
};

/**
 * The state of a translated page: approved by a doctor or not, and whether the original has changed since. Undefined
 * for the original.
 */
export function translationNote({ clinic, doctors, edition, words }: NoteFacts, path: string): string | undefined {
	const state = edition.pages?.[path];
	if (!state) return undefined;
	const { languages } = words;
	const { checked, older } = state;
	const doctor = doctors.find(({ slug }) => slug === checked?.by);
	const said =
		checked && doctor && fill(languages.checked, { doctor: doctor.name, date: longDate(checked.on, clinic.language) });
	return [said ?? languages.unchecked, ...(older ? [languages.older] : [])].join(" ");
}

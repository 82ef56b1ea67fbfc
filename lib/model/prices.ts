import type { Price, Section } from "./schema/sections";

type Amounts = Pick<Price, "from" | "to" | "items">;

/** The price in a treatment's section on the cost, if it has one. */
export const priceOf = ({ details }: { details: { sections: Section[] } }): Price | undefined =>
	details.sections.flatMap((section) => (section.topic === "cost" ? (section.price ?? []) : []))[0];

/** The lowest and the highest amount of a price, of several prices too. */
export const rangeOf = ({ from, to, items = [] }: Amounts): { lowest: number; highest: number } => ({
	lowest: Math.min(...items.map((item) => item.from), from ?? Number.POSITIVE_INFINITY),
	highest: Math.max(...items.map((item) => item.to), to ?? 0),
});

import type { Clinic } from "../content/schema/clinic";
import type { Doctor } from "../content/schema/doctor";
import type { InterfaceWords } from "../content/schema/interface";
import type { Place, Price, WhenCanI } from "../content/schema/sections";
import type { Treatment } from "../content/schema/treatment";
import { longDate } from "../text/dates";
import { fill } from "../text/fill";
import { money } from "../text/money";
import type { NumberedSource } from "./citations";
import { activities } from "./topics";

type Words = InterfaceWords["treatment"];

/** What the ways to treat are compared by, in the order of the columns. */
export const comparedBy = ["suits", "anaesthesia", "recovery", "returns"] as const;

/** The names of these columns: what the last one tells is not the same in every treatment. */
export const columnNames = ({ options }: Pick<Words, "options">, returns = options.returns) => ({
	...options,
	returns,
});

type Amounts = Pick<Price, "from" | "to" | "items">;

/** From and to, in the clinic's currency: of several prices the lowest and the highest. */
export function priceRange(
	{ from, to, items = [] }: Amounts,
	clinic: Pick<Clinic, "currency" | "language">,
	{ cost }: Pick<Words, "cost">,
): string {
	const lowest = Math.min(...items.map((item) => item.from), from ?? Number.POSITIVE_INFINITY);
	const highest = Math.max(...items.map((item) => item.to), to ?? 0);
	return fill(cost.range, { from: money(lowest, clinic), to: money(highest, clinic) });
}

/** The tax on what is done for looks alone, and from and to with it; nothing of a price without it. */
export function taxOn(
	{ from = 0, to = 0, taxed }: Amounts & Pick<Price, "taxed">,
	clinic: Pick<Clinic, "currency" | "language" | "tax">,
	words: Pick<Words, "cost">,
): string | undefined {
	const { language, tax } = clinic;
	if (!taxed || !tax) return undefined;
	const [lowest, highest] = [from, to].map((amount) => Math.round((amount * (100 + tax)) / 100));
	return fill(words.cost.taxed, {
		tax: new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(tax / 100),
		range: priceRange({ from: lowest, to: highest }, clinic, words),
	});
}

/** What a patient can do again and when, in the order of the table; what the clinic does not tell is left out. */
export const timesAgain = (whenCanI: WhenCanI, words: Pick<Words, "whenCanI">): { what: string; when: string }[] => [
	...activities.flatMap((activity) => {
		const when = whenCanI[activity];
		return when ? [{ what: words.whenCanI[activity], when }] : [];
	}),
	...whenCanI.others,
];

/** Where an operation is done. */
export const placesAt = ({ at }: Pick<Place, "at">, clinic: Pick<Clinic, "name">, { place }: Pick<Words, "place">) =>
	at.map((where) => (where === "clinic" ? fill(place.clinic, { clinic: clinic.name }) : where));

/** Who is in the house at night, where a patient may stay at the clinic itself. */
export const nightCareAt = ({ at, nights }: Pick<Place, "at" | "nights">, { nightCare }: Pick<Clinic, "nightCare">) =>
	at.includes("clinic") && nights[1] > 0 ? nightCare : undefined;

type SourceWords = Pick<Words, "sourceOf" | "sourceUndated">;

/** What stands before and after a source's publisher: when it was published if that is known. */
export function aroundPublisher({ year }: Pick<NumberedSource, "year">, words: SourceWords): [string, string] {
	const publisher = "{publisher}";
	const said = year ? fill(words.sourceOf, { publisher, year }) : words.sourceUndated;
	const [before = "", after = ""] = said.split(publisher);
	return [before, after];
}

/** When a doctor reviewed a page, and when it is due again, a sentence each. */
export const reviewDates = (
	{ on, due }: NonNullable<Treatment["review"]>,
	{ role }: Pick<Doctor, "role">,
	language: string,
	{ reviewedOn, reviewedDue }: Pick<Words, "reviewedOn" | "reviewedDue">,
): [on: string, due: string] => [
	fill(reviewedOn, { role, date: longDate(on, language) }),
	fill(reviewedDue, { date: longDate(due, language) }),
];

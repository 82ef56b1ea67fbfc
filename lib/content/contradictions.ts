import { priceOf, rangeOf } from "../model/prices";
import type { Emergency } from "../model/schema/emergency";
import type { ClinicPage } from "../model/schema/pages";
import type { SectionOn, WhenCanI } from "../model/schema/sections";
import type { Treatment } from "../model/schema/treatment";
import { sentences } from "../text/markdown";
import { type TextAtPath, textsOf } from "../text/nested-texts";
import { durationsIn } from "../text/numbers";

/** Two statements that contradict each other, by the field of one of them. */
export type Contradiction = { path: (string | number)[]; message: string };

type Activity = Exclude<keyof WhenCanI, "others">;

/** How English texts mention the activities of the recovery table. */
const SPOKEN: Partial<Record<Activity, RegExp>> = {
	lift: /\b(?:lift(?:ing)? (?:heavy|weights?|loads?|anything|bags?|more)|heavy lifting|carry(?:ing)?)\b/i,
	drive: /\b(?:drive|driving) (?:a car|again|after|for|until)\b/i,
	twoWheeler: /\b(?:two-wheeler|scooter|motorcycle|motorbike)\b/i,
	fly: /\b(?:fly|flying|flights?)\b/i,
	compression: /\b(?:stockings?|pressure garment|compression garment|pressure vest)\b/i,
};

/** The durations in sentences that match a pattern and are not as expected; none if nothing is expected. */
function otherDurations(texts: TextAtPath[], of: RegExp, expected = "") {
	const hours = durationsIn(expected).flatMap((duration) => duration.hours);
	// Most texts do not match: skip splitting them into sentences.
	const matching = expected ? texts.filter(({ text }) => of.test(text)) : [];
	return matching.flatMap(({ text, path }) =>
		sentences(text)
			.filter((sentence) => of.test(sentence))
			.flatMap((sentence) => durationsIn(sentence).map((duration) => ({ ...duration, path })))
			.filter((duration) => !duration.hours.every((length) => hours.includes(length))),
	);
}

/** Durations in texts that differ from the table. */
function againstTable(texts: TextAtPath[], table: WhenCanI): Contradiction[] {
	return Object.entries(SPOKEN).flatMap(([activity, of]) => {
		const expected = table[activity as Activity];
		const message = (words: string) => `says "${words}", but whenCanI.${activity} says "${expected}"`;
		return otherDurations(texts, of, expected).map(({ words, path }) => ({ path, message: message(words) }));
	});
}

/** A stay in the facts that differs from the nights of the procedure. */
function againstPlace({ facts }: Treatment, place: SectionOn<"procedure">["place"]): Contradiction[] {
	if (!facts.stay || !place) return [];
	const [least, most] = place.nights;
	const nights = durationsIn(facts.stay).flatMap(({ unit, counts }) => (unit === "night" ? counts : []));
	const wrong = nights.filter((count) => count < least || count > most);
	const sameDay = /same day|straight after/i.test(facts.stay) && least > 0;
	if (wrong.length === 0 && !sameDay) return [];
	return [{ path: ["facts", "stay"], message: `says "${facts.stay}", but place.nights says ${least} to ${most}` }];
}

/** Contradictions within a treatment's page, found in its data and its English texts. */
export function contradictionsOf(treatment: Treatment): Contradiction[] {
	const { sections } = treatment.details;
	const recovery = sections.find((section) => section.topic === "recovery");
	const procedure = sections.find((section) => section.topic === "procedure");
	const texts = textsOf(treatment).filter(({ path }) => !path.includes("whenCanI"));
	return [
		...(recovery?.topic === "recovery" && recovery.whenCanI ? againstTable(texts, recovery.whenCanI) : []),
		...(procedure?.topic === "procedure" ? againstPlace(treatment, procedure.place) : []),
	];
}

/** First-aid measures with one figure for the whole site: how texts mention them. */
const FIRST_AID = { pressing: /\bpress(?:ing)?\b/i, cooling: /\bcool(?:ing)?\b/i };

/** A short number that a text tells readers to call. */
const CALLED = /\b(?:call|dial|ring|helpline(?: is)?|ambulance(?: on)?),? \**(\d{3,5})\b(?![ -]?\d)/gi;

/** First-aid figures and numbers to call that differ from those of content/emergency.yaml. */
export function againstEmergency(texts: TextAtPath[], { ambulance, helplines, figures }: Emergency): Contradiction[] {
	const numbers = [ambulance.number, ambulance.other, ...Object.values(helplines).map(({ number }) => number)];
	const called = texts.flatMap(({ text, path }) =>
		[...text.matchAll(CALLED)]
			.filter(([, number]) => !numbers.includes(number))
			.map(([words]) => ({ path, message: `says "${words}", which is not in content/emergency.yaml` })),
	);
	const timed = Object.entries(FIRST_AID).flatMap(([figure, of]) => {
		const expected = figures[figure];
		return otherDurations(texts, of, expected)
			.filter(({ words }) => /minute/i.test(words))
			.map(({ words, path }) => ({ path, message: `says "${words}", but figures.${figure} says "${expected}"` }));
	});
	return [...called, ...timed];
}

type Charges = NonNullable<ClinicPage["charges"]>["items"];

/** The amounts in a text: `₹7,000 to ₹14,000` as 7000 and 14000. */
const amountsIn = (text: string): number[] =>
	(text.match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(",", "")));

/** Charges with the name of a treatment, or of one of its prices, and another amount. Paths begin at the charge. */
export function againstPrices(charges: Charges, treatments: (Omit<Treatment, "slug" | "menu"> & { id: string })[]) {
	const prices = treatments.flatMap(({ id, link, heading, details }) => {
		const price = priceOf({ details });
		const named = (what: string, amounts: Parameters<typeof rangeOf>[0]) => {
			const { lowest, highest } = rangeOf(amounts);
			return { id, name: what.toLowerCase(), amounts: [lowest, highest] };
		};
		return price
			? [named(link, price), named(heading, price), ...(price.items ?? []).map((item) => named(item.what, item))]
			: [];
	});
	return charges.flatMap(({ service = "", charge = "" }, index): Contradiction[] => {
		const price = prices.find(({ name }) => name === service.toLowerCase());
		if (!price || amountsIn(charge).every((amount) => price.amounts.includes(amount))) return [];
		const message = `says "${charge}", but ${price.id} says ${price.amounts.join(" to ")}: instead of service and charge, write treatment: ${price.id}`;
		return [{ path: [index, "charge"], message }];
	});
}

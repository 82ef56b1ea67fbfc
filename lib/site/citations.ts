import type { Reference } from "../content/schema/reference";
import { mapTexts, textsOf } from "../text/deep";
import { marksIn, replaceMarks } from "../text/marks";

const ANCHOR = "source-";

/** The anchor of a source at the foot of a page. */
export const sourceAnchor = (number: number) => `${ANCHOR}${number}`;

/** Whether an address is that of a source at the foot of the same page. */
export const isSourceLink = (href: string | undefined) => href?.startsWith(`#${ANCHOR}`) ?? false;

/** A source as a page lists it, under the number that stands in its text. */
export type NumberedSource = Reference & { number: number };

/**
 * What a page shows, its marks of sources as links to the list at its foot, and that list in the order of first mention.
 * @param title names a source's link, for who does not see the number's place
 */
export function numberSources<T>(
	shown: T,
	references: Reference[],
	title: (number: number) => string,
): { shown: T; sources: NumberedSource[] } {
	const order = [...new Set(textsOf(shown).flatMap(({ text }) => marksIn(text)))];
	const link = (id: string) => {
		const number = order.indexOf(id) + 1;
		return `[${number}](#${sourceAnchor(number)} "${title(number)}")`;
	};
	return {
		shown: mapTexts(shown, (text) => replaceMarks(text, link)) as T,
		sources: order.flatMap((id, index) => {
			const reference = references.find(({ slug }) => slug === id);
			return reference ? [{ ...reference, number: index + 1 }] : [];
		}),
	};
}

/** A value without the marks in its texts, for places that list no sources. */
export const withoutMarks = <T>(value: T): T => mapTexts(value, (text) => replaceMarks(text)) as T;

import type { Reference } from "../model/schema/reference";
import { citationsIn, replaceCitations } from "../text/markdown";
import { mapTexts, textsOf } from "../text/nested-texts";

const ANCHOR = "source-";

export const sourceAnchor = (number: number) => `${ANCHOR}${number}`;

/** Whether an address is that of a source at the foot of the same page. */
export const isSourceLink = (href: string | undefined) => href?.startsWith(`#${ANCHOR}`) ?? false;

type NumberedSource = Reference & { number: number };

/**
 * Replaces citations in the texts of a page by numbered links to its list of sources, in the order of first mention.
 * @param title the label of a source's link
 */
export function numberSources<T>(
	cited: T,
	references: Reference[],
	title: (number: number) => string,
): { cited: T; sources: NumberedSource[] } {
	const order = [...new Set(textsOf(cited).flatMap(({ text }) => citationsIn(text)))];
	const link = (id: string) => {
		const number = order.indexOf(id) + 1;
		return `[${number}](#${sourceAnchor(number)} "${title(number)}")`;
	};
	return {
		cited: mapTexts(cited, (text) => replaceCitations(text, link)) as T,
		sources: order.flatMap((id, index) => {
			const reference = references.find(({ slug }) => slug === id);
			return reference ? [{ ...reference, number: index + 1 }] : [];
		}),
	};
}

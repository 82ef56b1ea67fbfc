import { isSlug } from "@/lib/content/place";

/** A name as a segment of a path: `Dr. Asha Rao` as `dr-asha-rao`; empty where it has no Latin letters. */
export function slugOf(name: string): string {
	const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
	const slug = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
	return isSlug(slug) ? slug : "";
}

/** A segment of a path as a name: `trigger-finger` as `Trigger finger`. */
export function nameOf(slug: string): string {
	const words = slug.replace(/[-.]+/g, " ").trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The most characters that either half of a doctor's title may have. */
const HALF = 30;

/** A name in two halves, the last word by itself where the rest has room: `Dr. Asha` and `Rao`. */
export function halvesOf(name: string): { left: string; right: string } {
	const words = name.trim().split(/\s+/);
	const halves = words
		.slice(1)
		.map((_, index) => ({ left: words.slice(0, index + 1).join(" "), right: words.slice(index + 1).join(" ") }));
	const fits = halves.findLast(({ left, right }) => left.length <= HALF && right.length <= HALF);
	const { left, right } = fits ?? { left: "Dr.", right: words.at(-1) ?? name };
	return { left, right: right.slice(0, HALF) };
}

/**
 * Sentences as a page's description for search engines, which has 70 to 165 characters.
 * @param last a sentence that is long enough by itself
 * @param first sentences that stand before it as far as there is room
 */
export function describePage(last: string, ...first: string[]): string {
	return first.reduceRight(
		(text, sentence) => (sentence.length + 1 + text.length <= 165 ? `${sentence} ${text}` : text),
		last,
	);
}

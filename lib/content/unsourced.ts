import { marksIn } from "../text/marks";
import { NUMBER } from "../text/numbers";
import { paragraphs } from "../text/sentences";

/** A share of people or operations: "2 to 6 of 100", "one in ten", "21%", "a fifth of", "two thirds". */
const SHARE = new RegExp(
	[
		`\\b${NUMBER} (?:in|of|out of) (?:a |every )?(?:\\d[\\d,]*|ten|hundred|thousand)\\b`,
		"\\b\\d+(?:\\.\\d+)?(?: ?%| per cent)",
		`\\b${NUMBER}[ -](?:third|quarter|fifth|tenth)s?\\b`,
		"\\b(?:about|around|nearly|over|roughly) half\\b|\\bhalf of\\b",
	].join("|"),
	"i",
);

/** Percentages that are not outcomes: the strength of a substance, a part of the body. */
const STRENGTH = /\d+(?:\.\d+)?(?: ?%| per cent)(?: of the body| \w+ acid| acid| glycolic)|\bacid of \d+ per cent/gi;

/** The shares in paragraphs of a text that cite no reference. */
export function unsourcedShares(text: string): string[] {
	return paragraphs(text).flatMap((paragraph) => {
		const share = SHARE.exec(paragraph.replace(STRENGTH, ""))?.[0];
		return share && marksIn(paragraph).length === 0 ? [share] : [];
	});
}

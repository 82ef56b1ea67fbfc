import { marksIn } from "../text/marks";
import { paragraphs } from "../text/sentences";
import type { PlacedText } from "./contradictions";

const COUNT = "(?:\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten)";

/** A share of people or operations: "2 to 6 of 100", "one in ten", "21%", "a fifth of", "two thirds". */
const SHARE = new RegExp(
	[
		`\\b${COUNT} (?:in|of|out of) (?:a |every )?(?:\\d[\\d,]*|ten|hundred|thousand)\\b`,
		"\\d(?: ?%| per cent)(?= of (?!the body))",
		"\\b(?:a|one|two|three|nine)[ -](?:third|quarter|fifth|tenth)s?\\b",
		"\\b(?:about|around|nearly|over|roughly) half\\b",
	].join("|"),
	"i",
);

/** The topics whose shares are outcomes, risks or recurrences. */
const OUTCOMES = /^(?:options|recovery|risks|urgent|results|questions|about|suitability)$/;

/** Whether a text can tell of outcomes: what a picture shows and what an option is called do not. */
const isShown = (path: PlacedText["path"]) => !["alt", "caption", "name"].includes(String(path.at(-1)));

/** Paragraphs that give a share of outcomes without naming a source. */
export function unsourced(topic: string, texts: PlacedText[]): (PlacedText & { share: string })[] {
	if (!OUTCOMES.test(topic)) return [];
	return texts.flatMap(({ text, path }) =>
		(isShown(path) ? paragraphs(text) : []).flatMap((paragraph) => {
			const share = SHARE.exec(paragraph)?.[0];
			return share && marksIn(paragraph).length === 0 ? [{ text: paragraph, path, share }] : [];
		}),
	);
}

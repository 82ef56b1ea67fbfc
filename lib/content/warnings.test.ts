import { type TestContext, test } from "node:test";
import { expect } from "@playwright/test";
import { contentCopy } from "@/e2e/support/content-copy";
import { readContent } from "./load";
import { describeProblem } from "./problem";
import { warningsOn } from "./warnings";

const lumps = "content/treatments/hand-surgery/hand-lumps.yaml";
const TODAY = "2026-11-22";

function warningsOf(folder: string): string[] {
	const { sources, problems } = readContent(folder);
	expect(problems).toEqual([]);
	return warningsOn(folder, sources, TODAY).map(describeProblem);
}

/** The warnings that the small clinic has as it is: its pages describe themselves in the same words. */
const before = new Set<string>();

test.before((t) => {
	for (const warning of warningsOf(contentCopy(t as TestContext).folder)) {
		expect(warning).toContain("the same description as in");
		before.add(warning);
	}
	expect(before.size).toBeGreaterThan(0);
});

/** The warnings that an edit brings. */
const warningsIn = (folder: string) => warningsOf(folder).filter((warning) => !before.has(warning));

/** One edit of hand lumps: where its warning stands, at the first of the new words, and what it says. */
const edits: [what: string, old: string, text: string, at: string, field: string, message: string | RegExp][] = [
	[
		"A long heading that search results show",
		"heading: Hand Lumps in",
		`heading: ${"Hand lumps ".repeat(6)}in`,
		"Hand lumps ".repeat(6),
		"heading",
		/^search results show 60 characters, found \d+: give the page a title of its own$/,
	],
	[
		"A question without its mark",
		"question: Will it come back?",
		"question: Will it come back",
		"Will it come back",
		"details.sections[10].faqs[2].question",
		"a question ends with a question mark",
	],
	[
		"A sentence of forty words, in the middle of a text",
		'text: "Hand Lumps: risks."',
		`text: It is short. ${"Again and ".repeat(20)}on.`,
		"Again and ".repeat(20),
		"details.sections[6].text",
		'the sentence "Again and Again and …" has 41 words; more than 35 are hard to follow: make two of it',
	],
	[
		"A text that says that it is a picture",
		"  images:\n",
		"  images:\n    - alt: Picture of a hand\n",
		"Picture of",
		"details.images[0].alt",
		'begins with "Picture of", which is known: begin with what is to be seen',
	],
	[
		"A text that is a camera's name for the picture",
		"  images:\n",
		"  images:\n    - alt: IMG_20260102\n",
		"IMG_",
		"details.images[0].alt",
		"this is the name of a file: say what the picture shows",
	],
	[
		"A text that is the picture's own file name",
		"  images:\n",
		"  images:\n    - alt: hand-lumps\n      src: plates/hand-lumps.svg\n",
		"hand-lumps\n      src",
		"details.images[0].alt",
		"this is the name of a file: say what the picture shows",
	],
];

for (const [what, old, text, at, field, message] of edits) {
	test(`${what} is warned of at its place`, (t) => {
		const { folder, edit, placeOf } = contentCopy(t);
		edit(lumps, old, text);
		const [warning = "", ...others] = warningsIn(folder);
		expect(others).toEqual([]);
		const place = `${lumps}:${placeOf(lumps, at)} ${field}: `;
		expect(warning.slice(0, place.length)).toBe(place);
		expect(warning.slice(place.length)).toEqual(typeof message === "string" ? message : expect.stringMatching(message));
	});
}

for (const text of ["What is it (really)?", 'Why do you say "soon"?', "काय आहे?"]) {
	test(`"${text}" is a question with its mark`, (t) => {
		const { folder, edit } = contentCopy(t);
		edit(lumps, "question: Will it come back?", `question: ${JSON.stringify(text)}`);
		expect(warningsIn(folder)).toEqual([]);
	});
}

test("Descriptions that are alike are warned of at the second", (t) => {
	const { folder, edit, read, lineOf } = contentCopy(t);
	const summary = /^summary: .*$/m.exec(read(lumps))?.[0] ?? "";
	const warts = "content/treatments/minor-surgery/warts.yaml";
	edit(warts, /^summary: .*$/m.exec(read(warts))?.[0] ?? "", summary);
	expect(warningsIn(folder)).toEqual([
		expect.stringContaining(`${warts}:${lineOf(warts, "summary:")}:10 summary: the same description as in ${lumps}`),
	]);
});

test("A treatment that no other names as related is warned of; where none names any, nothing is", (t) => {
	const { folder, edit, read, write } = contentCopy(t);
	edit("content/treatments/minor-surgery/warts.yaml", "  - minor-surgery/ear-lobe-repair\n", "");
	expect(warningsIn(folder)).toEqual([
		expect.stringMatching(/minor-surgery\/ear-lobe-repair\.yaml:1:1 no other treatment names this one as related/),
	]);
	for (const { file } of readContent(folder).sources.treatments) {
		write(file, read(file).replace(/^related:\n(?: {2}- .*\n)+/m, ""));
	}
	expect(warningsIn(folder)).toEqual([]);
});

test("Pictures and films that nothing names are warned of; parts, and a film's other format, are not", (t) => {
	const { folder, write } = contentCopy(t);
	write("content/plates/new.svg", "<svg/>");
	write("content/photos/room.jpg", "");
	write("content/plates/parts/hand.svg", "<svg/>");
	write("public/films/vein.webm", "");
	write("public/films/old.mp4", "");
	expect(warningsIn(folder)).toEqual(
		["content/plates/new.svg", "content/photos/room.jpg", "public/films/old.mp4"].map(
			(file) => `${file}:1:1 nothing names this file; it can be taken out`,
		),
	);
});

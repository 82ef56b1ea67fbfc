import { test } from "node:test";
import { expect } from "@playwright/test";
import { contentCopy } from "@/e2e/support/content-copy";

const lumps = "content/treatments/hand-surgery/hand-lumps.yaml";

/** Mistakes of form: what is written in place of what, where it is named, and with which mend. */
for (const [what, old, text, at, message] of [
	["A colon in bare words", "heading: Hand", "heading: Notice: Hand", "Notice:", /quotation marks around them$/],
	["A tab", "facts:\n  anae", "facts:\n\tanae", "\tanae", /put spaces/],
	["An open quotation", "link: Hand Lumps", 'link: "Hand Lumps', '"Hand Lumps\n', /never closed/],
	[
		"A field given twice",
		"cta: true",
		"cta: true\ncta: false",
		"cta: false",
		/the field cta stands here a second time/,
	],
	["A line too far to the right", "\nmenuLine:", "\n  menuLine:", "menuLine:", /another column than its neighbours/],
	["Words that begin with a star", "lead: On risks", "lead: *few* of them", "*few*", /begin with \* need quotation/],
	["Words that are all bold", "lead: On risks", "lead: **few**", "**few**", /begin with \* need quotation/],
	["Words that begin with &", "lead: On risks", "lead: &few of them", "&few", /begin with & need quotation/],
	["A number behind #", "link: Hand Lumps", "link: Hand #5", "#5", /after # is taken for a remark/],
	["Words that begin with >", "lead: On risks", "lead: > 5 of them", "5 of", /begin with > or \| need quotation/],
	["An open quotation in braces", "lead: On risks", 'lead: { x: "few", y: "of them }', '"of them', /never closed/],
	["No comma in braces", "lead: On risks", 'lead: { x: "few" y: "of" }', '"few"', /commas stand between entries/],
	["Words that begin with a token", "lead: On risks", "lead: {city} is near", "is near", /begin with \[ or \{ need/],
	["A tab behind spaces", "facts:\n  anae", "facts:\n  \tanae", "\tanae", /put spaces/],
	["A line without a colon", "\ncta: true", "\ncta true", "cta true", /a name, a colon, a space and a value/],
	[
		"A list that is not closed",
		"related:\n",
		"aliases: [lump\nrelated:\n",
		"related:",
		/\[ begins above is not closed/,
	],
] as const) {
	test(`${what} is one mistake, named with its mend`, (t) => {
		const { edit, placeOf, problems } = contentCopy(t);
		edit(lumps, old, text);
		const [problem, ...others] = problems();
		expect(others).toEqual([]);
		expect(problem?.message).toMatch(message);
		expect(`${problem?.line}:${problem?.column}`).toBe(placeOf(lumps, at));
	});
}

test("Two colons in bare words on neighbouring lines are two mistakes", (t) => {
	const { edit, problems } = contentCopy(t);
	edit(lumps, "link: Hand Lumps\n", "link: Hand: Lumps\nmenuLine: On: lumps\n");
	edit(lumps, "\nmenuLine: About", "\n# menuLine: About");
	expect(problems().map(({ message }) => message)).toEqual([
		expect.stringContaining("words with a colon"),
		expect.stringContaining("words with a colon"),
	]);
});

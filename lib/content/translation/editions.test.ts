import { type TestContext, test } from "node:test";
import { expect } from "@playwright/test";
import { contentCopy } from "@/e2e/support/content-copy";
import { loadSources } from "../load";
import { describeProblem } from "../problem";
import { readEditions } from "./editions";
import { originalsIn, translationFile } from "./originals";
import { skeletonOf } from "./skeleton";

/** A small clinic with a whole translation, whose texts are those of the original. */
function translated(t: TestContext) {
	const copy = contentCopy(t);
	copy.edit("content/clinic.yaml", "\nlanguage: ", "\ntranslations: [mr]\nlanguage: ");
	for (const original of originalsIn(loadSources(copy.folder))) {
		copy.write(translationFile(original.source.file, "mr"), skeletonOf(original));
	}
	const read = () => readEditions(copy.folder, loadSources(copy.folder));
	const wanting = () => read().wanting.map(describeProblem);
	return { ...copy, text: copy.read, read, wanting };
}

const treatment = "content/mr/treatments/hand-surgery/hand-lumps.yaml";
const page = "/hand-surgery/hand-lumps/";

test("A translation that holds every text of its original has all its pages, and nothing is wanting", (t) => {
	const { read } = translated(t);
	const { contents, problems, wanting } = read();
	expect(problems).toEqual([]);
	expect(wanting).toEqual([]);
	const [original, marathi] = contents;
	expect(marathi?.edition).toMatchObject({ code: "mr", root: "/mr" });
	expect(Object.keys(marathi?.edition.pages ?? {})).toContain(page);
	expect(original.editions).toHaveLength(2);
	expect({ ...marathi, edition: 0, editions: 0 }).toEqual({ ...original, edition: 0, editions: 0 });
});

test("Texts come from the translation, facts from the original", (t) => {
	const { edit, read } = translated(t);
	edit(treatment, "\nheading: ", "\nheading: हाताच्या गाठी और ");
	const [original, marathi] = read().contents;
	const [own, other] = [original, marathi].map((one) => one?.treatments.find(({ slug }) => slug === "hand-lumps"));
	expect(other?.heading).toMatch(/^हाताच्या गाठी/);
	expect(other?.banner.src).toBe(own?.banner.src);
});

test("Tokens are filled in every language, also in the file that gives them their values", (t) => {
	const { edit, read } = translated(t);
	edit("content/mr/emergency.yaml", 'inText: "{number} (or {other})"', 'inText: "{number} (किंवा {other})"');
	expect(read().problems).toEqual([]);
	expect(read().contents.map(({ emergency }) => emergency?.afterOperation)).toEqual([
		{ entry: "After an operation", first: "Bleeding? Call 108 (or 112).", text: "Press for 10 minutes." },
		{ entry: "After an operation", first: "Bleeding? Call 108 (किंवा 112).", text: "Press for 10 minutes." },
	]);
	expect(read().contents[0].emergency?.ambulance.inText).toBe("{number} (or {other})");
	edit("content/mr/emergency.yaml", "Press for {pressing}", "Press for {presing}");
	expect(read().problems.map(describeProblem)).toEqual([
		expect.stringContaining("afterOperation.text: unknown token {presing}"),
	]);
});

test("A page whose translation lacks a text is left to the original, and the text is named", (t) => {
	const { write, text, read, wanting } = translated(t);
	write(treatment, text(treatment).replace(/^heading: .*\n/m, ""));
	expect(wanting()).toEqual([expect.stringMatching(/hand-lumps\.yaml:\d+:\d+ heading: not translated$/)]);
	const [original, marathi] = read().contents;
	expect(Object.keys(marathi?.edition.pages ?? {})).not.toContain(page);
	expect(marathi?.treatments).toEqual(original.treatments);
});

test("A treatment waits for the advice that it names, and is shown as the original has it until then", (t) => {
	const { edit, write, text, read, wanting } = translated(t);
	edit(treatment, "\nheading: ", "\nheading: हाताच्या गाठी ");
	edit(treatment.replace("/mr/", "/"), "lead: On before", "advice: [fasting]\n      lead: On before");
	write("content/mr/advice.yaml", text("content/mr/advice.yaml").replace(/^ +short: .*\n/m, ""));
	expect(wanting()).toContainEqual(expect.stringContaining(`${treatment}:1:1 no page until the advice that it names`));
	const [original, marathi] = read().contents;
	expect(Object.keys(marathi?.edition.pages ?? {})).not.toContain(page);
	expect(marathi?.treatments).toEqual(original.treatments);
});

test("A text that the original does not have, and a fact that it says otherwise, are named", (t) => {
	const { edit, wanting } = translated(t);
	edit(treatment, "\nheading: ", "\nground: mist\nremark: Nothing\nheading: ");
	expect(wanting()).toEqual([
		expect.stringMatching(/ ground: must be as in the original, \w+, or left out$/),
		expect.stringMatching(/ remark: the original has no such text$/),
	]);
});

test("A part whose original has changed since is named, its page says so, and facts do not count", (t) => {
	const { edit, read, wanting } = translated(t);
	edit("content/treatments/hand-surgery/hand-lumps.yaml", "\nheading: ", "\nheading: New. ");
	expect(wanting()).toEqual([expect.stringMatching(/hand-lumps\.yaml:\d+:\d+ heading: older than its original$/)]);
	expect(read().contents[1]?.edition.pages?.[page]).toEqual({ older: true });
});

test("A translation without a file leads to the original", (t) => {
	const { write, read, wanting } = translated(t);
	write("content/clinic.yaml", "");
	write(
		"content/clinic.yaml",
		contentCopy(t).read("content/clinic.yaml").replace("\nlanguage: ", "\ntranslations: [hi]\nlanguage: "),
	);
	expect(read().contents).toHaveLength(1);
	expect(wanting()).toContain("content/hi/home.yaml:1:1 missing: links lead to the original");
});

test("A text that is too long, and a token that stands for nothing, are mistakes", (t) => {
	const { edit, read } = translated(t);
	edit(treatment, "\nmenuLine: ", `\nmenuLine: ${"गाठ ".repeat(40)}`);
	edit(treatment, "\nheading: ", "\nheading: गाठ {nothing} ");
	const said = read().problems.map(describeProblem).join("\n");
	expect(said).toMatch(/ menuLine: at most 60 characters, found \d+/);
	expect(said).toMatch(/ heading: unknown token \{nothing\}/);
});

test("Who has read a translation is told to its page", (t) => {
	const { edit, read } = translated(t);
	const [doctor = { slug: "" }] = read().contents[0].doctors;
	edit(treatment, "\ntranslation:\n", `\ntranslation:\n  checked: { by: ${doctor.slug}, on: 2026-01-02 }\n`);
	expect(read().contents[1]?.edition.pages?.[page]).toEqual({
		older: false,
		checked: { by: doctor.slug, on: "2026-01-02" },
	});
});

import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "./support/content-copy";

const lumps = "content/treatments/hand-surgery/hand-lumps.yaml";
const warts = "content/treatments/minor-surgery/warts.yaml";
const clinic = "content/clinic.yaml";
const privacy = "content/legal/privacy-policy.md";

for (const [what, old, text, atLine] of [
	["An unclosed quotation mark", "link: Hand Lumps", 'link: "Hand Lumps', undefined],
	["A tab as indentation", "facts:\n  anaesthesia", "facts:\n\tanaesthesia", "\tanaesthesia"],
	["A colon in bare text", "heading: Lumps in", "heading: Lumps: in", "heading: Lumps: in"],
	["A field given twice", "cta: true", "cta: true\ncta: false", "cta: false"],
] as const) {
	test(`${what} is named as malformed YAML`, async ({ edit, lineOf, problems }) => {
		await edit(lumps, old, text);
		const found = problems();
		expect(new Set(found.map(({ file }) => file))).toEqual(new Set([lumps]));
		expect(found[0]?.message).toMatch(/^not valid YAML: \S/);
		if (atLine) expect(found[0]?.line).toBe(await lineOf(lumps, atLine));
	});
}

test("Bare words with a colon are told to be put in quotes", async ({ edit, lineOf, problems }) => {
	await edit(lumps, "heading: Lumps in", "heading: Lumps: in");
	const message = "not valid YAML: words with a colon in them need quotes around them";
	expect(problems()[0]).toEqual({ file: lumps, line: await lineOf(lumps, "heading: Lumps: in"), field: "", message });
});

test("An empty file is named", async ({ write, problems }) => {
	await write("content/booking.yaml", "");
	expect(problems()).toEqual([expect.objectContaining({ file: "content/booking.yaml", line: 1 })]);
});

test("A file that is not there is named", async ({ folder, problems }) => {
	await rm(join(folder, "content/booking.yaml"));
	expect(problems()).toEqual([
		{ file: "content/booking.yaml", line: 1, field: "", message: "required, but there is no such file" },
	]);
});

test("A legal page without front matter is named", async ({ write, problems }) => {
	await write(privacy, "You can read every page of this site without telling us who you are.\n");
	expect(problems()[0]).toEqual({
		file: privacy,
		line: 1,
		field: "",
		message: "must begin with front matter between two lines of ---",
	});
});

test("A mistake in front matter is named with its line", async ({ edit, lineOf, problems }) => {
	await edit(privacy, "updated: 2025-08-24", "updated: 24 Aug 2025");
	const line = await lineOf(privacy, "updated:");
	expect(problems()).toEqual([expect.objectContaining({ file: privacy, line, field: "updated" })]);
});

test("A link in a text that leads to no page is named with its line", async ({ edit, lineOf, problems }) => {
	await edit(privacy, "[clinic's page](/about/about-clinic/)", "[clinic's page](/about/our-clinic/)");
	await edit(
		warts,
		"answer: ",
		"answer: See [corns](/minor-surgery/corns/) and [burns](/reconstructive-surgery/burn-treatment/). ",
	);
	expect(problems()).toEqual([
		{
			file: privacy,
			line: await lineOf(privacy, "/about/our-clinic/"),
			field: "",
			message: "no page has the path /about/our-clinic/",
		},
		{
			file: warts,
			line: await lineOf(warts, "answer: See [corns]"),
			field: "details.sections[8].faqs[0].answer",
			message: "no page has the path /minor-surgery/corns/",
		},
	]);
});

test("Several mistakes in several files stop the build, all named at once, each on a line of its own", async ({
	edit,
	lineOf,
	run,
}) => {
	await edit(lumps, "cta: true", "cta: perhaps");
	await edit(privacy, "title: Privacy Policy", "titel: Privacy Policy");
	await edit(clinic, "phone: +91 12345 67890", "phone: 12345 67890");
	await edit(warts, "- minor-surgery/corn-removal", "- minor-surgery/corns");
	const { status, stderr } = await run("scripts/build/build.ts");
	expect(status).toBe(1);
	const [title, ...lines] = stderr.trimEnd().split("\n");
	const places = [
		`${clinic}:${(await lineOf(clinic, "\nphone:")) + 1} phone: `,
		`${privacy}:1 title: required`,
		`${privacy}:${await lineOf(privacy, "titel:")} titel: unknown field`,
		`${lumps}:${await lineOf(lumps, "cta:")} cta: `,
		`${warts}:${await lineOf(warts, "minor-surgery/corns")} related[0]: there is no treatment minor-surgery/corns`,
	];
	expect(title).toBe(`${lines.length} mistakes in the content:`);
	for (const place of places) expect(lines.filter((line) => line.startsWith(place))).toHaveLength(1);
});

test("A mistake stops the build before anything is written", async ({ folder, edit, lineOf, run }) => {
	await edit(lumps, "cta: true", "cta: perhaps");
	const { status, stderr } = await run("scripts/build/build.ts");
	expect(status).toBe(1);
	expect(stderr).toContain(`1 mistake in the content:\n${lumps}:${await lineOf(lumps, "cta:")} cta: `);
	expect(await readdir(folder)).not.toContain("out");
});

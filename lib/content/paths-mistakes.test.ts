import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { expect } from "@playwright/test";
import { contentCopy } from "@/e2e/support/content-copy";

const toenail = "content/treatments/minor-surgery/toenail-surgery.yaml";
const ears = "content/treatments/minor-surgery/ear-lobe-repair.yaml";
const lumps = "content/treatments/hand-surgery/hand-lumps.yaml";

for (const [what, alias, path] of [
	["an alias of another", "ear-repair", "/minor-surgery/ear-repair/"],
	["the slug of another", "warts", "/minor-surgery/warts/"],
	["its own slug", "toenail-surgery", "/minor-surgery/toenail-surgery/"],
] as const) {
	test(`An alias that is ${what} is named`, (t) => {
		const { edit, lineOf, problems } = contentCopy(t);
		edit(toenail, "  - toenail\n", `  - toenail\n  - ${alias}\n`);
		const [problem, ...others] = problems();
		expect(others).toEqual([]);
		expect(problem?.message).toMatch(new RegExp(`^the path ${path} is already taken by content/treatments/.*yaml$`));
		const line = problem?.file === toenail ? lineOf(toenail, `  - ${alias}\n`) : lineOf(ears, "ear-repair\n");
		expect(problem?.line).toBe(line);
		expect(problem?.field).toMatch(/^aliases\[\d\]$/);
	});
}

for (const [what, alias] of [
	["its own slug in another capitalisation", "Toenail-Surgery"],
	["another's alias in another capitalisation", "Ear-Repair"],
] as const) {
	test(`An alias that is ${what} is named`, (t) => {
		const { edit, lineOf, problems } = contentCopy(t);
		edit(toenail, "  - toenail\n", `  - toenail\n  - ${alias}\n`);
		const line = lineOf(toenail, `  - ${alias}\n`);
		expect(problems()).toContainEqual(expect.objectContaining({ file: toenail, line, field: "aliases[1]" }));
	});
}

test("A treatment outside the folder of a menu is named, with the folders that there are", async (t) => {
	const { folder, write, problems } = contentCopy(t);
	const text = await readFile(join(folder, lumps), "utf8");
	const places = ["hand-operations/hand-lumps.yaml", "hand-surgery/more/hand-lumps.yaml", "hand-lumps.yaml"];
	const files = places.map((place) => `content/treatments/${place}`).sort();
	for (const file of files) write(file, text);
	const message = expect.stringContaining("content/treatments/hand-surgery/, content/treatments/minor-surgery/");
	expect(problems()).toMatchObject(files.map((file) => ({ file, line: 1, field: "", message })));
});

test("A treatment in a menu whose pages are no treatments is named", async (t) => {
	const { folder, write, problems } = contentCopy(t);
	const file = "content/treatments/gallery/photographs.yaml";
	write(file, await readFile(join(folder, lumps), "utf8"));
	const message = "treatments cannot stand in the menu gallery, whose pages are not treatments";
	expect(problems()).toMatchObject([{ file, line: 1, field: "", message }]);
});

test("A file whose name cannot be part of a path is named", async (t) => {
	const { folder, write, problems } = contentCopy(t);
	const file = "content/treatments/hand-surgery/Trigger Finger.yaml";
	write(file, await readFile(join(folder, lumps), "utf8"));
	const message = '"Trigger Finger" cannot be a name: write it in small letters a to z, digits and hyphens';
	expect(problems()).toMatchObject([{ file, line: 1, field: "", message }]);
});

test("A doctor whose path the clinic's page already has is named", async (t) => {
	const { folder, write, problems } = contentCopy(t);
	const file = "content/doctors/about-clinic.yaml";
	write(file, await readFile(join(folder, "content/doctors/dr-vijay-more.yaml"), "utf8"));
	const message = "the path /about/about-clinic/ is already taken by a page of its own";
	expect(problems()).toMatchObject([{ file, line: 1, field: "", message }]);
});

for (const [what, slug, owner] of [
	["another menu", "hand-surgery", 'the menu "Hand Surgery"'],
	["a page of its own, in other capitals", "privacypolicy", "a page of its own"],
	["the not-found page", "not-found", "a page of its own"],
] as const) {
	test(`A menu with the path of ${what} is named`, (t) => {
		const { edit, lineOf, problems } = contentCopy(t);
		const file = "content/navigation.yaml";
		edit(file, "slug: gallery", `slug: ${slug}`);
		const problem = { file, field: "menus[3].slug", message: `the path /${slug}/ is already taken by ${owner}` };
		expect(problems()).toMatchObject([{ ...problem, line: lineOf(file, `slug: ${slug}`) }]);
	});
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "./support/content-copy";

const toenail = "content/treatments/minor-surgery/toenail-surgery.yaml";
const ears = "content/treatments/minor-surgery/ear-lobe-repair.yaml";
const lumps = "content/treatments/hand-surgery/hand-lumps.yaml";

test("Two treatments with the same slug are named", async ({ folder, write, problems }) => {
	// A label in another spelling gives the same slug.
	const copy = (await readFile(join(folder, lumps), "utf8")).replace("link: Hand Lumps", "link: Hand  lumps");
	await write("content/treatments/hand-surgery/more/hand-lumps.yaml", copy);
	const found = problems();
	expect(found).toContainEqual({
		file: "content/treatments/hand-surgery/more/hand-lumps.yaml",
		line: 2,
		field: "link",
		message: `the path /hand-surgery/hand-lumps/ is already taken by ${lumps}`,
	});
});

for (const [what, alias, path] of [
	["an alias of another", "ear-repair", "/minor-surgery/ear-repair/"],
	["the slug of another", "warts", "/minor-surgery/warts/"],
	["its own slug", "toenail-surgery", "/minor-surgery/toenail-surgery/"],
] as const) {
	test(`An alias that is ${what} is named`, async ({ edit, lineOf, problems }) => {
		await edit(toenail, "  - toenail\n", `  - toenail\n  - ${alias}\n`);
		const [problem, ...others] = problems();
		expect(others).toEqual([]);
		expect(problem?.message).toMatch(new RegExp(`^the path ${path} is already taken by content/treatments/.*yaml$`));
		const line =
			problem?.file === toenail ? await lineOf(toenail, `  - ${alias}\n`) : await lineOf(ears, "ear-repair\n");
		expect(problem?.line).toBe(line);
		expect(problem?.field).toMatch(/^aliases\[\d\]$/);
	});
}

for (const [what, alias] of [
	["its own slug in another capitalisation", "Toenail-Surgery"],
	["another's alias in another capitalisation", "Ear-Repair"],
] as const) {
	test(`An alias that is ${what} is named`, async ({ edit, lineOf, problems }) => {
		await edit(toenail, "  - toenail\n", `  - toenail\n  - ${alias}\n`);
		const line = await lineOf(toenail, `  - ${alias}\n`);
		expect(problems()).toContainEqual(expect.objectContaining({ file: toenail, line, field: "aliases[1]" }));
	});
}

test("A treatment whose path a page of the gallery already has is named", async ({ folder, write, problems }) => {
	const file = "content/treatments/gallery/videos.yaml";
	const copy = (await readFile(join(folder, lumps), "utf8"))
		.replace("menu: Hand Surgery", "menu: Gallery")
		.replace("link: Hand Lumps", "link: Videos");
	await write(file, copy);
	expect(problems()).toContainEqual(expect.objectContaining({ file, line: 2, field: "link" }));
});

test("A doctor whose path the clinic's page already has is named", async ({ folder, write, problems }) => {
	const file = "content/doctors/about-clinic.yaml";
	const text = await readFile(join(folder, "content/doctors/dr-mrunal-devrukhkar.yaml"), "utf8");
	await write(file, text.replace("slug: dr-mrunal-devrukhkar", "slug: about-clinic"));
	expect(problems()).toContainEqual(expect.objectContaining({ file, field: "slug" }));
});

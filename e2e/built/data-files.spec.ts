import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { filesBelow } from "@/lib/content/files";
import { treatmentPath } from "@/lib/model/routes";
import { SECURITY_FILE } from "@/lib/site/text-files";
import { allPaths, content, out, pageAt } from "../support/site";

const exported = (pattern: RegExp) =>
	filesBelow(out)
		.filter((file) => pattern.test(file))
		.map((file) => ({ file, text: readFileSync(join(out, file), "utf8") }));

test("Every XML file is well-formed, drawings and the sitemap included", async ({ page }) => {
	const documents = exported(/\.(xml|svg)$/);
	expect(documents.map(({ file }) => file)).toContain("sitemap.xml");
	expect(documents.length).toBeGreaterThan(1);
	const malformed = await page.evaluate(
		(files) =>
			files.flatMap(({ file, text }) => {
				const error = new DOMParser().parseFromString(text, "application/xml").querySelector("parsererror");
				return error ? [`${file}: ${error.textContent}`] : [];
			}),
		documents,
	);
	expect(malformed).toEqual([]);
});

test("Every JSON file is valid, the manifest included", () => {
	const documents = exported(/\.(json|webmanifest)$/);
	expect(documents.map(({ file }) => file)).toContain("manifest.webmanifest");
	for (const { file, text } of documents) expect.soft(() => JSON.parse(text), file).not.toThrow();
});

test("The structured data and speculation rules of every page are valid JSON", () => {
	for (const path of allPaths) {
		const { root } = pageAt(path);
		const data = selectAll("script[type='application/ld+json'], script[type=speculationrules]", root);
		expect.soft(data.length, path).toBeGreaterThan(0);
		for (const script of data) expect.soft(() => JSON.parse(textOf(script)), path).not.toThrow();
	}
});

test("security.txt names a contact and is valid for less than a year", () => {
	const text = readFileSync(join(out, SECURITY_FILE), "utf8");
	const fields = Object.fromEntries(
		text
			.trim()
			.split("\n")
			.map((line) => line.split(/: (.*)/) as [string, string]),
	);
	expect(fields.Contact).toMatch(/^(mailto:|tel:|https:\/\/)/);
	expect(fields.Canonical).toBe(new URL(SECURITY_FILE, content.clinic.site).href);
	const days = (Date.parse(fields.Expires ?? "") - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(0);
	expect(days).toBeLessThan(365);
});

test("/llms.txt follows its convention: the emergency number first, then links to pages that exist", () => {
	const { clinic, emergency, treatments } = content;
	const list = readFileSync(join(out, "llms.txt"), "utf8");
	expect(list).not.toMatch(/\*\*|\[\^|\{[\w-]*\}|undefined|\[object/);
	const blocks = list.trim().split("\n\n");
	expect(blocks.slice(0, 2)).toEqual([`# ${clinic.name}`, `> ${clinic.description}`]);
	if (emergency) expect(blocks[2]).toContain(emergency.ambulance.number);
	const sections = list.split(/^## /m).slice(1);
	const lines = sections.flatMap((section) => section.trim().split("\n").slice(2));
	expect(lines.length).toBeGreaterThan(sections.length);
	const links = lines.map((line) => new URL(/^- \[.+?\]\((\S+)\): \S/.exec(line)?.[1] ?? line));
	for (const { href, origin, pathname, hash } of links) {
		expect.soft(origin, href).toBe(new URL(clinic.site).origin);
		const page = join(out, decodeURI(pathname), "index.html");
		expect.soft(existsSync(page), href).toBe(true);
		if (hash) expect.soft(readFileSync(page, "utf8"), href).toContain(`id="${hash.slice(1)}"`);
	}
	const listed = links.map(({ pathname }) => decodeURI(pathname));
	expect(listed).toEqual(expect.arrayContaining(treatments.map(treatmentPath)));
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { selectAll } from "hast-util-select";
import { paths } from "@/lib/model/routes";
import { treatmentAt, treatmentParams } from "@/lib/pages/treatments";
import { fill } from "@/lib/text/fill";
import { content, out, pageAt, tidy } from "../support/site";
import { expect, test } from "../support/test";

const treatmentPages = treatmentParams(content).map(({ menu, link }) => ({
	path: `/${menu}/${link}/`,
	treatment: treatmentAt(content, menu, link)?.link ?? "",
}));

test("Every treatment, alias or not, has the form once, empty, with unticked boxes for another patient and its name", () => {
	for (const { path, treatment } of treatmentPages) {
		const { root } = pageAt(path);
		expect(selectAll('[data-island="booking-form"]', root), path).toHaveLength(1);
		const [message, ...others] = selectAll("textarea#message", root);
		expect(others, path).toEqual([]);
		expect(message && tidy(message), path).toBe("");
		expect(selectAll("main form [checked]", root), path).toEqual([]);
		const { forSomebodyElse, thisPage } = content.labels.booking;
		const labels = selectAll("main form input[type=checkbox] + label", root).map(tidy);
		expect(labels, path).toEqual([forSomebodyElse, fill(thisPage, { treatment })]);
	}
});

test("What is typed in a form or a search goes to no spelling service", () => {
	for (const path of [paths.booking, paths.search, ...treatmentPages.slice(0, 1).map(({ path }) => path)]) {
		const fields = selectAll("input:not([type=checkbox], [type=radio], [type=date]), textarea", pageAt(path).root);
		const typed = fields.filter(({ properties }) => properties.tabIndex !== -1 && properties.type !== "hidden");
		expect(typed.length, path).toBeGreaterThan(0);
		for (const { properties } of typed)
			expect(String(properties.spellCheck), `${properties.name} on ${path}`).toBe("false");
	}
});

/** The chunks that a script brings with it, itself among them; those it fetches later are not. */
function withImports(path: string, found = new Map<string, string>()) {
	if (found.has(path)) return found;
	const code = readFileSync(join(out, path), "utf8");
	found.set(path, code);
	for (const [, name] of code.matchAll(/\b(?:from|import)\s*"\.\/([\w.-]+)"/g)) {
		withImports(`/_islands/${name}`, found);
	}
	return found;
}

test("The form's own scripts are at most 12 kB, compressed", () => {
	const { html } = pageAt(paths.booking);
	const entry = /src="(\/_islands\/entry-[\w-]+\.js)"/.exec(html)?.[1] ?? "";
	const shared = withImports(entry);
	const later = [...(shared.get(entry) ?? "").matchAll(/import\("\.\/([\w.-]+)"\)/g)].map(
		([, name]) => `/_islands/${name}`,
	);
	const chunk = (name: string) => later.find((path) => path.startsWith(`/_islands/${name}`)) ?? `no chunk for ${name}`;
	withImports(chunk("hydrate"), shared);

	const needed = withImports(chunk("booking-form"));
	const own = [...needed].filter(([path]) => !shared.has(path));
	expect(own.length).toBeGreaterThan(0);
	const bytes = own.reduce((sum, [, code]) => sum + gzipSync(code).length, 0);
	expect(bytes).toBeLessThanOrEqual(12_000);
});

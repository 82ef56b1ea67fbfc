import { selectAll } from "hast-util-select";
import { isRendered } from "@/components/islands/registry";
import { paths } from "@/lib/model/routes";
import { treatmentAt, treatmentParams } from "@/lib/pages/treatment-page";
import { fill } from "@/lib/text/fill";
import { pageWeights } from "@/scripts/bench/page-weights";
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

test("The scripts of a page whose only rendered island is the form are at most 20 kB, compressed", () => {
	const [weight] = pageWeights(out, [`${paths.booking.slice(1)}index.html`]).values();
	expect(weight?.islands.filter(isRendered)).toEqual(["booking-form"]);
	expect(weight?.scripts).toBeLessThanOrEqual(20_000);
});

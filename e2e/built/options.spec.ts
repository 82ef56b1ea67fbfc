import { selectAll } from "hast-util-select";
import { hasPage } from "@/lib/model/locales";
import { treatmentPath } from "@/lib/model/routes";
import { contents, pageAt, tidy } from "../support/site";
import { expect, test } from "../support/test";
import { desktop, phone } from "../support/windows";

/** Every table of options in every language: where it stands, and what its last column tells. */
const tables = contents.flatMap(({ locale, treatments, labels: words }) =>
	treatments.flatMap((treatment) => {
		const [section] = treatment.details.sections.flatMap((one) => (one.topic === "options" ? [one] : []));
		if (!section?.options || !hasPage(locale, treatmentPath(treatment))) return [];
		const last = section.returnsLabel ?? words.treatment.options.returns;
		return [{ path: locale.root + treatmentPath(treatment), root: locale.root, section, last }];
	}),
);
test.skip(tables.length === 0, "the clinic has no table of options");

test("The last column of the options has the name that the treatment gives it, in its head and in each cell", () => {
	for (const { path, section, last } of tables) {
		const page = pageAt(path);
		expect.soft(selectAll(".options-table thead th", page.root).map(tidy).at(-1), path).toBe(last);
		const labels = selectAll(".options-table td:last-child .options-label", page.root).map(tidy);
		expect.soft(labels, path).toEqual(section.options?.map(() => last));
	}
});

// Of a table whose column has a name of its own, if there is one.
const own = tables.filter(({ root }) => !root);
const shown = own.find(({ section }) => section.returnsLabel) ?? own[0];

for (const { on, window, heads } of [
	{ on: "a phone", window: phone, heads: 0 },
	{ on: "a desk", window: desktop, heads: 5 },
]) {
	test.describe(`on ${on}`, () => {
		test.use(window);

		test("The name of a column is heard once for a cell of the options", async ({ page }) => {
			await page.goto(shown?.path ?? "");
			const table = page.locator(".options-table");
			await table.scrollIntoViewIfNeeded();
			await expect(table.getByRole("columnheader")).toHaveCount(heads);
			const label = table.getByText(shown?.last ?? "", { exact: true }).last();
			await expect(label).toBeVisible({ visible: heads === 0 });
		});
	});
}

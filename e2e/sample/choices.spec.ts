import { content, required, words } from "@/e2e/support/site";
import { expect, testWithoutScript } from "@/e2e/support/test";
import { desktop, phone } from "@/e2e/support/windows";
import { treatmentPath } from "@/lib/model/routes";
import { sectionOn } from "@/lib/model/schema/sections";

for (const [where, window] of Object.entries({ phone, desktop })) {
	testWithoutScript.describe(where, () => {
		testWithoutScript.use(window);

		testWithoutScript("A patient who fears scars puts the options in that order", async ({ page }) => {
			const veins = required(
				content.treatments.find(({ slug }) => slug === "varicose-veins-surgery"),
				"treatment of varicose veins",
			);
			const { scar, listed, operation, matters } = words.treatment.options;
			const options = sectionOn(veins, "options")?.options ?? [];
			const names = options.map(({ name }) => name);
			const byScar = options.toSorted((a, b) => (a.ranks.scar ?? 9) - (b.ranks.scar ?? 9));
			await page.goto(`${treatmentPath(veins)}#options`);
			const section = page.getByRole("region", { name: words.treatment.topics.options, exact: true });
			const rows = section.locator("tbody tr");
			const rowsByHeight = async () => {
				const tops = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
				return tops.map((top, index) => ({ top, name: names[index] })).sort((a, b) => a.top - b.top);
			};
			const inOrder = async () => (await rowsByHeight()).map(({ name }) => name);
			const marks = rows.getByText(scar, { exact: true }).filter({ visible: true });
			expect(await inOrder()).toEqual(names);
			await expect(marks).toHaveCount(0);

			const wish = section.getByRole("group", { name: matters });
			await wish.getByLabel(scar).check();
			expect(await inOrder()).toEqual(byScar.map(({ name }) => name));
			expect(await inOrder()).not.toEqual(names);
			await expect(marks).toHaveCount(options.filter(({ ranks }) => ranks.scar === 1).length);
			const lines = section.locator("tr").filter({ visible: true });
			const columns = await lines.evaluateAll((all) =>
				all.map((line) =>
					[...line.children].map((cell) => {
						const { left, width } = cell.getBoundingClientRect();
						return `${Math.round(left)} ${Math.round(width)}`;
					}),
				),
			);
			for (const cells of columns) expect(cells, "columns stay below each other").toEqual(columns[0]);

			await wish.getByLabel(scar).press("ArrowDown");
			await expect(wish.getByLabel(operation)).toBeChecked();
			await wish.getByLabel(listed).check();
			expect(await inOrder()).toEqual(names);
		});
	});
}

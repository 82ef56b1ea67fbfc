import { paths, searchHref } from "@/lib/model/routes";
import { violations } from "../support/axe";
import { openSearch, searchIn } from "../support/search";
import { first, menus, otherTreatment, someTreatment, treatment, words } from "../support/site";
import { expect, test } from "../support/test";

const { search } = words;

test("A URL with a query shows its results, with the query in the field and the title", async ({ page }) => {
	await page.goto(searchHref(treatment.link));
	const main = page.getByRole("main");
	await expect(main.getByRole("status")).not.toBeEmpty();
	const answer = main.getByRole("listitem").filter({ hasText: treatment.link }).first().getByRole("link");
	await expect(answer).toHaveAttribute("href", new RegExp(`^${someTreatment.replace(/[.&]/g, "\\$&")}`));
	await expect(searchIn(main.getByRole("search")).field).toHaveValue(treatment.link);
	await expect(page).toHaveTitle(new RegExp(`^${treatment.link} – ${search.heading}`));
	expect(await violations(page)).toEqual([]);
});

test("Typing updates results and URL without history entries; both survive a reload and going back", async ({
	page,
}) => {
	await page.goto(someTreatment);
	await page.goto(paths.search);
	const { field } = searchIn(page.getByRole("main").getByRole("search"));
	const count = page.getByRole("main").getByRole("status");
	await field.fill(otherTreatment.link);
	await expect(page).toHaveURL(searchHref(otherTreatment.link));
	await expect(count).not.toBeEmpty();
	await page.reload();
	await expect(field).toHaveValue(otherTreatment.link);
	await expect(count).not.toBeEmpty();
	await page.getByRole("main").locator("ol a").first().click();
	await expect(page).not.toHaveURL(searchHref(otherTreatment.link));
	await page.goBack();
	await expect(page).toHaveURL(searchHref(otherTreatment.link));
	await expect(field).toHaveValue(otherTreatment.link);
	await expect(count).not.toBeEmpty();
	await page.goBack();
	await expect(page).toHaveURL(someTreatment);
});

test("Enter moves the focus from the field to the results", async ({ page }) => {
	await page.goto(paths.search);
	const { field } = searchIn(page.getByRole("main").getByRole("search"));
	// Before the script has loaded, Enter submits the form.
	await expect(page.locator("main [data-island=search-box]")).toHaveAttribute("data-awake");
	await field.fill(treatment.link);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main").getByRole("status")).toBeFocused();
});

test("Escape empties the field and removes the results and their number", async ({ page }) => {
	await page.goto(searchHref(treatment.link));
	const { field } = searchIn(page.getByRole("main").getByRole("search"));
	await expect(page.getByRole("main").getByRole("status")).not.toBeEmpty();
	await field.press("Escape");
	await expect(field).toHaveValue("");
	await expect(page.getByRole("main").getByRole("status")).toBeEmpty();
	await expect(page).toHaveURL(paths.search);
});

test("Emptying the field removes the results, and the query from URL and title", async ({ page }) => {
	await page.goto(searchHref(treatment.link));
	const { field } = searchIn(page.getByRole("main").getByRole("search"));
	await expect(page.getByRole("main").getByRole("status")).not.toBeEmpty();
	await field.fill("");
	await expect(page.getByRole("main").getByRole("status")).toBeEmpty();
	await expect(page).toHaveURL(paths.search);
	await expect(page).toHaveTitle(new RegExp(`^${search.heading}`));
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the button opens the form, which leads to the list of all pages", async ({ page }) => {
		await page.goto(someTreatment);
		const { field, submit } = await openSearch(page);
		await expect(field).toBeFocused();
		await field.fill(treatment.link);
		await submit.click();
		await expect(page).toHaveURL(new RegExp(`${paths.search}\\?q=`));
		const everything = page.getByRole("region", { name: search.everything });
		for (const { label, path } of menus) {
			await expect(everything.getByRole("link", { name: label, exact: true }).first()).toHaveAttribute("href", path);
		}
		const entry = everything.getByRole("listitem").filter({ hasText: treatment.link }).first();
		const { topic } = first(treatment.details.sections, "section");
		const part = entry.getByRole("link", { name: words.treatment.topics[topic], exact: true });
		await expect(part).toBeHidden();
		await entry.locator("summary").click();
		await part.click();
		await expect(page).toHaveURL(`${someTreatment}#${topic}`);
	});
});

import type { Page } from "@playwright/test";
import { paths } from "@/lib/model/routes";
import { telephone } from "../support/contact";
import { content, required, words } from "../support/site";
import { expect, test } from "../support/test";
import { desktop } from "../support/windows";

const { clinic } = content;
const { form } = words.booking;
const { label, call, whatsapp, book } = words.actionBar;
const bar = (page: Page) => page.getByRole("navigation", { name: label });

test("On phones the ways to reach the clinic stand at the bottom, away while a field has the focus", async ({
	page,
}) => {
	await page.goto(paths.booking);
	await expect(bar(page).getByRole("link")).toHaveText(clinic.whatsapp ? [call, whatsapp, book] : [call, book]);
	await expect(bar(page).getByRole("link", { name: call })).toHaveAttribute(
		"href",
		telephone(required(clinic.phone, "phone")),
	);
	await expect(bar(page).getByRole("link", { name: book })).toHaveAttribute("href", paths.booking);
	await page.getByLabel(form.name).focus();
	await expect(bar(page)).toBeHidden();
	await page.getByLabel(form.name).blur();
	await expect(bar(page)).toBeVisible();
});

test.describe("in a window on a desk", () => {
	test.use(desktop);

	test("they do not", async ({ page }) => {
		await page.goto(paths.booking);
		await expect(bar(page)).toBeHidden();
	});
});

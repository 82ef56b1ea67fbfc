import type { Page } from "@playwright/test";
import { normalisePath } from "@/lib/model/routes";
import { fill } from "@/lib/text/fill";
import { telephone } from "../support/contact";
import { scrollIntoView } from "../support/scroll-into-view";
import { content, first, required, routes, someTreatment, words } from "../support/site";
import { expect, test } from "../support/test";

const { clinic, navigation } = content;

/** The footer's last line, in a year. */
const lastLine = (page: Page, year: number) =>
	page.getByRole("contentinfo").getByText(fill(words.footer.copyright, { year, clinic: clinic.name }), { exact: true });

test("The footer leads to telephone, e-mail, the map and the clinic's social pages, and ends with the current year", async ({
	page,
}) => {
	await page.goto(someTreatment);
	const footer = page.getByRole("contentinfo");
	const hrefOf = (name: string) => footer.getByRole("link", { name }).first().getAttribute("href");
	await expect(footer.getByText(clinic.blurb)).toBeVisible();
	const phone = required(clinic.phone, "phone");
	const email = required(clinic.email, "e-mail");
	expect(await hrefOf(phone)).toBe(telephone(phone));
	expect(await hrefOf(email)).toBe(`mailto:${email}`);
	if (clinic.maps) expect(await hrefOf(words.footer.directions)).toBe(clinic.maps.directions);
	for (const { label, url } of clinic.social) {
		await expect(footer.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", url);
	}
	await expect(lastLine(page, new Date().getFullYear())).toBeVisible();
});

test("The footer's last line shows the year of the visit, long after the site was built", async ({ page }) => {
	await page.clock.setFixedTime("2031-07-01T12:00:00+05:30");
	await page.goto(someTreatment);
	// The footer may be taller than the window.
	await scrollIntoView(page.getByRole("contentinfo").locator(":scope > :last-child"));
	await expect(lastLine(page, 2031)).toBeVisible();
});

test("A link of the footer leads to its page, by the name that the footer has for it", async ({ page }) => {
	const links = navigation.footer.flatMap((group) => group.links);
	const isAlias = (path: string) => routes.some((route) => route.path === path && route.canonical !== path);
	const { label, path } = first(
		links.filter((link) => isAlias(normalisePath(link.path))),
		"link to a treatment's other name in the footer",
	);
	const { canonical } = routes.find((route) => route.path === normalisePath(path)) ?? { canonical: "" };
	await page.goto(someTreatment);
	await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click();
	await expect(page).toHaveURL(normalisePath(path));
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new URL(canonical, clinic.site).href);
});

test("Nothing covers the footer's last line at the end of the page", async ({ page }) => {
	await page.goto(someTreatment);
	const line = lastLine(page, new Date().getFullYear());
	await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
	await expect(line).toBeInViewport({ ratio: 1 });
	const covered = await line.evaluate((element) => {
		const { left, top, width, height } = element.getBoundingClientRect();
		return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
	});
	expect(covered).toBe(false);
});

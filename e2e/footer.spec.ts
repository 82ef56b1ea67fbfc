import { content, someTreatment } from "./support/site";
import { expect, test } from "./support/test";

const { clinic } = content;

test("The footer says what the clinic is, when it is open, and that emergencies are served day and night", async ({
	page,
}) => {
	await page.goto(someTreatment);
	const footer = page.getByRole("contentinfo");
	await expect(footer.getByText(clinic.blurb)).toContainText(
		/experienced doctors.*modern facilities.*patient-first approach/i,
	);
	const hours = footer.getByRole("table", { name: "Opening hours" });
	await expect(hours.getByRole("row")).toHaveText([
		"Monday to Saturday12:00 PM to 7:00 PM",
		"SundayOPD by appointment only",
		"Emergencies24 x 7",
	]);
	await expect(footer.getByText("We serve emergencies 24 x 7")).toBeVisible();
});

test("The footer leads to telephone, e-mail, WhatsApp, directions and the clinic's social pages, and ends with the current year", async ({
	page,
}) => {
	await page.goto(someTreatment);
	const footer = page.getByRole("contentinfo");
	const hrefOf = (name: string | RegExp) => footer.getByRole("link", { name }).getAttribute("href");
	expect(await hrefOf(clinic.phone)).toBe("tel:+911234567890");
	expect(await hrefOf(clinic.email)).toBe(`mailto:${clinic.email}`);
	expect(await hrefOf("Chat on WhatsApp")).toMatch(/^https:\/\/wa\.me\/911234567890\?text=Hello/);
	expect(await hrefOf(/Get directions/)).toBe(clinic.maps.directions);
	for (const { label, url } of clinic.social) expect(await hrefOf(label)).toBe(url);
	const line = footer.getByText("All rights reserved");
	await expect(line).toHaveText(`© ${new Date().getFullYear()} ${clinic.name}. All rights reserved.`);
	expect(clinic.social.map(({ network }) => network)).toEqual(["facebook", "instagram"]);
});

test("The footer's last line shows the year of the visit, long after the site was built", async ({
	page,
	isMobile,
}) => {
	test.skip(isMobile, "one size shows it");
	await page.clock.setFixedTime("2031-07-01T12:00:00+05:30");
	await page.goto(someTreatment);
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await expect(page.getByRole("contentinfo").getByText("All rights reserved")).toContainText("© 2031");
});

test("A link of the footer leads to its page, by the name that the footer has for it", async ({ page }) => {
	await page.goto(someTreatment);
	await page.getByRole("contentinfo").getByRole("link", { name: "Ear Repair" }).click();
	await expect(page).toHaveURL("/minor-surgery/ear-repair/");
	const { heading } = content.treatments.find(({ link }) => link === "Ear Lobe Repair") ?? {};
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(heading));
});

test("Nothing covers the footer's last line at the end of the page", async ({ page }) => {
	await page.goto(someTreatment);
	const line = page.getByRole("contentinfo").getByText("All rights reserved");
	await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
	await expect(line).toBeInViewport({ ratio: 1 });
	const covered = await line.evaluate((element) => {
		const { left, top, width, height } = element.getBoundingClientRect();
		return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
	});
	expect(covered).toBe(false);
});

import { menuOf } from "./support/menu";
import { content, someTreatment } from "./support/site";
import { expect, test } from "./support/test";

const treatment = content.treatments.find(({ link }) => link === "Hand Lumps");
const faqs = treatment?.details.sections.flatMap((section) => section.faqs ?? []) ?? [];

test("A treatment's page opens with its heading, its paragraph and a way to an appointment", async ({ page }) => {
	await page.goto(someTreatment);
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 1 })).toHaveText(treatment?.heading ?? "");
	await expect(main.getByRole("heading", { level: 1 })).toBeInViewport();
	await expect(main.getByText(treatment?.paragraph.trim() ?? "")).toBeVisible();
	await main.getByRole("link", { name: "Book an Appointment" }).click();
	await expect(page).toHaveURL("/BookingAppointment/");
});

test("Every section of a treatment shows under its heading, those of the specification among them", async ({
	page,
}) => {
	await page.goto(someTreatment);
	for (const { subHeading } of treatment?.details.sections ?? []) {
		await expect(page.getByRole("heading", { level: 2, name: subHeading, exact: true })).toBeVisible();
	}
	await expect(page.getByRole("heading", { level: 2, name: "Frequently Asked Questions" })).toBeVisible();
	await expect(page.getByRole("form", { name: "Appointment request" })).toBeVisible();
	await expect(page.getByRole("heading", { level: 2, name: "Related treatments" })).toBeVisible();
});

test("Every answer is folded at first; each question has its own Show, which turns to Hide", async ({ page }) => {
	await page.goto(someTreatment);
	const section = page.getByRole("region", { name: "Frequently Asked Questions" });
	const item = (index: number) => section.locator("details").nth(index);
	const answer = (index: number) => item(index).locator("p").first();
	const toggle = (index: number, word: "Show" | "Hide") => item(index).getByText(word, { exact: true });
	expect(faqs.length).toBeGreaterThanOrEqual(5);
	for (const [index, { question }] of faqs.entries()) {
		await expect(item(index).getByText(question, { exact: true })).toBeVisible();
		await expect(answer(index)).toBeHidden();
		await expect(toggle(index, "Show")).toBeVisible();
		await expect(toggle(index, "Hide")).toBeHidden();
	}
	await toggle(0, "Show").click();
	await toggle(2, "Show").click();
	await expect(answer(0)).toBeVisible();
	await expect(answer(2)).toBeVisible();
	await expect(answer(1)).toBeHidden();
	await expect(toggle(2, "Show")).toBeHidden();
	await toggle(0, "Hide").click();
	await expect(answer(0)).toBeHidden();
	await expect(answer(2)).toBeVisible();
});

test("A question opens and closes by the keyboard", async ({ page, isMobile }) => {
	test.skip(isMobile, "where there is a keyboard");
	await page.goto(someTreatment);
	const item = page.getByRole("region", { name: "Frequently Asked Questions" }).locator("details").first();
	await item.locator("summary").press("Enter");
	await expect(item.locator("p").first()).toBeVisible();
	await item.locator("summary").press("Space");
	await expect(item.locator("p").first()).toBeHidden();
});

test("The page's contents lead to its sections, clear of the header", async ({ page, isMobile }) => {
	test.skip(isMobile, "beside the text on wide screens only");
	await page.goto(someTreatment);
	await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "The first weeks" }).click();
	const heading = page.getByRole("heading", { level: 2, name: "The first weeks" });
	await expect(heading).toBeInViewport();
	const menuRow = menuOf(page).opener("About");
	await expect
		.poll(async () => ((await heading.boundingBox())?.y ?? 0) - ((await menuRow.boundingBox())?.y ?? 0))
		.toBeLessThan(200);
	const row = await menuRow.boundingBox();
	expect((await heading.boundingBox())?.y ?? 0).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0));
});

test("The list of a menu leads to each of its treatments", async ({ page, isMobile }) => {
	test.skip(isMobile, "one size shows it");
	await page.goto("/vascular-surgery/");
	await expect(page.getByRole("heading", { level: 1, name: "Vascular surgery" })).toBeVisible();
	const links = page.getByRole("main").getByRole("list").last().getByRole("link");
	await expect(links).toHaveText([
		"Laser Treatment",
		"Re-Implantation",
		"A.V. Fistula Surgery",
		"Varicose Veins Surgery",
		"Nerves & Veins",
	]);
	await links.last().click();
	await expect(page).toHaveURL("/vascular-surgery/nerves-&-veins/");
	await expect(page.getByRole("navigation", { name: "You are here" }).getByRole("listitem")).toHaveText([
		/Home/,
		/Vascular Surgery/,
		"Nerves & Veins",
	]);
});

test("A print-out of a treatment has every answer and nothing of the menu", async ({ page, isMobile }) => {
	test.skip(isMobile, "paper has one size");
	await page.goto(someTreatment);
	await page.emulateMedia({ media: "print" });
	for (const details of await page.locator("details.faq").all())
		await expect(details.locator("p").first()).toBeVisible();
	await expect(menuOf(page).nav).toBeHidden();
	await expect(page.getByRole("form", { name: "Appointment request" })).toBeHidden();
	await expect(page.getByRole("contentinfo")).toContainText(content.clinic.phone);
	await expect(page.getByRole("contentinfo").getByRole("table", { name: "Opening hours" })).toBeVisible();
	// White letters of the screen's dark parts would not show on paper.
	const colours = await page
		.locator("dt, dd, footer p, footer a, footer td, .contact-bar a")
		.filter({ visible: true })
		.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
	expect(new Set(colours)).toEqual(new Set(["rgb(21, 48, 47)"]));
});

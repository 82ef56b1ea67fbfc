import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { addDays } from "@/lib/hours/calendar";
import { type Preview, startPreview } from "../scripts/preview/server";
import { comingException, makeAnotherClinics } from "./support/another-clinic";
import { wakeForm, words } from "./support/booking";
import { copyProject } from "./support/project-copy";
import { content } from "./support/site";
import { expect, test } from "./support/test";

test.skip(({ isMobile }) => !isMobile, "patients mostly read it on a phone");
// One build for all of them.
test.describe.configure({ mode: "serial" });

let preview: Preview;
let close: () => Promise<void>;

test.beforeAll(async () => {
	test.setTimeout(180_000);
	const project = await copyProject();
	await makeAnotherClinics(project.folder);
	const built = spawnSync(process.execPath, ["--import", "tsx", "scripts/build/build.ts"], {
		cwd: project.folder,
		encoding: "utf8",
		env: { ...process.env, NODE_ENV: "production" },
	});
	expect(built.status, built.stdout + built.stderr).toBe(0);
	preview = await startPreview({ root: join(project.folder, "out"), mailbox: join(project.folder, ".mailbox") });
	close = async () => {
		await preview.close();
		await project.remove();
	};
});
test.afterAll(() => close?.());

const open = (page: Page, path: string) => page.goto(preview.url + path);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("A menu whose label has an ampersand and Devanagari, and whose slug is its own, has its pages", async ({
	page,
}) => {
	await open(page, "/skin-&-minor/");
	await expect(heading(page)).toHaveText("Minor surgery");
	await page.getByRole("main").getByRole("link", { name: "Warts" }).click();
	await expect(page).toHaveURL(`${preview.url}/skin-&-minor/warts/`);
	await expect(page.getByRole("navigation", { name: "You are here" })).toContainText("त्वचा & Minor");
});

test("Renamed menus keep their pages, and a page that has left its menu stays under it", async ({ page }) => {
	await open(page, "/about/dr-mrunal-devrukhkar/");
	await expect(page.getByRole("navigation", { name: "You are here" })).toContainText("आमच्याविषयी");
	await open(page, "/gallery/before-&-after/");
	await expect(heading(page)).toHaveText("Before & After");
	await expect(
		page.getByRole("navigation", { name: "You are here" }).getByRole("link", { name: "Gallery" }),
	).toHaveCount(1);
});

test("Headings in Devanagari have anchors of their own", async ({ page }) => {
	await open(page, "/hand-surgery/hand-lumps/");
	const ids = await page.locator("article h2[id]").evaluateAll((headings) => headings.map(({ id }) => id));
	expect(ids.slice(0, 2)).toEqual(["हाताची-गाठ-म्हणजे-काय", "कोणासाठी"]);
	expect(new Set(ids).size).toBe(ids.length);
});

test("A drawing made with Inkscape stands in the first view", async ({ page }) => {
	await open(page, "/hand-surgery/accident-cuts/");
	const drawing = page.getByRole("img", { name: "A drawing made with Inkscape" });
	await expect(drawing).toBeVisible();
	await expect(drawing.locator("[style]")).toHaveCount(0);
});

test("Without WhatsApp and emergencies nothing offers them, and nothing is left open in their place", async ({
	page,
}) => {
	for (const path of ["/", "/BookingAppointment/", "/about/about-clinic/"]) {
		await open(page, path);
		await expect(page.locator('[href*="wa.me"]')).toHaveCount(0);
		for (const part of [page.getByRole("banner"), page.getByRole("contentinfo"), page.locator("#appointment")]) {
			for (const text of (await part.allTextContents()).join(" ").matchAll(/WhatsApp|24 x 7|Emergenc\w+/g)) {
				// The words of the island's props stand in an attribute, not in the text.
				expect.soft(text[0], `${path}: ${text[0]}`).toBeUndefined();
			}
		}
		const bar = page.getByRole("navigation", { name: content.words.actionBar.label });
		const widths = await bar.getByRole("link").evaluateAll((links) => links.map((link) => link.clientWidth));
		expect(widths).toHaveLength(2);
		expect(widths.reduce((sum, width) => sum + width, 0)).toBeGreaterThan(340);
	}
});

test("A landline can be called, and other networks have their links", async ({ page }) => {
	await open(page, "/");
	const footer = page.getByRole("contentinfo");
	await expect(footer.getByRole("link", { name: "+91 20 2567 1234" })).toHaveAttribute("href", "tel:+912025671234");
	for (const name of ["YouTube", "Practo"]) await expect(footer.getByRole("link", { name })).toHaveCount(1);
});

test("The table has both sessions of a day, the closed day and the exception", async ({ page }) => {
	await open(page, "/");
	const table = page.getByRole("contentinfo").getByRole("table");
	const row = (name: string | RegExp) => table.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
	await expect(row("Monday to Friday")).toContainText("10:00 AM to 1:00 PM5:00 PM to 8:00 PM");
	await expect(row("Saturday")).toContainText("6:00 PM to 1:00 AM");
	await expect(row("Sunday")).toContainText("Closed");
	await expect(row(/\d/)).toContainText("ClosedDiwali");
	await expect(table.getByRole("row")).toHaveCount(4);
});

/** Moments in India, far from the exception, and what the header's note says at each. 25 November 2030 is a Monday. */
for (const [instant, says] of [
	["2030-11-25T14:00:00+05:30", "Opens at 5:00 PM"],
	["2030-11-25T18:00:00+05:30", "Open now, until 8:00 PM"],
	["2030-12-01T00:30:00+05:30", "Open now, until 1:00 AM"],
	["2030-12-01T01:00:00+05:30", "Opens tomorrow at 10:00 AM"],
] as const) {
	test(`At ${instant} the note says "${says}"`, async ({ page }) => {
		await page.clock.install({ time: new Date(instant) });
		await open(page, "/privacyPolicy/");
		await page.clock.runFor(3000);
		await page.getByRole("button", { name: "Menu" }).click();
		await expect(page.getByRole("banner").getByText(says).filter({ visible: true })).toBeVisible();
	});
}

test("The notice of an exception shows in time, before the first paint, and goes by itself", async ({ page }) => {
	const { from, to } = comingException();
	for (const [date, shown] of [
		[addDays(from, -15), false],
		[addDays(from, -14), true],
		[to, true],
		[addDays(to, 1), false],
	] as const) {
		await page.clock.install({ time: new Date(`${date}T12:00:00+05:30`) });
		await page.addInitScript(() => {
			Object.assign(window, { moved: 0 });
			new PerformanceObserver((list) => {
				Object.assign(window, { moved: list.getEntries().length });
			}).observe({ type: "layout-shift", buffered: true });
		});
		await open(page, "/privacyPolicy/");
		const notice = page.getByText(/^Closed .+ for Diwali$/);
		await expect(notice).toBeVisible({ visible: shown });
		await expect(page.getByRole("contentinfo").getByRole("row").filter({ hasText: "Diwali" })).toBeVisible({
			visible: shown,
		});
		expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);
	}
});

test("The form says what holds on the day that is chosen", async ({ page }) => {
	await open(page, "/BookingAppointment/");
	const form = await wakeForm(page);
	const { from } = comingException();
	await form.appointment_date.fill(from);
	await expect(form.form.getByText(words.closedFor.replace("{reason}", "Diwali"))).toBeVisible();
	await form.appointment_date.fill("2099-11-29");
	await expect(form.form.getByText(words.closedDay)).toBeVisible();
	await form.appointment_date.fill("2099-11-27");
	await expect(form.form.getByText(words.closedDay)).toHaveCount(0);
});

test("Search engines read both sessions and the exception", async ({ page }) => {
	await open(page, "/");
	const data = await page.locator('script[type="application/ld+json"]').allTextContents();
	const clinic = data
		.flatMap((text) => JSON.parse(text)["@graph"])
		.find((thing: { "@type": string }) => thing["@type"] === "MedicalClinic");
	const { from, to } = comingException();
	expect(clinic.openingHoursSpecification).toHaveLength(3);
	expect(clinic.specialOpeningHoursSpecification).toEqual([
		{ "@type": "OpeningHoursSpecification", validFrom: from, validThrough: to, opens: "00:00", closes: "00:00" },
	]);
});

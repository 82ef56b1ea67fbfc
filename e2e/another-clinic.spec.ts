import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { filesBelow, filesIn, isText } from "@/lib/content/files";
import { loadContent } from "@/lib/content/load";
import type { Content } from "@/lib/content/sources";
import { datesInWords } from "@/lib/hours/calendar";
import { fill } from "@/lib/text/fill";
import { type Preview, startPreview } from "../scripts/preview/server";
import { clinicProject, runIn } from "../tests/clinic/build";
import { content as ours } from "./support/site";
import { awake, expect, test } from "./support/test";

test.skip(({ isMobile }) => !isMobile, "patients mostly read it on a phone");
// One build for all of them.
test.describe.configure({ mode: "serial" });

let preview: Preview;
let folder: string;
let clinic: Content;
let close: () => Promise<void>;

test.beforeAll(async () => {
	test.setTimeout(300_000);
	const project = await clinicProject();
	close = project.remove;
	folder = project.folder;
	for (const script of ["scripts/content/check.ts", "scripts/build/build.ts"]) {
		const { status, stdout, stderr } = runIn(folder, script);
		expect(status, `${script}: ${stdout}${stderr}`).toBe(0);
	}
	clinic = loadContent(folder);
	preview = await startPreview({ root: join(folder, "out"), mailbox: join(folder, ".mailbox") });
	close = async () => {
		await preview.close();
		await project.remove();
	};
});
test.afterAll(() => close?.());

const open = (page: Page, path: string) => page.goto(preview.url + path);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const breadcrumb = (page: Page) => page.getByRole("navigation", { name: clinic.words.breadcrumb.label });

/** By what the clinic of the content, as it is edited, could be recognised. */
function identity({ clinic: facts, doctors }: Pick<Content, "clinic" | "doctors">): string[] {
	return [
		facts.name,
		facts.wordmark,
		facts.phone,
		facts.phone.replaceAll(" ", ""),
		facts.email,
		new URL(facts.site).host,
		facts.address.street,
		facts.address.city,
		facts.address.postalCode,
		...doctors.flatMap(({ name, slug }) => [name, slug]),
	];
}

test("No word of the clinic in content/ is left in another's site", () => {
	const own = filesIn(folder, "content")
		.filter(isText)
		.map((file) => readFileSync(join(folder, file), "utf8"))
		.join();
	const words = identity(ours).filter((word) => !own.includes(word));
	const files = [...filesIn(folder, "out"), ...filesIn(folder, "hosting")];
	expect(files.length).toBeGreaterThan(20);
	for (const file of files) {
		const text = `${file} ${readFileSync(join(folder, file), "utf8")}`;
		for (const word of words) expect.soft(text.includes(word), `${word} in ${file}`).toBe(false);
	}
});

test("A menu whose label and path have an ampersand, and one in Devanagari, have their pages", async ({ page }) => {
	for (const { slug, label, heading: title, items } of clinic.navigation.menus.slice(1)) {
		await open(page, `/${slug}/`);
		await expect(heading(page)).toHaveText(title);
		const treatment = clinic.treatments.find((one) => one.menu === slug && one.slug === items[0]);
		await page
			.getByRole("main")
			.getByRole("link", { name: treatment?.link ?? "" })
			.click();
		await expect(page).toHaveURL(`${preview.url}/${slug}/${treatment?.slug}/`);
		await expect(breadcrumb(page)).toContainText(label);
	}
});

test("A page without an entry in a menu stands, and is found under the menu whose path begins its own", async ({
	page,
}) => {
	await open(page, "/about/about-clinic/");
	await expect(heading(page)).toHaveText(clinic.clinicPage.heading);
	await expect(breadcrumb(page).getByRole("link", { name: "Our Practice" })).toHaveCount(1);
});

test("Pages without content are not made, and nothing speaks of them", async ({ request }) => {
	for (const path of ["/gallery/", "/gallery/videos/", "/gallery/before-&-after/"]) {
		expect((await request.get(preview.url + encodeURI(path))).status(), path).toBe(404);
	}
	const pages = filesBelow(join(folder, "out")).filter((file) => /\.(html|xml)$/.test(file));
	for (const file of pages) expect(readFileSync(join(folder, "out", file), "utf8"), file).not.toContain("/gallery/");
});

test("Headings in Devanagari have anchors of their own", async ({ page }) => {
	await open(page, "/teeth-&-gums/gum-care/");
	const ids = await page.locator("article h2[id]").evaluateAll((headings) => headings.map(({ id }) => id));
	expect(ids).toEqual(["हिरड्यांचा-आजार-म्हणजे-काय", "उपचार-कसे-होतात"]);
});

test("A photograph is offered in several formats and sizes", async ({ page }) => {
	await open(page, "/teeth-&-gums/root-canal/");
	const photo = page.getByRole("article").locator("picture");
	await photo.scrollIntoViewIfNeeded();
	await expect(photo.locator("source")).toHaveCount(3);
	const image = photo.getByRole("img", { name: /circle of a lamp/ });
	await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
});

test("A treatment that says little has a page of what it says", async ({ page }) => {
	await open(page, "/children/first-visit/");
	await expect(heading(page)).toHaveText("A child's first visit");
	await expect(page.getByRole("region", { name: clinic.words.treatment.facts })).toHaveCount(0);
	await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText([
		"Ten minutes",
		"What we look for",
	]);
	await expect(page.getByText(clinic.words.treatment.related)).toHaveCount(0);
});

test("What the clinic does not have, nothing on its pages offers", async ({ page }) => {
	for (const path of ["/", "/BookingAppointment/", "/about/about-clinic/", "/about/dr-revati-limaye/"]) {
		await open(page, path);
		await expect(page.locator('[href*="wa.me"]')).toHaveCount(0);
		// The words of an island's props stand in an attribute, not in the text.
		await expect(page.locator("body")).not.toContainText(/WhatsApp|24 x 7|Emergenc|feedback/i);
		const bar = page.getByRole("navigation", { name: clinic.words.actionBar.label });
		const widths = await bar.getByRole("link").evaluateAll((links) => links.map((link) => link.clientWidth));
		expect(widths).toHaveLength(2);
		expect(widths.reduce((sum, width) => sum + width, 0)).toBeGreaterThan(340);
	}
});

test("A landline can be called, and the clinic's networks have their links", async ({ page }) => {
	await open(page, "/");
	const footer = page.getByRole("contentinfo");
	await expect(footer.getByRole("link", { name: "+91 20 0123 4567" })).toHaveAttribute("href", "tel:+912001234567");
	for (const { label } of clinic.clinic.social) {
		await expect(footer.getByRole("link", { name: label, exact: true })).toHaveCount(1);
	}
});

test("The table has both sessions of a day, the closed day and the exception, in the clinic's words", async ({
	page,
}) => {
	await open(page, "/");
	const table = page.getByRole("contentinfo").getByRole("table");
	const rows = await table.getByRole("row").allInnerTexts();
	expect(rows.map((row) => row.replace(/\s+/g, " ").trim()).filter(Boolean)).toEqual([
		"सोमवार – मंगळवार 10.00 a.m. – 1.00 p.m. 5.00 p.m. – 8.30 p.m.",
		"बुधवार बंद",
		"गुरुवार – शनिवार 10.00 a.m. – 1.00 p.m. 5.00 p.m. – 8.30 p.m.",
		"रविवार By appointment",
	]);
});

/** Moments in India and what the header's note says at each. 20 November 2030 is a Wednesday, 25 October a holiday. */
for (const [instant, word, values] of [
	["2030-11-18T14:00:00+05:30", "opensToday", { time: "5.00 p.m." }],
	["2030-11-18T18:00:00+05:30", "openUntil", { time: "8.30 p.m." }],
	["2030-11-20T11:00:00+05:30", "opensTomorrow", { time: "10.00 a.m." }],
	["2030-10-25T11:00:00+05:30", "closedToday", { reason: "Diwali" }],
] as const) {
	test(`At ${instant} the note says ${word}`, async ({ page }) => {
		await page.clock.install({ time: new Date(instant) });
		await open(page, "/privacyPolicy/");
		await page.clock.runFor(3000);
		await page.getByRole("button", { name: clinic.words.header.menu }).click();
		const says = fill(clinic.words.hours.now[word], values);
		await expect(page.getByRole("banner").getByText(says).filter({ visible: true })).toBeVisible();
	});
}

test("The notice of an exception shows in time, before the first paint, and goes by itself", async ({ page }) => {
	const [exception] = clinic.clinic.hours.exceptions;
	const { from = "", to = "", reason = "" } = exception ?? {};
	const dates = datesInWords(from, to, clinic.clinic.language);
	const notice = page.getByText(fill(clinic.words.hours.notice.closed, { dates, reason }));
	for (const [date, shown] of [
		["2030-10-10", false],
		["2030-10-11", true],
		[to, true],
		["2030-10-28", false],
	] as const) {
		await page.clock.install({ time: new Date(`${date}T12:00:00+05:30`) });
		await page.addInitScript(() => {
			Object.assign(window, { moved: 0 });
			new PerformanceObserver((list) => {
				Object.assign(window, { moved: list.getEntries().length });
			}).observe({ type: "layout-shift", buffered: true });
		});
		await open(page, "/privacyPolicy/");
		await expect(notice).toBeVisible({ visible: shown });
		await expect(page.getByRole("contentinfo").getByRole("row").filter({ hasText: reason })).toBeVisible({
			visible: shown,
		});
		expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);
	}
});

test("The form says what holds on the day that is chosen", async ({ page }) => {
	await open(page, "/BookingAppointment/");
	const { form: words } = clinic.words.booking;
	const form = page.getByRole("form", { name: words.label });
	await form.scrollIntoViewIfNeeded();
	await awake(page, "booking-form");
	const date = form.getByLabel(words.date);
	for (const [day, note] of [
		["2030-10-25", fill(words.closedFor, { reason: "Diwali" })],
		["2030-11-20", words.closedDay],
		["2030-11-24", fill(words.byAppointment, { day: clinic.words.hours.days.Sunday })],
	] as const) {
		await date.fill(day);
		await expect(form.getByText(note)).toBeVisible();
	}
	await date.fill("2030-11-21");
	await expect(form.getByText(words.closedDay)).toHaveCount(0);
});

test("Search engines read what the clinic is, its sessions and its exception", async ({ page }) => {
	await open(page, "/");
	const data = await page.locator('script[type="application/ld+json"]').allTextContents();
	const things: { "@type": string; [property: string]: unknown }[] = data.flatMap((text) => JSON.parse(text)["@graph"]);
	const practice = things.find((thing) => thing["@type"] === "Dentist");
	expect(practice?.medicalSpecialty).toEqual(["Dentistry"]);
	expect(practice?.openingHoursSpecification).toHaveLength(4);
	expect(practice?.specialOpeningHoursSpecification).toEqual([
		{
			"@type": "OpeningHoursSpecification",
			validFrom: "2030-10-25",
			validThrough: "2030-10-27",
			opens: "00:00",
			closes: "00:00",
		},
	]);
});

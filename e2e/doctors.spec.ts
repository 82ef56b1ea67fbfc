import { doctorPath } from "@/lib/site/routes";
import { content } from "./support/site";
import { awake, expect, test } from "./support/test";

const { doctors, words } = content;

for (const doctor of doctors) {
	test(`The profile of ${doctor.name} shows all of its parts`, async ({ page }) => {
		await page.goto(doctorPath(doctor.slug));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(doctor.name);
		const cards = (name: string) => page.getByRole("region", { name }).getByRole("heading", { level: 3 });
		await expect(cards(doctor.whyChoose.heading)).toHaveText([
			"Expertise",
			"Advanced Techniques",
			"Patient-Centered Care",
			"Trusted Reputation",
		]);
		await expect(cards(doctor.education.heading)).toHaveText(doctor.education.cards.map(({ title }) => title));
		await expect(cards(doctor.experience.heading)).toHaveText(doctor.experience.cards.map(({ title }) => title));
		const timings = page.getByRole("region", { name: doctor.timings.heading });
		for (const { hospital, address, timings: hours, contact } of doctor.timings.places) {
			const place = timings.getByRole("listitem").filter({ hasText: hospital });
			await expect(place).toContainText(address);
			await expect(place).toContainText(hours);
			await expect(place.getByRole("link", { name: contact })).toHaveAttribute("href", "tel:+911234567890");
		}
		await expect(page.getByRole("region", { name: "Patients Feedback" }).first()).toBeAttached();
		await expect(page.getByRole("form", { name: words.booking.form.label })).toBeAttached();
	});
}

const surgeon = doctors.find(({ films }) => films);
if (!surgeon) throw new Error("no doctor has films");
const profile = doctorPath(surgeon.slug);

test("The halves of a profile's title slide apart at 0.6 of the scroll", async ({ page }) => {
	await page.goto(profile);
	await awake(page, "sliding-title");
	const halves = page.getByRole("heading", { level: 1 }).locator("span");
	await page.evaluate(() => window.scrollTo({ top: 150, behavior: "instant" }));
	await expect(halves.first()).toHaveCSS("transform", "matrix(1, 0, 0, 1, -90, 0)");
	await expect(halves.last()).toHaveCSS("transform", "matrix(1, 0, 0, 1, 90, 0)");
});

test("The title stands still under reduced motion", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto(profile);
	await awake(page, "sliding-title");
	await page.evaluate(() => window.scrollTo({ top: 150 }));
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
	await expect(page.getByRole("heading", { level: 1 }).locator("span").first()).toHaveCSS("transform", "none");
});

test("The surgeon's two introductions loop, muted, with controls, captions and a poster", async ({ page }) => {
	await page.goto(profile);
	const films = page.locator("video");
	await expect(films).toHaveCount(2);
	for (const film of await films.all()) {
		await expect(film).toHaveJSProperty("loop", true);
		await expect(film).toHaveJSProperty("muted", true);
		await expect(film).toHaveJSProperty("controls", true);
		await expect(film).toHaveAttribute("preload", "none");
		await expect(film).toHaveAttribute("poster", /\.avif$/);
		await expect(film.locator("track[kind=captions]")).toHaveAttribute("src", /\.vtt$/);
	}
	await films.first().scrollIntoViewIfNeeded();
	await awake(page, "film-list");
	await page.getByRole("button", { name: `Play: ${surgeon.films?.items[0]?.title}` }).click();
	await expect(films.first()).toHaveJSProperty("paused", false);
	await expect(films.first()).toHaveJSProperty("controls", true);
});

test("The dental and cosmetic surgeon's page has no films", async ({ page }) => {
	await page.goto("/about/dr-mrunal-devrukhkar/");
	await expect(page.locator("video")).toHaveCount(0);
});

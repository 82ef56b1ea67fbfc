import { doctorPath } from "@/lib/model/routes";
import { doctorTimings } from "@/lib/pages/doctors";
import { bookingForm, unfoldForm } from "../support/booking";
import { telephone } from "../support/contact";
import { content, first } from "../support/site";
import { awake, expect, scrollIntoView, test } from "../support/test";

const { clinic, doctors } = content;

for (const doctor of doctors) {
	test(`The profile of ${doctor.name} shows all of its parts`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await page.goto(doctorPath(doctor.slug));
		const title = page.getByRole("heading", { level: 1 });
		await expect(title).toHaveText(doctor.name);

		await test.step("The halves of a profile's title slide apart by 0.6 of the scroll", async () => {
			await awake(page, "sliding-title");
			await page.evaluate(() => window.scrollTo({ top: 150, behavior: "instant" }));
			await expect(title.locator("span").first()).toHaveCSS("transform", "matrix(1, 0, 0, 1, -90, 0)");
			await expect(title.locator("span").last()).toHaveCSS("transform", "matrix(1, 0, 0, 1, 90, 0)");
		});

		for (const part of [doctor.whyChoose, doctor.education, doctor.experience]) {
			if (!part) continue;
			const cards = page.getByRole("region", { name: part.heading }).getByRole("heading", { level: 3 });
			await expect(cards).toHaveText(part.cards.map(({ title }) => title));
		}
		for (const { hospital, address, hours, timings = "", contact } of doctorTimings(clinic, doctor)?.places ?? []) {
			const region = page.getByRole("region", { name: doctor.timings?.heading ?? "" });
			const location = region.getByRole("listitem").filter({ hasText: hospital });
			if (address) await expect(location).toContainText(address);
			await expect(location).toContainText(timings);
			await expect(location.getByRole("table")).toHaveCount(hours ? 1 : 0);
			const links = location.getByRole("link");
			await expect(links).toHaveCount(contact ? 1 : 0);
			if (contact) await expect(links).toHaveAttribute("href", telephone(contact));
		}
		await unfoldForm(page);
		await expect(bookingForm(page).form).toBeVisible();

		await test.step("The films loop, muted, with controls, captions and a poster", async (step) => {
			const items = doctor.films?.items ?? [];
			const videos = page.locator("video");
			await expect(videos).toHaveCount(items.length);
			for (const film of await videos.all()) {
				for (const name of ["loop", "muted", "controls"]) await expect(film).toHaveJSProperty(name, true);
				await expect(film).toHaveAttribute("preload", "none");
				await expect(film).toHaveAttribute("poster", /\.(svg|avif|webp|jpe?g|png)$/);
				await expect(film.locator("track[kind=captions]")).toHaveAttribute("src", /\.vtt$/);
			}
			step.skip(items.length === 0, "the doctor has no films");
			await scrollIntoView(videos.first());
			await awake(page, "captions");
			await videos.first().evaluate((film: HTMLVideoElement) => film.play());
			await expect(videos.first()).toHaveJSProperty("paused", false);
			await expect(videos.first()).toHaveJSProperty("controls", true);
		});
	});
}

test("Under reduced motion the title of a profile does not move", async ({ page }) => {
	const profile = doctorPath(first(doctors, "doctor").slug);
	await page.goto(profile);
	await awake(page, "sliding-title");
	await page.evaluate(() => window.scrollTo({ top: 150 }));
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
	await expect(page.getByRole("heading", { level: 1 }).locator("span").first()).toHaveCSS("transform", "none");

	await test.step("The anchor of a part shows its heading below the header", async () => {
		const parts = page.locator("main section:has(.linked-heading)");
		const ids = await parts.evaluateAll((all) => all.map((part) => part.getAttribute("aria-labelledby")));
		expect(ids.length).toBeGreaterThan(0);
		for (const id of ids) {
			await page.goto(`${profile}#${id}`);
			const heading = page.locator(`#${id}`);
			await expect(heading).toBeInViewport({ ratio: 1 });
			const top = async () => (await heading.boundingBox())?.y ?? 0;
			const bar = async () => (await page.getByRole("banner").boundingBox()) ?? { y: 0, height: Infinity };
			await expect.poll(async () => (await top()) - (await bar()).y - (await bar()).height).toBeGreaterThan(0);
		}
	});
});

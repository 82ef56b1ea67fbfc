import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { select } from "hast-util-select";
import { captionTexts, fileIn } from "@/lib/content/resolve-media";
import { treatmentId } from "@/lib/model/content-path";
import { hasPage } from "@/lib/model/locales";
import { paths, treatmentPath } from "@/lib/model/routes";
import { fill } from "@/lib/text/fill";
import { content, contents, out, pageAt, textAt, words } from "../support/site";
import { awake, delayRequests, expect, requestsOf, test, testWithoutScript, unfoldAll } from "../support/test";

const films = content.gallery?.videos?.items ?? [];
test.skip(films.length === 0, "the clinic has no page of films");

/** The captions of a film in a language, or else the original's: where they are, and what they say. */
function captionsOf({ captions }: { captions: string }, language: string): { file: string; texts: string[] } {
	const own = fileIn(captions, language);
	const file = existsSync(join(out, own)) ? own : captions;
	return { file, texts: captionTexts(readFileSync(join(out, file), "utf8")) };
}

/** What the films of the original's first page say. */
const texts = films.map((film) => captionsOf(film, content.locale.code).texts);

/** The films that treatments show on their own pages, in every language. */
const onTreatments = contents.flatMap(({ locale, treatments, gallery }) =>
	(gallery?.videos?.items ?? []).flatMap((film) =>
		(film.alsoIn ?? []).flatMap(({ treatment, topic }) => {
			const found = treatments.find((one) => treatmentId(one) === treatment);
			if (!found || !hasPage(locale, treatmentPath(found))) return [];
			return [{ path: locale.root + treatmentPath(found), film, topic, captions: captionsOf(film, locale.code) }];
		}),
	),
);

const FILM = /\.(mp4|webm)/;

const playWords = (title = "") => fill(words.films.play, { title }).trim();

test("The videos page shows its films with their titles, and fetches none before it is played", async ({ page }) => {
	const fetched = requestsOf(page, FILM);
	await page.goto(paths.videos);
	await awake(page, "film-list");
	await awake(page, "captions");
	const all = page.locator("video");
	const film = all.first();
	const headings = page.getByRole("main").getByRole("heading", { level: 2 });
	await expect(all).toHaveCount(films.length);
	await expect(headings).toHaveText(films.map(({ title }) => title));
	await expect(film).toHaveJSProperty("controls", false);
	expect(fetched).toEqual([]);

	const [said = []] = texts;
	const caption = page.locator(".film-caption").first();
	const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
	const below = async () => (await top(headings.first())) - (await top(film));
	const before = await below();
	await expect(caption).toHaveText(said[0] ?? "");

	await test.step("A button on the poster starts a film, then gives way to controls", async () => {
		const play = page.getByRole("button", { name: playWords(films[0]?.title), exact: true });
		await play.press("Enter");
		await expect(film).toHaveJSProperty("paused", false);
		await expect(film).toHaveJSProperty("controls", true);
		await expect(film).toBeFocused();
		await expect(play).toBeHidden();
	});

	await test.step("One film plays at once", async (step) => {
		step.skip(films.length < 2, "the clinic has one film");
		await all.nth(1).evaluate((other: HTMLVideoElement) => other.play());
		await expect(all.nth(1)).toHaveJSProperty("paused", false);
		await expect(film).toHaveJSProperty("paused", true);
	});

	await test.step("Captions follow a film below the picture and move nothing; in full screen they are on it", async (step) => {
		step.skip(said.length < 2, "the first film says too little");
		const size = await caption.evaluate((shown) => Number.parseFloat(getComputedStyle(shown).fontSize));
		expect(size).toBeGreaterThanOrEqual(17);
		await expect
			.poll(() => film.evaluate((shown: HTMLVideoElement) => shown.textTracks[0]?.cues?.length))
			.toBeGreaterThan(1);
		await film.evaluate((shown: HTMLVideoElement) => {
			shown.pause();
			shown.currentTime = (shown.textTracks[0]?.cues?.[1]?.startTime ?? 0) + 0.01;
		});
		await expect(caption).toHaveText(said[1] ?? "");
		expect(await below()).toBeCloseTo(before);
		const mode = () => film.evaluate((shown: HTMLVideoElement) => shown.textTracks[0]?.mode);
		expect(await mode()).toBe("hidden");
		await film.evaluate((shown) => shown.requestFullscreen());
		await expect.poll(mode).toBe("showing");
		await page.evaluate(() => document.exitFullscreen());
		await expect.poll(mode).toBe("hidden");
	});
});

test("A film keeps controls that have the focus when the script loads", async ({ page }) => {
	test.skip(films.length < 2, "the clinic has one film");
	const wake = await delayRequests(page, /film-list\.island-\w+\.js$/);
	await page.goto(paths.videos);
	const [first, second] = [page.locator("video").nth(0), page.locator("video").nth(1)];
	await first.focus();
	wake();
	await awake(page, "film-list");
	await expect(first).toHaveJSProperty("controls", true);
	await expect(second).toHaveJSProperty("controls", false);
	await expect(first).toBeFocused();
});

testWithoutScript("Without script films have controls, and text to open below", async ({ page }) => {
	const said = texts[0]?.join(" ") ?? "";
	await page.goto(paths.videos);
	await expect(page.locator("video").first()).toHaveAttribute("controls");
	await expect(page.getByRole("button", { name: playWords() })).toHaveCount(0);
	if (!said) return;
	const text = page.locator("details", { hasText: said });
	await text.getByText(words.films.text).click();
	await expect(text.getByText(said)).toBeVisible();
	await expect(page.locator(".film-caption").first()).toBeHidden();
});

test("In a narrow window no caption is taller than the three lines reserved for it", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	for (const { locale, gallery } of contents) {
		if (!hasPage(locale, paths.videos)) continue;
		await page.goto(locale.root + paths.videos);
		await page.evaluate(() => document.fonts.ready);
		const all = (gallery?.videos?.items ?? []).flatMap((film) => captionsOf(film, locale.code).texts);
		const caption = page.locator(".film-caption").first();
		const tooTall = await caption.evaluate((shown, all) => {
			const reserved = Number.parseFloat(getComputedStyle(shown).minHeight);
			return all.filter((text) => {
				shown.textContent = text;
				return shown.getBoundingClientRect().height > reserved + 1;
			});
		}, all);
		expect.soft(tooTall, locale.code).toEqual([]);
	}
});

test.describe("on treatments", () => {
	test.skip(onTreatments.length === 0, "no treatment shows a film");

	test("A treatment shows its film in the section that the gallery names, with captions in the page's language", () => {
		for (const { path, film, topic, captions } of onTreatments) {
			const selector = `section[aria-labelledby^=${topic}]:has(video)`;
			const { root } = pageAt(path);
			for (const part of [film.title, captions.texts.join(" ")])
				expect.soft(textAt(selector, { root }), path).toContain(part);
			expect.soft(select(`${selector} source[src="${film.src}"]`, root), path).toBeTruthy();
			expect.soft(select(`${selector} track`, root)?.properties.src, path).toBe(captions.file);
		}
	});

	test("The film of a treatment is fetched only when a visitor starts it", async ({ page }) => {
		const [shown] = onTreatments;
		const fetched = requestsOf(page, FILM);
		await page.goto(shown?.path ?? "");
		await unfoldAll(page);
		const film = page.locator("video").first();
		await film.scrollIntoViewIfNeeded();
		await awake(page, "captions");
		await expect(film).toHaveJSProperty("paused", true);
		expect(fetched).toEqual([]);
		await film.evaluate((playing: HTMLVideoElement) => playing.play());
		await expect(film).toHaveJSProperty("paused", false);
		await expect(film).toHaveJSProperty("muted", true);
		expect(fetched.length).toBeGreaterThan(0);
	});
});

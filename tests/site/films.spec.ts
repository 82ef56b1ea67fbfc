import { paths } from "@/lib/site/routes";
import { fill } from "@/lib/text/fill";
import { holdBack } from "../support/hold-back";
import { content, words } from "../support/site";
import { awake, expect, test } from "../support/test";

const films = content.gallery?.videos?.items ?? [];
test.skip(films.length === 0, "the clinic has no page of films");

const playWords = (title = "") => fill(words.films.play, { title }).trim();

test("The videos page shows its films with their titles, and fetches none before it is played", async ({ page }) => {
	const fetched: string[] = [];
	page.on("request", (request) => {
		if (/\.(mp4|webm)/.test(request.url())) fetched.push(request.url());
	});
	await page.goto(paths.videos);
	await awake(page, "film-list");
	await expect(page.locator("video")).toHaveCount(films.length);
	await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(films.map(({ title }) => title));
	expect(fetched).toEqual([]);
});

test("A film waits behind its poster, whose button starts it and gives way to its controls", async ({ page }) => {
	await page.goto(paths.videos);
	await awake(page, "film-list");
	const film = page.locator("video").first();
	const play = page.getByRole("button", { name: playWords(films[0]?.title), exact: true });
	await expect(film).toHaveJSProperty("controls", false);
	await play.press("Enter");
	await expect(film).toHaveJSProperty("paused", false);
	await expect(film).toHaveJSProperty("controls", true);
	await expect(film).toBeFocused();
	await expect(play).toBeHidden();
});

test("A film whose controls are in use when the script comes keeps them", async ({ page }) => {
	test.skip(films.length < 2, "the clinic has one film");
	const wake = await holdBack(page, /film-list-\w+\.js$/);
	await page.goto(paths.videos);
	const [first, second] = [page.locator("video").nth(0), page.locator("video").nth(1)];
	await first.focus();
	wake();
	await awake(page, "film-list");
	await expect(first).toHaveJSProperty("controls", true);
	await expect(second).toHaveJSProperty("controls", false);
	await expect(first).toBeFocused();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("Films have their controls from the start", async ({ page }) => {
		await page.goto(paths.videos);
		await expect(page.locator("video").first()).toHaveAttribute("controls");
		await expect(page.getByRole("button", { name: playWords("") })).toHaveCount(0);
	});
});

test("One film plays at a time", async ({ page }) => {
	test.skip(films.length < 2, "the clinic has one film");
	await page.goto(paths.videos);
	await awake(page, "film-list");
	const [first, second] = [page.locator("video").nth(0), page.locator("video").nth(1)];
	await first.evaluate((film: HTMLVideoElement) => film.play());
	await expect(first).toHaveJSProperty("paused", false);
	await second.evaluate((film: HTMLVideoElement) => film.play());
	await expect(second).toHaveJSProperty("paused", false);
	await expect(first).toHaveJSProperty("paused", true);
});

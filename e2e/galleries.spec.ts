import { galleryGroups } from "@/lib/site/gallery";
import { paths } from "@/lib/site/routes";
import { content } from "./support/site";
import { awake, expect, test } from "./support/test";

const groups = galleryGroups(content);

test("Before and after pictures are grouped by specialty, each with View Details in a new tab", async ({ page }) => {
	await page.goto(paths.beforeAfter);
	for (const { title, pairs } of groups) {
		const group = page.getByRole("region", { name: title });
		await expect(group.locator("figure")).toHaveCount(pairs.length);
		const links = group.getByRole("link", { name: /^View Details/ });
		await expect(links).toHaveCount(pairs.length);
		for (const [index, { path, treatment }] of pairs.entries()) {
			await expect(links.nth(index)).toHaveAttribute("href", path);
			await expect(links.nth(index)).toHaveAttribute("target", "_blank");
			await expect(links.nth(index)).toHaveAccessibleName(new RegExp(`${treatment}.*opens in a new tab`));
		}
	}
});

test("The gallery leads to the examples that the specification names", async ({ page }) => {
	await page.goto(paths.beforeAfter);
	for (const path of ["/hand-surgery/machine-injuries/", "/minor-surgery/warts/", "/cosmetic-surgery/liposuction/"]) {
		await expect(page.getByRole("main").locator(`a[href="${path}"]`).first()).toBeAttached();
	}
});

test("At least twelve treatments have pairs", () => {
	const treatments = new Set(groups.flatMap(({ pairs }) => pairs.map(({ path }) => path)));
	expect(treatments.size).toBeGreaterThanOrEqual(12);
});

for (const path of [paths.beforeAfter, paths.videos]) {
	test(`${path} carries the Gallery menu and marks itself`, async ({ page }) => {
		await page.goto(path);
		const tabs = page.getByRole("main").getByRole("navigation", { name: "Gallery" }).getByRole("link");
		await expect(tabs).toHaveText(["Before & After", "Videos"]);
		await expect(tabs.and(page.locator("[aria-current=page]"))).toHaveAttribute("href", path);
	});
}

test("The videos page shows at least six films with title and captions, and fetches none before it is played", async ({
	page,
}) => {
	const fetched: string[] = [];
	page.on("request", (request) => {
		if (/\.(mp4|webm)/.test(request.url())) fetched.push(request.url());
	});
	await page.goto(paths.videos);
	await awake(page, "film-list");
	const films = page.locator("video");
	expect(await films.count()).toBeGreaterThanOrEqual(6);
	await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(
		content.gallery.videos.items.map(({ title }) => title),
	);
	expect(fetched).toEqual([]);
});

test("Each film is offered as WebM and as MP4, and both can be had", async ({ page, request }) => {
	await page.goto(paths.videos);
	for (const film of await page.locator("video").all()) {
		const sources = film.locator("source");
		expect(await sources.evaluateAll((all) => all.map((one) => one.getAttribute("type")))).toEqual([
			"video/webm",
			"video/mp4",
		]);
		for (const source of await sources.all()) {
			const answer = await request.head((await source.getAttribute("src")) ?? "");
			expect(answer.headers()["content-type"]).toBe(await source.getAttribute("type"));
			expect(Number(answer.headers()["content-length"])).toBeLessThanOrEqual(700_000);
		}
	}
});

test("A film waits behind its poster, whose button starts it and gives way to its controls", async ({ page }) => {
	await page.goto(paths.videos);
	await awake(page, "film-list");
	const [item] = content.gallery.videos.items;
	const film = page.locator("video").first();
	const play = page.getByRole("button", { name: `Play: ${item?.title}`, exact: true });
	await expect(film).toHaveJSProperty("controls", false);
	await play.press("Enter");
	await expect(film).toHaveJSProperty("paused", false);
	await expect(film).toHaveJSProperty("controls", true);
	await expect(film).toBeFocused();
	await expect(play).toBeHidden();
});

test("A film whose controls are in use when the script comes keeps them", async ({ page }) => {
	let wake = () => {};
	const held = new Promise<void>((resolve) => {
		wake = resolve;
	});
	await page.route(/film-list-\w+\.js$/, async (route) => {
		await held;
		await route.continue();
	});
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
		await expect(page.getByRole("button", { name: /^Play: / })).toHaveCount(0);
	});
});

test("One film plays at a time", async ({ page }) => {
	await page.goto(paths.videos);
	await awake(page, "film-list");
	const [first, second] = [page.locator("video").nth(0), page.locator("video").nth(1)];
	await first.evaluate((film: HTMLVideoElement) => film.play());
	await expect(first).toHaveJSProperty("paused", false);
	await second.evaluate((film: HTMLVideoElement) => film.play());
	await expect(second).toHaveJSProperty("paused", false);
	await expect(first).toHaveJSProperty("paused", true);
});

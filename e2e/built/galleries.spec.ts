import { paths } from "@/lib/model/routes";
import { galleryGroups } from "@/lib/pages/gallery";
import { swipe } from "../support/carousel";
import { attributes, canonicalPaths, content, menus, pageAt, words } from "../support/site";
import { awake, desktop, expect, scrollIntoView, test, unfoldAll } from "../support/test";

const galleries = [paths.beforeAfter, paths.videos].filter((path) => canonicalPaths.includes(path));

test("A page of the gallery carries its menu and marks itself", () => {
	for (const path of galleries) {
		const menu = menus.find(({ links }) => links.some((link) => link.path === path));
		if (!menu) continue;
		const tabs = `main nav[aria-label="${menu.label}"] a`;
		expect.soft(attributes("href", pageAt(path), tabs)).toEqual(menu.links.map((link) => link.path));
		expect.soft(attributes("href", pageAt(path), `${tabs}[aria-current=page]`)).toEqual([path]);
	}
});

test("Pairs of pictures are grouped by menu, each with a link to its treatment in a new tab", async ({ page }) => {
	test.skip(!galleries.includes(paths.beforeAfter), "the clinic has no such page");
	await page.goto(paths.beforeAfter);
	await test.step("Phones fold the groups but the first", async () => {
		for (const [index, { title }] of galleryGroups(content).entries()) {
			const figure = page.getByRole("region", { name: title }).locator("figure").first();
			await expect(figure).toBeVisible({ visible: index === 0 });
		}
	});
	await unfoldAll(page);
	for (const { title, pairs } of galleryGroups(content)) {
		const group = page.getByRole("region", { name: title });
		await expect(group.locator("figure")).toHaveCount(pairs.length);
		const links = group.getByRole("link", { name: words.beforeAfter.viewDetails });
		await expect(links).toHaveCount(pairs.length);
		for (const [index, { path, treatment }] of pairs.entries()) {
			await expect(links.nth(index)).toHaveAttribute("href", path);
			await expect(links.nth(index)).toHaveAttribute("target", "_blank");
			await expect(links.nth(index)).toHaveAccessibleName(new RegExp(`${treatment}.*${words.common.opensInNewTab}`));
		}
	}
});

test("Intimate pictures are covered until a visitor asks for them, and can be covered again", async ({ page }) => {
	const covered = galleryGroups(content).flatMap(({ pairs }) => pairs.filter((pair) => pair.covered));
	test.skip(covered.length === 0, "the gallery covers no pictures");
	await page.goto(paths.beforeAfter);
	// Where no group is folded.
	await page.setViewportSize(desktop.viewport);
	for (const { caption } of covered) {
		const figure = page.locator("figure").filter({ hasText: caption });
		const picture = figure.getByRole("img").first();
		await expect(picture).toBeHidden();
		await figure.getByText(words.beforeAfter.show).click();
		await expect(picture).toBeVisible();
		await figure.getByText(words.beforeAfter.hide).click();
		await expect(picture).toBeHidden();
	}
});

test.describe("the gallery of rooms", () => {
	const { gallery } = content.clinicPage;
	const captions = gallery?.images.map(({ caption }) => caption ?? "") ?? [];
	test.skip(captions.length < 3, "the clinic's page has no gallery to leaf through");

	const enlarge = new RegExp(`^${words.clinicPage.enlarge.split("{caption}")[0]}`);

	test("The gallery of rooms holds its pictures, loaded as they come near", async ({ page }) => {
		// The map's host is not asked by tests.
		await page.route(/^https:\/\//, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
		await page.goto(paths.clinic);
		const rooms = page.getByRole("region", { name: gallery?.title ?? "" });
		const buttons = rooms.getByRole("button", { name: enlarge });
		const dialog = page.getByRole("dialog");
		/** A height at which a finger meets the large picture. */
		const onPicture = async () => ((await dialog.locator("figure").boundingBox())?.y ?? Number.NaN) + 60;
		await expect(buttons).toHaveCount(captions.length);
		for (const image of await rooms.locator("img").all()) await expect(image).toHaveAttribute("loading", "lazy");
		await scrollIntoView(buttons.nth(1));
		await awake(page, "room-gallery");

		await test.step("A picture opens large, moves on by keys and buttons, and gives the focus back", async () => {
			await buttons.nth(1).click();
			await expect(dialog).toHaveAccessibleName(captions[1] ?? "");
			await page.keyboard.press("ArrowRight");
			await expect(dialog).toContainText(captions[2] ?? "");
			await dialog.getByRole("button", { name: words.clinicPage.previous }).click();
			await dialog.getByRole("button", { name: words.clinicPage.previous }).click();
			await expect(dialog).toContainText(captions[0] ?? "");
			await page.keyboard.press("ArrowLeft");
			await expect(dialog).toContainText(captions.at(-1) ?? "");
			await page.keyboard.press("Escape");
			await expect(dialog).toBeHidden();
			await expect(buttons.nth(1)).toBeFocused();
		});

		await test.step("A swipe moves the large picture on", async () => {
			await buttons.first().tap();
			await expect(dialog).toContainText(captions[0] ?? "");
			await swipe(page, await onPicture(), [280, 220, 160, 100]);
			await expect(dialog).toContainText(captions[1] ?? "");
		});

		await test.step("On a zoomed page a finger moves the page, and no picture", async () => {
			const session = await page.context().newCDPSession(page);
			const y = await onPicture();
			const offset = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0);
			for (const scale of [1.3, 2.5]) {
				await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: scale });
				await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeCloseTo(scale, 1);
				const before = await offset();
				await swipe(page, y, [300, 240, 180, 120]);
				expect(await offset(), `at ${scale}`).toBeGreaterThan(before);
				await expect(dialog).toContainText(captions[1] ?? "");
			}
			await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 });
		});
	});
});

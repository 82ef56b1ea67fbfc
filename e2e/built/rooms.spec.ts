import type { Page } from "@playwright/test";
import { paths } from "@/lib/model/routes";
import { scrollIntoView } from "../support/scroll-into-view";
import { content, words } from "../support/site";
import { awake, expect, test } from "../support/test";

const { gallery } = content.clinicPage;
const captions = gallery?.images.map(({ caption }) => caption ?? "") ?? [];
test.skip(captions.length < 3, "the clinic's page has no gallery to leaf through");

const rooms = (page: Page) => page.getByRole("region", { name: gallery?.title ?? "" });
const dialog = (page: Page) => page.getByRole("dialog");
const enlarge = new RegExp(`^${words.clinicPage.enlarge.split("{caption}")[0]}`);

test.beforeEach(async ({ page }) => {
	// The map's host is not asked by tests.
	await page.route(/^https:\/\//, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
	await page.goto(paths.clinic);
});

test("The gallery of rooms holds its pictures, loaded as they come near", async ({ page }) => {
	await expect(rooms(page).getByRole("button", { name: enlarge })).toHaveCount(captions.length);
	for (const image of await rooms(page).locator("img").all()) await expect(image).toHaveAttribute("loading", "lazy");
});

test("A picture opens large, moves on by keys and buttons, and gives the focus back when it closes", async ({
	page,
}) => {
	const second = rooms(page).getByRole("button", { name: enlarge }).nth(1);
	await scrollIntoView(second);
	await awake(page, "room-gallery");
	await second.click();
	await expect(dialog(page)).toHaveAccessibleName(captions[1] ?? "");
	await page.keyboard.press("ArrowRight");
	await expect(dialog(page)).toContainText(captions[2] ?? "");
	await dialog(page).getByRole("button", { name: words.clinicPage.previous }).click();
	await dialog(page).getByRole("button", { name: words.clinicPage.previous }).click();
	await expect(dialog(page)).toContainText(captions[0] ?? "");
	await page.keyboard.press("ArrowLeft");
	await expect(dialog(page)).toContainText(captions.at(-1) ?? "");
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toBeHidden();
	await expect(second).toBeFocused();
});

test("A swipe moves the large picture on", async ({ page }) => {
	const first = rooms(page).getByRole("button", { name: enlarge }).first();
	await scrollIntoView(first);
	await awake(page, "room-gallery");
	await first.tap();
	const box = await dialog(page).locator("figure").boundingBox();
	if (!box) throw new Error("the picture has no box");
	const session = await page.context().newCDPSession(page);
	const y = box.y + 60;
	await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 280, y }] });
	for (const x of [220, 160, 100]) {
		await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y }] });
	}
	await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
	await expect(dialog(page)).toContainText(captions[1] ?? "");
});

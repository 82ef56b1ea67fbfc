import type { Page } from "@playwright/test";

import { paths } from "@/lib/site/routes";
import { content } from "./support/site";
import { awake, expect, test } from "./support/test";

const { clinic, clinicPage, doctors } = content;
const titles = (page: Page, region: string) =>
	page.getByRole("region", { name: region }).getByRole("heading", { level: 3 });
const rooms = (page: Page) => page.getByRole("region", { name: clinicPage.gallery.title });
const dialog = (page: Page) => page.getByRole("dialog");

/** Stands in for the map's host, which tests do not ask. */
const mapAnswers = (page: Page) =>
	page.route(`${new URL(clinic.maps.embed).origin}/**`, (route) =>
		route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Map</title>" }),
	);

test.beforeEach(async ({ page }) => {
	await mapAnswers(page);
	await page.goto(paths.clinic);
});

test("The clinic page names three core values, four facilities and the two doctors", async ({ page }) => {
	await expect(titles(page, clinicPage.values.title)).toHaveText(["Compassion", "Innovation", "Integrity"]);
	await expect(titles(page, clinicPage.facilities.title)).toHaveText([
		"Advanced Operation Theatres",
		"24/7 Emergency Care",
		"Modern Diagnostic Labs",
		"Specialized Outpatient Clinics",
	]);
	await expect(titles(page, clinicPage.doctors.title)).toHaveText(doctors.map(({ name }) => name));
});

test("The contact cards give address, telephone and e-mail", async ({ page }) => {
	const contact = page.getByRole("region", { name: clinicPage.contact.title });
	await expect(contact.getByRole("link", { name: clinic.phone })).toHaveAttribute("href", "tel:+911234567890");
	await expect(contact.getByRole("link", { name: clinic.email })).toHaveAttribute("href", `mailto:${clinic.email}`);
	await expect(contact.getByRole("link", { name: clinic.address.street })).toHaveAttribute("href", clinic.maps.place);
});

test("Get Directions, Call Clinic and Open in Maps stand under the map", async ({ page }) => {
	const link = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
	await expect(link("Get Directions")).toHaveAttribute("href", clinic.maps.directions);
	await expect(link("Call Clinic")).toHaveAttribute("href", "tel:+911234567890");
	await expect(link("Open in Maps")).toHaveAttribute("href", clinic.maps.place);
});

test("The map loads only when it comes near, and nothing moves for it", async ({ page }) => {
	await expect(page.locator("iframe")).toHaveCount(0);
	const map = page.locator(".map");
	await map.scrollIntoViewIfNeeded();
	await expect(page.locator("iframe")).toHaveAttribute("title", "Map of the clinic's surroundings");
	await expect(page.locator("iframe")).toBeVisible();
	const [frame, place] = [await page.locator("iframe").boundingBox(), await map.boundingBox()];
	expect(frame).toEqual(place);
});

test("The map's host is not told which page is read, and its frame cannot reach the page", async ({ page }) => {
	const asked: (string | undefined)[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).origin === new URL(clinic.maps.embed).origin) asked.push(request.headers().referer);
	});
	await page.locator(".map").scrollIntoViewIfNeeded();
	await expect(page.locator("iframe")).toHaveAttribute("sandbox", /^allow-scripts allow-same-origin/);
	await expect(page.locator("iframe")).not.toHaveAttribute("sandbox", /allow-top-navigation|allow-modals|allow-forms/);
	await expect.poll(() => asked).toEqual([undefined, undefined]);
});

test("The gallery of rooms holds nine pictures, loaded as they come near", async ({ page }) => {
	await expect(rooms(page).getByRole("button", { name: /^Enlarge/ })).toHaveCount(9);
	for (const image of await rooms(page).locator("img").all()) await expect(image).toHaveAttribute("loading", "lazy");
});

test("A picture opens large, moves on by keys and buttons, and gives the focus back when it closes", async ({
	page,
}) => {
	const captions = clinicPage.gallery.images.map(({ caption }) => caption ?? "");
	const second = rooms(page)
		.getByRole("button", { name: /^Enlarge/ })
		.nth(1);
	await second.scrollIntoViewIfNeeded();
	await awake(page, "room-gallery");
	await second.click();
	await expect(dialog(page)).toHaveAccessibleName(captions[1] ?? "");
	await page.keyboard.press("ArrowRight");
	await expect(dialog(page)).toContainText(captions[2] ?? "");
	await dialog(page).getByRole("button", { name: "Previous picture" }).click();
	await dialog(page).getByRole("button", { name: "Previous picture" }).click();
	await expect(dialog(page)).toContainText(captions[0] ?? "");
	await page.keyboard.press("ArrowLeft");
	await expect(dialog(page)).toContainText(captions[8] ?? "");
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toBeHidden();
	await expect(second).toBeFocused();
});

test("A swipe moves the large picture on", async ({ page, isMobile }) => {
	test.skip(!isMobile, "fingers");
	const first = rooms(page)
		.getByRole("button", { name: /^Enlarge/ })
		.first();
	await first.scrollIntoViewIfNeeded();
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
	await expect(dialog(page)).toContainText(clinicPage.gallery.images[1]?.caption ?? "");
});

/** The main journeys, in Firefox and WebKit: `npx playwright test journeys`. */
import type { Page } from "@playwright/test";
import { weekdayOf } from "@/lib/hours/calendar";
import { normalisePath, paths } from "@/lib/model/routes";
import { emergencyLinks } from "@/lib/site/emergencies";
import { sectionsOf } from "@/lib/site/home";
import { telHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import {
	bookingForm,
	breakMailbox,
	comingDay,
	expectValues,
	words as formWords,
	received,
	send,
	validRequest,
} from "./support/booking";
import { counted, slidesInView } from "./support/carousel";
import { openWithMenu } from "./support/menu";
import { openSearch } from "./support/search";
import { content, pageTypes, someMenu, someTreatment, treatment, words } from "./support/site";
import { awake, expect, phone, renderAll, test, testWith } from "./support/test";

const onPhone = (page: Page) => page.viewportSize()?.width === phone.viewport.width;
const main = (page: Page) => page.getByRole("main");
const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const [firstLink = { label: "", path: "" }] = someMenu.links;

test("A menu opens and leads to a page", async ({ page }) => {
	const menu = await openWithMenu(page, someTreatment);
	await expect(menu.allLinks).toHaveCount(0);
	if (onPhone(page)) {
		await menu.button.click();
		await menu.opener(someMenu.label).click();
	} else {
		await menu.opener(someMenu.label).hover();
	}
	await menu.links(someMenu.label).filter({ hasText: firstLink.label }).first().click();
	await expect(page).toHaveURL(firstLink.path);
	await expect(menu.allLinks).toHaveCount(0);
});

test("The keyboard opens a menu, leaves it and follows its links", async ({ page }) => {
	const menu = await openWithMenu(page, someTreatment);
	if (onPhone(page)) await menu.button.press("Enter");
	const opener = menu.opener(someMenu.label);
	const links = menu.links(someMenu.label);
	await opener.press("Enter");
	await expect(links.first()).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(links).toHaveCount(0);
	await expect(opener).toBeFocused();
	await opener.press("Enter");
	await page.keyboard.press("Tab");
	await expect(links.first()).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(firstLink.path);
});

test("The hero's slides move by its buttons and keys", async ({ page }) => {
	const slides = sectionsOf(content.home.sections, "slides").flatMap((section) => section.slides);
	test.skip(slides.length < 3, "the clinic has fewer slides");
	await page.goto(paths.home);
	await awake(page, "carousel");
	const carousel = page.locator(".carousel-hero");
	const expectSlide = async (number: number) => {
		await expect(counted(carousel, number, slides.length)).toBeVisible();
		await expect(slidesInView(carousel)).toContainText(slides[number - 1]?.heading ?? "");
	};
	await carousel.getByRole("button", { name: words.carousel.pause }).click();
	await expectSlide(1);
	await carousel.getByRole("button", { name: words.carousel.next }).click();
	await expectSlide(2);
	await page.keyboard.press("ArrowRight");
	await expectSlide(3);
	await carousel.getByRole("button", { name: words.carousel.previous }).click();
	await expectSlide(2);
});

test("A card turns and leads to its page", async ({ page }) => {
	const [card] = sectionsOf(content.home.sections, "services").flatMap((section) => section.cards);
	test.skip(!card, "the clinic's home has no cards");
	await page.goto(paths.home);
	// Nothing may move under the finger while sections above get their heights.
	await renderAll(page);
	const turning = page.locator(".flip-card").first();
	// Phones may fold the services.
	if (!(await turning.isVisible())) await page.locator(".service-row summary").first().press("Enter");
	await (onPhone(page) ? turning.click() : turning.hover());
	await turning.locator(".flip-back a").click();
	await expect(page).toHaveURL(normalisePath(card?.to ?? ""));
});

test("The header says whether the clinic is open", async ({ page }) => {
	test.skip(!content.clinic.hours, "the clinic gives no opening hours");
	await page.goto(paths.home);
	if (onPhone(page)) await page.getByRole("button", { name: words.header.menu, exact: true }).click();
	const beginnings = Object.values(words.hours.now).map((text) => text.split("{")[0]?.trim());
	const note = page.locator("header .open-note-state").filter({ visible: true }).first();
	await expect(note).toHaveText(new RegExp(beginnings.filter(Boolean).join("|")));
});

testWith({ visited: false })("On a first page the loading screen goes at the first key", async ({ page }) => {
	await page.goto(paths.home);
	await page.keyboard.press("Tab");
	await expect(page.locator(".loading-screen").filter({ visible: true })).toHaveCount(0);
	await expect(h1(page)).toBeVisible();
});

test("A question opens and closes", async ({ page }) => {
	const faq = page.locator(".faq").first();
	await page.goto(someTreatment);
	test.skip((await faq.count()) === 0, "the treatment has no questions");
	await renderAll(page);
	const answer = faq.locator("> div");
	await page.getByRole("heading", { level: 2, name: words.treatment.topics.questions, exact: true }).click();
	await expect(answer).toBeHidden();
	await faq.locator("summary").click();
	await expect(answer).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(answer).toBeHidden();
});

test("First aid begins with its first step and the call for an ambulance", async ({ page }) => {
	const [emergency] = emergencyLinks(content);
	test.skip(!emergency, "the clinic has no pages for an emergency");
	await page.goto(emergency?.path ?? "");
	await expect(main(page)).toContainText(emergency?.first ?? "");
	const ambulance = content.emergency?.ambulance.number ?? "";
	const calls = page
		.locator(`a[href="${telHref(ambulance)}"]`)
		.filter({ visible: true, hasText: fill(words.emergency.call, { number: ambulance }) });
	const tops = await calls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
	expect(Math.min(...tops)).toBeLessThan(700);
});

test("A picture opens large, moves on, and gives the focus back", async ({ page }) => {
	const gallery = content.clinicPage.gallery?.images ?? [];
	test.skip(gallery.length < 2, "the clinic's page has no gallery");
	const [one = "", other = ""] = gallery.map(({ caption, alt }) => caption ?? alt);
	await page.goto(paths.clinic);
	const button = page.getByRole("button", { name: fill(words.clinicPage.enlarge, { caption: one }) });
	await button.scrollIntoViewIfNeeded();
	await awake(page, "room-gallery");
	await button.click();
	const dialog = page.getByRole("dialog");
	await expect(dialog).toContainText(one);
	await page.keyboard.press("ArrowRight");
	await expect(dialog).toContainText(other);
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(button).toBeFocused();
});

test("Search results appear while typing, and arrow keys choose one", async ({ page }) => {
	await page.goto(paths.home);
	const { field, chosen, all } = await openSearch(page);
	await expect(field).toBeFocused();
	await page.keyboard.type(treatment.link);
	await expect(all).toHaveAttribute(
		"href",
		new RegExp(`\\?${new URLSearchParams({ q: treatment.link })}$`.replaceAll("+", "\\+")),
	);
	await page.keyboard.press("ArrowDown");
	await expect(chosen).toContainText(treatment.link);
	await page.keyboard.press("Enter");
	await expect(h1(page)).toHaveText(treatment.heading);
});

test("Enter without a choice leads to the page of all answers", async ({ page }) => {
	await page.goto(paths.home);
	const { field, options } = await openSearch(page);
	await field.fill(treatment.link);
	await expect(options.filter({ hasText: treatment.link }).first()).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(new RegExp(`${paths.search}\\?`));
	await expect(main(page).getByRole("listitem").filter({ hasText: treatment.link }).first()).toBeVisible();
});

/** Opens the booking page with its form awake. */
async function openForm(page: Page) {
	await page.goto(paths.booking);
	await awake(page, "booking-form");
	return bookingForm(page);
}

/** Types a request by keys, but for the day: how one is typed differs with the browser's language. */
async function typeRequest(form: ReturnType<typeof bookingForm>) {
	const request = validRequest();
	for (const name of ["user_name", "user_email", "user_phone", "message"] as const) {
		await form[name].pressSequentially(request[name]);
	}
	await form.appointment_date.fill(request.appointment_date);
	return request;
}

test("An empty form lists what is missing and focuses the first field", async ({ page }) => {
	const form = await openForm(page);
	await form.submit.click();
	const { name, email, phone, date } = formWords.errors;
	for (const message of [name, email, phone, date]) await expect(form.form.getByText(message)).toBeVisible();
	await expect(form.user_name).toBeFocused();
});

test("A reload keeps what was typed, and the request reaches the clinic", async ({ page, request }) => {
	await openForm(page);
	const typed = await typeRequest(bookingForm(page));
	await page.reload();
	await awake(page, "booking-form");
	const form = bookingForm(page);
	await expectValues(form, typed);
	await expect(form.submit).toBeEnabled();
	await send(form);
	await expect(form.status).toBeFocused();
	const [fields] = await received(request, typed.user_name);
	for (const [name, value] of Object.entries(typed)) expect(fields).toContainEqual({ name, value });
});

testWith({ allowedMessages: /./ })("When sending fails the form offers other ways", async ({ page, request }) => {
	const form = await openForm(page);
	const sent = await typeRequest(form);
	await breakMailbox(page, "500");
	await form.submit.click();
	await expect(form.failure).toBeVisible();
	await expectValues(form, sent);
	await expect(form.ways.first()).toBeVisible();
	expect(await received(request, sent.user_name)).toEqual([]);
});

test("The form explains what applies on the chosen day", async ({ page }) => {
	const form = await openForm(page);
	const day = comingDay("byAppointment");
	await form.appointment_date.fill(day);
	const note = fill(formWords.byAppointment, { day: content.labels.hours.days[weekdayOf(day)] });
	await expect(form.form.locator(".field-note").filter({ hasText: note })).toBeVisible();
});

testWith({ allowedMessages: /./ })("What a page logs as wrong is collected", async ({ page, consoleErrors }) => {
	await page.goto(paths.privacy);
	await page.evaluate(() => {
		console.error("an error");
		for (const src of ["/not-there.png", "https://elsewhere.example/picture.png"]) {
			document.body.append(Object.assign(new Image(), { src }));
		}
	});
	for (const part of ["an error", "not-there.png", "elsewhere.example"]) {
		await expect.poll(() => consoleErrors.join("\n")).toContain(part);
	}
});

test.describe("At an address without a page", () => {
	test.use({ allowedMessages: /404/ });

	test("other letters lead to the page, and an unknown path says so and leads on", async ({ page }) => {
		await page.goto(someTreatment.toUpperCase(), { waitUntil: "commit" });
		await expect(page).toHaveURL(encodeURI(someTreatment));
		await expect(h1(page)).toHaveText(treatment.heading);
		await page.goto(`${someMenu.path}nothing-here/`);
		await expect(h1(page)).toHaveText(someMenu.heading);
		await page.goto("/nothing-here/");
		await expect(h1(page)).toHaveText(words.notFound.heading);
		await main(page).getByRole("link", { name: words.notFound.backHome }).click();
		await expect(page).toHaveURL(paths.home);
	});

	test("a page of each type logs nothing, has its heading and fits in the window", async ({ page }) => {
		test.setTimeout(120_000);
		for (const path of pageTypes) {
			await page.goto(path);
			await expect(h1(page), path).toBeVisible();
			await expect(page.locator('[data-island][data-wake="load"]:not([data-awake])'), path).toHaveCount(0);
			const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect.soft(beyond, path).toBeLessThanOrEqual(0);
			// In Firefox a script that the next page interrupts is an error.
			await page.waitForLoadState("networkidle");
		}
	});
});

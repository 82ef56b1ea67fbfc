import type { Locator, Page } from "@playwright/test";
import { localPath } from "@/lib/model/locales";
import { menuPath, paths, treatmentPath } from "@/lib/model/routes";
import { minutesOf } from "@/lib/model/schema/emergency";
import type { FirstAid } from "@/lib/model/schema/treatment";
import { emergencyLinks } from "@/lib/site/emergencies";
import { pronunciationsFor } from "@/lib/site/pronunciations";
import { mainPhone, telHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { spoken } from "@/lib/text/spoken";
import { violations } from "../support/axe";
import { layoutShifts, watchLayoutShifts } from "../support/layout-shifts";
import { content, contents, menus, required, words } from "../support/site";
import { delayRequests, expect, test, testWith } from "../support/test";

const { clinic, emergency } = content;
const links = emergencyLinks(content);
/** Every first aid, at its address; what a page begins with can be opened without the anchor, too. */
const firstAids = content.treatments.flatMap((treatment) =>
	treatment.emergency.map((firstAid) => ({
		...firstAid,
		path: `${treatmentPath(treatment)}#${firstAid.id}`,
		discreet: treatment.discreet,
	})),
);
const beginnings = content.treatments.flatMap((treatment) => {
	const [first, ...others] = treatment.emergency.filter(({ strip }) => !strip);
	return first && others.length === 0
		? [{ ...first, path: treatmentPath(treatment), discreet: treatment.discreet }]
		: [];
});
/** Pages with several kinds of first aid, in each language. */
const withDoors = contents.flatMap(({ locale, treatments, labels }) =>
	treatments.flatMap((treatment) => {
		const { emergency: doors, firstAidWarning: warning } = treatment;
		return doors.length > 1 ? [{ doors, warning, labels, path: localPath(locale, treatmentPath(treatment)) }] : [];
	}),
);

type Step = FirstAid["steps"][number];

/** What a sheet of A4 holds between the margins of app/styles/print.css, in CSS pixels. */
const SHEET = { width: 680, height: 990 };

const callName = fill(words.emergency.call, { number: emergency?.ambulance.number ?? "" });
const barOf = (page: Page) => page.getByRole("navigation", { name: words.actionBar.label });
const regionOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Where an element begins and ends in the window. */
async function span(locator: Locator) {
	const { y = Number.POSITIVE_INFINITY, height = 0 } = (await locator.boundingBox()) ?? {};
	return { top: y, bottom: y + height, height };
}

const calls = [emergency?.ambulance.number, mainPhone(clinic)].map((number) => telHref(number ?? ""));

test.skip(!emergency || firstAids.length === 0, "a clinic may have no pages for an emergency");

testWith({ visited: false })("The first screen has the first step and the ambulance, no booking", async ({ page }) => {
	for (const { path, heading, steps, strip, look, discreet } of [...firstAids, ...beginnings]) {
		// From another page, because an anchor of the open page would not reload it.
		await page.goto("about:blank");
		await page.goto(path);
		// Where most readers ask first whether it is an emergency, the signs of one stand before the first step.
		const order = (strip && look?.any) ?? steps[0]?.do ?? "";
		const step = regionOf(page, heading).getByText(order, { exact: true });
		await expect.soft(step, path).toBeInViewport({ ratio: 1 });
		// Nothing covers it: no loading screen, no bar.
		await expect.poll(() => step.evaluate(isUncovered), path).toBe(true);
		const { top } = await span(barOf(page));
		await expect.poll(async () => (await span(step)).bottom, path).toBeLessThan(top);
		await expect.soft(barOf(page).getByRole("link", { name: callName }), path).toBeInViewport();
		if (clinic.phones.length > 0) {
			const links = (await page.evaluate(visibleLinks)).filter((href) => calls.includes(href));
			expect.soft([...new Set(links)], path).toEqual(calls);
		}
		const booking = page.locator(`a[href="${paths.booking}"]`).filter({ visible: true });
		for (const link of await booking.all()) await expect.soft(link, path).not.toBeInViewport();
		// Steps in a sequence are numbered from 1, and the bar has the ambulance, the clinic and, on discreet pages, the way out.
		const texts = [callName, ...(clinic.phones.length > 0 ? [words.actionBar.clinic] : [])];
		if (discreet) texts.push(words.discreet.leave);
		await expect.soft(barOf(page).getByRole("link"), path).toHaveText(texts);
		if (steps.length < 2) continue;
		const lists = regionOf(page, heading).locator("ol");
		const numbers = await lists.evaluateAll((all) =>
			(all as HTMLOListElement[]).flatMap(({ start, children }) => [...children].map((_, index) => start + index)),
		);
		expect.soft(numbers, path).toEqual(steps.map((_, index) => index + 1));
	}
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled });

		test("Home, menus and the not-found page link to first aid on a phone's first screen", async ({ page }) => {
			for (const start of [paths.home, "/404.html", ...menus.map(({ slug }) => menuPath(slug))]) {
				await page.goto(start);
				const link = page.getByRole("link", { name: words.emergency.firstAid, exact: true });
				await expect.soft(link, start).toBeInViewport({ ratio: 1 });
				await expect.soft(link, start).toHaveAttribute("href", paths.emergency);
			}
		});

		test("The menu of a phone has the way to first aid on every page", async ({ page }) => {
			await page.goto(paths.booking);
			await page.getByRole("button", { name: words.header.menu, exact: true }).click();
			await page.locator(".site-menu").getByRole("link", { name: emergency?.heading, exact: true }).click();
			await expect(page).toHaveURL(paths.emergency);
		});

		test("A page with several causes opens with a line for all and a drawn door for each; behind it is that cause alone", async ({
			page,
		}) => {
			test.skip(withDoors.length === 0, "no page has several kinds of first aid");
			for (const { path, doors, warning, labels } of withDoors) {
				await page.goto("about:blank");
				await page.goto(path);
				const nav = page.getByRole("navigation", { name: labels.emergency.which });
				const sections = doors.map(({ heading }) => regionOf(page, heading));
				const links = nav.getByRole("link");
				const names = doors.map(({ cause, entry }) => cause ?? entry);
				await expect.soft(links, path).toHaveText([...(warning ? [warning.text] : []), ...names]);
				const { top } = await span(page.getByRole("navigation", { name: labels.actionBar.label }));
				for (const link of await links.all()) {
					const place = await span(link);
					expect.soft(place.height, path).toBeGreaterThanOrEqual(44);
					expect.soft(place.bottom, path).toBeLessThanOrEqual(top);
				}
				const drawn = doors.filter(({ steps: [first] }) => first?.drawing);
				await expect.soft(nav.locator("img, svg"), path).toHaveCount(drawn.length);
				// Without a choice all follow, in the order of the doors.
				const tops = await Promise.all(sections.map(async (section) => (await span(section)).top));
				expect.soft(tops, path).toEqual([...tops].sort((one, other) => one - other));
				for (const { id, heading, steps } of doors) {
					await nav.locator(`a[href="#${id}"]`).last().click();
					for (const door of doors)
						await expect.soft(regionOf(page, door.heading), `${path}#${id}`).toBeVisible({ visible: door.id === id });
					const order = regionOf(page, heading).getByText(steps[0]?.do ?? "", { exact: true });
					await expect.soft(order, `${path}#${id}`).toBeInViewport({ ratio: 1 });
				}
				await sections.at(-1)?.getByRole("link", { name: labels.emergency.which }).click();
				for (const section of sections) await expect.soft(section, path).toBeVisible();
			}
		});

		test("First aid is complete", async ({ page }) => {
			for (const { path, heading, steps, never, look, hospitals } of firstAids) {
				await page.goto(path);
				const main = regionOf(page, heading);
				const there = clinic.hospitals.filter(({ id }) => hospitals.includes(id));
				for (const text of [
					...steps.map((step) => step.do),
					...there.flatMap((one) => [one.name, one.for, one.when, one.address]),
				])
					await expect.soft(main.getByText(text, { exact: true }).first(), path).toBeVisible();
				if (never) await expect.soft(main.getByText(never), path).toBeVisible();
				for (const { alt } of look?.signs ?? [])
					await expect.soft(main.getByRole("listitem").filter({ hasText: alt }).last(), path).toBeVisible();
				for (const href of there.flatMap(({ phone, directions }) => [telHref(phone), directions]))
					await expect.soft(main.locator(`a[href="${href}"]`), path).toBeVisible();
			}
		});
	});
}

/** Gives a page a voice that logs what it says, and a screen that counts what keeps it awake. */
async function listenAndWatch(page: Page) {
	await page.addInitScript((lang) => {
		const log = { spoken: [] as string[], awake: 0 };
		const voice = { lang, localService: true, default: true };
		const speechSynthesis = {
			getVoices: () => [voice],
			speak: ({ text, onend }: { text: string; onend(): void }) => {
				log.spoken.push(text);
				setTimeout(onend);
			},
			...{ cancel() {}, resume() {}, speaking: false, pending: false },
		};
		const request = async () => {
			log.awake += 1;
			const release = async () => {
				log.awake -= 1;
			};
			return { release };
		};
		Object.defineProperties(window, {
			speechSynthesis: { value: speechSynthesis },
			SpeechSynthesisUtterance: {
				value: class {
					constructor(public text: string) {}
				},
			},
			log: { value: log },
		});
		Object.defineProperty(navigator, "wakeLock", { value: { request } });
	}, content.locale.tag);
	return () => page.evaluate(() => (window as unknown as { log: { spoken: string[]; awake: number } }).log);
}

const aloud = (text: string) => spoken(text, pronunciationsFor(content, text));
const minutesIn = (timer = "") => minutesOf(emergency?.figures[timer]) ?? 0;
const inMinutes = (label: string, minutes: number) => fill(label, { minutes }, content.locale.tag);

test("Nothing moves when the script of the steps arrives and its buttons appear", async ({ page }) => {
	const { path } = required(
		firstAids.find(({ steps: [one] }) => one?.timer),
		"first aid that begins with a timer",
	);
	await watchLayoutShifts(page);
	const arrive = await delayRequests(page, /_islands\/step-by-step/);
	await page.goto(path);
	const begin = page.locator(":target [data-begin]").first();
	await expect(begin).toBeHidden();
	const before = await layoutShifts(page);
	arrive();
	await expect(begin).toBeVisible();
	expect(await layoutShifts(page)).toEqual(before);
});

test("A cook with wet hands starts the minutes with one tap, and the next step comes by itself", async ({ page }) => {
	const { path, heading, steps } = required(
		firstAids.find(({ steps: [one, two] }) => one?.timer && two),
		"first aid that begins with a timer",
	);
	const [first, second] = steps as [Step, Step];
	const minutes = minutesIn(first.timer);
	const start = inMinutes(words.emergency.startTimer, minutes);
	const log = await listenAndWatch(page);
	await page.clock.install();
	await page.goto(path);
	const begin = regionOf(page, heading).getByRole("button", { name: start }).first();
	await expect(begin).toBeVisible();
	// The voice comes a little later than the button.
	const voice = page.waitForResponse(/_islands\/speech/);
	await page.clock.runFor(3000);
	await (await voice).finished();
	await page.waitForLoadState("networkidle");
	await begin.click();
	const dialog = page.getByRole("dialog", { name: heading });
	const order = dialog.getByRole("heading");
	await expect(order.first()).toHaveText(first.do);
	// Nobody waits for the end to learn what follows.
	await expect(dialog).toContainText(`${words.emergency.then}${second.do}`);
	await expect(dialog.getByRole("link", { name: callName })).toHaveAttribute("href", calls[0] ?? "");
	await expect.poll(async () => (await log()).awake).toBe(1);
	for (const name of [words.emergency.next, words.emergency.back])
		expect((await span(dialog.getByRole("button", { name }))).height).toBeGreaterThanOrEqual(64);

	await test.step("Half the time, and the last minute, are said aloud", async () => {
		const half = Math.floor(minutes / 2);
		await page.clock.fastForward((minutes - half) * 60_000);
		await page.clock.fastForward((half - 1) * 60_000);
		await expect
			.poll(async () => (await log()).spoken)
			.toEqual([
				aloud([first.do, first.how].filter(Boolean).join(" ")),
				inMinutes(words.emergency.minutesLeft, half),
				words.emergency.lastMinute,
			]);
		await expect(order.first()).toHaveText(first.do);
	});

	await test.step("The end shows and says the next step", async () => {
		await page.clock.fastForward(60_000);
		await expect(order).toHaveText(second.do);
		const over = inMinutes(words.emergency.timeOver, minutes);
		await expect(dialog.getByText(over)).toBeVisible();
		await expect.poll(async () => (await log()).spoken.at(-1)).toBe(aloud(`${over}. ${second.do}`));
	});

	await test.step("Arrows turn the pages; Escape closes, and the screen may sleep", async () => {
		await page.keyboard.press("ArrowLeft");
		await expect(order).toHaveText(first.do);
		await page.keyboard.press("ArrowRight");
		await expect(order).toHaveText(second.do);
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		await expect(begin).toBeFocused();
		await expect.poll(async () => (await log()).awake).toBe(0);
	});
});

test("A timer goes on while its reader is elsewhere, and leaves the reader there", async ({ page }) => {
	const { path, heading, steps } = required(
		firstAids.find(({ steps: all }) => all[0]?.timer && all.length > 2),
		"first aid that begins with a timer",
	);
	const [first, , third] = steps as [Step, Step, Step];
	const minutes = minutesIn(first.timer);
	await page.clock.install();
	await page.goto(path);
	const begin = regionOf(page, heading).locator(".emergency-calls").getByRole("button");
	await begin.click();
	const dialog = page.getByRole("dialog");
	const next = dialog.getByRole("button", { name: words.emergency.next });
	await next.click();
	await next.click();
	await page.keyboard.press("Escape");
	await page.clock.fastForward(60_000);
	await expect(begin).not.toHaveText(inMinutes(words.emergency.startTimer, minutes));
	await begin.click();
	await expect(dialog.getByRole("heading")).toHaveText(third.do);
	await page.clock.fastForward((minutes - 1) * 60_000);
	await expect(dialog.getByText(inMinutes(words.emergency.timeOver, minutes))).toBeVisible();
	await expect(dialog.getByRole("heading")).toHaveText(third.do);
});

test("A timed step further down has its own button; a clock on the last step shows at once where to go", async ({
	page,
}) => {
	const { path, heading, steps, hospitals } = required(
		firstAids.find(({ steps: all, hospitals }) => all.length > 1 && all.at(-1)?.timer && hospitals.length > 0),
		"first aid that ends with a timer",
	);
	const last = steps.at(-1) as Step;
	await page.clock.install();
	await page.goto(path);
	await regionOf(page, heading).getByRole("listitem").filter({ hasText: last.do }).getByRole("button").click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByRole("heading").first()).toHaveText(last.do);
	await expect(dialog.getByRole("timer")).toBeVisible();
	const hospital = clinic.hospitals.find(({ id }) => id === hospitals[0]);
	const call = dialog.locator(`a[href="${telHref(hospital?.phone ?? "")}"]`);
	await expect(call).toBeVisible();
	await page.clock.fastForward(minutesIn(last.timer) * 60_000);
	await expect(dialog.getByText(inMinutes(words.emergency.timeOver, minutesIn(last.timer)))).toBeVisible();
	await expect(call).toBeVisible();
});

test("The Back button leads from the steps behind one door to what was behind the door before", async ({ page }) => {
	const [several] = withDoors;
	test.skip(!several, "no page has several kinds of first aid");
	const { path, doors, labels } = required(several, "a page with doors");
	const [first, second] = doors as [FirstAid, FirstAid];
	await page.goto(path);
	const nav = page.getByRole("navigation", { name: labels.emergency.which });
	for (const { id } of [first, second]) await nav.locator(`a[href="#${id}"]`).last().click();
	await regionOf(page, second.heading).locator("[data-begin]").first().click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(regionOf(page, first.heading)).toBeVisible();
});

test("The steps one by one end by saying where to go, with numbers to call", async ({ page }) => {
	for (const { path, heading, steps, go, look, hospitals } of firstAids) {
		if (steps.length < 2) continue;
		await page.goto("about:blank");
		await page.goto(path);
		await regionOf(page, heading).locator("[data-begin]").first().click();
		const dialog = page.getByRole("dialog");
		for (const step of steps) {
			await expect.soft(dialog.getByRole("heading").first(), path).toHaveText(step.do);
			await dialog.getByRole("button", { name: words.emergency.next }).click();
		}
		await expect.soft(dialog.getByRole("heading").first(), path).toHaveText(words.emergency.whereToGo);
		await expect.soft(dialog.getByRole("link", { name: callName }), path).toBeVisible();
		if (go) await expect.soft(dialog.locator("[data-ending]").first(), path).toBeVisible();
		if (look) await expect.soft(dialog.getByText(look.any), path).toBeVisible();
		for (const { phone } of clinic.hospitals.filter(({ id }) => hospitals.includes(id)))
			await expect.soft(dialog.locator(`a[href="${telHref(phone)}"]`), path).toBeVisible();
		await dialog.getByRole("button", { name: words.emergency.close }).last().click();
		await expect.soft(dialog, path).toBeHidden();
	}
});

test("The page for emergencies lists each case with its first step, and numbers to call", async ({ page }) => {
	await page.goto(paths.emergency);
	const main = page.getByRole("main");
	for (const { entry, first, path } of links) {
		const link = main.getByRole("link", { name: entry });
		await expect.soft(link).toHaveAttribute("href", path);
		await expect.soft(link).toContainText(first);
	}
	const { ambulance, helplines = {} } = emergency ?? {};
	const numbers = [ambulance?.number, ambulance?.other, ...Object.values(helplines).map((one) => one.number)];
	for (const number of numbers.filter((one) => one !== undefined)) {
		await expect.soft(main.getByRole("link", { name: number, exact: true })).toHaveAttribute("href", telHref(number));
	}
});

test("A line at the top of a page without urgent first aid links to its first aid", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const { path, strip, id } of firstAids) {
		if (!strip) continue;
		await page.goto(path.replace(/#.*/, ""));
		const line = page.getByRole("main").getByRole("link", { name: strip });
		await expect.soft(line, path).toBeInViewport();
		await line.click();
		await expect.soft(page.locator(`[id="${id}"]`), path).toBeInViewport();
	}
});

test("In the dark, a reader has first aid in large letters on a dark page, for the rest of the visit", async ({
	page,
}) => {
	const look = () =>
		page.evaluate(() => {
			const [red = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
			return {
				isDark: Number(red) < 64,
				zoom: Number(getComputedStyle(document.querySelector("main") as Element).zoom),
			};
		});
	const [first = { path: "" }] = firstAids;
	await page.goto(first.path);
	const day = await look();
	expect(day).toEqual({ isDark: false, zoom: 1 });
	const button = page.getByRole("button", { name: words.emergency.night });
	await button.click();
	await expect(button).toHaveAttribute("aria-pressed", "true");
	const night = await look();
	expect(night).toEqual({ isDark: true, zoom: 1.25 });
	expect(await violations(page)).toEqual([]);

	await page.goto(paths.emergency);
	expect(await look()).toEqual(night);
	await page.goto(paths.booking);
	expect(await look()).toEqual(day);
	await page.goto(first.path);
	await button.click();
	await expect.poll(look).toEqual(day);
});

test("First aid prints on its own sheet", async ({ page }) => {
	await page.setViewportSize(SHEET);
	await page.emulateMedia({ media: "print" });
	for (const { path, steps } of firstAids) {
		await page.goto(path);
		const sheet = page.getByRole("region").filter({ hasText: steps[0]?.do }).first();
		expect.soft((await span(sheet)).bottom, path).toBeLessThan(SHEET.height);
		await expect.soft(sheet, path).toHaveCSS("break-after", "page");
		const { name } = clinic;
		const phone = mainPhone(clinic);
		const poster = phone ? words.emergency.poster : words.emergency.posterWithoutPhone;
		await expect.soft(sheet, path).toContainText(fill(poster, { clinic: name, phone: phone ?? "" }));
	}
});

/** Runs in the page: whether what lies at an element's middle is the element. */
function isUncovered(element: Element): boolean {
	const { left, top, width, height } = element.getBoundingClientRect();
	const there = document.elementFromPoint(left + Math.min(width / 2, 40), top + height / 2);
	return there !== null && (element.contains(there) || there.contains(element));
}

/** Runs in the page: the addresses of its links that can be seen in the window, in the order of the page. */
function visibleLinks(): string[] {
	return [...document.querySelectorAll("a[href]")]
		.filter((link) => link.checkVisibility() && link.getBoundingClientRect().top < innerHeight)
		.map((link) => link.getAttribute("href") ?? "");
}

import type { Page } from "@playwright/test";
import { spoken } from "@/components/listen/speech";
import { paths, treatmentPath } from "@/lib/model/routes";
import { emergencyNumbers } from "@/lib/model/schema/emergency";
import type { FirstAid } from "@/lib/model/schema/treatment";
import { emergencyLinks } from "@/lib/pages/conditions";
import { mainPhone, telHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { violations } from "../support/axe";
import { callName, firstAids, regionOf, span, withDoors } from "../support/first-aid";
import { layoutShifts } from "../support/layout-shifts";
import { openAnew, openAt, wake } from "../support/open";
import { content, required, someMenu, words } from "../support/site";
import { delayRequests, expect, test, testWith, testWithoutScript } from "../support/test";

const { clinic, emergency } = content;
const links = emergencyLinks(content);

const beginnings = content.treatments.flatMap((treatment) => {
	const [first, ...others] = treatment.emergency.filter(({ strip }) => !strip);
	return first && others.length === 0
		? [{ ...first, path: treatmentPath(treatment), discreet: treatment.discreet }]
		: [];
});

/** What a sheet of A4 holds between the margins of app/styles/print.css, in CSS pixels. */
const SHEET = { width: 680, height: 990 };

const barOf = (page: Page) => page.getByRole("navigation", { name: words.actionBar.label });

const calls = [emergency?.ambulance.number, mainPhone(clinic)].map((number) => telHref(number ?? ""));

test.skip(!emergency || firstAids.length === 0, "a clinic may have no pages for an emergency");

testWith({ visited: false })("The first screen has the first step and the ambulance, no booking", async ({ page }) => {
	for (const { id, path, heading, steps, strip, look, discreet } of [...firstAids, ...beginnings]) {
		await openAnew(page, path);
		// Where most readers ask first whether it is an emergency, the signs of one stand before the first step.
		const order = (strip && look?.any) ?? steps[0]?.do ?? "";
		const step = regionOf(page, heading).getByText(order, { exact: true });
		await expect.soft(step, path).toBeInViewport({ ratio: 1 });
		// Nothing covers it: no loading screen, no bar.
		await step.click({ trial: true });
		const { top } = await span(barOf(page));
		await expect.poll(async () => (await span(step)).bottom, path).toBeLessThan(top);
		await expect.soft(barOf(page).getByRole("link", { name: callName }), path).toBeInViewport();
		if (clinic.phones.length > 0) {
			const links = await page
				.locator("a[href^='tel:']")
				.filter({ visible: true })
				.evaluateAll((all) => all.filter((link) => link.getBoundingClientRect().top < innerHeight).map(String));
			const called = [...new Set(links)].filter((href) => calls.includes(href));
			expect.soft(called, path).toEqual(calls);
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
		if (!strip) continue;
		// A line at the top of a page without urgent first aid leads to it.
		await page.goto(path.replace(/#.*/, ""));
		const line = page.getByRole("main").getByRole("link", { name: strip });
		await expect.soft(line, path).toBeInViewport();
		await line.click();
		await expect.soft(page.locator(`[id="${id}"]`), path).toBeInViewport();
	}
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled });

		test("The first screen of home, a menu and the not-found page, and a phone's menu lead to it", async ({ page }) => {
			for (const start of [paths.home, "/404.html", someMenu.path]) {
				await page.goto(start);
				const link = page.getByRole("link", { name: words.emergency.firstAid, exact: true });
				await expect.soft(link, start).toBeInViewport({ ratio: 1 });
				await expect.soft(link, start).toHaveAttribute("href", paths.emergency);
			}
			await page.goto(paths.booking);
			await page.getByRole("button", { name: words.header.menu, exact: true }).click();
			await page.locator(".site-menu").getByRole("link", { name: emergency?.heading, exact: true }).click();
			await expect(page).toHaveURL(paths.emergency);
		});

		test("A page with several causes has a drawn door for each; behind it is that cause alone", async ({ page }) => {
			test.skip(withDoors.length === 0, "no page has several kinds of first aid");
			for (const { path, doors, labels } of withDoors) {
				await openAnew(page, path);
				const nav = page.getByRole("navigation", { name: labels.emergency.which });
				const sections = doors.map(({ heading }) => regionOf(page, heading));
				const links = nav.getByRole("link");
				const names = doors.map(({ cause, entry }) => cause ?? entry);
				await expect.soft(links, path).toHaveText([...doors.flatMap(({ warning }) => warning ?? []), ...names]);
				const { top } = await span(page.getByRole("navigation", { name: labels.actionBar.label }));
				for (const link of await links.all()) {
					const area = await span(link);
					expect.soft(area.height, path).toBeGreaterThanOrEqual(44);
					expect.soft(area.bottom, path).toBeLessThanOrEqual(top);
				}
				const drawn = doors.filter(({ steps: [first] }) => first?.drawing);
				await expect.soft(nav.locator("img, svg"), path).toHaveCount(drawn.length);
				// Without a choice all follow, in the order of the doors.
				const tops = await Promise.all(sections.map(async (section) => (await span(section)).top));
				expect.soft(tops, path).toEqual([...tops].sort((first, second) => first - second));
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
	});
}

testWithoutScript("First aid is complete", async ({ page }) => {
	for (const { path, heading, steps, strip, never, look, hospitals } of firstAids) {
		await page.goto(path);
		const main = regionOf(page, heading);
		const there = clinic.hospitals.filter(({ id }) => hospitals.includes(id));
		for (const text of [
			...steps.map((step) => step.do),
			...there.flatMap((one) => [one.name, one.for, one.when, one.address]),
		])
			await expect.soft(main.getByText(text, { exact: true }).first(), path).toBeVisible();
		if (never) await expect.soft(main.getByText(never), path).toBeVisible();
		for (const { alt } of look?.signs ?? []) {
			const sign = main.getByRole("listitem").filter({ hasText: alt }).last();
			await expect.soft(sign, path).toBeVisible();
			// The text beside the picture says the same.
			await expect.soft(sign.locator("img"), path).toHaveAttribute("alt", "");
			// Where a line at the top leads to them, all are seen at once.
			if (strip) await expect.soft(sign, path).toBeInViewport({ ratio: 1 });
		}
		for (const href of there.flatMap(({ phone, directions }) => [telHref(phone), directions]))
			await expect.soft(main.locator(`a[href="${href}"]`), path).toBeVisible();
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

test("In the dark a reader has first aid large on a dark page, for the rest of the visit", async ({ page }) => {
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
		await expect.soft(sheet.locator("+ *"), path).toHaveCSS("break-before", "page");
		const phone = mainPhone(clinic);
		const poster = phone ? words.emergency.poster : words.emergency.posterWithoutPhone;
		await expect.soft(sheet, path).toContainText(fill(poster, { clinic: clinic.name, phone: phone ?? "" }));
	}
});

// First aid by steps, one on each screen, with its timers.
type Step = FirstAid["steps"][number];

/** What was said, how much keeps the screen awake, and whether the page has asked for voices. */
type Log = { spoken: string[]; awake: number; isAsked: boolean };

/** Gives a page a voice that logs what it says, and a screen that counts what keeps it awake. */
async function listenAndWatch(page: Page) {
	await page.addInitScript((lang) => {
		const log: Log = { spoken: [], awake: 0, isAsked: false };
		const voice = { lang, localService: true, default: true };
		const speechSynthesis = {
			getVoices: () => {
				log.isAsked = true;
				return [voice];
			},
			speak: ({ text, onend }: { text: string; onend(): void }) => {
				log.spoken.push(text);
				queueMicrotask(onend);
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
	return () => page.evaluate(() => (window as unknown as { log: Log }).log);
}

const aloud = (text: string) => spoken(text, emergencyNumbers(emergency));
const minutesIn = (timer = "") => emergency?.figures[timer]?.minutes ?? 0;
const inMinutes = (label: string, minutes: number) => fill(label, { minutes }, content.locale.tag);

test("Nothing moves when the script of the steps arrives and its buttons appear", async ({ page }) => {
	const { path } = required(
		firstAids.find(({ steps: [step] }) => step?.timer),
		"first aid that begins with a timer",
	);
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
	await openAt(page, path);
	await wake(page, "step-by-step");
	const begin = regionOf(page, heading).getByRole("button", { name: start }).first();
	await expect(begin).toBeVisible();
	// The voice comes a little later than the button.
	await page.clock.runFor(3000);
	await expect.poll(async () => (await log()).isAsked).toBe(true);
	await begin.click();
	const dialog = page.getByRole("dialog", { name: heading });
	const order = dialog.getByRole("heading");
	await expect(order.first()).toHaveText(first.do);
	// Nobody waits for the end to learn what follows.
	await expect(dialog).toContainText(`${words.emergency.then}${second.do}`);
	await expect(dialog.getByRole("link", { name: callName })).toHaveAttribute(
		"href",
		telHref(emergency?.ambulance.number ?? ""),
	);
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

test("A timer goes on while its reader is elsewhere; the last step shows at once where to go", async ({ page }) => {
	const { path, heading, steps, hospitals } = required(
		firstAids.find(({ steps: all, hospitals }) => all.length > 1 && all.at(-1)?.timer && hospitals.length > 0),
		"first aid that ends with a timer",
	);
	const [first, last] = [steps[0], steps.at(-1)] as [Step, Step];
	const over = inMinutes(words.emergency.timeOver, minutesIn(last.timer));
	const hospital = clinic.hospitals.find(({ id }) => id === hospitals[0]);
	await openAt(page, path);
	await wake(page, "step-by-step");
	const step = regionOf(page, heading).getByRole("listitem").filter({ hasText: last.do });
	await step.getByRole("button").click();
	const dialog = page.getByRole("dialog");
	const call = dialog.locator(`a[href="${telHref(hospital?.phone ?? "")}"]`);
	await expect(dialog.getByRole("heading").first()).toHaveText(last.do);
	await expect(dialog.getByRole("timer")).toBeVisible();
	await expect(call).toBeVisible();
	for (let back = 1; back < steps.length; back++) {
		await dialog.getByRole("button", { name: words.emergency.back }).click();
	}
	await page.keyboard.press("Escape");
	await page.clock.fastForward(60_000);
	await regionOf(page, heading).locator(".emergency-calls").getByRole("button").click();
	await expect(dialog.getByRole("heading")).toHaveText(first.do);
	await page.clock.fastForward((minutesIn(last.timer) - 1) * 60_000);
	await expect(dialog.getByText(over)).toBeVisible();
	await expect(dialog.getByRole("heading")).toHaveText(first.do);
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
		await openAnew(page, path);
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
		const ofHospitals = clinic.hospitals.filter(({ id }) => hospitals.includes(id)).map(({ phone }) => phone);
		for (const phone of [mainPhone(clinic) ?? [], ofHospitals].flat())
			await expect.soft(dialog.locator(`a[href="${telHref(phone)}"]`), path).toBeVisible();
		await dialog.getByRole("button", { name: words.emergency.close }).last().click();
		await expect.soft(dialog, path).toBeHidden();
	}
});

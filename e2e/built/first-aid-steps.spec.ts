import type { Page } from "@playwright/test";
import { spoken } from "@/components/listen/speech";
import { emergencyNumbers } from "@/lib/model/schema/emergency";
import type { FirstAid } from "@/lib/model/schema/treatment";
import { mainPhone, telHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { callName, firstAids, regionOf, span, withDoors } from "../support/first-aid";
import { layoutShifts } from "../support/layout-shifts";
import { openAt, wake } from "../support/open";
import { content, required, words } from "../support/site";
import { delayRequests, expect, test } from "../support/test";

// First aid by steps, one on each screen, with its timers.

const { clinic, emergency } = content;

type Step = FirstAid["steps"][number];

test.skip(!emergency || firstAids.length === 0, "a clinic may have no pages for an emergency");

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
		firstAids.find(({ steps: [one] }) => one?.timer),
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
		const phone = mainPhone(clinic);
		if (phone) await expect.soft(dialog.locator(`a[href="${telHref(phone)}"]`), path).toBeVisible();
		if (look) await expect.soft(dialog.getByText(look.any), path).toBeVisible();
		for (const { phone } of clinic.hospitals.filter(({ id }) => hospitals.includes(id)))
			await expect.soft(dialog.locator(`a[href="${telHref(phone)}"]`), path).toBeVisible();
		await dialog.getByRole("button", { name: words.emergency.close }).last().click();
		await expect.soft(dialog, path).toBeHidden();
	}
});

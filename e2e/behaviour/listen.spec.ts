import type { Page } from "@playwright/test";
import { fill } from "@/lib/text/fill";
import { setHidden } from "../support/open";
import { content, someTreatment, words } from "../support/site";
import { awake, expect, nextFrames, test } from "../support/test";

const { labels, treatment: inTreatment } = { labels: words.listen, treatment: words.treatment };

/** What a voice was asked to say. */
type Speech = { text: string; rate: number };

declare global {
	interface Window {
		spoken: Speech[];
		finishSentence(): void;
	}
}

/** Gives the browser a voice, which speaks until the test says that it has finished; headless browsers have none. */
const installVoice = (page: Page, language: string) =>
	page.addInitScript((lang) => {
		const voice = { name: "Test", lang, localService: true, default: true };
		let current: SpeechSynthesisUtterance | undefined;
		const end = (type: "end" | "error") => {
			const ended = current;
			current = undefined;
			ended?.[`on${type}`]?.(Object.assign(new Event(type), { error: "canceled" }) as SpeechSynthesisErrorEvent);
		};
		const voices: unknown[] = [];
		const synthesis = Object.assign(new EventTarget(), {
			pending: false,
			getVoices: () => voices,
			resume: () => {},
			cancel: () => end("error"),
			speak: (utterance: SpeechSynthesisUtterance) => {
				current = utterance;
				window.spoken.push({ text: utterance.text, rate: utterance.rate });
			},
		});
		Object.defineProperty(synthesis, "speaking", { get: () => current !== undefined });
		Object.defineProperty(window, "speechSynthesis", { value: synthesis });
		Object.assign(window, {
			spoken: [],
			finishSentence: () => end("end"),
			SpeechSynthesisUtterance: class {
				rate = 1;
				constructor(readonly text: string) {}
			},
		});
		// The list of voices comes late, as in Chrome.
		addEventListener("load", () => {
			voices.push(voice);
			synthesis.dispatchEvent(new Event("voiceschanged"));
		});
	}, language);

const listenTo = (page: Page, part: string) =>
	page.getByRole("button", { name: fill(labels.listen, { part }), exact: true });

const bar = (page: Page, part: string) => page.getByRole("group", { name: fill(labels.listen, { part }) });

const spoken = (page: Page): Promise<Speech[]> => page.evaluate(() => window.spoken);

/** What is being spoken. */
const speaking = async (page: Page) => (await spoken(page)).at(-1);

/** The text that is marked. */
const marked = (page: Page): Promise<string> =>
	page.evaluate(() => [...(CSS.highlights.get("listen") ?? [])].map(String).join().replace(/\s+/g, " "));

/** Listens to when to call, of a treatment; returns the section's name. */
async function startListening(page: Page): Promise<string> {
	const { urgent } = inTreatment.topics;
	await installVoice(page, content.clinic.language);
	await page.goto(someTreatment);
	await listenTo(page, urgent).click();
	await expect(bar(page, urgent)).toBeVisible();
	return urgent;
}

test("A slow reader hears when to call, line by line, pauses, slows it down and stops", async ({ page }) => {
	const urgent = await startListening(page);
	await expect(listenTo(page, inTreatment.topics.cost), "other sections are read by the browser").toHaveCount(0);
	await expect(listenTo(page, urgent)).toHaveAttribute("aria-pressed", "true");
	expect(await speaking(page)).toEqual({ text: urgent, rate: 1 });
	expect(await marked(page)).toBe(urgent);
	const line = listenTo(page, urgent).locator("..");
	expect((await line.boundingBox())?.height, "the line of the button moves nothing").toBe(0);

	await page.evaluate(() => window.finishSentence());
	const lead = "When to call at once";
	await expect.poll(() => speaking(page)).toEqual({ text: lead, rate: 1 });
	expect(await marked(page)).toBe(lead);

	const button = (name: string) => bar(page, urgent).getByRole("button", { name, exact: true });
	await button(labels.pause).click();
	const before = (await spoken(page)).length;
	await button(labels.goOn).click();
	await expect.poll(() => speaking(page), "the line is said again").toEqual({ text: lead, rate: 1 });
	expect((await spoken(page)).length).toBe(before + 1);

	await button(labels.slower).click();
	await expect.poll(() => speaking(page)).toEqual({ text: lead, rate: 0.75 });
	await expect(button(labels.normal)).toBeVisible();

	await test.step("The bar says so if the voice fails or something else speaks", async () => {
		await page.evaluate(() => speechSynthesis.cancel());
		await expect(button(labels.goOn)).toBeVisible();
		await button(labels.goOn).click();
		await expect(button(labels.pause)).toBeVisible();
	});

	await test.step("A page that is put away is silent", async () => {
		await setHidden(page, true);
		await expect(button(labels.goOn)).toBeVisible();
		await expect(listenTo(page, urgent)).toHaveAttribute("aria-pressed", "false");
	});

	await button(labels.stop).click();
	await expect(listenTo(page, urgent)).toBeFocused();
	expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(false);
	expect(await marked(page)).toBe("");
});

test("Each sign is read to the end, the bar goes away, and a reader who has scrolled away is not taken back", async ({
	page,
}) => {
	const urgent = await startListening(page);
	await page.evaluate(() => scrollTo(0, 0));
	while (await bar(page, urgent).isVisible()) await page.evaluate(() => window.finishSentence());
	expect(await page.evaluate(() => scrollY)).toBe(0);
	const signs = page.getByRole("region", { name: urgent }).getByRole("listitem");
	const spokenTexts = (await spoken(page)).map(({ text }) => text);
	for (const sign of await signs.allTextContents()) expect(spokenTexts).toContain(sign.replace(/\s+/g, " "));
});

test("On a phone without a voice for the language there is no button", async ({ page }) => {
	await installVoice(page, "mr-IN");
	await page.goto(someTreatment);
	await awake(page, "listen");
	await expect.poll(() => page.evaluate(() => speechSynthesis.getVoices().length)).toBe(1);
	await nextFrames(page);
	await expect(page.locator(".listen")).toHaveCount(0);
});

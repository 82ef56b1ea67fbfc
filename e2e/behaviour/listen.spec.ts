import type { Page } from "@playwright/test";
import { sectionOn } from "@/lib/site/treatments";
import { mainPhone } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { spelled } from "@/lib/text/spoken";
import { content, required, someTreatment, treatment, words } from "../support/site";
import { awake, expect, nextFrames, test } from "../support/test";

const { labels, treatment: inTreatment } = { labels: words.listen, treatment: words.treatment };

/** What a voice was asked to say. */
type Said = { text: string; rate: number };

declare global {
	interface Window {
		said: Said[];
		finishSentence(): void;
		/** What plays, or played last. */
		recording: HTMLMediaElement;
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
				window.said.push({ text: utterance.text, rate: utterance.rate });
			},
		});
		Object.defineProperty(synthesis, "speaking", { get: () => current !== undefined });
		Object.defineProperty(window, "speechSynthesis", { value: synthesis });
		Object.assign(window, {
			said: [],
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

const said = (page: Page): Promise<Said[]> => page.evaluate(() => window.said);

/** The sentence that is being spoken. */
const saying = async (page: Page) => (await said(page)).at(-1);

/** The text that is marked. */
const marked = (page: Page): Promise<string> =>
	page.evaluate(() => [...(CSS.highlights.get("listen") ?? [])].map(String).join().replace(/\s+/g, " "));

/** Lets the voice finish until the part has been read, and returns all that it has said. */
async function hearAll(page: Page, part: string): Promise<string[]> {
	await listenTo(page, part).click();
	await expect(bar(page, part)).toBeVisible();
	while (await bar(page, part).isVisible()) await page.evaluate(() => window.finishSentence());
	return (await said(page)).map(({ text }) => text);
}

test("A slow reader hears the cost, sentence by sentence, pauses, slows it down and stops", async ({ page }) => {
	const { cost } = inTreatment.topics;
	const price = required(sectionOn(treatment, "cost")?.price, "price");
	await installVoice(page, content.clinic.language);
	await page.goto(someTreatment);
	await listenTo(page, cost).click();
	await expect(listenTo(page, cost)).toHaveAttribute("aria-pressed", "true");
	expect(await saying(page)).toEqual({ text: cost, rate: 1 });
	expect(await marked(page)).toBe(cost);
	const line = listenTo(page, cost).locator("..");
	expect((await line.boundingBox())?.height, "the line of the button moves nothing").toBe(0);

	await page.evaluate(() => window.finishSentence());
	const amount = (value = 0) => `${value.toLocaleString(content.clinic.language)} rupees`;
	const range = fill(inTreatment.cost.range, { from: amount(price.from), to: amount(price.to) });
	await expect.poll(() => saying(page)).toEqual({ text: range, rate: 1 });
	expect(await marked(page)).toContain("₹");

	const button = (name: string) => bar(page, cost).getByRole("button", { name, exact: true });
	await button(labels.pause).click();
	await page.evaluate(() => window.finishSentence());
	const before = (await said(page)).length;
	await button(labels.goOn).click();
	await expect.poll(() => saying(page), "the sentence is said again").toEqual({ text: range, rate: 1 });
	expect((await said(page)).length).toBe(before + 1);

	await button(labels.slower).click();
	await expect.poll(() => saying(page)).toEqual({ text: range, rate: 0.75 });
	await expect(button(labels.normal)).toBeVisible();

	await test.step("A page that is put away is silent, and so is one part when another begins", async () => {
		await page.evaluate(() => {
			Object.defineProperty(document, "hidden", { value: true, configurable: true });
			document.dispatchEvent(new Event("visibilitychange"));
		});
		await expect(button(labels.goOn)).toBeVisible();
		await listenTo(page, inTreatment.topics.questions).click();
		await expect(bar(page, cost)).toBeHidden();
		await expect(listenTo(page, cost)).toHaveAttribute("aria-pressed", "false");
	});

	await bar(page, inTreatment.topics.questions).getByRole("button", { name: labels.stop }).click();
	await expect(listenTo(page, inTreatment.topics.questions)).toBeFocused();
	expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(false);
	expect(await marked(page)).toBe("");
});

test("Folded answers, tables and telephone numbers are read as people say them", async ({ page }) => {
	await installVoice(page, content.clinic.language);
	await page.goto(someTreatment);
	const faqs = required(sectionOn(treatment, "questions")?.faqs[0], "question");
	expect((await hearAll(page, inTreatment.topics.questions)).join(" ")).toContain(faqs.question);
	expect((await said(page)).map(({ text }) => text).join(" ")).toContain(faqs.answer.trim());

	const [option] = required(sectionOn(treatment, "options")?.options, "options");
	const read = await hearAll(page, inTreatment.topics.options);
	expect(read).toContain(`${inTreatment.options.suits}: ${option?.suits}`);
	expect(
		read.filter((text) => text === inTreatment.options.suits),
		"column heads on their own",
	).toEqual([]);

	const digits = required(content.pronunciations?.languages[0], "table of pronunciations").digits;
	const [first, second, third] = spelled(required(mainPhone(content.clinic), "phone"), digits);
	const urgent = (await hearAll(page, inTreatment.topics.urgent)).join(" ");
	expect(urgent).toContain(`+ ${first} ${second}, ${third} `);
});

test("The clinic's recording is played where there is one, and fetched on tap", async ({ page }) => {
	const { risks, cost } = inTreatment.topics;
	const fetched: string[] = [];
	page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
	// A voice for another language.
	await installVoice(page, "hi-IN");
	// The recording, which is short, begins again until the test lets it end.
	await page.addInitScript(() => {
		const { play } = HTMLMediaElement.prototype;
		HTMLMediaElement.prototype.play = function () {
			window.recording = Object.assign(this, { loop: true });
			return play.call(this);
		};
	});
	await page.goto(someTreatment);
	await expect(listenTo(page, risks)).toBeAttached();
	await expect(listenTo(page, cost), "without a voice for the language").toHaveCount(0);
	const recording = required(sectionOn(treatment, "risks")?.recording, "recording");
	expect(fetched).not.toContain(recording);

	await listenTo(page, risks).click();
	await expect(bar(page, risks)).toBeVisible();
	await expect.poll(() => fetched).toContain(recording);
	const plays = () => page.evaluate(() => !window.recording.paused && window.recording.currentTime > 0);
	await expect.poll(plays).toBe(true);
	await bar(page, risks).getByRole("button", { name: labels.pause }).click();
	await expect.poll(plays).toBe(false);
	await bar(page, risks).getByRole("button", { name: labels.goOn }).click();
	await expect.poll(plays).toBe(true);
	await page.evaluate(() => Object.assign(window.recording, { loop: false }));
	await expect(bar(page, risks), "at the end of the recording").toBeHidden();
	expect(await said(page)).toEqual([]);
});

test("On a phone with neither a voice for the language nor a recording that it can play there is no button", async ({
	page,
}) => {
	await installVoice(page, "mr-IN");
	await page.addInitScript(() => {
		HTMLMediaElement.prototype.canPlayType = () => "";
	});
	await page.goto(someTreatment);
	await awake(page, "listen");
	await expect.poll(() => page.evaluate(() => speechSynthesis.getVoices().length)).toBe(1);
	await nextFrames(page);
	await expect(page.locator(".listen")).toHaveCount(0);
});

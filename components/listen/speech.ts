/** How long to wait for the list of voices, which browsers load late: Chrome on Linux after five seconds. */
const VOICES_TIMEOUT_MS = 10_000;

/** The list of voices once the browser has one; empty if it has none in time. */
function loadVoices(): Promise<SpeechSynthesisVoice[]> {
	const voices = speechSynthesis.getVoices();
	if (voices.length > 0) return Promise.resolve(voices);
	return new Promise((resolve) => {
		const done = () => resolve(speechSynthesis.getVoices());
		speechSynthesis.addEventListener("voiceschanged", done, { once: true });
		setTimeout(done, VOICES_TIMEOUT_MS);
	});
}

/**
 * The best voice on the device for a language: one for the region, or else the browser's default. Voices that are a
 * service of the browser's maker are left out: they would learn what a visitor reads, and need a network. A Hindi voice
 * does not read Marathi: it has no ळ, drops other vowels and says other words for numbers.
 * @param language a tag (BCP 47), such as `mr-IN`
 */
export async function findVoice(language: string): Promise<SpeechSynthesisVoice | undefined> {
	if (!("speechSynthesis" in window)) return undefined;
	// Android writes `hi_IN`.
	const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replace("_", "-");
	const rank = (voice: SpeechSynthesisVoice) => 2 * Number(tagOf(voice) === language) + Number(voice.default);
	const [code] = language.split("-");
	return (await loadVoices())
		.filter((voice) => voice.localService && tagOf(voice).split("-")[0] === code)
		.sort((one, other) => rank(other) - rank(one))[0];
}

/** What is being spoken. Chrome sends no events to an utterance that has been garbage-collected. */
let current: SpeechSynthesisUtterance | undefined;

/**
 * Speaks a text, in place of what is being spoken. It begins in the same task, because iOS allows the first speech of a
 * page only in answer to a tap. To pause, call `stopSpeaking` and speak again: Android cannot pause, and other voices
 * do not tell which word they are at. So speak a sentence at a time; long texts also break off in some browsers.
 * @param voice from `findVoice`
 * @param options.rate 1 is the voice's usual rate
 * @returns when the text has been said; rejects if it is stopped, if something else is spoken, or if the voice fails
 */
export function speak(text: string, voice: SpeechSynthesisVoice, { rate = 1 }: { rate?: number } = {}): Promise<void> {
	const utterance = new SpeechSynthesisUtterance(text);
	Object.assign(utterance, { voice, lang: voice.lang, rate });
	// Otherwise it waits for what is being spoken.
	if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel();
	// Chrome remains paused if another page has paused it.
	speechSynthesis.resume();
	current = utterance;
	return new Promise<void>((resolve, reject) => {
		let silent = 0;
		const end = (error?: string) => {
			clearInterval(watch);
			// Safari ends what is cancelled without an error.
			if (error || utterance !== current) reject(new Error(error ?? "interrupted"));
			else resolve();
		};
		// Some Android voices send no events.
		const watch = setInterval(() => {
			silent = speechSynthesis.speaking || speechSynthesis.pending ? 0 : silent + 1;
			if (silent === 4) end();
		}, 500);
		utterance.onend = () => end();
		utterance.onerror = ({ error }) => end(error);
		speechSynthesis.speak(utterance);
	});
}

/** Stops what `speak` is saying. */
export function stopSpeaking(): void {
	current = undefined;
	speechSynthesis.cancel();
}

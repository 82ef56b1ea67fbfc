/** How long to wait for the list of voices, which most browsers load late. */
const VOICES_TIMEOUT_MS = 3000;

/** The language of a tag (BCP 47); Android writes `hi_IN`. */
const languageOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];

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
 * The best voice for a language: first one on the device, then one for the region, then the browser's default. A Hindi
 * voice does not read Marathi: it has no ळ, drops other vowels and says other words for numbers. Voices that need a
 * network count only online.
 * @param language a tag (BCP 47), such as `mr-IN`
 */
export async function findVoice(language: string): Promise<SpeechSynthesisVoice | undefined> {
	if (!("speechSynthesis" in window)) return undefined;
	const wanted = language.toLowerCase();
	const rank = ({ localService, lang, default: isDefault }: SpeechSynthesisVoice) =>
		4 * Number(localService) + 2 * Number(lang.toLowerCase().replace("_", "-") === wanted) + Number(isDefault);
	return (await loadVoices())
		.filter(({ lang, localService }) => languageOf(lang) === languageOf(wanted) && (localService || navigator.onLine))
		.sort((one, other) => rank(other) - rank(one))[0];
}

/** Chrome stops network voices after 15 seconds; this many characters take 12 at three quarters of the usual rate. */
const PIECE_LENGTH = 110;

/** A long text in pieces that end at punctuation or, failing that, between words. */
const piecesOf = (text: string): string[] =>
	text.length <= PIECE_LENGTH
		? [text]
		: (text.match(/\S.{30,110}[,;:.!?।](?=\s|$)|\S.{0,110}(?=\s|$)|\S{1,110}/gs) ?? []);

/** What is being spoken. Chrome sends no events to an utterance that has been garbage-collected. */
let current: SpeechSynthesisUtterance | undefined;

function speakPiece(text: string, voice: SpeechSynthesisVoice, rate: number): Promise<void> {
	const utterance = new SpeechSynthesisUtterance(text);
	Object.assign(utterance, { voice, lang: voice.lang, rate });
	// Otherwise Chrome queues it.
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

/**
 * Speaks a text, in place of what is being spoken. It begins in the same task, because iOS allows the first speech of a
 * page only in answer to a tap. To pause, call `stopSpeaking` and speak the sentence again: Android cannot pause.
 * @param voice from `findVoice`
 * @param options.rate 1 is the voice's usual rate
 * @returns when the text has been said; rejects if it is stopped, if something else is spoken, or if the voice fails
 */
export async function speak(
	text: string,
	voice: SpeechSynthesisVoice,
	{ rate = 1 }: { rate?: number } = {},
): Promise<void> {
	for (const piece of piecesOf(text)) await speakPiece(piece, voice, rate);
}

/** Stops what `speak` is saying. */
export function stopSpeaking(): void {
	current = undefined;
	speechSynthesis.cancel();
}

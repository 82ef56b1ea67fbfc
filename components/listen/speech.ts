/**
 * The best voice on the device for a language (BCP 47), of the region if there is one. Voices of the network are left out:
 * their service would learn what a visitor reads. A Hindi voice does not read Marathi: it drops vowels and has no ळ.
 */
export async function findVoice(language: string): Promise<SpeechSynthesisVoice | undefined> {
	if (!("speechSynthesis" in window)) return undefined;
	if (speechSynthesis.getVoices().length === 0) {
		await new Promise((resolve) => {
			// Browsers load the list late: Chrome on Linux after five seconds.
			speechSynthesis.addEventListener("voiceschanged", resolve, { once: true });
			setTimeout(resolve, 10_000);
		});
	}
	// Android writes `hi_IN`.
	const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replace("_", "-");
	const rank = (voice: SpeechSynthesisVoice) => 2 * Number(tagOf(voice) === language) + Number(voice.default);
	const [code] = language.split("-");
	return speechSynthesis
		.getVoices()
		.filter((voice) => voice.localService && tagOf(voice).split("-")[0] === code)
		.sort((left, right) => rank(right) - rank(left))[0];
}

/**
 * A text as a voice should say it: telephone numbers digit by digit in pairs, emergency numbers digit by digit.
 * @param emergencyNumbers such as `108`
 */
export function spoken(text: string, emergencyNumbers: string[]): string {
	const emergency = new RegExp(`(^|[^\\d.,])(${emergencyNumbers.join("|")})(?![.,]?\\d)`, "g");
	return text
		.replace(/\u2060/g, "")
		.replace(/\s+/g, " ")
		.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
		.replace(/\+?\d(?:[\s-]?\d){9,}/g, (number) => number.replace(/\D/g, "").replace(/(\d)(\d?)/g, "$1 $2, "))
		.replace(emergency, (_, before: string, number: string) => before + [...number].join(" "));
}

/** What is being spoken. Chrome sends no events to an utterance that has been garbage-collected. */
let current: SpeechSynthesisUtterance | undefined;

/**
 * Speaks a text in place of what is being spoken. It begins in the same task: iOS allows the first speech of a page only in
 * answer to a tap. To pause, call `stopSpeaking` and speak again: Android cannot pause.
 * @param rate 1 is the voice's usual rate
 * @returns when the text has been said; rejects if it is stopped, if something else is spoken, or if the voice fails
 */
export function speak(text: string, voice: SpeechSynthesisVoice, rate = 1): Promise<void> {
	const utterance = Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang, rate });
	current = utterance;
	if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel();
	// Chrome remains paused if another page has paused it.
	speechSynthesis.resume();
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

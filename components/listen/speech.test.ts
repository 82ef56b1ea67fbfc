import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { findVoice, spoken } from "./speech";

type Voice = Pick<SpeechSynthesisVoice, "name" | "lang" | "localService" | "default">;

const voice = (name: string, lang: string, more: Partial<Voice> = {}): Voice => ({
	name,
	lang,
	localService: true,
	default: false,
	...more,
});

/** Gives the browser's globals to a test; Node has none of them. */
function withSpeech(t: TestContext, speechSynthesis: object): void {
	Object.assign(globalThis, { speechSynthesis, window: { speechSynthesis } });
	t.after(() => {
		for (const name of ["speechSynthesis", "window"]) Reflect.deleteProperty(globalThis, name);
	});
}

for (const [what, language, voices, expected] of [
	[
		"The voice of the region comes first",
		"en-IN",
		[voice("US", "en-US", { default: true }), voice("IN", "en-IN")],
		"IN",
	],
	["Android writes tags with a line below", "hi-IN", [voice("GB", "en_GB"), voice("IN", "hi_IN")], "IN"],
	["Without it, the browser's default", "en-IN", [voice("AU", "en-AU"), voice("GB", "en-GB", { default: true })], "GB"],
	["A Hindi voice does not read Marathi", "mr-IN", [voice("IN", "hi-IN")], undefined],
	["A voice of the network is left out", "hi-IN", [voice("Cloud", "hi-IN", { localService: false })], undefined],
] as const) {
	test(what, async (t) => {
		withSpeech(t, { getVoices: () => [...voices] });
		assert.equal((await findVoice(language))?.name, expected);
	});
}

test("Voices that the browser loads late are waited for", async (t) => {
	t.mock.timers.enable({ apis: ["setTimeout"] });
	const events = new EventTarget();
	let voices: Voice[] = [];
	withSpeech(t, Object.assign(events, { getVoices: () => voices }));
	const found = findVoice("mr-IN");
	voices = [voice("IN", "mr-IN")];
	events.dispatchEvent(new Event("voiceschanged"));
	assert.equal((await found)?.name, "IN");
});

for (const [written, expected] of [
	["Ring +91 12345 67890.", "Ring 9 1, 1 2, 3 4, 5 6, 7 8, 9 0, ."],
	["फोन ९८७६५ ४३२१०", "फोन 9 8, 7 6, 5 4, 3 2, 1 0, "],
	["Call 108 (or 112).", "Call 1 0 8 (or 1 1 2)."],
	["१०८ ला फोन करा", "1 0 8 ला फोन करा"],
	["₹1,108 or 1080 or 108.5", "₹1,108 or 1080 or 108.5"],
	["A word\u2060 \n\t more", "A word more"],
] as const) {
	test(`"${written}" is said as "${expected}"`, () => assert.equal(spoken(written, ["108", "112"]), expected));
}

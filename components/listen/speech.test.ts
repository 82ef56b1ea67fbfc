import assert from "node:assert/strict";
import { after, test } from "node:test";
import { findVoice } from "./speech";

type Voice = Pick<SpeechSynthesisVoice, "name" | "lang" | "localService" | "default">;

const voice = (name: string, lang: string, more: Partial<Voice> = {}): Voice => ({
	name,
	lang,
	localService: true,
	default: false,
	...more,
});

const known = { window: globalThis.window, speechSynthesis: globalThis.speechSynthesis };
after(() => Object.assign(globalThis, known));

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
	test(what, async () => {
		const speechSynthesis = { getVoices: () => [...voices] };
		Object.assign(globalThis, { speechSynthesis, window: { speechSynthesis } });
		assert.equal((await findVoice(language))?.name, expected);
	});
}

test("Voices that the browser loads late are waited for", async (t) => {
	t.mock.timers.enable({ apis: ["setTimeout"] });
	const events = new EventTarget();
	let voices: Voice[] = [];
	const speechSynthesis = Object.assign(events, { getVoices: () => voices });
	Object.assign(globalThis, { speechSynthesis, window: { speechSynthesis } });
	const found = findVoice("mr-IN");
	voices = [voice("IN", "mr-IN")];
	events.dispatchEvent(new Event("voiceschanged"));
	assert.equal((await found)?.name, "IN");
});

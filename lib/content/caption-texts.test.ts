import assert from "node:assert/strict";
import { test } from "node:test";
import { captionTexts } from "./caption-texts";

test("Captions are read in their order, each on one line, without times, names, tags and notes", () => {
	const webVtt = [
		"WEBVTT",
		"NOTE written for the test",
		"first\n00:00.300 --> 00:03.600 line:80%\nThe valves\nleak.",
		"00:00:04.000 --> 00:00:05.000\n<v Doctor>Skin &amp; <b>vein</b></v>",
		"00:06.000 --> 00:07.000\n",
	];
	assert.deepEqual(captionTexts(webVtt.join("\n\n")), ["The valves leak.", "Skin & vein"]);
	assert.deepEqual(captionTexts(webVtt.join("\n\n").replaceAll("\n", "\r\n")), ["The valves leak.", "Skin & vein"]);
	assert.deepEqual(captionTexts("WEBVTT\n"), []);
});

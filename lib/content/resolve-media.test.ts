import assert from "node:assert/strict";
import { test } from "node:test";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { captionTexts, resolveMedia } from "./resolve-media";

const picture = (src: string) => ({ src: `/pictures/${src}`, width: 4, height: 3 });
const lookup = { root: "nowhere", language: "mr", picture };

const drawn = { src: "illustrations/hand.svg", alt: "A hand" };

test("Pictures at any depth get their built files", () => {
	const content = { slides: [{ image: drawn, heading: "Hands" }], src: drawn };
	const built = { ...drawn, built: { src: "/pictures/illustrations/hand.svg", width: 4, height: 3 } };
	assert.deepEqual(resolveMedia(content, lookup), { slides: [{ image: built, heading: "Hands" }], src: built });
	assert.deepEqual(content.src, drawn, "the content given stays as it is");
});

test("Films get their files and the text of their captions; their posters are not counted as pictures", (t) => {
	const captions = (text: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${text}\n`;
	const root = temporaryFolder(t, { "public/hand.vtt": captions("Hand"), "public/hand.mr.vtt": captions("हात") });
	const film = { src: "/hand.mp4", poster: "/hand.avif", captions: "/hand.vtt" };
	const sources = [{ src: "/hand.mp4", type: "video/mp4" }];
	const inHindi = { ...film, sources, captionTexts: ["Hand"] };
	assert.deepEqual(resolveMedia([film], { ...lookup, root, language: "hi" }), [inHindi]);
	const drawnPoster = { ...film, poster: "/hand.svg" };
	const inMarathi = {
		...film,
		poster: "/pictures//hand.svg",
		sources,
		captions: "/hand.mr.vtt",
		captionTexts: ["हात"],
	};
	assert.deepEqual(resolveMedia([drawnPoster], { ...lookup, root }), [inMarathi]);
});

test("Other values stay as they are, among them pictures that the clinic does not have yet", () => {
	const others = { portrait: { alt: "A portrait" }, films: undefined, cta: true, since: 12, none: null };
	assert.deepEqual(resolveMedia(others, lookup), others);
});

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

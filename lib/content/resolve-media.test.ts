import assert from "node:assert/strict";
import { test } from "node:test";
import { captionTexts } from "./film-files";
import { resolveMedia } from "./resolve-media";

const lookup = {
	picture: (src: string) => ({ src: `/pictures/${src}`, width: 4, height: 3 }),
	poster: (src: string) => src.replace(".svg", "-hash.svg"),
	captions: (src: string) => src,
	captionTexts: (src: string) => [`Text of ${src}`],
	film: (src: string) => [{ src, type: "video/mp4" }],
};

const drawn = { src: "illustrations/hand.svg", alt: "A hand" };

test("Pictures at any depth get their built files", () => {
	const content = { slides: [{ image: drawn, heading: "Hands" }], src: drawn };
	const built = { ...drawn, built: { src: "/pictures/illustrations/hand.svg", width: 4, height: 3 } };
	assert.deepEqual(resolveMedia(content, lookup), { slides: [{ image: built, heading: "Hands" }], src: built });
	assert.deepEqual(content.src, drawn, "the content given stays as it is");
});

test("Films get their files and the text of their captions; their posters are not counted as pictures", () => {
	const film = { src: "/films/hand.mp4", poster: "/films/hand.avif", captions: "/films/hand.vtt" };
	const sources = [{ src: "/films/hand.mp4", type: "video/mp4" }];
	const captionTexts = ["Text of /films/hand.vtt"];
	assert.deepEqual(resolveMedia([film], lookup), [{ ...film, sources, captionTexts }]);
	const drawnPoster = { ...film, poster: "/films/hand.svg" };
	assert.deepEqual(resolveMedia([drawnPoster], lookup), [
		{ ...film, poster: "/films/hand-hash.svg", sources, captionTexts },
	]);
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

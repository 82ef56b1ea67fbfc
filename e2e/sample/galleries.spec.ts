import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { selectAll } from "hast-util-select";
import { attributes, content, out, pageAt } from "@/e2e/support/site";
import { galleryGroups } from "@/lib/site/gallery";
import { paths } from "@/lib/site/routes";

const groups = galleryGroups(content);

test("The gallery leads to the examples that the specification names", () => {
	const named = attributes("href", pageAt(paths.beforeAfter), "main a");
	expect(named).toEqual(
		expect.arrayContaining([
			"/hand-surgery/machine-injuries/",
			"/minor-surgery/warts/",
			"/cosmetic-surgery/liposuction/",
		]),
	);
});

test("At least twelve treatments have pairs", () => {
	const treatments = new Set(groups.flatMap(({ pairs }) => pairs.map(({ path }) => path)));
	expect(treatments.size).toBeGreaterThanOrEqual(12);
});

test("The gallery has its two pages in its menu", () => {
	const tabs = attributes("href", pageAt(paths.videos), "main nav[aria-label='Gallery'] a");
	expect(tabs).toEqual(["/gallery/before-&-after/", "/gallery/videos/"]);
});

test("The videos page has at least six films, each as WebM and as MP4 of at most 700 kB", () => {
	const page = pageAt(paths.videos);
	const sources = selectAll("video", page.root).map((film) => selectAll("source", film));
	expect(sources.length).toBeGreaterThanOrEqual(6);
	for (const film of sources) {
		expect.soft(film.map(({ properties }) => properties.type)).toEqual(["video/webm", "video/mp4"]);
		for (const { properties } of film) {
			expect
				.soft(statSync(join(out, String(properties.src))).size, String(properties.src))
				.toBeLessThanOrEqual(700_000);
		}
	}
});

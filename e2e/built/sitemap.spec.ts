import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { resolveSitemap } from "next/dist/build/webpack/loaders/metadata/resolve-route-data.js";
import type { SiteContent } from "@/lib/content";
import { readPageDates } from "@/lib/content/page-dates";
import { doctorPath, paths, treatmentPath } from "@/lib/model/routes";
import { sitemapEntries } from "@/lib/site/sitemap";
import { textsOf } from "@/lib/text/nested-texts";
import { attributes, canonicalPaths, content, out, pageAt, root, translatedPaths } from "../support/site";

type Entry = {
	path: string;
	lastmod: string | null;
	images: string[];
	videos: { title: string; description: string; thumbnail: string; content: string; duration: string }[];
};

/** The entries of a sitemap, parsed by the browser. */
const parsed = (page: Page, xml: string): Promise<Entry[]> =>
	page.evaluate((text) => {
		const document = new DOMParser().parseFromString(text, "application/xml");
		const error = document.querySelector("parsererror");
		if (error) throw new Error(error.textContent ?? "");
		const spaces = {
			site: "http://www.sitemaps.org/schemas/sitemap/0.9",
			image: "http://www.google.com/schemas/sitemap-image/1.1",
			video: "http://www.google.com/schemas/sitemap-video/1.1",
		};
		const all = (element: Element | Document, space: keyof typeof spaces, name: string) => [
			...element.getElementsByTagNameNS(spaces[space], name),
		];
		const textIn = (element: Element, space: keyof typeof spaces, name: string) =>
			all(element, space, name)[0]?.textContent ?? "";
		return all(document, "site", "url").map((url) => ({
			path: decodeURI(new URL(textIn(url, "site", "loc")).pathname),
			lastmod: textIn(url, "site", "lastmod") || null,
			images: all(url, "image", "loc").map(({ textContent }) => textContent ?? ""),
			videos: all(url, "video", "video").map((video) => ({
				title: textIn(video, "video", "title"),
				description: textIn(video, "video", "description"),
				thumbnail: textIn(video, "video", "thumbnail_loc"),
				content: textIn(video, "video", "content_loc"),
				duration: textIn(video, "video", "duration"),
			})),
		}));
	}, xml);

const written = (page: Page) => parsed(page, readFileSync(join(out, "sitemap.xml"), "utf8"));

/** The file of the site at an address. */
const fileAt = (address: string) => join(out, decodeURI(new URL(address).pathname));

test("The sitemap lists every canonical page once, with the date of its last change", async ({ page }) => {
	const entries = await written(page);
	expect(entries.map(({ path }) => path).sort()).toEqual([...canonicalPaths, ...translatedPaths].sort());
	const dates = readPageDates(root);
	for (const { path, lastmod } of entries) expect.soft(lastmod, path).toBe(dates[path] ?? null);
});

test("The images of the sitemap exist and are on their pages", async ({ page }) => {
	const { origin } = new URL(content.clinic.site);
	const entries = await written(page);
	for (const { path, images } of entries) {
		expect.soft(new Set(images).size, path).toBe(images.length);
		const named = ["src", "srcSet"].flatMap((name) => attributes(name, pageAt(path))).join(" ");
		for (const image of images) {
			expect.soft(new URL(image).origin, image).toBe(origin);
			expect.soft(existsSync(fileAt(image)), image).toBe(true);
		}
		// The drawing of the first view is inlined, without its address.
		const absent = images.filter((image) => !named.includes(new URL(image).pathname));
		expect.soft(absent.length, `${path}: ${absent}`).toBeLessThanOrEqual(1);
	}
	for (const treatment of content.treatments) {
		const pictures = textsOf(treatment).flatMap(({ text, path }) => (path.at(-1) === "src" ? [text] : []));
		const listed = entries.find(({ path }) => path === treatmentPath(treatment))?.images;
		expect.soft(listed?.length, treatmentPath(treatment)).toBe(new Set(pictures).size);
	}
});

test("The videos of the sitemap are those of their pages, with all required facts", async ({ page }) => {
	const films = new Map([
		[paths.videos as string, content.gallery?.videos?.items ?? []],
		...content.doctors.map(({ slug, films: own }) => [doctorPath(slug), own?.items ?? []] as const),
	]);
	const entries = await written(page);
	for (const { path, videos } of entries.filter((entry) => canonicalPaths.includes(entry.path))) {
		const expected = films.get(path) ?? [];
		expect
			.soft(
				videos.map(({ title }) => title),
				path,
			)
			.toEqual(expected.map(({ title }) => title));
		videos.forEach((video, index) => {
			expect.soft(video.description, path).toBe(expected[index]?.description);
			expect.soft(video.duration, path).toBe(String(expected[index]?.seconds));
			for (const address of [video.thumbnail, video.content]) {
				expect.soft(existsSync(fileAt(address)), address).toBe(true);
			}
		});
	}
});

test("Special characters are escaped in the sitemap", async ({ page }) => {
	const title = `Nerves & <veins> "at once" ]]> 'now' &amp; हात`;
	const film = {
		title,
		description: title,
		src: "/films/a&b.mp4",
		poster: "/films/a&b.svg",
		captions: "/films/a&b.vtt",
		seconds: 20,
		sources: [],
		captionTexts: [],
	};
	const videos = { heading: "", paragraph: "", description: "", items: [film] };
	const entries = sitemapEntries({ ...(content as SiteContent), gallery: { videos } }, () => "2026-11-21");
	const entry = (await parsed(page, resolveSitemap(entries))).find(({ path }) => path === paths.videos);
	expect(entry?.lastmod).toBe("2026-11-21");
	expect(entry?.videos).toEqual([
		{
			title,
			description: title,
			thumbnail: new URL("/films/a&b.svg", content.clinic.site).href,
			content: new URL("/films/a&b.mp4", content.clinic.site).href,
			duration: "20",
		},
	]);
});

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { resolveSitemap } from "next/dist/build/webpack/loaders/metadata/resolve-route-data.js";
import { readPageDates } from "@/lib/content/build-cache";
import { filesBelow } from "@/lib/content/files";
import { sitemapEntries } from "@/lib/machines/sitemap";
import { doctorPath, LICENCES, paths, treatmentPath } from "@/lib/model/routes";
import type { SiteContent } from "@/lib/pages/content";
import { textsOf } from "@/lib/text/nested-texts";
import { attributes, canonicalPaths, content, out, pageAt, root, translatedPaths } from "../support/site";
import { expect, test } from "../support/test";

test("Every XML file is well-formed, drawings and the sitemap included", async ({ page }) => {
	const files = filesBelow(out).filter((file) => /\.(xml|svg)$/.test(file));
	const documents = files.map((file) => ({ file, text: readFileSync(join(out, file), "utf8") }));
	expect(files).toContain("sitemap.xml");
	const malformed = await page.evaluate(
		(files) =>
			files.flatMap(({ file, text }) => {
				const error = new DOMParser().parseFromString(text, "application/xml").querySelector("parsererror");
				return error ? [`${file}: ${error.textContent}`] : [];
			}),
		documents,
	);
	expect(malformed).toEqual([]);
});

test("/llms.txt follows its convention: the emergency number first, then links to pages that exist", () => {
	const { clinic, emergency, treatments } = content;
	const list = readFileSync(join(out, "llms.txt"), "utf8");
	expect(list).not.toMatch(/\*\*|\[\^|\{[\w-]*\}|undefined|\[object/);
	const blocks = list.trim().split("\n\n");
	expect(blocks.slice(0, 2)).toEqual([`# ${clinic.name}`, `> ${clinic.description}`]);
	if (emergency) expect(blocks[2]).toContain(emergency.ambulance.number);
	const sections = list.split(/^## /m).slice(1);
	const lines = sections.flatMap((section) => section.trim().split("\n").slice(2));
	expect(lines.length).toBeGreaterThan(sections.length);
	const links = lines.map((line) => new URL(/^- \[.+?\]\((\S+)\): \S/.exec(line)?.[1] ?? line));
	for (const { href, origin, pathname, hash } of links) {
		expect.soft(origin, href).toBe(new URL(clinic.site).origin);
		const page = join(out, decodeURI(pathname), "index.html");
		expect.soft(existsSync(page), href).toBe(true);
		if (hash) expect.soft(readFileSync(page, "utf8"), href).toContain(`id="${hash.slice(1)}"`);
	}
	const listed = links.map(({ pathname }) => decodeURI(pathname));
	expect(listed).toEqual(expect.arrayContaining(treatments.map(treatmentPath)));
});

test("The site includes the licences of the software that it ships", () => {
	const text = readFileSync(join(out, LICENCES), "utf8");
	for (const name of ["@emailjs/browser", "embla-carousel", "lucide-react", "preact", "tailwindcss"]) {
		expect(text).toMatch(new RegExp(`^\\S*${name} \\d+\\.\\d+\\.\\d+ \\(.+\\)$`, "m"));
	}
	// What only the build uses is not shipped.
	expect(text).not.toMatch(/^(next|react|esbuild|sharp) /m);
});

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

test("The sitemap lists the videos of each page, with all required facts", async ({ page }) => {
	const films = new Map([
		[paths.videos as string, content.gallery?.videos?.items ?? []],
		...content.doctors.map(({ slug, films: own }) => [doctorPath(slug), own?.items ?? []] as const),
	]);
	const entries = await written(page);
	for (const { path, videos } of entries.filter((entry) => canonicalPaths.includes(entry.path))) {
		const expected = films.get(path) ?? [];
		const titles = videos.map(({ title }) => title);
		expect.soft(titles, path).toEqual(expected.map(({ title }) => title));
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
	const [src, poster, captions] = ["/films/a&b.mp4", "/films/a&b.svg", "/films/a&b.vtt"];
	const film = { title, description: title, src, poster, captions, seconds: 20, sources: [], captionTexts: [] };
	const videos = { heading: "", paragraph: "", description: "", items: [film] };
	const entries = sitemapEntries({ ...(content as SiteContent), gallery: { videos } }, () => "2026-11-21");
	const entry = (await parsed(page, resolveSitemap(entries))).find(({ path }) => path === paths.videos);
	expect(entry?.lastmod).toBe("2026-11-21");
	const [thumbnail, file] = [poster, src].map((path) => new URL(path, content.clinic.site).href);
	expect(entry?.videos).toEqual([{ title, description: title, thumbnail, content: file, duration: "20" }]);
});

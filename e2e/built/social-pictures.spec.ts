import { statSync } from "node:fs";
import { join } from "node:path";
import { select, selectAll } from "hast-util-select";
import { filesBelow } from "@/lib/content/files";
import { SOCIAL_BYTES, SOCIAL_SIZE, socialPicturePath } from "@/lib/machines/social-picture";
import { doctorPath, ownPagePath, treatmentPath } from "@/lib/model/routes";
import { articlesOf } from "@/lib/pages/text-pages";
import { sharp } from "@/scripts/pipeline/pictures/sharp";
import { canonicalPaths, content, out, type Page, pageAt, routes, translatedPaths } from "../support/site";
import { expect, test } from "../support/test";

/** What a page's head says under a name to those who show links to it. */
const said = ({ root }: Page, name: string) =>
	selectAll("meta", select("head", root))
		.filter(({ properties }) => (properties.property ?? properties.name) === name)
		.map(({ properties }) => String(properties.content));

const { clinic } = content;

test("Every page has the same card for shared links on all networks", () => {
	for (const { path, canonical } of routes) {
		const page = pageAt(path);
		const once = (name: string) => {
			const found = said(page, name);
			expect.soft(found.length, `${path} ${name}`).toBe(1);
			return found[0];
		};
		expect.soft(once("og:url"), path).toBe(new URL(canonical, clinic.site).href);
		expect.soft(once("og:site_name"), path).toBe(clinic.name);
		expect.soft(once("og:locale"), path).toBe(clinic.language.replace("-", "_"));
		expect.soft(once("og:description"), path).toBe(once("description"));
		expect.soft(once("twitter:card"), path).toBe("summary_large_image");
		for (const part of ["title", "description", "image", "image:alt"])
			expect.soft(once(`og:${part}`), `${path} ${part}`).toMatch(/\p{L}/u);
	}
});

test("A card names the type of its page", () => {
	const kinds = new Map([
		...content.treatments.map((treatment) => [treatmentPath(treatment), "article"] as const),
		...content.doctors.map(({ slug }) => [doctorPath(slug), "profile"] as const),
		...articlesOf(content).map((article) => [ownPagePath(article), "article"] as const),
	]);
	for (const { path, canonical } of routes) {
		expect.soft(said(pageAt(path), "og:type"), path).toEqual([kinds.get(canonical) ?? "website"]);
	}
	for (const treatment of content.treatments) {
		const section = content.navigation.menus.find(({ slug }) => slug === treatment.menu)?.label;
		expect.soft(said(pageAt(treatmentPath(treatment)), "article:section")).toEqual([section]);
	}
});

test("Every canonical page has its own picture for shared links, which its aliases share", () => {
	const pictures = new Set<string>();
	for (const { path, canonical } of routes) {
		const page = pageAt(path);
		const [address = ""] = said(page, "og:image");
		const url = new URL(address);
		expect.soft(url.origin, path).toBe(new URL(clinic.site).origin);
		expect.soft(decodeURIComponent(url.pathname), path).toBe(socialPicturePath(canonical));
		expect.soft(said(page, "og:image:width"), path).toEqual([String(SOCIAL_SIZE.width)]);
		expect.soft(said(page, "og:image:height"), path).toEqual([String(SOCIAL_SIZE.height)]);
		expect.soft(said(page, "og:image:type"), path).toEqual(["image/png"]);
		pictures.add(decodeURIComponent(url.pathname));
	}
	expect(pictures.size).toBe(canonicalPaths.length);
	const files = filesBelow(join(out, "social")).map((file) => `/social/${file}`);
	expect(files.sort()).toEqual([...pictures, ...translatedPaths.map(socialPicturePath)].sort());
});

test("The pictures for shared links are as large as their pages say, and light", async () => {
	for (const path of canonicalPaths) {
		const file = join(out, socialPicturePath(path));
		expect.soft(await sharp(file).metadata(), path).toMatchObject({ ...SOCIAL_SIZE, format: "png" });
		expect.soft(statSync(file).size, path).toBeLessThanOrEqual(SOCIAL_BYTES);
	}
});

import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { select, selectAll } from "hast-util-select";
import { HtmlValidate } from "html-validate";
import { SOCIAL_BYTES, SOCIAL_SIZE, socialPicturePath } from "@/lib/machines/social-picture";
import { doctorPath, ownPagePath, paths, treatmentPath } from "@/lib/model/routes";
import { isPreview } from "@/lib/pages/deployment";
import { articlesOf } from "@/lib/pages/text-pages";
import { directivesIn } from "../support/policy";
import {
	aliases,
	allPaths,
	canonicalPaths,
	content,
	menus,
	out,
	type Page,
	pageAt,
	pagesOfEachType,
	routes,
	textAt,
	translatedPaths,
	words,
} from "../support/site";
import { dataOn, dataProblems, graphOn, textsIn } from "../support/structured-data";
import { expect, test } from "../support/test";

const { clinic, treatments } = content;

/** The address of a path on the clinic's site. */
const address = (path: string) => new URL(path, clinic.site).href;

test("No two paths differ in their capitalisation only", () => {
	expect(new Set(routes.map(({ path }) => path.toLowerCase())).size).toBe(routes.length);
});

test("Every page has the heading of its path; an alias shows the whole page of its treatment", () => {
	for (const [path, heading] of [
		[paths.booking, content.booking.heading],
		[paths.privacy, content.privacy.title],
		[paths.terms, content.terms.title],
		...menus.map(({ path, heading }) => [path, heading] as const),
	] as const) {
		expect.soft(textAt("h1", pageAt(path)), path).toContain(heading);
	}
	for (const { path, canonical } of aliases) {
		expect.soft(textAt("main", pageAt(path)), path).toBe(textAt("main", pageAt(canonical)));
	}
});

test("The one policy that hosts send allows the scripts of every page", () => {
	const scriptsOf = ({ root }: Page) =>
		directivesIn(String(select("meta[http-equiv=Content-Security-Policy]", root)?.properties.content))["script-src"];
	const sent = scriptsOf(pageAt("/404.html"));
	expect(sent?.length).toBeGreaterThan(2);
	for (const path of [...allPaths, ...translatedPaths]) expect.soft(scriptsOf(pageAt(path)), path).toEqual(sent);
});

test("The picture of every shared link is light", () => {
	for (const path of [...canonicalPaths, ...translatedPaths])
		expect.soft(statSync(join(out, socialPicturePath(path))).size, path).toBeLessThanOrEqual(SOCIAL_BYTES);
});

/** The contents of the `meta` elements of a page's head, by name or property. */
function metaOf({ root }: Page): Record<string, string[]> {
	const found: Record<string, string[]> = {};
	for (const { properties } of selectAll("meta", select("head", root))) {
		const name = String(properties.property ?? properties.name);
		found[name] = [...(found[name] ?? []), String(properties.content)];
	}
	return found;
}

type HeadOfType = [path: string, meta: Record<string, string[]>];

/** What the head of a page says of its type; a page without an entry is a website. */
const types = new Map([
	...content.doctors.map(({ slug }): HeadOfType => [doctorPath(slug), { "og:type": ["profile"] }]),
	...articlesOf(content).map((article): HeadOfType => [ownPagePath(article), { "og:type": ["article"] }]),
	...treatments.map((treatment): HeadOfType => {
		const { label = "" } = content.navigation.menus.find(({ slug }) => slug === treatment.menu) ?? {};
		return [treatmentPath(treatment), { "og:type": ["article"], "article:section": [label] }];
	}),
]);

test("Every page tells search engines its address, and networks what to show for a link", () => {
	const text = [expect.stringMatching(/\p{L}/u)];
	for (const { path, canonical } of routes) {
		const page = pageAt(path);
		const links = selectAll("link[rel=canonical]", page.root).map(({ properties }) => properties.href);
		expect.soft(links, path).toEqual(isPreview() ? [] : [address(canonical)]);
		const meta = metaOf(page);
		expect.soft(meta, path).toMatchObject({
			...(types.get(canonical) ?? { "og:type": ["website"] }),
			description: text,
			"og:title": text,
			"og:description": meta.description,
			"og:url": [address(canonical)],
			"og:site_name": [clinic.name],
			"og:locale": [clinic.language.replace("-", "_")],
			"og:image": [address(socialPicturePath(canonical))],
			"og:image:alt": text,
			"og:image:width": [String(SOCIAL_SIZE.width)],
			"og:image:height": [String(SOCIAL_SIZE.height)],
			"og:image:type": ["image/png"],
			"twitter:card": ["summary_large_image"],
		});
	}
});

test("Every page has a title and a description that no other has", () => {
	const searched = [...treatments, ...content.guides, ...content.ownPages].map(({ title }) => title);
	const owners = new Map<string, string>();
	for (const path of canonicalPaths) {
		const page = pageAt(path);
		const title = textAt("title", page) ?? "";
		// A title for searches has no clinic's name.
		if (!searched.includes(title)) expect.soft(title, path).toContain(clinic.name);
		for (const text of [title, metaOf(page).description?.join() ?? ""]) {
			expect.soft(owners.get(text), `"${text}" of ${path} is that of another page`).toBeUndefined();
			owners.set(text, path);
		}
	}
});

test("Search engines may list every page but the not-found page, and a site that is no preview does not say it is", () => {
	expect(metaOf(pageAt("/404.html")).robots?.join()).toContain("noindex");
	test.skip(isPreview(), "this site is a preview");
	for (const { path } of routes) {
		expect.soft(metaOf(pageAt(path)).robots, path).toBeUndefined();
		expect.soft(pageAt(path).html, path).not.toContain(words.preview.text);
	}
	expect(readFileSync(join(out, "robots.txt"), "utf8")).toMatch(/^Allow: \/$/m);
});

test("Every page has data without faults: its canonical address, the pages above it, and addresses of files", () => {
	for (const { path, canonical } of routes) {
		const page = pageAt(path);
		expect.soft(dataProblems(page, content), path).toEqual([]);
		const [node] = graphOn(page);
		expect.soft(node.url, path).toBe(address(canonical));
		expect.soft("breadcrumb" in node, path).toBe(canonical !== paths.home);
		for (const { text } of textsIn(dataOn(page))) {
			if (!text.startsWith(new URL(clinic.site).origin)) continue;
			expect.soft(existsSync(join(out, decodeURI(new URL(text).pathname))), `${text} on ${path}`).toBe(true);
		}
	}
	expect(dataOn(pageAt("/404.html"))).toBeUndefined();
});

test("The data of a treatment's page has the date of its review and its questions", () => {
	for (const treatment of treatments) {
		const [page, ...things] = graphOn(pageAt(treatmentPath(treatment)));
		expect.soft(page.lastReviewed, treatment.slug).toBe(treatment.review?.on);
		const asked = treatment.details.sections.flatMap((section) => (section.topic === "questions" ? section.faqs : []));
		const names = textsIn(things).flatMap(({ property, text }) => (property === "name" ? [text] : []));
		expect.soft(names, treatment.slug).toEqual(asked.map(({ question }) => question));
	}
});

const validator = new HtmlValidate({
	extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
	rules: {
		"aria-label-misuse": ["error", { allowAnyNamable: true }],
		"require-sri": ["error", { target: "crossorigin" }],
	},
});

test("Every page is valid HTML", async () => {
	/** Each mistake with the first page that has it; most are in a part that many share. */
	const mistakes: Record<string, string> = {};
	for (const path of pagesOfEachType([content])) {
		const { results } = await validator.validateString(pageAt(path).html);
		for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
			// The standard has it for rel="expect", too.
			if (message.startsWith('"blocking" attribute cannot be used on <link>')) continue;
			mistakes[`${ruleId}: ${message} (${selector})`] ??= path;
		}
	}
	expect(mistakes).toEqual({});
});

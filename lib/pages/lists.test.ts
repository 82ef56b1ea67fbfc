import assert from "node:assert/strict";
import { test } from "node:test";
import { normalisePath, paths, routeTable } from "../model/routes";
import { conditionsByMenu, conditionsByRegion, drawnRegions, searchExamples } from "./conditions";
import type { SiteContent } from "./content";
import { doctorsGiving, treatmentsBy } from "./doctors";
import { galleryGroups, pairsByKind } from "./gallery";
import { relatedTreatments, siteMenus } from "./menus";
import { siteIndex } from "./pages";
import { chargesOf, feeGroups } from "./prices";
import { articleLinks, ownPage } from "./text-pages";
import { treatmentAt, treatmentParams } from "./treatment-page";

type Entry = { menu: string; slug: string; [field: string]: unknown };

const treatment = (id: string, fields: object = {}): Entry => {
	const [menu = "", slug = ""] = id.split("/");
	const none = { aliases: [], conditions: [], doctors: [], emergency: [], related: [], details: { sections: [] } };
	return { menu, slug, link: slug.toUpperCase(), menuLine: `About ${slug}`, ...none, banner: { alt: "" }, ...fields };
};

/** A site with the menus About, Hand and Skin, of which Skin also links a page of Hand. */
function site(treatments: Entry[], items: Record<string, unknown[]> = {}): SiteContent {
	const menu = (slug: string, ...others: unknown[]) => ({
		label: slug.toUpperCase(),
		slug,
		heading: slug,
		intro: slug,
		items: items[slug] ?? others,
	});
	const named = { heading: "Named", title: "Named", description: "Described" };
	const doctors = ["One", "Two"].map((name) => ({
		slug: `dr-${name}`.toLowerCase(),
		name: `Dr. ${name}`,
		portrait: {},
	}));
	const guides = [{ slug: "food", link: "Food", menuLine: "Before", sections: [{ id: "fasting", title: "Fasting" }] }];
	const ownPages = [
		{ slug: "parking", heading: "Parking", summary: "Where" },
		{ slug: "older", heading: "Older", summary: "A year ago", published: "2025-11-20" },
		{ slug: "newer", heading: "Newer", summary: "Today", published: "2026-11-20" },
	];
	return {
		treatments,
		doctors,
		guides,
		ownPages,
		locale: { root: "" },
		clinic: { name: "A clinic" },
		home: { sections: [] },
		clinicPage: named,
		booking: named,
		privacy: named,
		terms: named,
		labels: {
			search: { ...named, others: "Others" },
			treatment: { topics: { about: "About it" } },
			breadcrumb: {},
			guides: named,
			fees: named,
			articles: named,
		},
		navigation: {
			menus: [
				menu("about", { label: "Dr. One", path: "about/dr-one", menuLine: "Surgeon" }),
				menu("hand", "lumps"),
				menu("skin", "warts", { label: "Lumps", path: "/hand/lumps/", menuLine: "Here, too" }),
			],
		},
	} as unknown as SiteContent;
}

const hurts = (words: string, ...at: string[]) => ({ words, at });
const lumps = treatment("hand/lumps", { conditions: [hurts("A lump", "hand")], doctors: ["dr-two", "dr-one"] });
const cuts = treatment("hand/cuts", {
	conditions: [hurts("A cut", "hand", "foot")],
	doctors: ["dr-one"],
	aliases: ["wounds"],
});
const warts = treatment("skin/warts", {
	conditions: [hurts("A rough lump that has been there for years", "anywhere"), hurts("A wart", "anywhere")],
});
const content = site([cuts, warts, lumps]);

test("A menu links what it names in its order; its own page adds the other treatments of the menu", () => {
	const [about, hand, skin] = siteMenus(content);
	assert.deepEqual(about?.links, [{ label: "Dr. One", path: "/about/dr-one/", description: "Surgeon" }]);
	assert.deepEqual(hand?.links, [{ label: "LUMPS", path: "/hand/lumps/", description: "About lumps" }]);
	assert.equal(hand?.allLinks.map(({ path }) => path).join(" "), "/hand/lumps/ /hand/cuts/");
	assert.equal(skin?.links.map(({ label, path }) => label + path).join(" "), "WARTS/skin/warts/ Lumps/hand/lumps/");
});

test("The navigation bar shows twelve pages of a menu at most", () => {
	const slugs = Array.from({ length: 30 }, (_, number) => `lump-${number}`);
	const treatments = slugs.map((slug) => treatment(`hand/${slug}`));
	const hand = siteMenus(site(treatments, { hand: slugs })).find(({ slug }) => slug === "hand");
	assert.deepEqual([hand?.links.length, hand?.allLinks.length], [12, 30]);
});

test("Conditions are grouped by menu in the order of the site; menus without any are left out", () => {
	const [hand, skin] = conditionsByMenu(content);
	assert.deepEqual([hand?.path, skin?.path], ["/hand/", "/skin/"]);
	assert.equal(hand?.complaints.map(({ words }) => words).join(), "A lump,A cut");
	assert.equal(skin?.complaints.map(({ words }) => words).join(), "A rough lump that has been there for years,A wart");
	assert.deepEqual(conditionsByMenu(site([])), []);
});

test("A region of the body has its first aid, the most urgent first, then its conditions; regions without any are left out", () => {
	const firstAid = (entry: string, rank: number) => ({
		id: entry,
		rank,
		entry,
		at: ["foot"],
		steps: [{ do: "Press." }],
	});
	const bites = treatment("hand/bites", { emergency: [firstAid("A bite", 2), firstAid("A sting", 1)] });
	const sprains = treatment("hand/a-sprain", { conditions: [hurts("A sprain", "foot", "hand")] });
	const regionLines = (...treatments: Entry[]) =>
		conditionsByRegion(site(treatments)).map(({ region, firstAid, complaints }) =>
			[`${region}:`, ...firstAid.map(({ entry }) => entry), ...complaints.map(({ words }) => words)].join(" "),
		);
	assert.deepEqual(regionLines(cuts, bites, lumps, sprains), [
		"hand: A lump A cut A sprain",
		"foot: A sting A bite A sprain A cut",
	]);
	assert.deepEqual(drawnRegions(site([cuts, warts])), ["hand", "foot", "anywhere"]);
	assert.deepEqual(drawnRegions(site([warts])), []);
});

test("Search examples are the first short condition of each menu, none of an emergency or another language", () => {
	assert.deepEqual(searchExamples(content), ["A lump", "A wart"]);
	const urgent = { ...lumps, emergency: [{}] };
	assert.deepEqual(searchExamples(site([urgent, cuts])), ["A cut"]);
	const locale = { root: "/mr", pages: { "/skin/warts/": { older: false } } } as unknown as SiteContent["locale"];
	assert.deepEqual(searchExamples({ ...content, locale }), ["A wart"]);
});

test("A doctor's treatments are grouped by their own menu, and a treatment's doctors keep its order", () => {
	const groups = (slug: string) => treatmentsBy(content, slug).map(({ path, links }) => [path, links.length]);
	assert.deepEqual(groups("dr-one"), [["/hand/", 2]]);
	assert.deepEqual(groups("dr-two"), [["/hand/", 1]]);
	assert.deepEqual(groups("dr-unknown"), []);
	const giving = doctorsGiving(content, { doctors: ["dr-two", "dr-one"] });
	assert.equal(giving.map(({ name }) => name).join(), "Dr. Two,Dr. One");
});

test("Before and after pairs are grouped by menu; menus without any are left out", () => {
	const pairs = (...captions: string[]) => ({
		details: { sections: [{ topic: "results", pairs: captions.map((caption) => ({ caption })) }] },
	});
	const treatments = [treatment("skin/warts", pairs("One")), treatment("hand/cuts", pairs("Two", "Three"))];
	const groups = galleryGroups(site(treatments));
	const captions = groups.map(({ id, pairs }) => `${id}: ${pairs.map(({ caption }) => caption)}`);
	assert.deepEqual(captions, ["hand: Two,Three", "skin: One"]);
	assert.equal(groups[0]?.pairs[0]?.path, "/hand/cuts/");
});

test("Pairs are told apart as pictures to come, drawings and photographs of patients", () => {
	const pair = (before?: string, after?: string) => ({
		before: { alt: "", src: before },
		after: { alt: "", src: after },
	});
	const [drawn, taken, mixed] = [pair("a.svg", "b.svg"), pair("a.jpg", "b.jpg"), pair("a.svg", "b.png")];
	assert.deepEqual(pairsByKind([taken, pair(), drawn, mixed]), [
		{ note: undefined, pairs: [pair()] },
		{ note: "drawingNote", pairs: [drawn] },
		{ note: "photographNote", pairs: [taken, mixed] },
	]);
});

test("A path has a slash at either end", () => {
	for (const path of ["a/b", "/a/b", "a/b/", "//a/b//"]) assert.equal(normalisePath(path), "/a/b/");
	for (const path of ["", "/", "//"]) assert.equal(normalisePath(path), "/");
});

test("Every page is in the table of routes once, each alias with its canonical path, and absent pages are not", () => {
	const routes = routeTable(content);
	const absent: string[] = [paths.beforeAfter, paths.videos, paths.emergency, paths.fees];
	const found = routes.flatMap(({ path, canonical }) => (path === canonical ? path : []));
	const expected = [
		...Object.values(paths).filter((path) => !absent.includes(path)),
		...["/about/", "/hand/", "/skin/", "/about/dr-one/", "/about/dr-two/", "/guides/food/", "/parking/"],
		...["/articles/newer/", "/articles/older/"],
		...["/hand/cuts/", "/hand/lumps/", "/skin/warts/"],
	];
	assert.deepEqual(found.sort(), expected.sort());
	const aliases = routes.filter(({ path, canonical }) => path !== canonical);
	const from = { name: "treatments", menu: "hand", slug: "cuts" } as const;
	assert.deepEqual(aliases, [{ path: "/hand/wounds/", canonical: "/hand/cuts/", content: from }]);
});

test("There is a list of fees if the clinic's page has charges or a treatment has a price, and of articles if there is one", () => {
	const has = (changed: object, path: string) =>
		routeTable({ ...content, ...changed }).some((route) => route.path === path);
	assert.ok(has({ clinicPage: { charges: {} } }, paths.fees));
	const price = treatment("hand/cuts", { details: { sections: [{ topic: "cost", price: { from: 1, to: 2 } }] } });
	assert.ok(has({ treatments: [price] }, paths.fees));
	assert.ok(!has({ ownPages: [{ slug: "parking" }] }, paths.articles));
});

test("Fees are those of services and treatments; a treatment among the charges has its own name and range", () => {
	const items = [
		{ what: "Small", from: 5, to: 9 },
		{ what: "Large", from: 9, to: 20 },
	];
	const priced = treatment("hand/lumps", {
		details: { sections: [{ topic: "cost", price: { items }, includes: ["A visit"] }] },
	});
	const charges = {
		title: "Visits",
		intro: "As displayed.",
		items: [{ service: "A visit", from: 5 }, { treatment: "hand/lumps" }],
	};
	const charging = { ...site([priced, cuts]), clinicPage: { charges } } as unknown as SiteContent;
	const lump = { name: "LUMPS", path: "/hand/lumps/", includes: ["A visit"], price: { items } };
	const visit = { name: "A visit", price: { from: 5, to: undefined }, includes: [] };
	assert.deepEqual(feeGroups(charging), [
		{ id: "charges", heading: "Visits", intro: "As displayed.", fees: [visit] },
		{ id: "hand", heading: "HAND", fees: [lump] },
	]);
	const inShort = { from: 5, to: 20, per: undefined, taxed: undefined };
	assert.deepEqual(chargesOf(charging), [visit, { ...lump, price: inShort, includes: [] }]);
});

test("Articles are listed newest first, and below their list in the breadcrumb", () => {
	assert.equal(
		articleLinks(content)
			.map(({ label, path }) => label + path)
			.join(" "),
		"Newer/articles/newer/ Older/articles/older/",
	);
	const above = (path: string) => ownPage({ ...content, references: [] }, path)?.crumbs.above.map((link) => link.path);
	assert.deepEqual(above("/articles/newer/"), [paths.home, paths.articles]);
	assert.deepEqual(above("/parking/"), [paths.home]);
	assert.equal(ownPage(content, "/newer/"), undefined);
});

test("A treatment has a page by its slug and aliases in its own menu, and related ones in the order it names", () => {
	const pages = treatmentParams(content).map(({ menu, link }) => `${menu}/${link}`);
	assert.deepEqual(pages, ["hand/cuts", "hand/wounds", "skin/warts", "hand/lumps"]);
	const found = (menu: string, link: string) => treatmentAt(content, menu, link)?.slug;
	assert.deepEqual([found("hand", "cuts"), found("hand", "wounds")], ["cuts", "cuts"]);
	assert.deepEqual([found("skin", "cuts"), found("hand", "Cuts")], [undefined, undefined]);
	const related = relatedTreatments(content, { related: ["skin/warts", "hand/lumps", "hand/no-such-thing"] });
	assert.equal(related.map(({ slug }) => slug).join(), "warts,lumps");
});

test("The site index has every canonical page but its own, once, and the parts of treatments and guides", () => {
	const sections = { details: { sections: [{ topic: "about" }] } };
	const groups = siteIndex(site([{ ...cuts, ...sections }, warts, lumps]));
	const listed = groups.flatMap(({ path, pages }) => [...(path ? [path] : []), ...pages.map((page) => page.path)]);
	const canonical = routeTable(content).flatMap((route) => (route.path === route.canonical ? route.path : []));
	assert.deepEqual([...new Set(listed)].sort(), canonical.filter((path) => path !== paths.search).sort());
	const parts = groups.flatMap(({ pages }) => pages.flatMap((page) => page.parts.map(({ path }) => path)));
	assert.deepEqual(parts, ["/hand/cuts/#about", "/guides/food/#fasting"]);
	const many = Array.from({ length: 101 }, (_, number) => treatment(`hand/lump-${number}`, sections));
	const listedParts = siteIndex(site(many)).flatMap(({ pages }) => pages.flatMap((page) => page.parts));
	assert.equal(listedParts.map(({ label }) => label).join(), "Fasting");
});

import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { selectAll } from "hast-util-select";
import { doctorPath, paths, treatmentPath } from "@/lib/model/routes";
import { conditionsByMenu, conditionsByRegion, drawnRegions } from "@/lib/pages/conditions";
import { treatmentsBy } from "@/lib/pages/doctors";
import { locationsOf } from "@/lib/pages/locations";
import { fill } from "@/lib/text/fill";
import { anchor } from "@/lib/text/markdown";
import {
	allPaths,
	attributes,
	canonicalPaths,
	content,
	menus,
	out,
	type Page,
	pageAt,
	routes,
	tidy,
	translatedPaths,
} from "../support/site";
import { expect, test } from "../support/test";

/** Every page of the site, in every language. */
const everywhere = [...allPaths, ...translatedPaths];

/** Every address that a page names, resolved as its browser would. */
function addresses(page: Page): URL[] {
	const base = new URL(page.path, content.clinic.site);
	const sets = attributes("srcSet", page).flatMap((set) => set.split(",").map((entry) => entry.trim().split(/\s+/)[0]));
	const metas = selectAll("meta[property='og:url'], meta[property='og:image']", page.root);
	const all = [
		...["href", "src", "poster", "data"].flatMap((property) => attributes(property, page)),
		...sets,
		...metas.map(({ properties }) => String(properties.content)),
	];
	return all.filter((address) => address !== undefined).map((address) => new URL(address, base));
}

const isOurs = ({ origin }: URL) => origin === new URL(content.clinic.site).origin;

test("Every link and file that a page names exists, without a redirect", () => {
	const namedBy = new Map<string, string>();
	for (const path of everywhere) {
		for (const address of addresses(pageAt(path)).filter(isOurs)) {
			if (address.pathname !== path && !namedBy.has(address.pathname)) namedBy.set(address.pathname, path);
		}
	}
	expect(namedBy.size).toBeGreaterThan(canonicalPaths.length);
	for (const [address, page] of namedBy) {
		// A folder named without its slash costs a redirect on a static host.
		const file = join(out, decodeURIComponent(address), address.endsWith("/") ? "index.html" : "");
		expect.soft(existsSync(file) && statSync(file).isFile(), `${address}, named by ${page}, is a file`).toBe(true);
	}
});

test("The not-found page uses no relative addresses", () => {
	const page = pageAt("/404.html");
	const named = ["href", "src"].flatMap((property) => attributes(property, page));
	expect(named.filter((address) => !/^(\/|#|[a-z]+:)/.test(address))).toEqual([]);
});

test("Every anchor of a page is unique, and every link to a part of a page leads to one", () => {
	const anchors = new Map(everywhere.map((path) => [path, new Set(attributes("id", pageAt(path)))]));
	for (const [path, ids] of anchors) expect.soft(attributes("id", pageAt(path)), path).toHaveLength(ids.size);
	const links = everywhere.flatMap((path) =>
		addresses(pageAt(path))
			.filter((url) => isOurs(url) && url.hash)
			.map(({ pathname, hash }) => ({
				path,
				pathname: decodeURIComponent(pathname),
				id: decodeURIComponent(hash.slice(1)),
			})),
	);
	expect(links.length).toBeGreaterThan(0);
	expect(links.filter(({ pathname, id }) => !anchors.get(pathname)?.has(id))).toEqual([]);
});

test("Links out of the site go to the telephone, mail, WhatsApp, maps, services, social pages and sources only, over https", () => {
	const { clinic, references } = content;
	const { booking, payment } = clinic.services ?? {};
	const named = [...clinic.social, ...references, booking, payment].flatMap((one) => one?.url ?? []);
	const allowed = [...locationsOf(clinic).flatMap(({ maps = {} }) => Object.values(maps)), ...named, `https://wa.me/`];
	if (clinic.leaveTo) allowed.push(clinic.leaveTo);
	for (const path of allPaths) {
		const page = pageAt(path);
		for (const href of attributes("href", page, "a").filter((address) => /^\w+:/.test(address))) {
			if (/^(tel|mailto):/.test(href) || href === payment?.url) continue;
			const known = allowed.some((start) => href.startsWith(new URL(start).origin));
			// The address of a source is the one at which it was read.
			const secure = href.startsWith("https://") || references.some(({ url }) => url === href);
			expect.soft(known && secure, `${href} on ${path}`).toBe(true);
		}
	}
});

const { doctors, treatments, labels: words } = content;

/** The most links that a visitor follows from the home page to any other. */
const MOST_STEPS = 3;

/** The pages that a footer may be the only one to link. */
const legal: string[] = [paths.privacy, paths.terms];

const canonicalOf = new Map(routes.map(({ path, canonical }) => [path, canonical]));

/** The pages to which links lead, and forms, each by its canonical path. */
function pagesLinked(page: Page, selector: string): string[] {
	const addresses = selectAll(selector, page.root).flatMap(({ properties: { href, action } }) => {
		const address = href ?? action;
		return address ? [new URL(String(address), new URL(page.path, "https://a.b"))] : [];
	});
	return addresses
		.filter(({ host }) => host === "a.b")
		.flatMap(({ pathname }) => canonicalOf.get(decodeURIComponent(pathname)) ?? []);
}

/** The pages that a page links in its text and its header, and the legal pages that its footer links. */
const nextOf = (path: string) => [
	...pagesLinked(pageAt(path), ":is(main, header) :is(a, form)"),
	...pagesLinked(pageAt(path), "footer a").filter((linked) => legal.includes(linked)),
];

test("Every page is at most three links from home, through texts and headers, legal pages through footers too", () => {
	const steps = new Map([["/", 0]]);
	// A loop over a map includes entries added during the loop.
	for (const [path, taken] of steps) {
		for (const reached of nextOf(path)) if (!steps.has(reached)) steps.set(reached, taken + 1);
	}
	for (const path of canonicalPaths) {
		expect.soft(steps.get(path), `steps to ${path}`).toBeLessThanOrEqual(MOST_STEPS);
	}
});

/** A list of links: its page, its elements, and the addresses to which they lead, in their order. */
type List = [path: string, selector: string, hrefs: string[]];

const lists: List[] = [
	...doctors.map(
		({ slug }): List => [
			doctorPath(slug),
			"section[aria-labelledby=treatments] li a",
			treatmentsBy(content, slug).flatMap(({ links }) => links.map(({ path }) => path)),
		],
	),
	...treatments.map(
		(treatment): List => [
			treatmentPath(treatment),
			"article > p a[href^='/about/']:not([href*='#'])",
			treatment.doctors.map(doctorPath),
		],
	),
	...menus.map(
		({ path }): List => [
			path,
			"section[aria-labelledby=complaints] a",
			conditionsByMenu(content).flatMap((group) =>
				group.path === path ? group.complaints.map((complaint) => complaint.path) : [],
			),
		],
	),
	...conditionsByRegion(content).map(
		({ region, alarms, firstAid, complaints }): List => [
			paths.search,
			`details > #${region} a`,
			[
				...alarms.flatMap(({ call }) => call.map(({ href }) => href)),
				...[...firstAid, ...complaints].map(({ path }) => path),
			],
		],
	),
	...[
		...(content.home.sections.some(({ kind }) => kind === "body") ? [paths.home] : []),
		...(content.emergency ? [paths.emergency] : []),
	].map(
		(path): List => [path, ".body-figure + ul a", drawnRegions(content).map((region) => `${paths.search}#${region}`)],
	),
];

test("Doctors and treatments link each other; menus and regions of the body link first aid and complaints", () => {
	for (const [path, selector, hrefs] of lists) {
		const links = selectAll(selector, pageAt(path).root);
		expect
			.soft(
				links.map(({ properties }) => properties.href),
				`${path}: ${selector}`,
			)
			.toEqual(hrefs);
	}
});

test("Each section and each answer of a treatment has a link to its own address", () => {
	for (const treatment of treatments) {
		const page = pageAt(treatmentPath(treatment));
		const contents = attributes("href", page, "nav a");
		const links = attributes("href", page, "article a");
		for (const section of treatment.details.sections) {
			expect.soft(contents, page.path).toContain(`#${section.topic}`);
			for (const { question } of section.topic === "questions" ? section.faqs : [])
				expect.soft(links, page.path).toContain(`#${anchor(question)}`);
		}
	}
});

test("Each part of a legal page, of the clinic's page and of a profile has a link to its own address", () => {
	for (const path of [...legal, paths.clinic, ...doctors.map(({ slug }) => doctorPath(slug))]) {
		const page = pageAt(path);
		// Many pages share these.
		const shared = ["feedback", "booking", "direct-contact"];
		const headings = selectAll("main h2[id]", page.root).filter(
			({ properties }) => !shared.includes(String(properties.id)),
		);
		const links = selectAll(".linked-heading > a", page.root);
		expect.soft(headings.length, path).toBeGreaterThan(0);
		const found = links.map(({ properties }) => [properties.href, properties.ariaLabel]);
		const linkTo = (heading: string) => fill(words.common.linkToSection, { heading });
		const expected = headings.map((heading) => [`#${heading.properties.id}`, linkTo(tidy(heading))]);
		expect.soft(found, path).toEqual(expected);
	}
});

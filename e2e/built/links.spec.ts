import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { select, selectAll } from "hast-util-select";
import { doctorPath, paths, treatmentPath } from "@/lib/model/routes";
import { conditionsByMenu, conditionsByRegion, drawnRegions } from "@/lib/site/conditions";
import { linksToDoctorsGiving, treatmentsBy } from "@/lib/site/doctors";
import { locationsOf } from "@/lib/site/locations";
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
	textAt,
	tidy,
} from "../support/site";

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
	for (const path of allPaths) {
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

test("Every link to a part of a page leads to an anchor that exists", () => {
	const anchors = new Map(allPaths.map((path) => [path, new Set(attributes("id", pageAt(path)))]));
	const links = allPaths.flatMap((path) =>
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

/** The pages that each page links in its text and its header, and the legal pages that its footer links. */
const next = new Map(
	canonicalPaths.map((path) => {
		const inFooter = pagesLinked(pageAt(path), "footer a").filter((linked) => legal.includes(linked));
		return [path, new Set([...pagesLinked(pageAt(path), ":is(main, header) :is(a, form)"), ...inFooter])];
	}),
);

test("Every page is at most three links from home, through texts and headers, legal pages through footers too", () => {
	const steps = new Map([["/", 0]]);
	// A loop over a map includes entries added during the loop.
	for (const [path, taken] of steps) {
		for (const reached of next.get(path) ?? []) if (!steps.has(reached)) steps.set(reached, taken + 1);
	}
	for (const path of canonicalPaths) {
		expect.soft(steps.get(path), `steps to ${path}`).toBeLessThanOrEqual(MOST_STEPS);
	}
});

test("A doctor's profile links the treatments that the doctor gives, under their menus", () => {
	for (const { name, slug } of doctors) {
		const page = pageAt(doctorPath(slug));
		const groups = treatmentsBy(content, slug);
		const section = select("section[aria-labelledby=treatments]", page.root);
		// The summary repeats the heading for phones, which fold what is under it.
		const repeated = section ? selectAll("summary h3", section) : [];
		const headings = section ? selectAll("h3", section).filter((one) => !repeated.includes(one)) : [];
		expect.soft(headings.map(tidy), name).toEqual(groups.map(({ label }) => label));
		const links = groups.flatMap((group) => group.links.map(({ path }) => path));
		expect.soft(section ? pagesLinked(page, "section[aria-labelledby=treatments] li a") : [], name).toEqual(links);
		const given = treatments.filter((treatment) => treatment.doctors.includes(slug));
		expect.soft(links, name).toHaveLength(given.length);
		if (section) {
			const heading = textAt("#treatments", page);
			expect.soft(heading, name).toBe(fill(words.doctor.treatments, { doctor: name }));
		}
	}
});

test("A treatment links the doctors who give it", () => {
	for (const treatment of treatments) {
		const page = pageAt(treatmentPath(treatment));
		const given = linksToDoctorsGiving(content, treatment);
		expect.soft(given.map(({ path }) => path)).toEqual(treatment.doctors.map(doctorPath));
		const [before = ""] = words.treatment.treatedBy.split("{doctors}");
		const sentence = selectAll("article > p", page.root).find((one) => tidy(one).startsWith(before.trim()));
		const links = sentence ? selectAll("a", sentence) : [];
		expect.soft(links.map(tidy), page.path).toEqual(given.map(({ name }) => name));
		expect.soft(links.map(({ properties }) => properties.href)).toEqual(given.map(({ path }) => path));
	}
});

test("A menu's page lists complaints, each with a link to its treatment", () => {
	const groups = conditionsByMenu(content);
	expect(groups.flatMap(({ complaints }) => complaints)).toHaveLength(
		treatments.reduce((sum, { conditions }) => sum + conditions.length, 0),
	);
	for (const menu of menus) {
		const page = pageAt(menu.path);
		const { complaints = [] } = groups.find(({ path }) => path === menu.path) ?? {};
		const links = selectAll("section[aria-labelledby=complaints] a", page.root);
		const expected = complaints.map((one) => ({ text: `${one.words}${one.treatment}`, path: one.path }));
		const found = links.map((link) => ({ text: tidy(link), path: link.properties.href }));
		expect.soft(found, menu.path).toEqual(expected);
	}
});

test("Each region of the drawing leads to its dangers, first aid and complaints on the search page", () => {
	const groups = conditionsByRegion(content);
	const listed = drawnRegions(content);
	const search = pageAt(paths.search).root;
	for (const { region, alarms, firstAid, complaints } of groups.filter(() => listed.length > 0)) {
		const group = select(`details > #${region}`, search);
		const calls = alarms.flatMap(({ call }) => call.map(({ href }) => href));
		const expected = [...calls, ...[...firstAid, ...complaints].map(({ path }) => path)];
		expect(expected, region).not.toEqual([]);
		expect
			.soft(
				selectAll("a", group).map(({ properties }) => properties.href),
				region,
			)
			.toEqual(expected);
	}
	const pages = [
		...(content.home.sections.some(({ kind }) => kind === "body") ? [paths.home] : []),
		...(content.emergency ? [paths.emergency] : []),
	];
	for (const path of pages) {
		const links = selectAll(".body-figure + ul a", pageAt(path).root).map(({ properties }) => properties.href);
		expect.soft(links, path).toEqual(listed.map((region) => `${paths.search}#${region}`));
	}
});

test("Each section and each answer of a treatment has its own address and a link to it", () => {
	for (const treatment of treatments) {
		const page = pageAt(treatmentPath(treatment));
		const ids = attributes("id", page);
		expect.soft(ids, page.path).toHaveLength(new Set(ids).size);
		const headings = new Map(selectAll("article h2", page.root).map((one) => [one.properties.id, tidy(one)]));
		const links = new Map(selectAll("article a[href^='#']", page.root).map((link) => [link.properties.href, link]));
		// The anchor is inside the disclosure, to make the browser open it.
		const folded = new Map(
			selectAll("article details > [id]", page.root).map((answer) => [answer.properties.id, answer]),
		);
		const contents = selectAll("nav a[href^='#']", page.root).map(({ properties }) => properties.href);
		for (const section of treatment.details.sections) {
			const heading = words.treatment.topics[section.topic];
			expect.soft(contents, page.path).toContain(`#${section.topic}`);
			if (folded.has(section.topic)) expect.soft(headings.get(`${section.topic}-heading`), page.path).toBe(heading);
			else {
				expect.soft(headings.get(section.topic), page.path).toBe(heading);
				const name = links.get(`#${section.topic}`)?.properties.ariaLabel;
				expect.soft(name, page.path).toBe(fill(words.common.linkToSection, { heading }));
			}
			if (section.topic !== "questions") continue;
			for (const { question } of section.faqs) {
				const answer = folded.get(anchor(question));
				expect.soft(answer && tidy(answer), question).toContain(words.treatment.linkToAnswer);
				expect.soft(links.has(`#${anchor(question)}`), question).toBe(true);
			}
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

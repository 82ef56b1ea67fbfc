import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Element } from "hast";
import { select, selectAll } from "hast-util-select";
import { aftercarePath, doctorPath, normalisePath, paths, treatmentPath } from "@/lib/model/routes";
import { conditionsByMenu, conditionsByRegion, drawnRegions, emergencyLinks } from "@/lib/pages/conditions";
import { treatmentsBy } from "@/lib/pages/doctors";
import { locationsOf } from "@/lib/pages/locations";
import { mailHref, mainPhone, telHref, whatsappHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import {
	aliases,
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
	translatedPaths,
	words,
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

const links = (root: Element | Page["root"]) =>
	selectAll("a", root).map((link) => ({ text: tidy(link), path: String(link.properties.href) }));

function part({ root, path }: Page, selector: string): Element {
	const element = select(selector, root);
	if (!element) throw new Error(`${path} has no ${selector}`);
	return element;
}

test("The navigation bar has each menu with its pages, then a link to the menu's own page", () => {
	const { root } = pageAt("/");
	const deferred = select("body > template", root)?.children ?? [];
	const groups = selectAll("details", part(pageAt("/"), `nav[aria-label="${content.labels.header.mainNavigation}"]`));
	expect(groups.map((group) => tidy(select("summary", group) ?? group))).toEqual(menus.map(({ label }) => label));
	for (const [index, menu] of menus.entries()) {
		const group = groups[index];
		const found = [deferred[index], group].flatMap((part) => (part?.type === "element" ? links(part) : []));
		expect.soft(found.map(({ path }) => path)).toEqual([...menu.links.map(({ path }) => path), menu.path]);
		for (const [at, { label }] of menu.links.entries())
			expect.soft(found[at]?.text.startsWith(label), label).toBe(true);
	}
});

test("The footer links every path that the content lists for it, and a chat", () => {
	const lists = select("footer nav", pageAt("/").root);
	const found = lists ? links(lists) : [];
	const listed = content.navigation.footer.flatMap((group) => group.links);
	const { whatsapp } = content.clinic;
	if (whatsapp) expect(attributes("href", pageAt("/"), "footer a")).toContain(whatsappHref(whatsapp));
	expect(found).toEqual(listed.map(({ label, path }) => ({ text: label, path: normalisePath(path) })));
});

test("The page of a menu lists all of its pages", () => {
	for (const menu of menus) {
		const listed = menu.allLinks.map(({ path }) => path);
		expect.soft(attributes("href", pageAt(menu.path), "main a"), menu.path).toEqual(expect.arrayContaining(listed));
	}
});

test("Every page has the same navigation bar and the same footer", () => {
	const home = pageAt("/");
	for (const path of allPaths) {
		const page = pageAt(path);
		for (const selector of ["header .header-row", "footer"]) {
			// Links to other languages keep the page. Discreet pages also have a way out, and a shorter button to book.
			const [linked, same] = [page, home].map((each) =>
				selectAll("a:not([hreflang], .contact-link, [data-leave])", part(each, selector)).map((link) => [
					link.properties.ariaLabel ?? tidy(link),
					link.properties.href,
				]),
			);
			expect.soft(linked, `${selector} of ${path}`).toEqual(same);
		}
	}
});

test("The bar above the menus links telephone, e-mail and first aid; on pages for emergencies and after operations the ambulance first", () => {
	const { clinic, emergency } = content;
	const { email, whatsapp } = clinic;
	const phone = mainPhone(clinic);
	const calls = [...(phone ? [telHref(phone)] : []), ...(email ? [mailHref(email)] : [])];
	const contacts = calls.length > 0 || !whatsapp ? calls : [whatsappHref(whatsapp)];
	const firstAid = emergencyLinks(content).map(({ path }) => path.replace(/#.*/, ""));
	const urgent = [paths.emergency, ...firstAid, ...content.treatments.map(aftercarePath)];
	for (const path of allPaths) {
		const canonical = routes.find((route) => route.path === path)?.canonical ?? path;
		const found = links(part(pageAt(path), "header .contact-bar")).map((link) => link.path);
		const first = emergency && urgent.includes(canonical) ? [telHref(emergency.ambulance.number)] : [];
		const last = emergency && first.length === 0 ? [paths.emergency] : [];
		expect.soft(found, path).toEqual([...first, ...contacts, ...last]);
	}
});

test("A page's own link is marked as the current one, on an alias too, and none on the not-found page", () => {
	const bar = selectAll("header nav a, header .header-row > a, header .book-button", pageAt("/").root);
	const linked = new Set(bar.map(({ properties }) => properties.href));
	for (const { path, canonical } of [...canonicalPaths.map((path) => ({ path, canonical: path })), ...aliases]) {
		const marked = selectAll("header [aria-current=page]", pageAt(path).root).map(({ properties }) => properties.href);
		expect.soft(marked, path).toEqual(linked.has(canonical) ? [canonical] : []);
	}
	expect(selectAll("[aria-current=page]", pageAt("/404.html").root)).toEqual([]);
});

test("Header and footer say when emergencies are served, if the clinic serves them", () => {
	const { emergencies } = content.clinic;
	const { hours, footer } = words;
	for (const path of allPaths) {
		const texts = { header: textAt("header", pageAt(path)), footer: textAt("footer", pageAt(path)) };
		const note = (label: string) => (emergencies ? fill(label, { hours: emergencies }) : "");
		expect.soft(texts, path).toEqual({
			header: emergencies
				? expect.stringContaining(note(hours.emergencyNote))
				: expect.not.stringContaining(hours.emergencies),
			footer: emergencies
				? expect.stringContaining(note(footer.emergency))
				: expect.not.stringContaining(hours.emergencies),
		});
		if (emergencies) expect.soft(texts.footer, path).toContain(`${hours.emergencies}${emergencies}`);
	}
});

/** A list of links: its page, its elements, and the addresses to which they lead, in their order. */
type List = [path: string, selector: string, hrefs: string[]];

const lists: List[] = [
	...[
		...(content.home.sections.some(({ kind }) => kind === "body") ? [paths.home] : []),
		...(content.emergency ? [paths.emergency] : []),
	].map(
		(path): List => [path, ".body-figure + ol a", drawnRegions(content).map((region) => `${paths.search}#${region}`)],
	),
	...content.doctors.map(
		({ slug }): List => [
			doctorPath(slug),
			"section[aria-labelledby=treatments] li a",
			treatmentsBy(content, slug).flatMap(({ links }) => links.map(({ path }) => path)),
		],
	),
	...content.treatments.map(
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
			`#${region} a`,
			[
				...alarms.flatMap(({ call }) => call.map(({ href }) => href)),
				...[...firstAid, ...complaints].map(({ path }) => path),
			],
		],
	),
];

test("Doctors and treatments link each other; menus and regions of the body link first aid and complaints", () => {
	for (const [path, selector, hrefs] of lists)
		expect.soft(attributes("href", pageAt(path), selector), `${path}: ${selector}`).toEqual(hrefs);
});

test("Each part of a legal page and of the clinic's page has a link to its own address", () => {
	// Many pages share these.
	const shared = ["feedback", "booking", "direct-contact"];
	for (const path of [paths.privacy, paths.terms, paths.clinic]) {
		const ids = attributes("id", pageAt(path), "main h2[id]").filter((id) => !shared.includes(id));
		expect.soft(ids.length, path).toBeGreaterThan(0);
		expect.soft(attributes("href", pageAt(path), ".linked-heading > a"), path).toEqual(ids.map((id) => `#${id}`));
	}
});

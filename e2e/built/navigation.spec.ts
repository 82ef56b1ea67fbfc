import type { Element } from "hast";
import { select, selectAll } from "hast-util-select";
import { aftercarePath, normalisePath, paths, treatmentPath } from "@/lib/model/routes";
import { emergencyLinks } from "@/lib/pages/conditions";
import { mailHref, mainPhone, telHref, whatsappHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import {
	aliases,
	allPaths,
	canonicalPaths,
	content,
	menus,
	type Page,
	pageAt,
	routes,
	tidy,
	words,
} from "../support/site";
import { expect, test } from "../support/test";

const links = (root: Element | Page["root"]) =>
	selectAll("a", root).map((link) => ({ text: tidy(link), path: String(link.properties.href) }));

function part({ root, path }: Page, selector: string): Element {
	const element = select(selector, root);
	if (!element) throw new Error(`${path} has no ${selector}`);
	return element;
}

test("The navigation bar has each menu with its pages, then a link to the menu's own page", () => {
	const groups = selectAll("details", part(pageAt("/"), `nav[aria-label="${content.labels.header.mainNavigation}"]`));
	expect(groups.map((group) => tidy(select("summary", group) ?? group))).toEqual(menus.map(({ label }) => label));
	for (const [index, menu] of menus.entries()) {
		const group = groups[index];
		const found = group ? links(group) : [];
		expect.soft(found.map(({ path }) => path)).toEqual([...menu.links.map(({ path }) => path), menu.path]);
		for (const [at, { label }] of menu.links.entries())
			expect.soft(found[at]?.text.startsWith(label), label).toBe(true);
	}
});

test("The footer links every path that the content lists for it", () => {
	const lists = select("footer nav", pageAt("/").root);
	const found = lists ? links(lists) : [];
	const listed = content.navigation.footer.flatMap((group) => group.links);
	expect(found).toEqual(listed.map(({ label, path }) => ({ text: label, path: normalisePath(path) })));
});

test("The page of a menu lists all of its pages", () => {
	for (const menu of menus) {
		const main = part(pageAt(menu.path), "main");
		const found = links(main).map(({ path }) => path);
		const ofMenu = content.treatments.filter((treatment) => treatment.menu === menu.slug).map(treatmentPath);
		expect.soft(found, menu.path).toEqual(expect.arrayContaining(ofMenu));
		expect.soft(found, menu.path).toEqual(expect.arrayContaining(menu.allLinks.map(({ path }) => path)));
	}
});

test("Every page has the same navigation bar and the same footer", () => {
	const home = pageAt("/");
	for (const path of allPaths) {
		const page = pageAt(path);
		for (const selector of ["header .header-row", "footer"]) {
			// Links to other languages keep the page. Discreet pages also have a way out, and a shorter button to book.
			const [own, same] = [page, home].map((one) =>
				selectAll("a:not([hreflang], .contact-link, [data-leave])", part(one, selector)).map((link) => [
					link.properties.ariaLabel ?? tidy(link),
					link.properties.href,
				]),
			);
			expect.soft(own, `${selector} of ${path}`).toEqual(same);
		}
	}
});

test("The bar above the menus links telephone, e-mail and first aid; on pages for emergencies and after operations the ambulance first", () => {
	const { clinic, emergency } = content;
	const { email, whatsapp } = clinic;
	const phone = mainPhone(clinic);
	const calls = [...(phone ? [telHref(phone)] : []), ...(email ? [mailHref(email)] : [])];
	const own = calls.length > 0 || !whatsapp ? calls : [whatsappHref(whatsapp)];
	const firstAid = emergencyLinks(content).map(({ path }) => path.replace(/#.*/, ""));
	const urgent = [paths.emergency, ...firstAid, ...content.treatments.map(aftercarePath)];
	for (const path of allPaths) {
		const canonical = routes.find((route) => route.path === path)?.canonical ?? path;
		const found = links(part(pageAt(path), "header .contact-bar")).map((link) => link.path);
		const first = emergency && urgent.includes(canonical) ? [telHref(emergency.ambulance.number)] : [];
		const last = emergency && first.length === 0 ? [paths.emergency] : [];
		expect.soft(found, path).toEqual([...first, ...own, ...last]);
	}
});

test("A page's own link is marked as the current one, on an alias too, and none on the not-found page", () => {
	const bar = selectAll("header nav a, header .header-row > a, header .book-button", pageAt("/").root);
	const linked = new Set(bar.map(({ properties }) => properties.href));
	for (const { path, canonical } of [...canonicalPaths.map((own) => ({ path: own, canonical: own })), ...aliases]) {
		const marked = selectAll("header [aria-current=page]", pageAt(path).root).map(({ properties }) => properties.href);
		expect.soft(marked, path).toEqual(linked.has(canonical) ? [canonical] : []);
	}
	expect(selectAll("[aria-current=page]", pageAt("/404.html").root)).toEqual([]);
});

const { emergencies } = content.clinic;

test("Header and footer say when emergencies are served, if the clinic serves them", () => {
	for (const path of allPaths) {
		const [header, footer] = ["header", "footer"].map((part) => {
			const element = select(part, pageAt(path).root);
			return element ? tidy(element) : "";
		});
		if (emergencies) {
			expect.soft(header, path).toContain(fill(words.hours.emergencyNote, { hours: emergencies }));
			expect.soft(footer, path).toContain(fill(words.footer.emergency, { hours: emergencies }));
			expect.soft(footer, path).toContain(`${words.hours.emergencies}${emergencies}`);
		} else {
			expect.soft(`${header}${footer}`, path).not.toContain(words.hours.emergencies);
		}
	}
});

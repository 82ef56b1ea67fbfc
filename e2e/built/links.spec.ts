import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { selectAll } from "hast-util-select";
import { locationsOf } from "@/lib/site/locations";
import { allPaths, attributes, canonicalPaths, content, out, type Page, pageAt } from "../support/site";

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

test("No link or file that a page names is missing, and none costs a redirect", () => {
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

test("The not-found page names nothing by an address that depends on where it is shown", () => {
	const page = pageAt("/404.html");
	const named = ["href", "src"].flatMap((property) => attributes(property, page));
	expect(named.filter((address) => !/^(\/|#|[a-z]+:)/.test(address))).toEqual([]);
});

test("No link leads to an anchor that is not there", () => {
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

test("Every page can be reached from the home page by links", () => {
	const reached = new Set(["/"]);
	// A loop over a set also comes to what is added meanwhile.
	for (const path of reached) {
		for (const { pathname } of addresses(pageAt(path)).filter(isOurs)) {
			const next = decodeURIComponent(pathname);
			if (canonicalPaths.includes(next)) reached.add(next);
		}
	}
	expect([...reached].sort()).toEqual([...canonicalPaths].sort());
});

test("Links out of the site go to the telephone, mail, WhatsApp, maps, social pages and sources only, over https", () => {
	const { clinic, references } = content;
	const named = [...clinic.social, ...references].map(({ url }) => url);
	const allowed = [...locationsOf(clinic).flatMap(({ maps = {} }) => Object.values(maps)), ...named, `https://wa.me/`];
	for (const path of allPaths) {
		const page = pageAt(path);
		for (const href of attributes("href", page, "a").filter((address) => /^\w+:/.test(address))) {
			if (/^(tel|mailto):/.test(href)) continue;
			const known = allowed.some((start) => href.startsWith(new URL(start).origin));
			// The address of a source is the one at which it was read.
			const secure = href.startsWith("https://") || references.some(({ url }) => url === href);
			expect.soft(known && secure, `${href} on ${path}`).toBe(true);
		}
	}
});

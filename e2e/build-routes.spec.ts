import { expect, test } from "@playwright/test";
import { select, selectAll } from "hast-util-select";
import { treatmentPath } from "@/lib/site/routes";
import { aliases, canonicalPaths, content, fetchPage, menus, routes, textAt, tidy } from "./support/site";
import { specifiedPaths } from "./support/specification";

test("Every path of the specification is a page, and its other names lead to the same one", () => {
	const specified = Object.entries(specifiedPaths).flatMap(([path, others]) =>
		[path, ...others].map((name) => ({
			path: `${name}/`.replace("//", "/"),
			canonical: `${path}/`.replace("//", "/"),
		})),
	);
	expect(routes).toEqual(expect.arrayContaining(specified));
	expect(routes).toHaveLength(specified.length);
});

test("No two paths differ in their capitalisation only", () => {
	expect(new Set(routes.map(({ path }) => path.toLowerCase())).size).toBe(routes.length);
});

test("Every path answers, with and without a slash at its end", async ({ request }) => {
	for (const { path } of routes) {
		for (const address of [path, path.replace(/(.)\/$/, "$1"), path.replaceAll("&", "%26")]) {
			const answer = await request.get(address);
			expect.soft(answer.status(), address).toBe(200);
		}
	}
});

test("Every page has one main heading", async ({ request }) => {
	for (const { path } of routes) {
		const { root } = await fetchPage(request, path);
		const headings = selectAll("h1", root).map(tidy);
		expect.soft(headings, path).toEqual([expect.stringMatching(/\w/)]);
	}
});

test("Each path shows the page that it stands for", async ({ request }) => {
	const expected = new Map([
		["/BookingAppointment/", "Book an Appointment"],
		["/privacyPolicy/", content.privacy.title],
		["/termsCondition/", content.terms.title],
		...menus.map(({ path, heading }) => [path, heading] as const),
		...content.treatments.map((treatment) => [treatmentPath(treatment), treatment.heading] as const),
	]);
	for (const { path, canonical } of routes) {
		const heading = expected.get(canonical);
		if (heading) expect.soft(textAt("h1", await fetchPage(request, path)), path).toBe(heading);
	}
});

test("Every page names its canonical address", async ({ request }) => {
	for (const { path, canonical } of routes) {
		const { root } = await fetchPage(request, path);
		const links = selectAll("link[rel=canonical]", root).map(({ properties }) => properties.href);
		expect.soft(links, path).toEqual([new URL(canonical, content.clinic.site).href]);
	}
});

test("An alias shows the whole page of its treatment", async ({ request }) => {
	expect(aliases.length).toBeGreaterThan(0);
	for (const { path, canonical } of aliases) {
		expect
			.soft(textAt("main", await fetchPage(request, path)), path)
			.toBe(textAt("main", await fetchPage(request, canonical)));
	}
});

test("A sitemap lists every canonical path and no alias", async ({ request }) => {
	const answer = await request.get("/sitemap.xml");
	test.skip(answer.status() === 404, "the site has no sitemap");
	const listed = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) =>
		decodeURI(new URL(address.replaceAll("&amp;", "&")).pathname),
	);
	expect(listed.sort()).toEqual([...canonicalPaths].sort());
});

test("Every page has a title and a description of its own", async ({ request }) => {
	const titles = new Map<string, string>();
	const descriptions = new Map<string, string>();
	for (const path of canonicalPaths) {
		const page = await fetchPage(request, path);
		const title = textAt("title", page) ?? "";
		const description = String(select("meta[name=description]", page.root)?.properties.content ?? "");
		expect.soft(title, path).toContain(content.clinic.name);
		expect.soft(description, path).not.toBe("");
		expect.soft(titles.get(title), `the title of ${path} is that of another page`).toBeUndefined();
		expect.soft(descriptions.get(description), `the description of ${path} is that of another`).toBeUndefined();
		titles.set(title, path);
		descriptions.set(description, path);
	}
});

test("The not-found page asks not to be listed", async ({ request }) => {
	const { root } = await fetchPage(request, "/404.html");
	expect(select("meta[name=robots]", root)?.properties.content).toContain("noindex");
});

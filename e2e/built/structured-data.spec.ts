import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { treatmentPath } from "@/lib/site/routes";
import { canonicalPaths, content, out, pageAt, routes } from "../support/site";
import { missingFrom } from "../support/structured-data/expected";
import { graphOn, isReference, type Node, nodesIn, typesOf, valuesOf } from "../support/structured-data/nodes";
import { unseenClaims } from "../support/structured-data/visible";
import { malformed } from "../support/structured-data/well-formed";

const { site } = content.clinic;
const graphs = new Map(routes.map(({ path }) => [path, graphOn(pageAt(path))]));
const graphAt = (path: string) => graphs.get(path) ?? [];

/** The page at whose address a thing with an id is told in full: the id without what follows `#`. */
const pageOf = (id: string) => decodeURI(new URL(id).pathname);

test("Every page tells one graph, of itself under its canonical address", () => {
	for (const { path, canonical } of routes) {
		const own = graphAt(path).filter((node) => node["@id"] === new URL(canonical, site).href);
		expect.soft(own, path).toHaveLength(1);
		expect.soft(own[0]?.url, path).toBe(new URL(canonical, site).href);
	}
	expect(graphOn(pageAt("/404.html"))).toEqual([]);
});

test("Types and properties are those of the vocabulary, nothing is empty, and every id is told on its page", () => {
	for (const [path, graph] of graphs) expect.soft(malformed(graph), path).toEqual([]);
});

test("What search engines require is there, and what they recommend if the content tells it", () => {
	for (const [path, graph] of graphs) expect.soft(missingFrom(graph, content), path).toEqual([]);
});

test("What the data claims, the page shows", () => {
	for (const path of canonicalPaths) {
		expect.soft(unseenClaims(pageAt(path).root, graphAt(path), content), path).toEqual([]);
	}
});

test("No page tells ratings or reviews", () => {
	for (const [path, graph] of graphs) {
		expect.soft(JSON.stringify(graph), path).not.toMatch(/"(aggregateRating|review|ratingValue|Rating|Review)"/);
	}
});

test("An id means the same thing on every page, told in full by the page that it leads to", () => {
	const told = new Map<string, { path: string; node: Node }[]>();
	for (const path of canonicalPaths) {
		for (const node of nodesIn(graphAt(path))) {
			const id = node["@id"];
			if (id) told.set(id, [...(told.get(id) ?? []), { path, node }]);
		}
	}
	for (const [id, places] of told) {
		expect.soft(new Set(places.map(({ node }) => typesOf(node).join())).size, id).toBe(1);
		expect.soft(new Set(places.map(({ node }) => node.name)).size, id).toBe(1);
		const most = Math.max(...places.map(({ node }) => Object.keys(node).length));
		const home = places.find(({ path }) => path === pageOf(id));
		// A film belongs to the pages that show it: its id is its file's.
		if (canonicalPaths.includes(pageOf(id))) expect.soft(Object.keys(home?.node ?? {}).length, id).toBe(most);
	}
});

test("Addresses of the site in the data lead to files of the site and to parts of its pages", () => {
	for (const path of canonicalPaths) {
		for (const node of nodesIn(graphAt(path))) {
			for (const [property, value] of valuesOf(node)) {
				if (isReference(value) || typeof value !== "string" || !value.startsWith(new URL(site).origin)) continue;
				if (property === "urlTemplate") continue;
				const { pathname, hash } = new URL(value);
				expect.soft(existsSync(join(out, decodeURI(pathname))), `${value} on ${path}`).toBe(true);
				if (hash)
					expect.soft(pageAt(decodeURI(pathname)).html, `${value} on ${path}`).toContain(`id="${hash.slice(1)}"`);
			}
		}
	}
});

test("A treatment's page says who has read it and when, what it rests on, and what is asked", () => {
	for (const treatment of content.treatments) {
		const path = treatmentPath(treatment);
		const graph = graphAt(path);
		const page = graph.find((node) => node["@type"] === "MedicalWebPage");
		expect.soft(page?.lastReviewed, path).toBe(treatment.review?.on);
		const marks = pageAt(path).html.match(/id="source-\d+"/g) ?? [];
		expect.soft([page?.citation ?? []].flat(), path).toHaveLength(marks.length);
		const asked = treatment.details.sections.flatMap((section) => (section.topic === "questions" ? section.faqs : []));
		const questions = nodesIn(graph).filter((node) => node["@type"] === "Question");
		expect
			.soft(
				questions.map(({ name }) => name),
				path,
			)
			.toEqual(asked.map(({ question }) => question));
	}
});

import { existsSync } from "node:fs";
import { join } from "node:path";
import { memoize } from "@/lib/memoize";
import { treatmentPath } from "@/lib/model/routes";
import { canonicalPaths, content, out, pageAt, routes } from "../support/site";
import { dataProblems, graphOn, type Node, nodesIn, typesOf, valuesOf } from "../support/structured-data";
import { expect, test } from "../support/test";

const { site } = content.clinic;
const graphAt = memoize((path: string) => graphOn(pageAt(path)));

test("Every page has one graph under its canonical address, free of faults, ratings and reviews", () => {
	for (const { path, canonical } of routes) {
		const { href } = new URL(canonical, site);
		const own = graphAt(path).filter((node) => node["@id"] === href);
		expect.soft([own.length, own[0]?.url], path).toEqual([1, href]);
		expect.soft(dataProblems(pageAt(path), content), path).toEqual([]);
		const rated = /"(aggregateRating|review|ratingValue|Rating|Review)"/;
		expect.soft(JSON.stringify(graphAt(path)), path).not.toMatch(rated);
	}
	expect(graphOn(pageAt("/404.html"))).toEqual([]);
});

test("An id has one meaning on every page, and the page that it names describes it in full", () => {
	const described = new Map<string, { path: string; node: Node }[]>();
	for (const path of canonicalPaths) {
		for (const node of nodesIn(graphAt(path))) {
			const id = node["@id"];
			if (id) described.set(id, [...(described.get(id) ?? []), { path, node }]);
		}
	}
	const size = (node: Node) => Object.keys(node).length;
	for (const [id, places] of described) {
		expect.soft(new Set(places.map(({ node }) => `${typesOf(node)[0]} ${node.name}`)).size, id).toBe(1);
		const home = decodeURI(new URL(id).pathname);
		const most = (where: typeof places) => Math.max(...where.map(({ node }) => size(node)));
		expect.soft(most(places.filter(({ path }) => path === home)), id).toBe(most(places));
	}
});

test("Addresses in the data lead to files of the site and parts of its pages", () => {
	for (const path of canonicalPaths) {
		for (const [, value] of nodesIn(graphAt(path)).flatMap(valuesOf)) {
			if (typeof value !== "string" || !value.startsWith(new URL(site).origin)) continue;
			const { pathname, hash } = new URL(value);
			expect.soft(existsSync(join(out, decodeURI(pathname))), `${value} on ${path}`).toBe(true);
			if (hash) expect.soft(pageAt(decodeURI(pathname)).html, `${value} on ${path}`).toContain(`id="${hash.slice(1)}"`);
		}
	}
});

test("A treatment's page has the date of its review, its sources and its questions", () => {
	for (const treatment of content.treatments) {
		const path = treatmentPath(treatment);
		const page = graphAt(path).find((node) => node["@type"] === "MedicalWebPage");
		const sources = pageAt(path).html.match(/id="source-\d+"/g) ?? [];
		const questions = nodesIn(graphAt(path)).filter((node) => node["@type"] === "Question");
		const asked = treatment.details.sections.flatMap((section) => (section.topic === "questions" ? section.faqs : []));
		expect.soft(page?.lastReviewed, path).toBe(treatment.review?.on);
		expect.soft([page?.citation ?? []].flat(), path).toHaveLength(sources.length);
		expect
			.soft(questions.map(({ name }) => String(name)).join("\n"), path)
			.toBe(asked.map(({ question }) => question).join("\n"));
	}
});

import { existsSync } from "node:fs";
import { join } from "node:path";
import { paths, treatmentPath } from "@/lib/model/routes";
import { content, out, pageAt, routes } from "../support/site";
import { dataOn, dataProblems, graphOn, textsIn } from "../support/structured-data";
import { expect, test } from "../support/test";

const { site } = content.clinic;

test("Every page has data without faults: its canonical address, the pages above it, and addresses of files", () => {
	for (const { path, canonical } of routes) {
		const page = pageAt(path);
		expect.soft(dataProblems(page, content), path).toEqual([]);
		const [own] = graphOn(page);
		expect.soft(own.url, path).toBe(new URL(canonical, site).href);
		expect.soft("breadcrumb" in own, path).toBe(canonical !== paths.home);
		for (const { text } of textsIn(dataOn(page))) {
			if (!text.startsWith(new URL(site).origin)) continue;
			expect.soft(existsSync(join(out, decodeURI(new URL(text).pathname))), `${text} on ${path}`).toBe(true);
		}
	}
	expect(dataOn(pageAt("/404.html"))).toBeUndefined();
});

test("A treatment's page has the date of its review and its questions", () => {
	for (const treatment of content.treatments) {
		const [page, ...things] = graphOn(pageAt(treatmentPath(treatment)));
		expect.soft(page.lastReviewed, treatment.slug).toBe(treatment.review?.on);
		const asked = treatment.details.sections.flatMap((section) => (section.topic === "questions" ? section.faqs : []));
		const names = textsIn(things).flatMap(({ property, text }) => (property === "name" ? [text] : []));
		expect.soft(names, treatment.slug).toEqual(asked.map(({ question }) => question));
	}
});

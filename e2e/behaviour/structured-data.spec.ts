import { expect, test } from "@playwright/test";
import { canonicalPaths, content, pageAt } from "../support/site";
import { graphOn, nodesIn } from "../support/structured-data/nodes";
import { dataProblems } from "../support/structured-data/problems";

test("Data for search engines is sound on every page of another clinic", () => {
	for (const path of canonicalPaths) expect.soft(dataProblems(pageAt(path), content), path).toEqual([]);
});

test("A dentist is told as one, with what she knows about in place of services, and never as a physician", () => {
	const [doctor] = content.doctors;
	const graph = nodesIn(graphOn(pageAt(`/about/${doctor?.slug}/`)));
	const node = graph.find(({ name, jobTitle }) => name === doctor?.name && jobTitle);
	expect(node?.["@type"]).toEqual(["Person", "Dentist"]);
	expect(node).not.toHaveProperty("availableService");
	expect(JSON.stringify(graph)).not.toContain("Physician");
});

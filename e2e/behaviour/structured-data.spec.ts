import { expect, test } from "@playwright/test";
import { canonicalPaths, content, pageAt } from "../support/site";
import { dataProblems, graphOn, nodesIn } from "../support/structured-data";

test("The structured data of every page of another clinic is free of faults", () => {
	for (const path of canonicalPaths) expect.soft(dataProblems(pageAt(path), content), path).toEqual([]);
});

test("The data of a dentist has what she knows about in place of services, and never calls her a physician", () => {
	const [doctor] = content.doctors;
	const graph = nodesIn(graphOn(pageAt(`/about/${doctor?.slug}/`)));
	const node = graph.find(({ name, jobTitle }) => name === doctor?.name && jobTitle);
	expect(node?.["@type"]).toEqual(["Person", "Dentist"]);
	expect(node).not.toHaveProperty("availableService");
	expect(JSON.stringify(graph)).not.toContain("Physician");
});

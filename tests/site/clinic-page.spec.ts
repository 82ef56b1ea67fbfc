import { expect, test } from "@playwright/test";
import { select, selectAll } from "hast-util-select";
import { paths } from "@/lib/site/routes";
import { content, pageAt, tidy, words } from "../support/site";

const { clinic, clinicPage, doctors } = content;
const page = () => pageAt(paths.clinic);

test("The clinic's page has its parts, each with its titles, and the doctors", () => {
	const shown = selectAll("main h3", page().root).map(tidy);
	const parts = [clinicPage.values?.items ?? [], clinicPage.facilities?.items ?? []];
	for (const { title } of parts.flat()) expect.soft(shown).toContain(title);
	for (const { name } of doctors) expect.soft(shown).toContain(name);
});

test("The contact cards and the buttons under the map lead to telephone, e-mail and the map", () => {
	const main = select("main", page().root);
	const hrefs = new Map(selectAll("a", main).map((link) => [tidy(link), link.properties.href]));
	const { getDirections, callClinic, openInMaps } = words.clinicPage;
	expect([...hrefs.values()]).toContain(`tel:+${clinic.phone.replace(/\D/g, "")}`);
	expect([...hrefs.values()]).toContain(`mailto:${clinic.email}`);
	if (!clinic.maps) return;
	expect(hrefs.get(callClinic)).toBe(`tel:+${clinic.phone.replace(/\D/g, "")}`);
	expect(hrefs.get(getDirections)).toBe(clinic.maps.directions);
	expect(hrefs.get(openInMaps)).toBe(clinic.maps.place);
});

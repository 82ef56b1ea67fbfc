import { select, selectAll } from "hast-util-select";
import { CONTACT_FILE } from "@/lib/machines/text-files";
import { paths } from "@/lib/model/routes";
import { locationsOf } from "@/lib/pages/locations";
import { priceRange } from "@/lib/pages/prices";
import { mailHref, mainPhone, telHref } from "@/lib/text/contact";
import { content, pageAt, tidy, words } from "../support/site";
import { expect, test } from "../support/test";

const { clinic, clinicPage, doctors } = content;
const page = () => pageAt(paths.clinic);

test("The clinic's page shows its values, facilities and doctors", () => {
	const shown = selectAll("main h3", page().root).map(tidy);
	const parts = [clinicPage.values?.items ?? [], clinicPage.facilities?.items ?? []];
	for (const { title } of parts.flat()) expect.soft(shown).toContain(title);
	for (const { name } of doctors) expect.soft(shown).toContain(name);
});

test("Contact cards and buttons link telephone, e-mail and maps of every place, and the vCard", () => {
	const main = select("main", page().root);
	const links = selectAll("a", main).map((link) => ({ text: tidy(link), href: link.properties.href }));
	const hrefs = (text: string) => links.filter((link) => link.text === text).map(({ href }) => href);
	const { getDirections, callClinic, openInMaps } = words.clinicPage;
	const places = locationsOf(clinic);
	const all = links.map(({ href }) => href);
	for (const { phones } of places) for (const { number } of phones) expect(all).toContain(telHref(number));
	if (clinic.email) expect(all).toContain(mailHref(clinic.email));
	const mapped = places.flatMap((place) => (place.maps ? [{ maps: place.maps, phone: mainPhone(place) }] : []));
	expect(hrefs(callClinic)).toEqual(mapped.flatMap(({ phone }) => (phone ? [telHref(phone)] : [])));
	expect(hrefs(getDirections)).toEqual(mapped.map(({ maps }) => maps.directions));
	expect(hrefs(openInMaps)).toEqual(mapped.map(({ maps }) => maps.place));
	expect(selectAll("a[download]", main).map(tidy)).toEqual([words.clinicPage.saveContact]);
	expect(hrefs(words.clinicPage.saveContact)).toEqual([CONTACT_FILE]);
});

test("The clinic's page shows charges and how to complain, if the content has them", () => {
	const { charges, grievance } = clinicPage;
	const rows = selectAll("main table.price-table tbody tr", page().root).map((row) =>
		selectAll("th, td", row).map(tidy),
	);
	const services = (charges?.items ?? []).filter(({ service }) => service);
	expect(rows).toEqual(
		expect.arrayContaining(services.map(({ service, ...price }) => [service, priceRange(price, content)])),
	);
	expect(rows.length).toBeGreaterThanOrEqual(charges?.items.length ?? 0);
	const headings = selectAll("main h2", page().root).map(tidy);
	for (const part of [charges, grievance]) if (part) expect(headings).toContain(part.title);
});

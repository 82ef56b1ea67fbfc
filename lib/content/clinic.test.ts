import assert from "node:assert/strict";
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { assertMatches, clinicCopy } from "@/e2e/support/content-copy";
import { routeTable } from "../model/routes";
import { crumbs } from "../pages/menus";
import { readSnapshot, USE_CONTENT_SNAPSHOT, writeSnapshot } from "./build-cache";
import { lintContent } from "./lint-content";
import { loadContent, loadContentFiles } from "./load";
import { describeProblem } from "./problem";

type Json = Record<string, unknown>;

test("Optional content may be left out, and a file of it may be empty", (t) => {
	const { folder, change, write, problems } = clinicCopy(t);
	const { gallery, testimonials, clinic } = loadContent(folder);
	assert.deepEqual([gallery, testimonials, clinic.whatsapp], Array(3).fill(undefined));
	for (const [file, ...fields] of [
		["clinic", "maps", "coordinates", "social", "specialties", "kind"],
		["navigation", "footer"],
		["about-clinic", "gallery"],
		["doctors/dr-revati-limaye", "education"],
	] as const) {
		change(`content/${file}.yaml`, (data) => {
			for (const field of fields) delete data[field];
		});
	}
	change("content/home.yaml", (home) => Object.assign(home, { sections: [{ kind: "booking" }] }));
	for (const file of ["gallery", "testimonials"]) write(`content/${file}.yaml`, "# Nothing yet.\n");
	assert.deepEqual(problems(), []);
	write("content/testimonials.yaml", "heading: Words of patients\nintro: None yet.\nitems: []\n");
	assert.deepEqual(problems(), []);
});

test("A gallery has a page only with something to show, and a link to a missing one is reported at its line", (t) => {
	const { folder, edit, write, placeOf, problems } = clinicCopy(t);
	assert.ok(routeTable(loadContent(folder)).every(({ path }) => !path.startsWith("/gallery/")));
	const description = "A page of short films that explain what is done. ".repeat(2);
	for (const [page, more, problem] of [
		["videos", "items: []", "5:3 videos.items: at least 1, found 0"],
		["beforeAfter", "covered: []", "1:1 beforeAfter: no treatment has pairs to show: leave this part out"],
	] as const) {
		const banner = `heading: Films\n  paragraph: Short films.\n  description: ${description}`;
		write("content/gallery.yaml", `${page}:\n  ${banner}\n  ${more}\n`);
		assert.deepEqual(problems(), [`content/gallery.yaml:${problem}`]);
	}
	write("content/gallery.yaml", "");
	edit("content/navigation.yaml", "path: /privacyPolicy }", "path: /gallery/videos }");
	const place = placeOf("content/navigation.yaml", "/gallery/videos");
	const field = "footer[2].links[0].path";
	assert.deepEqual(problems(), [`content/navigation.yaml:${place} ${field}: "/gallery/videos" is no page of the site`]);
});

test("A clinic has one doctor and one treatment at least", (t) => {
	const { folder, write, problems } = clinicCopy(t);
	for (const part of ["doctors", "treatments", "pages"]) rmSync(join(folder, "content", part), { recursive: true });
	write("content/navigation.yaml", "menus: []\n");
	assert.deepEqual(problems(), [
		"content/navigation.yaml:1:1 menus: at least 1, found 0",
		"content/doctors:1:1 required: the file of at least one doctor",
		"content/treatments:1:1 required: the file of at least one treatment",
	]);
});

test("The content snapshot equals the content, and only the processes of a build read it", (t) => {
	const { folder } = clinicCopy(t);
	const content = loadContent(folder);
	writeSnapshot(folder, [content]);
	assert.equal(readSnapshot(folder), undefined);
	t.after(() => delete process.env[USE_CONTENT_SNAPSHOT]);
	process.env[USE_CONTENT_SNAPSHOT] = "1";
	assert.deepEqual(JSON.stringify(readSnapshot(folder)), JSON.stringify([content]));
});

test("Menus can be renamed, and pages without an entry in a menu are kept", (t) => {
	const { folder, change, problems } = clinicCopy(t);
	const before = routeTable(loadContent(folder)).filter(({ path }) => path !== "/about/");
	change("content/navigation.yaml", (navigation) => {
		const [, ...menus] = navigation.menus as { label: string; items: unknown[] }[];
		navigation.menus = menus.map(({ label, items, ...menu }) => {
			return { ...menu, label: `दात & ${label}`, items: items.slice(0, 1) };
		});
	});
	assert.deepEqual(problems(), []);
	const content = loadContent(folder);
	assert.deepEqual(routeTable(content), before);
	const menuAbove = (path: string) => crumbs(content, "", path).above.slice(1);
	assert.deepEqual(menuAbove("/about/dr-revati-limaye/"), []);
	assert.deepEqual(menuAbove("/teeth-&-gums/gum-care/"), [{ label: "दात & Teeth & Gums", path: "/teeth-&-gums/" }]);
});

test("Each reference and link to a renamed folder of a menu is reported", (t) => {
	const { folder, edit, placeOf, problems } = clinicCopy(t);
	renameSync(join(folder, "content/treatments/children"), join(folder, "content/treatments/families"));
	edit("content/navigation.yaml", "slug: children", "slug: families");
	const gums = "treatments/teeth-&-gums/gum-care.yaml";
	const at = (file: string, text: string) => `content/${file}:${placeOf(`content/${file}`, text)}`;
	assert.deepEqual(problems().sort(), [
		`${at("home.yaml", "/children")} sections[2].cards[2].to: "/children/first-visit" is no page of the site`,
		`${at("navigation.yaml", "/children")} footer[1].links[2].path: "/children/first-visit" is no page of the site`,
		`${at(gums, "children/first-visit ]")} related[1]: there is no treatment children/first-visit`,
		`${at(gums, "/children/first-visit/)")} details.sections[1].text: "/children/first-visit/" is no page of the site`,
	]);
});

test("The facts of a clinic and of its branches must fit together", (t) => {
	const { read, write, change, problems } = clinicCopy(t);
	const file = "content/clinic.yaml";
	const original = read(file);
	const silent = { phones: [], email: undefined };
	const whatsapp = { number: "+91 98765 43210", greeting: "Hello" };
	const twice = { from: "Monday", sessions: ["12:00", "14:00"].map((closes) => ({ opens: "10:00", closes })) };
	const addressIn = (countryCode: string, postalCode: string) => ({
		address: { street: "3 Sample Heights", city: "Pune", postalCode, countryCode },
	});
	const shut = (...places: string[]) => ({ from: "2030-10-25", reason: "repairs", places });
	const nothing = { place: undefined, address: undefined, hours: undefined, closings: [] };
	for (const [expected, facts, ofBranch] of [
		["needs phones, whatsapp or email: …", silent],
		["", { ...silent, whatsapp }],
		[
			"branches: need the clinic's own address\nbranches: need a place: …\nbranches: need the clinic's own hours",
			nothing,
		],
		["closings: need the clinic's hours\nbranches: need the clinic's own hours", { hours: undefined }],
		["closings[1].places[0]: … no place Aundh: Kothrud, Baner", { closings: [shut("Baner"), shut("Aundh")] }],
		["closings[1]: shares dates with closings[0]", { closings: [shut("Baner"), shut("Baner", "Kothrud")] }],
		["", { closings: [shut("Baner"), shut("Kothrud")] }],
		["branches[0].name: another location has the name Baner", { place: "Baner" }],
		["branches[0].hours.week[0].sessions[1]: overlaps with … on Monday", {}, { hours: { week: [twice] } }],
		["branches[0].address.postalCode: a six-digit PIN code", {}, addressIn("IN", "4110")],
		["", {}, addressIn("GB", "SW1A 1AA")],
		["branches[0].address.postalCode: …a postal code…", {}, addressIn("GB", "#1")],
	] as const) {
		write(file, original);
		change(file, (clinic) => {
			const [branch, ...others] = clinic.branches as Json[];
			Object.assign(clinic, facts, { branches: [{ ...branch, ...ofBranch }, ...others] });
		});
		const found = problems().map((problem) => problem.replace(/^content\/clinic\.yaml:\d+:\d+ /, ""));
		assertMatches(found.join("\n"), expected);
	}
});

test("A notice whose last date is before its first, or that leads nowhere, is a mistake", (t) => {
	const { write, problems } = clinicCopy(t);
	for (const [until, link, problem] of [
		["2030-11-08", "/", /^content\/notices\.yaml:4:12 items\[0\]\.until: is before from, 2030-11-10$/],
		["2030-11-12", "/nowhere/", /^content\/notices\.yaml:5:\d+ items\[0\]\.link\.path: .*\/nowhere\//],
	] as const) {
		const dates = `from: 2030-11-10\n    until: ${until}`;
		write("content/notices.yaml", `items:\n  - text: Closed\n    ${dates}\n    link: { label: More, path: ${link} }\n`);
		assert.match(problems().join("\n"), problem);
	}
});

test("Notices, closings and leave are reported at their places from the day after their last", (t) => {
	const { folder, placeOf } = clinicCopy(t);
	const expired = (today: string) =>
		lintContent(folder, loadContentFiles(folder), today)
			.map(describeProblem)
			.filter((warning) => warning.includes(": expired on"));
	assert.deepEqual(expired("2030-10-27"), []);
	const diwali = `content/clinic.yaml:${placeOf("content/clinic.yaml", "{ from: 2030-10-25")} closings[0]`;
	assert.deepEqual(expired("2030-10-28"), [`${diwali}: expired on 2030-10-27; it can be removed`]);
	const [, ...others] = expired("2031-01-01").map((warning) => warning.replace(/^\S+\/(\S+):\d+:\d+/, "$1"));
	assert.deepEqual(others, [
		"clinic.yaml closings[1]: expired on 2030-12-04; it can be removed",
		"notices.yaml items[0]: expired on 2030-11-06; it can be removed",
		"dr-revati-limaye.yaml leave[0]: expired on 2030-11-15; it can be removed",
	]);
});

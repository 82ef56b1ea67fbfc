import assert from "node:assert/strict";
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { clinicCopy } from "@/e2e/support/clinic-copy";
import { routeTable } from "../model/routes";
import { crumbs } from "../site/breadcrumb";
import type { Content } from "./content";
import { readSnapshot, USE_CONTENT_SNAPSHOT, writeSnapshot } from "./content-snapshot";
import { factWarnings } from "./lint-content";
import { loadContent, loadContentFiles } from "./load";
import { describeProblem } from "./problem";

const banner = `  heading: Films
  paragraph: Short films.
  description: ${"A page of short films that explain what is done. ".repeat(2)}
`;

test("The clinic of the tests, without most optional content, has no mistakes", (t) => {
	const { folder, problems } = clinicCopy(t);
	assert.deepEqual(problems(), []);
	const { gallery, testimonials, clinic } = loadContent(folder);
	assert.deepEqual([gallery, testimonials, clinic.whatsapp], Array(3).fill(undefined));
});

for (const [file, text] of [
	["testimonials.yaml", "# Nothing yet.\n"],
	["gallery.yaml", "# Nothing yet.\n"],
	["testimonials.yaml", "heading: Words of patients\nintro: None yet.\nitems: []\n"],
] as const) {
	test(`${file} may be empty, or have a list without entries: ${text.slice(0, 9)}`, (t) => {
		const { write, problems } = clinicCopy(t);
		write(`content/${file}`, text);
		assert.deepEqual(problems(), []);
	});
}

test("Optional content may be left out: map, social pages, the footer's links, home's slides", (t) => {
	const { change, problems } = clinicCopy(t);
	change("content/clinic.yaml", (clinic) => {
		for (const field of ["maps", "coordinates", "social", "specialties", "kind"]) delete clinic[field];
	});
	change("content/navigation.yaml", (navigation) => delete navigation.footer);
	change("content/home.yaml", (home) => {
		home.sections = [{ kind: "booking" }];
	});
	change("content/about-clinic.yaml", (page) => delete page.gallery);
	change("content/doctors/dr-revati-limaye.yaml", (doctor) => delete doctor.education);
	assert.deepEqual(problems(), []);
});

test("A gallery without content has no page, and a link to it is reported at its line", (t) => {
	const { folder, edit, placeOf, problems } = clinicCopy(t);
	const paths = routeTable(loadContent(folder)).map(({ path }) => path);
	assert.deepEqual(
		paths.filter((path) => path.startsWith("/gallery/")),
		[],
	);
	edit("content/navigation.yaml", "path: /privacyPolicy }", "path: /gallery/videos }");
	assert.deepEqual(problems(), [
		`content/navigation.yaml:${placeOf("content/navigation.yaml", "/gallery/videos")} footer[2].links[0].path: "/gallery/videos" is no page of the site`,
	]);
});

for (const [page, more, problem] of [
	["videos", "items: []", "5:3 videos.items: at least 1, found 0"],
	["beforeAfter", "note: Drawings.", "1:1 beforeAfter: no treatment has pairs to show: leave this part out"],
] as const) {
	test(`A gallery needs something to show: ${page}`, (t) => {
		const { write, problems } = clinicCopy(t);
		write("content/gallery.yaml", `${page}:\n${banner}  ${more}\n`);
		assert.deepEqual(problems(), [`content/gallery.yaml:${problem}`]);
	});
}

test("A clinic has one doctor and one treatment at least", (t) => {
	const { folder, write, problems } = clinicCopy(t);
	rmSync(join(folder, "content/doctors"), { recursive: true });
	rmSync(join(folder, "content/treatments"), { recursive: true });
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

/** The menu above a page in its breadcrumb, home left out. */
const above = (content: Content, path: string) => crumbs(content, "", path).above.slice(1);

type Menus = { label: string; slug: string; items: unknown[] }[];

test("Menus can be renamed, in any script and with an ampersand, and keep their paths", (t) => {
	const { folder, change, problems } = clinicCopy(t);
	const before = routeTable(loadContent(folder));
	change("content/navigation.yaml", (navigation) => {
		for (const menu of navigation.menus as Menus) menu.label = `दात & ${menu.label}`;
	});
	assert.deepEqual(problems(), []);
	const content = loadContent(folder);
	assert.deepEqual(routeTable(content), before);
	assert.deepEqual(above(content, "/about/dr-revati-limaye/"), [{ label: "दात & Our Practice", path: "/about/" }]);
});

test("A doctor in no menu, and a treatment without an entry in its menu, keep their pages", (t) => {
	const { folder, change, problems } = clinicCopy(t);
	change("content/navigation.yaml", (navigation) => {
		const menus = navigation.menus as Menus;
		navigation.menus = menus.slice(1).map((menu) => ({ ...menu, items: menu.items.slice(0, 1) }));
	});
	assert.deepEqual(problems(), []);
	const content = loadContent(folder);
	const paths = routeTable(content).map(({ path }) => path);
	assert.ok(paths.includes("/about/dr-revati-limaye/") && paths.includes("/teeth-&-gums/gum-care/"));
	assert.ok(!paths.includes("/about/"));
	assert.deepEqual(above(content, "/about/dr-revati-limaye/"), []);
	assert.deepEqual(above(content, "/teeth-&-gums/gum-care/"), [{ label: "Teeth & Gums", path: "/teeth-&-gums/" }]);
});

test("A treatment whose menu is removed is reported", (t) => {
	const { change, problems } = clinicCopy(t);
	change("content/navigation.yaml", (navigation) => {
		navigation.menus = (navigation.menus as Menus).filter(({ slug }) => slug !== "children");
	});
	assert.deepEqual(problems(), [
		"content/treatments/children/first-visit.yaml:1:1 this file must be in the folder of a menu: content/treatments/about/, content/treatments/teeth-&-gums/",
	]);
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

type Json = Record<string, unknown>;

/** The mistakes found in the clinic of the tests after a change of its facts. */
function mistakes(t: Parameters<typeof clinicCopy>[0], edit: (clinic: Json, branch: Json) => void): string[] {
	const { change, problems } = clinicCopy(t);
	change("content/clinic.yaml", (clinic) => edit(clinic, (clinic.branches as Json[])[0] ?? {}));
	return problems().map((problem) => problem.replace(/^content\/clinic\.yaml:\d+:\d+ /, ""));
}

test("A clinic needs one way to reach it: telephone, WhatsApp or e-mail", (t) => {
	const noWay = mistakes(t, (clinic) => {
		for (const field of ["phone", "email"]) delete clinic[field];
	});
	assert.deepEqual(noWay, ["needs phone, whatsapp or email: patients must be able to reach the clinic"]);
	const whatsappAlone = mistakes(t, (clinic) => {
		for (const field of ["phone", "email"]) delete clinic[field];
		clinic.whatsapp = { number: "+91 98765 43210", greeting: "Hello" };
	});
	assert.deepEqual(whatsappAlone, []);
});

test("A clinic with branches needs its own address, place and hours, and each place a distinct name", (t) => {
	const nameless = mistakes(t, (clinic) => {
		for (const field of ["place", "address", "hours"]) delete clinic[field];
	});
	assert.deepEqual(nameless, [
		"branches: need the clinic's own address",
		"branches: need a place: the name of the clinic's own location",
		"branches: need the clinic's own hours",
	]);
	const twice = mistakes(t, (clinic) => {
		clinic.place = "Baner";
	});
	assert.deepEqual(twice, ["branches[0].name: another location has the name Baner"]);
});

test("A branch's hours are checked as the clinic's are", (t) => {
	const overlap = mistakes(t, (_, branch) => {
		const sessions = [
			{ opens: "10:00", closes: "13:00" },
			{ opens: "12:00", closes: "14:00" },
		];
		branch.hours = { week: [{ from: "Monday", sessions }] };
	});
	assert.match(overlap.join(), /^branches\[0\]\.hours\.week\[0\]\.sessions\[1\]: overlaps with .* on Monday$/);
});

test("A PIN code of India has six digits; other countries have other postal codes", (t) => {
	const code = (postalCode: string, countryCode: string) =>
		mistakes(t, (_, branch) => Object.assign(branch.address as Json, { postalCode, countryCode }));
	assert.deepEqual(code("4110", "IN"), ["branches[0].address.postalCode: a six-digit PIN code"]);
	for (const [postalCode, country] of [
		["SW1A 1AA", "GB"],
		["D02 AF30", "IE"],
		["10115", "DE"],
	] as const) {
		assert.deepEqual(code(postalCode, country), []);
	}
	assert.match(code("#1", "GB").join(), /a postal code/);
});

test("A notice whose last date is before its first, or that leads nowhere, is a mistake", (t) => {
	const { write, problems } = clinicCopy(t);
	const notice = "items:\n  - text: Closed\n    from: 2030-11-10\n    until: 2030-11-08\n";
	write("content/notices.yaml", notice);
	assert.deepEqual(problems(), ["content/notices.yaml:4:12 items[0].until: is before from, 2030-11-10"]);
	write(
		"content/notices.yaml",
		"items:\n  - text: Closed\n    from: 2030-11-08\n    until: 2030-11-10\n    link: { label: More, path: /nowhere/ }\n",
	);
	assert.match(problems().join(), /content\/notices\.yaml:5:\d+ items\[0\]\.link\.path: .*\/nowhere\//);
});

test("Notices and exceptions that are over are reported", (t) => {
	const { folder } = clinicCopy(t);
	const expired = (today: string) =>
		factWarnings(loadContentFiles(folder), today)
			.map(describeProblem)
			.filter((line) => line.includes("expired on"))
			.map((line) => line.replace(/:\d+:\d+ /, " "));
	assert.deepEqual(expired("2030-10-01"), []);
	assert.deepEqual(expired("2031-01-01"), [
		"content/clinic.yaml hours.exceptions[0]: expired on 2030-10-27; it can be removed",
		"content/clinic.yaml branches[0].hours.exceptions[0]: expired on 2030-10-27; it can be removed",
		"content/clinic.yaml branches[0].hours.exceptions[1]: expired on 2030-12-04; it can be removed",
		"content/notices.yaml items[0]: expired on 2030-11-06; it can be removed",
	]);
});

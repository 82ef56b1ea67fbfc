import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { clinicCopy } from "@/e2e/support/clinic-copy";
import { routeTable } from "../site/routes";
import { loadContent } from "./load";
import { noteContent, notedContent, RELY_ON_NOTED } from "./noted";

const banner = `  heading: Films
  paragraph: Short films.
  description: ${"A page of short films that explain what is done. ".repeat(2)}
`;

test("The clinic of the tests, which leaves out what it can, has no mistakes", (t) => {
	const { folder, problems } = clinicCopy(t);
	assert.deepEqual(problems(), []);
	const { gallery, testimonials, clinic } = loadContent(folder);
	assert.deepEqual([gallery, testimonials, clinic.whatsapp], Array(3).fill(undefined));
});

for (const file of ["testimonials.yaml", "gallery.yaml"]) {
	test(`${file} may be empty`, (t) => {
		const { write, problems } = clinicCopy(t);
		write(`content/${file}`, "# Nothing yet.\n");
		assert.deepEqual(problems(), []);
	});
}

test("Testimonials may be a list without entries", (t) => {
	const { write, problems } = clinicCopy(t);
	write("content/testimonials.yaml", "heading: Words of patients\nintro: None yet.\nitems: []\n");
	assert.deepEqual(problems(), []);
});

test("What a clinic can do without may be left out: map, social pages, the footer's links, home's slides", (t) => {
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

test("A gallery without content has no page, and a link to it is named at its line", (t) => {
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

test("A page of films needs one at least", (t) => {
	const { write, problems } = clinicCopy(t);
	write("content/gallery.yaml", `videos:\n${banner}  items: []\n`);
	assert.deepEqual(problems(), ["content/gallery.yaml:5:3 videos.items: at least 1, found 0"]);
});

test("A page of before and after pictures needs a treatment that has some", (t) => {
	const { write, problems } = clinicCopy(t);
	write("content/gallery.yaml", `beforeAfter:\n${banner}  note: Drawings.\n`);
	assert.deepEqual(problems(), [
		"content/gallery.yaml:1:1 beforeAfter: no treatment has pairs to show: leave this part out",
	]);
});

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
	noteContent(folder, [content]);
	assert.equal(notedContent(folder), undefined);
	t.after(() => delete process.env[RELY_ON_NOTED]);
	process.env[RELY_ON_NOTED] = "1";
	assert.deepEqual(JSON.stringify(notedContent(folder)), JSON.stringify([content]));
});

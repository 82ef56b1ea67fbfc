import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { parse } from "yaml";
import { contentCopy, smallClinicFiles } from "@/e2e/support/content-copy";
import { movie, start } from "@/e2e/support/film-file";
import { filesIn } from "@/lib/content/files";
import { loadContent } from "@/lib/content/load";
import { articlesOf } from "@/lib/site/own-pages";
import { newPart, parts } from "./parts";
import type { Answers } from "./questions";

const navigation = "content/navigation.yaml";

/** The test clinic, and how `npm run new` changes its files: the lines that each has more. */
function clinicCopy(t: TestContext, without = "") {
	const original = Object.entries(smallClinicFiles).filter(([file]) => file !== without);
	const copy = contentCopy(t, Object.fromEntries(original));
	const filePaths = () => ["content", "public"].flatMap((folder) => filesIn(copy.folder, folder));
	const files = () => filePaths().map((file) => [file, readFileSync(join(copy.folder, file), "latin1")] as const);
	const add = async (name: string, address = "", flags: Answers = {}) => {
		const before = new Map(files());
		const part = parts[name];
		assert.ok(part);
		await newPart(copy.folder, part, address, flags, false);
		assert.deepEqual(await copy.allProblems(), []);
		const changed = files().filter(([file, text]) => before.get(file) !== text);
		return Object.fromEntries(
			changed.map(([file, text]) => {
				const old = before.get(file)?.split("\n") ?? [];
				const added = text.split("\n").filter((line) => line !== old[0] || !old.shift());
				assert.deepEqual(old, [], `lines of ${file} that are gone`);
				return [file, added.map((line) => line.trim()).filter(Boolean)];
			}),
		);
	};
	return { ...copy, files, add, menus: () => loadContent(copy.folder).navigation.menus };
}

test("A treatment is a new file and an entry at the end of its menu", async (t) => {
	const { add, menus } = clinicCopy(t);
	const { [navigation]: entry, ...files } = await add("treatment", "hand-surgery/trigger-finger");
	assert.deepEqual(entry, ["- trigger-finger"]);
	assert.deepEqual(Object.keys(files), ["content/treatments/hand-surgery/trigger-finger.yaml"]);
	assert.ok(Object.values(files)[0]?.includes("link: Trigger finger"));
	const menu = menus().find(({ slug }) => slug === "hand-surgery");
	assert.equal(menu?.items.at(-1), "trigger-finger");
});

test("A doctor is listed after the other doctors, in the menu and in the footer", async (t) => {
	const { add, edit, menus } = clinicCopy(t);
	const list = "  - heading: Us\n    links:\n      - { label: Asha, path: /about/dr-asha-rao }\n";
	edit(navigation, "footer:\n", `footer:\n${list}`);
	const flags = { name: "Dr. Sana Khan", degrees: "MS", role: "Eye surgeon" };
	const { [navigation]: entries, ...files } = await add("doctor", "dr-sana-khan", flags);
	const link = ["label: Dr. Sana Khan", "path: /about/dr-sana-khan/"];
	const inFooter = "- { label: Dr. Sana Khan, path: /about/dr-sana-khan/ }";
	assert.deepEqual(entries, [`- ${link[0]}`, link[1], "menuLine: Eye surgeon", inFooter]);
	assert.deepEqual(Object.keys(files), ["content/doctors/dr-sana-khan.yaml"]);
	const labels = menus()[0]?.items.map((item) => typeof item !== "string" && item.label);
	assert.deepEqual(labels, ["Dr. Asha Rao", "Dr. Vijay More", "Dr. Sana Khan", "About Clinic"]);
});

test("A menu has a first treatment, follows the other menus of treatments, and is listed in the footer", async (t) => {
	const { add, folder, menus } = clinicCopy(t);
	const files = await add("menu", "eyes", { label: "Eye Surgery", treatment: "cataract" });
	assert.deepEqual(Object.keys(files).sort(), [navigation, "content/treatments/eyes/cataract.yaml"]);
	const slugs = menus().map(({ slug }) => slug);
	assert.deepEqual(slugs, ["about", "hand-surgery", "minor-surgery", "eyes", "gallery"]);
	const footer = { heading: "Eye Surgery", links: [{ label: "Cataract", path: "/eyes/cataract/" }] };
	assert.deepEqual(loadContent(folder).navigation.footer.at(-1), footer);
});

for (const [name, file, flags, entry] of [
	["testimonial", "content/testimonials.yaml", { treatment: "hand-surgery/hand-lumps" }, "- sample: true"],
	["notice", "content/notices.yaml", { text: "Closed: repairs", from: "2030-01-05" }, '- text: "Closed: repairs"'],
] as const) {
	test(`A ${name} begins its file, or is added at its end`, async (t) => {
		const { add } = clinicCopy(t, file);
		for (const isNew of [true, false]) {
			const { [file]: lines = [], ...others } = await add(name, "", flags);
			assert.deepEqual(others, {});
			assert.equal(lines[isNew ? lines.indexOf(entry) : 0], entry);
			assert.ok(lines.includes(name === "notice" ? "until: 2030-01-05" : "treatment: hand-surgery/hand-lumps"));
		}
	});
}

test("A page and the list of articles are added to the first menu of pages, further articles to nothing", async (t) => {
	const { add, menus, folder } = clinicCopy(t);
	const { [navigation]: entry = [], ...files } = await add("page", "insurance");
	assert.deepEqual(entry, ["- label: Insurance", "path: /insurance/", "menuLine: A line about it goes here"]);
	assert.deepEqual(Object.keys(files), ["content/pages/insurance.md"]);
	await add("article", "why-hands-swell", { heading: "Why hands swell" });
	assert.deepEqual(Object.keys(await add("article", "gloves")), ["content/pages/gloves.md"]);
	const added = menus()[0]
		?.items.slice(-2)
		.map((item) => typeof item !== "string" && item.path);
	assert.deepEqual(added, ["/insurance/", "/articles/"]);
	const [first] = articlesOf(loadContent(folder));
	assert.equal(first?.author, "dr-asha-rao");
	assert.match(first?.published ?? "", /^2\d{3}-/);
});

test("A film gets captions, a poster and an entry; the first begins the page of films and its menu entry", async (t) => {
	const { add, edit, write, read, folder, menus } = clinicCopy(t, "content/gallery.yaml");
	edit(navigation, "path: /gallery/videos", "path: /about/about-clinic");
	const mp4 = Buffer.concat([start, movie("vide")]);
	write("public/films/knot.mp4", mp4);
	await add("film", "knot", { description: "How a knot is tied.", seconds: "12" });
	const files = { src: "/films/knot.mp4", poster: "/films/knot.svg", captions: "/films/knot.vtt", seconds: 12 };
	const entry = { title: "Knot", description: "How a knot is tied.", ...files };
	assert.deepEqual(parse(read("content/gallery.yaml")).videos.items, [entry]);
	assert.equal(read("public/films/knot.vtt"), "WEBVTT\n\n00:00.000 --> 00:12.000\nHow a knot is tied.\n");
	assert.ok(JSON.stringify(menus().at(-1)).includes('"path":"/gallery/videos/"'));
	write("public/films/bow.mp4", mp4);
	write("public/films/bow.png", smallClinicFiles["public/films/vein.png"] ?? "");
	await add("film", "bow", { description: "How a bow is tied.", seconds: "9" });
	assert.ok(!existsSync(join(folder, "public/films/bow.svg")));
	assert.equal(parse(read("content/gallery.yaml")).videos.items.length, 2);
});

test("Nothing is written if the part cannot be added", async (t) => {
	const { add, files } = clinicCopy(t);
	const before = files();
	for (const [name, address, flags, message] of [
		["treatment", "minor-surgery/warts", {}, /warts.yaml exists already/],
		["treatment", "hand-sugery/x", {}, /folder of a menu: .* did you mean hand-surgery\?/],
		["treatment", "about/x", {}, /the menu about cannot contain treatments/],
		["treatment", "hand-surgery/Trigger Finger", {}, /Usage: .* small letters/],
		["treatment", "trigger-finger", {}, /Usage: npm run new treatment MENU\/SLUG/],
		["treatment", "minor-surgery/toenail", {}, /\/minor-surgery\/toenail\/ is already taken/],
		["doctor", "dr-x", {}, /--name is missing: Name of the doctor/],
		["doctor", "dr-asha-rao", { name: "Dr. A", degrees: "MS" }, /exists already/],
		["menu", "gallery", {}, /\/gallery\/ is already taken/],
		["page", "hand-surgery", {}, /\/hand-surgery\/ is already taken by the menu/],
		["testimonial", "", { words: "Good." }, /--words "Good.": /],
		["testimonial", "", { treatment: "a/b" }, /there is no treatment a\/b/],
		["notice", "x", { text: "x" }, /Usage: npm run new notice/],
		["notice", "", { text: "x", from: "26.01.2027" }, /^--from "26.01.2027": a date[^\n]*$/],
		["notice", "", { text: "x", from: "2030-01-10", until: "2030-01-09" }, /is before from/],
		["film", "knot", {}, /There is no public\/films\/knot.mp4/],
	] as const) {
		await assert.rejects(add(name, address, flags), ({ message: text }: Error) => message.test(text), `${message}`);
		assert.deepEqual(files(), before);
	}
});

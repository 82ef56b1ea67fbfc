import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { expect } from "@playwright/test";
import { parse } from "yaml";
import { type ContentCopy, contentCopy, smallClinicFiles } from "@/e2e/support/content-copy";
import { box, start } from "@/e2e/support/film-file";

import { filesIn } from "@/lib/content/files";
import { loadSources } from "@/lib/content/load";
import { samplePlaces } from "@/lib/content/sample";
import { newPart } from "./new-part";

const navigation = "content/navigation.yaml";

/** Runs `npm run new` with its answers as flags, without a terminal. */
const run = (folder: string, kind: string, place: string | undefined, flags: Record<string, string> = {}) =>
	newPart(folder, kind, place === undefined ? [] : [place], { flags, terminal: false });

/** Every file of a folder with what it holds. */
function stateOf(folder: string): Map<string, string> {
	const files = [...filesIn(folder, "content"), ...filesIn(folder, "public")];
	return new Map(files.map((file) => [file, readFileSync(join(folder, file)).toString("latin1")]));
}

/** The small clinic, and what has become of its files since: which are new, and what lines others gained. */
function watchedCopy(t: TestContext) {
	const copy = contentCopy(t);
	let before = stateOf(copy.folder);
	return {
		...copy,
		/** From here on. */
		watch: () => {
			before = stateOf(copy.folder);
		},
		changes() {
			const after = stateOf(copy.folder);
			for (const file of before.keys()) expect(after.has(file), `${file} is still there`).toBe(true);
			const created = [...after.keys()].filter((file) => !before.has(file));
			const edited = [...after].filter(([file, text]) => before.has(file) && before.get(file) !== text);
			return { created, edited: edited.map(([file, text]) => [file, gained(before.get(file) ?? "", text)]) };
		},
	};
}

/** The lines that a text has gained; all that it had must still be there, in their order. */
function gained(before: string, after: string): string[] {
	const left = before.split("\n");
	const more = after.split("\n").filter((line) => {
		if (line !== left[0]) return true;
		left.shift();
		return false;
	});
	expect(left, "every line stays").toEqual([]);
	return more.map((line) => line.trim());
}

const invented = ({ folder }: ContentCopy, file: string) =>
	samplePlaces(loadSources(folder)).filter((place) => place.file === file).length;

test("A treatment is a file with every field explained, and an entry of its menu; the check passes", async (t) => {
	const copy = watchedCopy(t);
	const said = await run(copy.folder, "treatment", "hand-surgery/trigger-finger");
	const file = "content/treatments/hand-surgery/trigger-finger.yaml";
	expect(copy.changes()).toEqual({ created: [file], edited: [[navigation, ["- trigger-finger"]]] });
	expect(await copy.allProblems()).toEqual([]);
	expect(said).toContain("/hand-surgery/trigger-finger/");
	const text = readFileSync(join(copy.folder, file), "utf8");
	expect(text).toContain("link: Trigger finger\n");
	for (const field of ["#emergency:", "#related:", "topic: risks", "whenCanI:"]) expect(text).toContain(field);
	expect(invented(copy, file)).toBe(1);
});

test("A doctor stands behind the other doctors, in the menu and in the footer's list", async (t) => {
	const copy = watchedCopy(t);
	copy.edit(
		navigation,
		"footer:\n",
		"footer:\n  - heading: Us\n    links:\n      - { label: Asha, path: /about/dr-asha-rao }\n",
	);
	copy.watch();
	await run(copy.folder, "doctor", "dr-sana-khan", { name: "Dr. Sana Khan", degrees: "MS", role: "Eye surgeon" });
	const file = "content/doctors/dr-sana-khan.yaml";
	expect(copy.changes()).toEqual({
		created: [file],
		edited: [
			[
				navigation,
				[
					"- label: Dr. Sana Khan",
					"path: /about/dr-sana-khan/",
					"menuLine: Eye surgeon",
					"- { label: Dr. Sana Khan, path: /about/dr-sana-khan/ }",
				],
			],
		],
	});
	expect(await copy.allProblems()).toEqual([]);
	const { menus } = parse(readFileSync(join(copy.folder, navigation), "utf8"));
	expect(menus[0].items.map(({ label }: { label: string }) => label)).toEqual([
		"Dr. Asha Rao",
		"Dr. Vijay More",
		"Dr. Sana Khan",
		"About Clinic",
	]);
	expect(invented(copy, file)).toBe(1);
});

test("A menu comes with its first treatment, and with a list in the footer", async (t) => {
	const copy = watchedCopy(t);
	await run(copy.folder, "menu", "eyes", { label: "Eye Surgery", treatment: "cataract" });
	const { created, edited } = copy.changes();
	expect(created).toEqual(["content/treatments/eyes/cataract.yaml"]);
	expect(edited.map(([file]) => file)).toEqual([navigation]);
	const { menus, footer } = parse(readFileSync(join(copy.folder, navigation), "utf8"));
	expect(menus.map(({ slug }: { slug: string }) => slug)).toEqual([
		"about",
		"hand-surgery",
		"minor-surgery",
		"eyes",
		"gallery",
	]);
	expect(footer.at(-1)).toEqual({ heading: "Eye Surgery", links: [{ label: "Cataract", path: "/eyes/cataract/" }] });
	expect(await copy.allProblems()).toEqual([]);
});

test("A testimonial is marked as invented, at the end of its file or in a new one", async (t) => {
	const copy = watchedCopy(t);
	const file = "content/testimonials.yaml";
	await run(copy.folder, "testimonial", undefined, { name: "R. S.", treatment: "hand-surgery/hand-lumps" });
	expect(copy.changes().edited).toEqual([[file, expect.arrayContaining(["- sample: true", "name: R. S."])]]);
	expect(await copy.allProblems()).toEqual([]);
	const { "content/testimonials.yaml": _, ...without } = smallClinicFiles;
	const other = contentCopy(t, without);
	await run(other.folder, "testimonial", undefined);
	expect(await other.allProblems()).toEqual([]);
	expect(readFileSync(join(other.folder, file), "utf8")).toContain("# May be left out. Stars; without it");
	expect(invented(other, file)).toBe(1);
});

test("A notice has its days, at the end of its file or in a new one", async (t) => {
	const copy = watchedCopy(t);
	const file = "content/notices.yaml";
	await run(copy.folder, "notice", undefined, { text: "Closed: repairs", from: "2030-01-05", until: "2030-01-09" });
	expect(copy.changes()).toEqual({ created: [file], edited: [] });
	expect(await copy.allProblems()).toEqual([]);
	copy.watch();
	await run(copy.folder, "notice", undefined, { text: "Open again", from: "2030-01-10" });
	expect(copy.changes().edited).toEqual([[file, ["- text: Open again", "from: 2030-01-10", "until: 2030-01-10"]]]);
	expect(await copy.allProblems()).toEqual([]);
	const backwards = run(copy.folder, "notice", undefined, { text: "x", from: "2030-01-10", until: "2030-01-09" });
	await expect(backwards).rejects.toThrow("--until 2030-01-09 is before --from 2030-01-10");
});

/** An MP4 without sound that takes 12 seconds. */
function silentFilm(): Buffer {
	const header = Buffer.alloc(100);
	header.writeUInt32BE(1000, 12);
	header.writeUInt32BE(12_200, 16);
	const handler = box("hdlr", 8, Buffer.from("vide", "latin1"), 13);
	return Buffer.concat([start, box("moov", box("mvhd", header), box("trak", box("mdia", handler))), box("mdat", 9)]);
}

test("A film gets captions, a poster, its length and its entry; the first brings its page and the menu's entry", async (t) => {
	const { "content/gallery.yaml": _, ...without } = smallClinicFiles;
	const copy = contentCopy(t, without);
	copy.edit(navigation, "path: /gallery/videos", "path: /about/about-clinic");
	copy.write("public/films/knot.mp4", silentFilm());
	await run(copy.folder, "film", "knot", { description: "How a knot is tied." });
	expect(await copy.allProblems()).toEqual([]);
	expect(parse(readFileSync(join(copy.folder, "content/gallery.yaml"), "utf8")).videos.items).toEqual([
		{
			title: "Knot",
			description: "How a knot is tied.",
			src: "/films/knot.mp4",
			poster: "/films/knot.avif",
			captions: "/films/knot.vtt",
			seconds: 12,
		},
	]);
	expect(readFileSync(join(copy.folder, "public/films/knot.vtt"), "utf8")).toBe(
		"WEBVTT\n\n00:00.000 --> 00:12.000\nHow a knot is tied.\n",
	);
	expect(readFileSync(join(copy.folder, navigation), "utf8")).toContain("path: /gallery/videos/\n");
	copy.write("public/films/bow.mp4", silentFilm());
	copy.write("public/films/bow.png", smallClinicFiles["public/films/vein.png"] ?? "");
	await run(copy.folder, "film", "bow", { description: "How a bow is tied." });
	expect(await copy.allProblems()).toEqual([]);
	expect(readdirSync(join(copy.folder, "public/films"))).not.toContain("bow.avif");
});

for (const [what, kind, place, flags, message] of [
	[
		"a treatment that is there",
		"treatment",
		"minor-surgery/warts",
		{},
		"content/treatments/minor-surgery/warts.yaml is there",
	],
	[
		"a menu that is not there",
		"treatment",
		"hand-sugery/x",
		{},
		"No menu has the slug hand-sugery. Did you mean hand-surgery?",
	],
	["a menu of other pages", "treatment", "about/x", {}, "Treatments cannot stand in the menu about"],
	["a name that is no slug", "treatment", "hand-surgery/Trigger Finger", {}, '"Trigger Finger" cannot be a name'],
	["a place without a menu", "treatment", "trigger-finger", {}, "Usage: npm run new treatment MENU/SLUG"],
	[
		"a path that is taken",
		"treatment",
		"minor-surgery/toenail",
		{},
		"the path /minor-surgery/toenail/ is already taken",
	],
	["a doctor without a name", "doctor", "dr-x", {}, "--name is missing: Name of the doctor"],
	["a doctor that is there", "doctor", "dr-asha-rao", { name: "Dr. A", degrees: "MS" }, "is there already"],
	["a menu that is there", "menu", "gallery", {}, "has a menu gallery already"],
	["too few words", "testimonial", undefined, { words: "Good." }, '--words "Good.": '],
	[
		"a name with an apostrophe",
		"doctor",
		"dr-o'brien",
		{},
		`"dr-o'brien" cannot be a name: write it in small letters a to z, digits and hyphens`,
	],
	[
		"a date that is none",
		"notice",
		undefined,
		{ text: "x", from: "26.01.2027" },
		/^--from "26.01.2027": a date[^\n]*$/,
	],
	["a film that nobody can time", "film", "knot", {}, "There is no public/films/knot.mp4"],
	["a treatment that is not there", "testimonial", undefined, { treatment: "a/b" }, "there is no treatment a/b"],
	["a film that is not there", "film", "knot", { description: "x", seconds: "9" }, "There is no public/films/knot.mp4"],
	["a kind that is none", "treatmnt", "a/b", {}, "Did you mean treatment?"],
	["a flag of another kind", "testimonial", undefined, { label: "x" }, "--label is not asked here"],
] as const) {
	test(`Nothing is written for ${what}, and it is said why`, async (t) => {
		const copy = watchedCopy(t);
		await expect(run(copy.folder, kind, place, flags)).rejects.toThrow(message);
		expect(copy.changes()).toEqual({ created: [], edited: [] });
	});
}

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { contentCopy } from "@/e2e/support/content-copy";
import { aarogya, tracesOf } from "@/e2e/support/new-clinic";
import { filesIn, isText } from "@/lib/content/files";
import { loadContent, loadContentFiles } from "@/lib/content/load";
import { describeProblem } from "@/lib/content/problem";
import { sampleFields } from "@/lib/content/referenced-files";
import { readLocales } from "@/lib/content/translation/load-locales";
import { originalsIn, translationFile, translationText } from "@/lib/content/translation/translation-files";
import { routeTable } from "@/lib/model/routes";
import { checkFacts, describeFindings } from "../launch/findings";
import { newClinic } from "./clinic";
import { newPart, parts } from "./parts";
import type { Answers } from "./questions";

const warts = "content/treatments/minor-surgery/warts.yaml";

/** The test clinic as a sample, with a hospital in its treatments. */
function sampleCopy(t: TestContext) {
	const copy = contentCopy(t);
	copy.edit("content/clinic.yaml", "name:", "sample: true\nname:");
	copy.edit("content/doctors/dr-asha-rao.yaml", "hospital: Banyan Clinic", "hospital: Fig Hospital");
	copy.write("content/schemas/clinic.json", "{}\n");
	copy.write("e2e/sample/some.spec.ts", "// A test of the sample.\n");
	copy.write("public/films/some.vtt", "WEBVTT\n");
	const files = (folder = "content") =>
		Object.fromEntries(filesIn(copy.folder, folder).map((file) => [file.slice(folder.length), copy.read(file)]));
	const texts = () => filesIn(copy.folder, "content").filter(isText);
	const begin = (flags: Answers) => newClinic(copy.folder, { ...aarogya, ...flags }, false);
	/** Begins a clinic whose content is correct and has no fact of the sample. */
	const beginWithoutTraces = async (flags: Answers) => {
		const traces = tracesOf(loadContent(copy.folder));
		await begin(flags);
		assert.deepEqual(await copy.allProblems(), []);
		for (const file of texts()) {
			for (const trace of traces) assert.ok(!`${file} ${copy.read(file)}`.includes(trace), `${trace} in ${file}`);
		}
		return loadContent(copy.folder);
	};
	return { ...copy, files, texts, begin, beginWithoutTraces };
}

const slugs = (entries: { slug: string }[]) => entries.map(({ slug }) => slug);

test("A new clinic replaces the sample, which moves with its tests; invented facts are marked and found", async (t) => {
	const { folder, files, texts, read, write, beginWithoutTraces } = sampleCopy(t);
	const { "/schemas/clinic.json": schema, ...before } = files();
	const { clinic, doctors, treatments } = await beginWithoutTraces({});
	assert.deepEqual(files("sample/content"), before);
	for (const file of ["tests/some.spec.ts", "films/some.vtt"]) assert.ok(existsSync(join(folder, "sample", file)));
	assert.equal(files()["/schemas/clinic.json"], schema);
	assert.deepEqual([clinic.name, clinic.wordmark, clinic.address?.city], [aarogya.name, "Aarogya", aarogya.city]);
	assert.equal(doctors[0]?.name, aarogya.doctor);
	assert.deepEqual([...slugs(doctors), ...slugs(treatments)], ["dr-meera-nair", "first-visit"]);
	const marked = new Set(sampleFields(loadContentFiles(folder)).map(({ file }) => /[^/]*(?=\.\w+$)/.exec(file)?.[0]));
	const names = "about-clinic brand clinic dr-meera-nair first-visit home privacy-policy terms";
	assert.equal([...marked].sort().join(" "), names);
	// Before the site goes live, placeholder texts are found even without their marks.
	const { treatment, testimonial } = parts;
	if (treatment) await newPart(folder, treatment, `${treatments[0]?.menu}/palm`, {}, false);
	if (testimonial) await newPart(folder, testimonial, "", {}, false);
	for (const file of texts()) write(file, read(file).replace(/^( *- )sample: true\n +|^ *sample: true\n/gm, "$1"));
	const sources = loadContentFiles(folder);
	assert.deepEqual(sampleFields(sources), []);
	const found = describeFindings(checkFacts(sources, "2026-11-22"));
	const placeholders = texts().flatMap((file) =>
		[...read(file).matchAll(/^ *(?:- )?(\w+): .* go(?:es)? here\.?$/gm)].map(([, field]) => ({ file, field })),
	);
	assert.ok(placeholders.length > 9);
	for (const { file, field } of placeholders) assert.match(found, new RegExp(`^${file}:\\S+ \\S*${field}: `, "m"));
});

test("A clinic that keeps all treatments keeps their paths, guides and sources, with long names and without a phone", async (t) => {
	const { folder, edit, beginWithoutTraces } = sampleCopy(t);
	edit(warts, "topic: before", "topic: before\n      guides: [fasting]");
	const keptFrom = (content: ReturnType<typeof loadContent>) => [
		routeTable(content).filter(({ path }) => /^\/(hand|minor)-surgery\/./.test(path)),
		content.guides,
		content.references,
	];
	const before = keptFrom(loadContent(folder));
	const flags = {
		name: "The Venkatanarasimharajuvaripeta Multispeciality Hospital and Research Centre",
		"short-name": "Venkat",
		city: "Thiruvananthapuram Cantonment and Surroundings",
		doctor: "Dr. Venkatanarasimharajuvaripeta Lakshminarayananswamygaru",
		phone: undefined,
	};
	assert.deepEqual(keptFrom(await beginWithoutTraces({ ...flags, treatments: "all" })), before);
});

test("Kept treatments link only to kept pages, are not reviewed, and name no hospital of the sample", async (t) => {
	const { edit, read, problems, beginWithoutTraces } = sampleCopy(t);
	const links = "See [lumps](/hand-surgery/hand-lumps/) and [nails](/minor-surgery/toenail/).";
	edit(warts, "answer: It depends.", `answer: ${links}`);
	const hospitals = ["  at: [clinic, Fig Hospital]", "  nights: [0, 9]", "  text: Large ones at Fig", "    Hospital."];
	const place = ["place:", ...hospitals];
	edit(warts, "topic: procedure", ["topic: procedure", ...place].join("\n      "));
	edit(warts, "heading:", "doctors: [dr-asha-rao]\nheading:");
	assert.deepEqual(problems(), []);
	const { treatments, navigation, doctors, home } = await beginWithoutTraces({ treatments: "minor-surgery" });
	assert.deepEqual([...new Set(treatments.map(({ menu }) => menu))], ["minor-surgery"]);
	assert.deepEqual(slugs(navigation.menus), ["about", "minor-surgery"]);
	assert.equal(navigation.footer.map(({ heading }) => heading).join(), "About,Minor Surgery,Legal");
	const kept = treatments.find(({ slug }) => slug === "warts");
	assert.deepEqual([kept?.review?.by, kept?.review?.sample, kept?.doctors], ["dr-meera-nair", true, []]);
	assert.deepEqual(kept?.related, ["minor-surgery/toenail-surgery", "minor-surgery/ear-lobe-repair"]);
	assert.match(read(warts), /answer: See lumps and \[nails\]\(\/minor-surgery\/toenail\/\)\./);
	assert.match(read(warts), /at: \[ ?clinic, Sample Hospital ?\]/);
	assert.doesNotMatch(read(warts), /Fig/);
	assert.equal(doctors[0]?.timings?.places[0]?.hospital, "Sample Hospital");
	assert.match(JSON.stringify(home), /"to":"\/minor-surgery\/warts\/"/);
});

test("A clinic has from the first day what the sample says in its languages, checked by nobody", async (t) => {
	const { folder, edit, read, write, beginWithoutTraces } = sampleCopy(t);
	const answer = "answer: Large ones at Fig Hospital. See [lumps](/hand-surgery/hand-lumps/).";
	edit(warts, "answer: It depends.", answer);
	for (const original of originalsIn(loadContentFiles(folder))) {
		const translate = (text: string) => (text === "en-IN" ? "mr-IN" : text.replace(/^\p{L}/u, "क"));
		write(translationFile(original.source.file, "mr"), translationText(original, translate));
	}
	await beginWithoutTraces({ treatments: "minor-surgery", languages: "mr, gu" });
	const { contents, problems, incomplete } = readLocales(folder, loadContentFiles(folder));
	assert.deepEqual(problems, []);
	const [original, marathi, ...others] = contents;
	assert.deepEqual([original.clinic.translations, others, marathi?.locale.tag], [["mr", "gu"], [], "mr-IN"]);
	const pages = ["/", "/minor-surgery/", "/minor-surgery/warts/", "/privacyPolicy/", "/search/"];
	const states = pages.map((path) => marathi?.locale.pages?.[path]);
	assert.deepEqual(states, [undefined, ...pages.slice(1).map(() => ({ older: false }))]);
	assert.match(read(warts.replace("content/", "content/mr/")), /कarge ones at Sample Hospital\. See lumps\./);
	const names = marathi?.navigation.menus.map(({ label }) => label);
	assert.deepEqual(names, ["कbout", "कinor Surgery"]);
	const reports = incomplete.map(describeProblem).join("\n");
	for (const report of ["content/mr/home.yaml", "content/gu/interface.yaml:1:1 missing"])
		assert.ok(reports.includes(report));
});

test("Nothing is written if an answer is wrong, or the content is not a correct sample", async (t) => {
	const { files, edit, write, begin } = sampleCopy(t);
	const assertRefused = async (flags: Answers, message: RegExp) => {
		const before = files();
		await assert.rejects(begin(flags), ({ message: text }: Error) => message.test(text), `${message}`);
		assert.deepEqual(files(), before);
	};
	await assertRefused(
		{ phone: "255 0101", pin: "1", treatments: "minor-sugery", kind: "Clinic", languages: "Marathi" },
		/^--kind "Clinic".*\n--pin "1": .*code.*\n--phone "255 0101": .*country code.*\n--treatments .*did you mean minor-surgery\? menus are.*\n--languages "Marathi": codes/,
	);
	const missing = /^--city is missing: City\.\n--doctor is missing: Name of a doctor/;
	await assertRefused({ city: undefined, doctor: undefined }, missing);
	await assertRefused({ doctor: "डॉ. मीरा" }, /^--doctor .*Latin letters\.$/);
	edit("content/clinic.yaml", "sample: true\n", "");
	await assertRefused({}, /is not the sample/);
	edit("content/clinic.yaml", "email: ", "e-mail: ");
	await assertRefused({}, /content\/clinic.yaml:/);
	write("sample/content/clinic.yaml", "");
	await assertRefused({}, /^sample\/ exists/);
});

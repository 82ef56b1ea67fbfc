import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { contentCopy } from "@/e2e/support/content-copy";
import { aarogya, tracesOf } from "@/e2e/support/new-clinic";
import { filesIn, isText } from "@/lib/content/files";
import { loadContent, loadSources } from "@/lib/content/load";
import { samplePlaces } from "@/lib/content/sample";
import { routeTable } from "@/lib/site/routes";
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
	const files = (folder = "content") =>
		Object.fromEntries(
			filesIn(copy.folder, folder).map((file) => [
				file.slice(folder.length),
				readFileSync(join(copy.folder, file), "utf8"),
			]),
		);
	const begin = (flags: Answers = {}) => newClinic(copy.folder, { ...aarogya, ...flags }, false);
	return { ...copy, files, begin };
}

test("A new clinic replaces the sample, which moves with its tests; invented facts are marked", async (t) => {
	const copy = sampleCopy(t);
	const { "/schemas/clinic.json": schema, ...before } = copy.files();
	await copy.begin();
	assert.deepEqual(copy.files("sample/content"), before);
	assert.ok(existsSync(join(copy.folder, "sample/tests/some.spec.ts")));
	assert.equal(copy.files()["/schemas/clinic.json"], schema);
	assert.deepEqual(await copy.allProblems(), []);
	const { clinic, doctors, treatments } = loadContent(copy.folder);
	assert.deepEqual([clinic.name, clinic.wordmark, clinic.address?.city], [aarogya.name, "Aarogya", aarogya.city]);
	assert.deepEqual(
		doctors.map(({ name }) => name),
		[aarogya.doctor],
	);
	assert.deepEqual(
		treatments.map(({ slug }) => slug),
		["first-visit"],
	);
	const marked = new Set(samplePlaces(loadSources(copy.folder)).map(({ file }) => file.replace("content/", "")));
	assert.deepEqual([...marked].sort(), [
		"about-clinic.yaml",
		"brand.yaml",
		"clinic.yaml",
		"doctors/dr-meera-nair.yaml",
		"home.yaml",
		"legal/privacy-policy.md",
		"legal/terms.md",
		"treatments/treatments/first-visit.yaml",
	]);
});

for (const treatments of ["none", "all", "minor-surgery"]) {
	test(`A new clinic that keeps ${treatments} of the treatments has nothing else of the sample`, async (t) => {
		const copy = sampleCopy(t);
		const traces = tracesOf(loadContent(copy.folder));
		await copy.begin({ treatments });
		assert.deepEqual(await copy.allProblems(), []);
		for (const file of filesIn(copy.folder, "content").filter(isText)) {
			for (const trace of traces) assert.ok(!`${file} ${copy.read(file)}`.includes(trace), `${trace} in ${file}`);
		}
	});
}

test("Placeholder texts are found before the site goes live, even without their marks", async (t) => {
	const copy = sampleCopy(t);
	await copy.begin({ treatments: "all" });
	for (const name of ["treatment", "testimonial"]) {
		const part = parts[name];
		if (part) await newPart(copy.folder, part, name === "treatment" ? "hand-surgery/palm" : "", {}, false);
	}
	for (const file of filesIn(copy.folder, "content").filter(isText)) {
		copy.write(
			file,
			copy
				.read(file)
				.replace(/^( *- )sample: true\n +/gm, "$1")
				.replace(/^ *sample: true\n/gm, ""),
		);
	}
	const sources = loadSources(copy.folder);
	assert.deepEqual(samplePlaces(sources), []);
	const found = describeFindings(checkFacts(sources, "2026-11-22"));
	for (const file of filesIn(copy.folder, "content").filter(isText)) {
		for (const line of copy.read(file).split("\n")) {
			const [, field] = /^ *(?:- )?(\w+): .* go(?:es)? here\.?$/.exec(line) ?? [];
			if (field) assert.match(found, new RegExp(`^${file}:\\S+ \\S*${field}: `, "m"));
		}
	}
});

test("Kept treatments link only to kept pages, are not reviewed, and name no hospital of the sample", async (t) => {
	const copy = sampleCopy(t);
	const links = "See [lumps](/hand-surgery/hand-lumps/) and [nails](/minor-surgery/toenail/).";
	copy.edit(warts, "answer: It depends.", `answer: ${links}`);
	const place =
		"place:\n        at: [clinic, Fig Hospital]\n        nights: [0, 9]\n        text: Large ones at Fig\n          Hospital.\n";
	copy.edit(warts, "topic: procedure\n", `topic: procedure\n      ${place}`);
	copy.edit(warts, "heading:", "doctors: [dr-asha-rao]\nheading:");
	assert.deepEqual(copy.problems(), []);
	await copy.begin({ treatments: "minor-surgery" });
	const { treatments, navigation, doctors, home } = loadContent(copy.folder);
	assert.deepEqual([...new Set(treatments.map(({ menu }) => menu))], ["minor-surgery"]);
	assert.deepEqual(
		navigation.menus.map(({ slug }) => slug),
		["about", "minor-surgery"],
	);
	assert.deepEqual(
		navigation.footer.map(({ heading }) => heading),
		["About", "Minor Surgery", "Legal"],
	);
	const kept = treatments.find(({ slug }) => slug === "warts");
	assert.deepEqual([kept?.review?.by, kept?.review?.sample, kept?.doctors], ["dr-meera-nair", true, []]);
	assert.deepEqual(kept?.related, ["minor-surgery/toenail-surgery", "minor-surgery/ear-lobe-repair"]);
	assert.match(copy.read(warts), /answer: See lumps and \[nails\]\(\/minor-surgery\/toenail\/\)\./);
	assert.match(copy.read(warts), /at: \[ ?clinic, Sample Hospital ?\]/);
	assert.doesNotMatch(copy.read(warts), /Fig/);
	assert.deepEqual(
		doctors[0]?.timings?.places.map(({ hospital }) => hospital),
		["Sample Hospital"],
	);
	assert.match(JSON.stringify(home), /"to":"\/minor-surgery\/warts\/"/);
});

test("A clinic that keeps all treatments keeps their paths, aliases, advice and sources", async (t) => {
	const copy = sampleCopy(t);
	const kept = () => {
		const content = loadContent(copy.folder);
		const paths = routeTable(content).filter(({ path }) => /^\/(hand|minor)-surgery\/./.test(path));
		return [paths, content.advice, content.references];
	};
	const before = kept();
	await copy.begin({ treatments: "all" });
	assert.deepEqual(kept(), before);
});

test("Nothing is written if the content is not a correct sample, or an answer is wrong", async (t) => {
	type Copy = ReturnType<typeof sampleCopy>;
	const { city, doctor, ...incomplete } = aarogya;
	for (const [prepare, begin, message] of [
		[({ write }) => write("sample/content/clinic.yaml", ""), ({ begin }) => begin(), /^sample\/ exists/],
		[({ edit }) => edit("content/clinic.yaml", "sample: true\n", ""), ({ begin }) => begin(), /is not the sample/],
		[({ edit }) => edit("content/clinic.yaml", "email: ", "e-mail: "), ({ begin }) => begin(), /content\/clinic.yaml:/],
		[
			() => {},
			({ begin }) => begin({ phone: "255 0101", pin: "1", treatments: "minor-sugery", kind: "Clinic" }),
			/^--kind "Clinic".*\n--pin "1": .*code.*\n--phone "255 0101": .*country code.*\n--treatments .*did you mean minor-surgery\?/,
		],
		[
			() => {},
			({ folder }) => newClinic(folder, incomplete, false),
			/^--city is missing: City\.\n--doctor is missing: Name of a doctor/,
		],
		[() => {}, ({ begin }) => begin({ doctor: "डॉ. मीरा" }), /Latin letters/],
	] as [(copy: Copy) => void, (copy: Copy) => Promise<string>, RegExp][]) {
		const copy = sampleCopy(t);
		prepare(copy);
		const before = copy.files();
		await assert.rejects(begin(copy), ({ message: text }: Error) => message.test(text));
		assert.deepEqual(copy.files(), before);
	}
});

test("Long names fit", async (t) => {
	const { begin, allProblems } = sampleCopy(t);
	await begin({
		name: "The Venkatanarasimharajuvaripeta Multispeciality Hospital and Research Centre",
		"short-name": "Venkat",
		city: "Thiruvananthapuram Cantonment and Surroundings",
		doctor: "Dr. Venkatanarasimharajuvaripeta Lakshminarayananswamygaru",
		treatments: "all",
	});
	assert.deepEqual(await allProblems(), []);
});

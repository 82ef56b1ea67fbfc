import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { type TestContext, test } from "node:test";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import * as z from "zod";
import { contentCopy } from "@/e2e/support/content-copy";
import { sampleFields } from "@/lib/content/content";
import { schemaOf } from "@/lib/content/content-schemas";
import { filesBelow, filesIn, isText } from "@/lib/content/files";
import { loadContentFiles } from "@/lib/content/load";
import { describeProblem } from "@/lib/content/problem";
import { splitMarkdown } from "@/lib/content/yaml-document";
import { loadLocales } from "@/lib/languages/locales";
import { checkFacts, describeFindings } from "../launch/findings";
import { newClinic } from "./clinic";
import { commonValues, copyTemplate } from "./kinds";
import { fillText, TEMPLATES } from "./templates";

/** The answers to the questions in their order, as long as they may be. */
const answers = {
	name: `A: ${"N".repeat(57)}`,
	"short-name": "Aarogya",
	tagline: "T".repeat(80),
	kind: "Dentist",
	...{ street: "5 Temple Road", locality: "Pattom", city: "Thiruvananthapuram", region: "Kerala", pin: "695001" },
	...{ phone: "+91 471 255 0101", email: "hello@aarogya.example", whatsapp: "", site: "" },
	"doctor-name": `Dr. ${"F".repeat(26)} ${"L".repeat(30)}`,
	degrees: "MBBS, MS",
	languages: "mr",
	begin: "y",
};

/** The small clinic. */
function clinicCopy(t: TestContext) {
	const copy = contentCopy(t);
	const texts = () => filesIn(copy.folder, "content").filter(isText);
	return { ...copy, texts, snapshot: () => texts().map((file) => [file, copy.read(file)]) };
}

/** The small clinic as a sample that git has; `begin` replaces it. */
function sampleCopy(t: TestContext) {
	const copy = clinicCopy(t);
	copy.edit("content/clinic.yaml", "name:", "sample: true\nname:");
	copy.write("e2e/sample/some.spec.ts", "// A test of the sample.\n");
	copy.write("content/mr/interface.po", '#: languages.name\nmsgid "name"\nmsgstr "मराठी"\n');
	for (const command of ["init", "add .", "-c user.name=A -c user.email=a@b.in commit -m Sample"]) {
		spawnSync("git", command.split(" "), { cwd: copy.folder });
	}
	const begin = (given: Partial<typeof answers> = {}) =>
		newClinic(copy.folder, Readable.from(Object.values({ ...answers, ...given }).map((answer) => `${answer}\n`)));
	return { ...copy, begin };
}

test("The written content of a new clinic has no mistakes and nothing of the sample, and is marked", async (t) => {
	const { begin, folder, texts, read, allProblems } = sampleCopy(t);
	await begin();
	assert.deepEqual((await allProblems()).map(describeProblem), []);
	const clinic = loadLocales(folder)[0]?.clinic;
	assert.deepEqual([clinic?.name, clinic?.translations], [answers.name, ["mr"]]);
	assert.match(read("content/mr/interface.po"), /मराठी/);
	assert.ok(!existsSync(join(folder, "e2e/sample")));
	for (const file of texts()) assert.doesNotMatch(read(file), /Banyan|Fig Hospital|Asha/, file);
	const marked = sampleFields(loadContentFiles(folder)).map(({ file }) => file.replace(/.*\/|-?f*-l*\.yaml|\..*/g, ""));
	const names = ["about-clinic", "brand", "clinic", "dr", "first-visit", "home", "privacy-policy", "terms"];
	assert.deepEqual(marked.sort(), names);
});

test("Nothing is replaced if an answer is wrong, git lacks the content, or the content is a clinic's own", async (t) => {
	const { begin, edit, snapshot } = sampleCopy(t);
	const assertRefused = async (given: Partial<typeof answers>, message: RegExp) => {
		const before = snapshot();
		await assert.rejects(begin(given), message);
		assert.deepEqual(snapshot(), before);
	};
	await assertRefused({ phone: "255 0101" }, /Telephone.* "255 0101" cannot be used: .*country code/);
	await assertRefused({ "doctor-name": "डॉ. मीरा" }, /Latin letters/);
	await assertRefused({ city: "" }, /City: An answer is needed/);
	assert.equal(await begin({ begin: "n" }), "Nothing was changed.");
	edit("content/clinic.yaml", "sample: true\n", "sample: true\n# Not committed.\n");
	await assertRefused({}, /git has to keep the sample/);
	edit("content/clinic.yaml", "sample: true\n", "");
	await assertRefused({}, /is not the sample/);
});

test("A template of each kind is correct, or its mistakes name what to make; check:live finds placeholders", async (t) => {
	const { folder, problems, texts, read, write } = clinicCopy(t);
	const make = (kind: string, address = "") => copyTemplate(folder, kind, address);
	const messages = () => problems().map(({ file, message }) => `${file}: ${message}`);
	make("menu", "eyes");
	assert.deepEqual(messages(), ["content/navigation.yaml: there is no file content/treatments/eyes/first-visit.yaml"]);
	make("treatment", "eyes/first-visit");
	make("doctor", "dr-sana-khan");
	make("page", "insurance");
	make("article", "why-hands-swell");
	for (const kind of ["notice", "notice", "testimonial", "testimonial"]) make(kind);
	assert.deepEqual(messages(), []);
	assert.equal(loadContentFiles(folder).notices.data?.items.length, 2);
	for (const file of texts()) write(file, read(file).replace(/^ *sample: true\n/gm, ""));
	const found = describeFindings(checkFacts(loadContentFiles(folder), "2026-11-22"));
	const patterns = texts().flatMap((file) =>
		[...read(file).matchAll(/^ *(?:- )?(\w+): .* go(?:es)? here\.?$/gm)].map(
			([, field]) => `${file}\\S+ \\S*${field}:`,
		),
	);
	assert.ok(patterns.length > 9);
	for (const pattern of patterns) assert.match(found, new RegExp(pattern));
	make("film", "knot");
	const missing = ["mp4", "svg", "vtt"].map((end) => `content/gallery.yaml: there is no file public/films/knot.${end}`);
	assert.deepEqual(messages(), missing);
});

for (const [kind, address, message] of [
	["tretment", "a/b", /did you mean treatment\?/],
	["treatment", "hand-surgery/Trigger Finger", /Usage: .* small letters/],
	["treatment", "trigger-finger", /Usage: npm run new treatment MENU\/SLUG;/],
	["doctor", "../x", /Usage: npm run new doctor SLUG;/],
	["doctor", "dr-asha-rao", /content\/doctors\/dr-asha-rao\.yaml exists already/],
	["notice", "x", /Usage: npm run new notice;/],
] as const) {
	test(`Nothing is written for ${kind} ${address}`, (t) => {
		const { folder, snapshot } = clinicCopy(t);
		const before = snapshot();
		assert.throws(() => copyTemplate(folder, kind, address), message);
		assert.deepEqual(snapshot(), before);
	});
}

/** The names of all fields of a schema. */
function fieldNames(schema: unknown): string[] {
	if (typeof schema !== "object" || schema === null) return [];
	const { properties = {} } = schema as { properties?: object };
	return [...Object.keys(properties), ...Object.values(schema).flatMap(fieldNames)];
}

for (const [template, path] of [
	...filesBelow(fileURLToPath(new URL("clinic", TEMPLATES))).map((file) => [`clinic/${file}`, file] as const),
	["treatment.yaml", "content/treatments/a/b.yaml"],
	["doctor.yaml", "content/doctors/a.yaml"],
	["testimonial.yaml", "content/testimonials.yaml"],
	["notice.yaml", "content/notices.yaml"],
	["film.yaml", "content/gallery.yaml"],
	["page.md", "content/pages/a.md"],
] as const) {
	const schema = schemaOf(path);
	if (!schema) continue;
	test(`The template ${template} describes every field, and is valid with all optional fields`, () => {
		const text = readFileSync(new URL(template, TEMPLATES), "utf8");
		const values = { ...answers, ...commonValues("A: B", "dr-a"), slug: "a", role: "R", author: "A" };
		const others = { site: "https://a.in", whatsapp: answers.phone, published: "2026-11-22" };
		const filled = fillText(text.replace(/^( *)#(?! \S)/gm, "$1"), { ...values, ...others });
		const page = splitMarkdown(filled);
		const data = page ? { ...parse(page.matter), body: page.body } : parse(filled);
		assert.deepEqual(schema.safeParse(data).error?.issues ?? [], []);
		const fields = fieldNames(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
		const missing = fields.filter((name) => name !== "body" && !new RegExp(`\\b${name}\\b`).test(text));
		assert.deepEqual(missing, [], "fields that are missing");
	});
}

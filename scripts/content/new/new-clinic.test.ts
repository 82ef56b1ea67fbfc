import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { expect } from "@playwright/test";
import { contentCopy } from "@/e2e/support/content-copy";
import { aarogya, tracesOf } from "@/e2e/support/new-clinic";
import { filesIn, isText } from "@/lib/content/files";
import { loadContent, loadSources } from "@/lib/content/load";
import { samplePlaces } from "@/lib/content/sample";
import { routeTable } from "@/lib/site/routes";
import { checkFacts } from "../live/facts";
import { describeFindings } from "../live/finding";
import { newClinic } from "./new-clinic";
import { newPart } from "./new-part";

/** A sample: the small clinic with the mark, whose treatments name a hospital, and editors' schemas. */
function sampleCopy(t: TestContext) {
	const copy = contentCopy(t);
	copy.edit("content/clinic.yaml", "name:", "sample: true\nname:");
	copy.edit("content/doctors/dr-asha-rao.yaml", "hospital: Banyan Clinic", "hospital: Fig Hospital");
	copy.write("content/schemas/clinic.json", "{}\n");
	copy.write("e2e/sample/some.spec.ts", "// The sample's own tests.\n");
	return copy;
}

const begin = (folder: string, flags: Record<string, string> = {}) =>
	newClinic(folder, { flags: { ...aarogya, ...flags }, terminal: false, yes: true });

/** Every file of the content with what it holds. */
const contentOf = (folder: string, place = "content") =>
	Object.fromEntries(
		filesIn(folder, place).map((file) => [file.slice(place.length), readFileSync(join(folder, file), "utf8")]),
	);

test("A new clinic stands in place of the sample, which is moved whole with its tests; the check passes", async (t) => {
	const copy = sampleCopy(t);
	const { "/schemas/clinic.json": schema, ...before } = contentOf(copy.folder);
	const said = await begin(copy.folder);
	expect(said.split("\n")).toHaveLength(3);
	expect(contentOf(copy.folder, "sample/content")).toEqual(before);
	expect(existsSync(join(copy.folder, "sample/tests/some.spec.ts"))).toBe(true);
	expect(existsSync(join(copy.folder, "e2e/sample"))).toBe(false);
	expect(contentOf(copy.folder)["/schemas/clinic.json"]).toBe(schema);
	expect(await copy.allProblems()).toEqual([]);
	const { clinic, doctors, treatments } = loadContent(copy.folder);
	expect(clinic).toMatchObject({ name: aarogya.name, wordmark: "Aarogya", address: { city: aarogya.city } });
	expect(doctors.map(({ name }) => name)).toEqual([aarogya.doctor]);
	expect(treatments.map(({ slug }) => slug)).toEqual(["first-visit"]);
});

test("What is invented in a new clinic is marked, in every file that invents", async (t) => {
	const { folder } = sampleCopy(t);
	await begin(folder);
	const marked = new Set(samplePlaces(loadSources(folder)).map(({ file }) => file));
	const inventing = [
		"clinic",
		"brand",
		"home",
		"about-clinic",
		"doctors/dr-meera-nair",
		"treatments/treatments/first-visit",
	];
	expect([...marked].sort()).toEqual(
		[
			...inventing.map((name) => `content/${name}.yaml`),
			"content/legal/privacy-policy.md",
			"content/legal/terms.md",
		].sort(),
	);
});

test("Sentences that wait for somebody's words keep the site from going live, also without their marks", async (t) => {
	const { folder, write } = sampleCopy(t);
	await begin(folder, { treatments: "all" });
	const flags = { label: "Eyes", treatment: "cataract", name: "Cataract" };
	await newPart(folder, "menu", ["eyes"], { flags, terminal: false });
	await newPart(folder, "testimonial", [], { flags: {}, terminal: false });
	for (const file of filesIn(folder, "content").filter(isText)) {
		const text = readFileSync(join(folder, file), "utf8");
		write(file, text.replace(/^( *)(- )?sample: true\n(?: +)?/gm, "$1$2").replace(/,? sample: true/g, ""));
	}
	const sources = loadSources(folder);
	expect(samplePlaces(sources)).toEqual([]);
	const told = describeFindings(checkFacts(sources, "2026-11-22"));
	for (const place of [
		"doctors/dr-meera-nair.yaml:\\S+ sentence",
		"doctors/dr-meera-nair.yaml:\\S+ about.text",
		"home.yaml:\\S+ sections\\[1\\].intro",
		"about-clinic.yaml:\\S+ intro.text",
		"navigation.yaml:\\S+ menus\\[3\\].intro",
		"treatments/eyes/cataract.yaml:\\S+ menuLine",
		"treatments/eyes/cataract.yaml:\\S+ paragraph",
		"testimonials.yaml:\\S+ items\\[0\\].feedback",
	]) {
		expect(told).toMatch(new RegExp(`^content/${place}: .* stands? in place of something$`, "m"));
	}
});

test("Nothing of the sample clinic is left in the new one, whichever treatments it keeps", async (t) => {
	for (const treatments of ["none", "all", "minor-surgery"]) {
		const { folder, allProblems } = sampleCopy(t);
		const traces = tracesOf(loadContent(folder));
		await begin(folder, { treatments });
		expect(await allProblems(), treatments).toEqual([]);
		for (const file of filesIn(folder, "content").filter(isText)) {
			const text = `${file} ${readFileSync(join(folder, file), "utf8")}`;
			for (const trace of traces) expect(text.includes(trace), `${trace} in ${file}`).toBe(false);
		}
	}
});

test("Kept treatments lead to kept pages alone; nobody has reviewed them here, and hospitals are to be named", async (t) => {
	const copy = sampleCopy(t);
	const warts = "content/treatments/minor-surgery/warts.yaml";
	copy.edit(
		warts,
		"answer: It depends.",
		"answer: See [lumps](/hand-surgery/hand-lumps/) and [nails](/minor-surgery/toenail/).",
	);
	copy.edit(
		warts,
		"topic: procedure\n",
		"topic: procedure\n      place:\n        at: [clinic, Fig Hospital]\n        nights: [0, 9]\n        text: Large ones at Fig\n          Hospital.\n",
	);
	copy.edit(warts, "heading:", "doctors: [dr-asha-rao]\nheading:");
	expect(copy.problems()).toEqual([]);
	await begin(copy.folder, { treatments: "minor-surgery" });
	const { treatments, navigation, doctors, home } = loadContent(copy.folder);
	expect(new Set(treatments.map(({ menu }) => menu))).toEqual(new Set(["minor-surgery"]));
	expect(navigation.menus.map(({ slug }) => slug)).toEqual(["about", "minor-surgery"]);
	expect(navigation.footer.map(({ heading }) => heading)).toEqual(["About", "Operations", "Legal"]);
	const kept = treatments.find(({ slug }) => slug === "warts");
	expect(kept?.review).toMatchObject({ by: "dr-meera-nair", sample: true });
	expect(kept?.doctors).toEqual([]);
	expect(kept?.related).toEqual(["minor-surgery/toenail-surgery", "minor-surgery/ear-lobe-repair"]);
	const written = readFileSync(join(copy.folder, warts), "utf8");
	expect(written).toContain("answer: See lumps and [nails](/minor-surgery/toenail/).");
	expect(written).not.toContain("Fig");
	const place = kept?.details.sections.flatMap((section) =>
		section.topic === "procedure" ? (section.place ?? []) : [],
	)[0];
	expect(place?.at).toEqual(["clinic", "Sample Hospital"]);
	expect(doctors[0]?.timings?.places.map(({ hospital }) => hospital)).toEqual(["Sample Hospital"]);
	expect(JSON.stringify(home)).toContain('"to":"/minor-surgery/warts/"');
});

test("A clinic that keeps all treatments keeps their paths, aliases, advice and sources", async (t) => {
	const copy = sampleCopy(t);
	const before = loadContent(copy.folder);
	await begin(copy.folder, { treatments: "all" });
	const after = loadContent(copy.folder);
	const ofTreatments = (content: typeof before) =>
		routeTable(content).filter(({ path }) => /^\/(hand|minor)-surgery\/./.test(path));
	expect(ofTreatments(after)).toEqual(ofTreatments(before));
	expect(after.advice).toEqual(before.advice);
	expect(after.references).toEqual(before.references);
});

test("Nothing is written where a clinic has been begun, where the content is none of the sample, or with wrong answers", async (t) => {
	for (const [prepare, message] of [
		[({ write }) => write("sample/content/clinic.yaml", ""), "sample/ is there already"],
		[({ edit }) => edit("content/clinic.yaml", "sample: true\n", ""), "content/ is not the sample"],
		[({ edit }) => edit("content/clinic.yaml", "email: ", "e-mail: "), "content/clinic.yaml:"],
	] as [(copy: ReturnType<typeof sampleCopy>) => void, string][]) {
		const copy = sampleCopy(t);
		prepare(copy);
		const before = contentOf(copy.folder);
		await expect(begin(copy.folder)).rejects.toThrow(message);
		expect(contentOf(copy.folder)).toEqual(before);
	}
	const { folder } = sampleCopy(t);
	const before = contentOf(folder);
	const wrong = { phone: "255 0101", pin: "1", treatments: "minor-sugery", kind: "Clinic" };
	await expect(begin(folder, wrong)).rejects.toThrow(
		/^--kind "Clinic".*\n--pin "1": .*code.*\n--phone "255 0101": .*country code.*\n--treatments "minor-sugery": .*did you mean minor-surgery\?/,
	);
	const { city, doctor, ...without } = aarogya;
	const missing = newClinic(folder, { flags: without, terminal: false });
	await expect(missing).rejects.toThrow("--city is missing: City.\n--doctor is missing: Name of a doctor");
	await expect(begin(folder, { doctor: "डॉ. मीरा" })).rejects.toThrow("Latin letters");
	expect(contentOf(folder)).toEqual(before);
});

test("Long names and answers fit what they are written into", async (t) => {
	const { folder, allProblems } = sampleCopy(t);
	await begin(folder, {
		name: "The Venkatanarasimharajuvaripeta Multispeciality Hospital and Research Centre",
		"short-name": "Venkat",
		tagline: "Care for hands, skin, veins, faces, feet, teeth, eyes and for whoever needs more.",
		city: "Thiruvananthapuram Cantonment and Surroundings",
		doctor: "Dr. Venkatanarasimharajuvaripeta Lakshminarayananswamygaru",
	}).catch((error) => expect(String(error)).toContain("--tagline"));
	await begin(folder, {
		name: "The Venkatanarasimharajuvaripeta Multispeciality Hospital and Research Centre",
		"short-name": "Venkat",
		city: "Thiruvananthapuram Cantonment and Surroundings",
		doctor: "Dr. Venkatanarasimharajuvaripeta Lakshminarayananswamygaru",
		treatments: "all",
	});
	expect(await allProblems()).toEqual([]);
});

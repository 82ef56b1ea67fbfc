import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { contentFiles, legalFiles } from "@/lib/content/content-schemas";
import { filesBelow, filesIn, outputFiles, readText } from "@/lib/content/files";
import { loadContent } from "@/lib/content/load";
import { isSlug, translationFile } from "@/lib/model/content-path";
import { phone } from "@/lib/model/schema/address-fields";
import { clinic } from "@/lib/model/schema/clinic";
import { languageCode } from "@/lib/model/schema/codes";
import { doctor } from "@/lib/model/schema/doctor";
import { shortText } from "@/lib/model/schema/shared";
import { anchor } from "@/lib/text/markdown";
import { loadCheckedContent } from "../content/checked-content";
import { commonValues, titleHalves } from "./kinds";
import { type Answers, ask, type Questions, UserError } from "./questions";
import { fillTemplate, TEMPLATES } from "./templates";

/** What belongs to the sample besides its content. */
const SAMPLE = ["public/films", "e2e/sample"];

/** A name as a segment of a path: `Dr. Asha Rao` as `dr-asha-rao`; empty without Latin letters. */
function slugFromName(name: string): string {
	const slug = anchor(name.normalize("NFKD").replace(/\p{M}/gu, ""));
	return isSlug(slug) ? slug : "";
}

/** The first word of a clinic's name, if it is short enough. */
function shortName(name = ""): string {
	const [first = ""] = name.replace(/^(the|dr\.?)\s+/i, "").split(/\s+/);
	return clinic.shape.wordmark.safeParse(first).success ? first : "";
}

const codesIn = (answer: string) => answer.split(/, ?/).filter(Boolean);

function clinicQuestions(): Questions {
	const facts = clinic.shape;
	const address = facts.address.unwrap().shape;
	const whatsapp = facts.whatsapp.unwrap().shape.number.optional();
	const kinds = "MedicalClinic, Dentist, Hospital, Physician or MedicalBusiness";
	const doctorName = doctor.shape.name
		.overwrite((name) => name.replace(/\s+/g, " "))
		.refine(slugFromName, "the address of the doctor's page needs Latin letters")
		.refine((name) => doctor.shape.title.safeParse(titleHalves(name)).success, "two names or more, not too long");
	const languages = z
		.string()
		.refine((codes) => codesIn(codes).every((code) => languageCode.safeParse(code).success), "codes such as mr,hi");
	return {
		name: ["Name of the clinic, at most 60 characters", shortText(60)],
		"short-name": ["Short name beside the logo, at most 20 characters", facts.wordmark, ({ name }) => shortName(name)],
		tagline: ["What the clinic does, in at most 80 characters", facts.tagline],
		kind: [`Kind of clinic: ${kinds}`, facts.kind, () => "MedicalClinic"],
		street: ["House and street", address.street],
		locality: ["Part of the city", address.locality],
		city: ["City", address.city],
		region: ["State", address.region],
		pin: ["PIN code", address.postalCode],
		phone: ["Telephone, such as +91 98765 43210", phone.optional()],
		email: ["E-mail address", facts.email],
		whatsapp: ["WhatsApp number", whatsapp],
		site: ["Address of the site", facts.site, () => "https://www.clinic.example"],
		"doctor-name": ["Name of a doctor, such as Dr. Asha Rao", doctorName],
		degrees: ["Degrees of the doctor, such as MBBS, MS", doctor.shape.degrees],
		languages: ["Further languages of the site, by their codes, such as mr,hi", languages.optional()],
		begin: ["Replace the sample by your clinic in content/? y or n", z.enum(["y", "n"]), () => "n"],
	};
}

/** Throws if there is no sample to replace, or if git could not give it back. */
function assertReplaceable(root: string): void {
	if (!loadContent(root).clinic.sample) {
		throw new UserError("content/ is not the sample: content/clinic.yaml has no sample: true. Nothing was changed.");
	}
	const command = ["status", "--porcelain", "--ignored", "--", "content", ...SAMPLE];
	const { status, stdout } = spawnSync("git", command, { cwd: root, encoding: "utf8" });
	if (status === 0 && !stdout) return;
	throw new UserError("git has to keep the sample: commit what git status lists first. Nothing was changed.");
}

/** The sample's labels and legal pages, with their translations: any clinic can use them. */
function keptFiles(root: string, languages: string[]): Record<string, string> {
	const legal = Object.values(legalFiles);
	const shared = [contentFiles.labels.path, ...legal];
	const translated = languages.flatMap((language) => shared.map((file) => translationFile(file, language)));
	const files = [...shared, ...translated, ...filesIn(root, "content/schemas")];
	const present = files.filter((file) => existsSync(join(root, file)));
	const kept = Object.fromEntries(present.map((file) => [file, readText(root, file)]));
	// The clinic has to read them before they go live.
	for (const file of legal) kept[file] = kept[file]?.replace(/^---\n(?:sample:.*\n)?/, "---\nsample: true\n") ?? "";
	return kept;
}

/** All content files of a new clinic. */
function clinicFiles(root: string, answers: Answers): Record<string, string> {
	const { "doctor-name": name = "", degrees, languages = "" } = answers;
	const doctor = slugFromName(name);
	const role = answers.kind === "Dentist" ? "Dentist" : "Doctor";
	const templates = filesBelow(fileURLToPath(new URL("clinic/", TEMPLATES)));
	const filled = templates.map((file) => [file, fillTemplate(`clinic/${file}`, { ...answers, doctor, role })]);
	const profile = { ...commonValues(name, doctor), degrees, role };
	const visit = commonValues("First visit", doctor);
	return {
		...keptFiles(root, codesIn(languages)),
		...Object.fromEntries(filled),
		[`content/doctors/${doctor}.yaml`]: fillTemplate("doctor.yaml", profile),
		"content/treatments/treatments/first-visit.yaml": fillTemplate("treatment.yaml", visit),
	};
}

/** Replaces the sample by a clinic with these answers. Changes nothing if it throws a ContentError. */
export async function writeClinic(root: string, answers: Answers): Promise<void> {
	// In the project, because a folder can be renamed only within a file system.
	mkdirSync(join(root, ".cache"), { recursive: true });
	const temporary = mkdtempSync(join(root, ".cache/new-clinic-"));
	try {
		outputFiles(temporary, clinicFiles(root, answers));
		await loadCheckedContent(temporary);
		renameSync(join(root, "content"), join(temporary, "sample"));
		renameSync(join(temporary, "content"), join(root, "content"));
		// Development makes no pictures of shared links, and would show the sample's.
		for (const folder of [...SAMPLE, "public/social"]) rmSync(join(root, folder), { recursive: true, force: true });
	} finally {
		rmSync(temporary, { recursive: true, force: true });
	}
}

/** Asks about a clinic, replaces the sample by it, and returns a report. */
export async function newClinic(root: string, input: Readable): Promise<string> {
	assertReplaceable(root);
	const answers = await ask(clinicQuestions(), input);
	if (answers.begin !== "y") return "Nothing was changed.";
	await writeClinic(root, answers);
	return `content/ is now the content of ${answers.name}; git keeps the sample.
npm run dev         shows the site while you edit; docs/content.md describes the files
npm run check:live  lists what is still invented or missing${answers.languages ? "\nnpm run translate   tells what is left to translate" : ""}`;
}

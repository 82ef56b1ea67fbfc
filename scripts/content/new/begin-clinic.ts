import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentOf } from "@/lib/content/content-of";
import { readContent } from "@/lib/content/load";
import { describeProblem } from "@/lib/content/problem";
import type { Sources } from "@/lib/content/sources";
import { checkedContent } from "../checked-content";
import { clinicFiles } from "./clinic-files";
import type { NewClinic } from "./clinic-pages";
import { Refusal } from "./questions";

/** Where the sample goes: its content, and the tests that know it. */
const MOVES = [
	["content", "sample/content"],
	["e2e/sample", "sample/tests"],
] as const;

/** Editors' schemas are the code's, not the sample's. */
const SCHEMAS = "schemas";

/**
 * The sample, before a clinic is begun in its place.
 * @param root the repository's root
 * @throws {Refusal} where `content/` is not the sample, or a clinic has been begun before
 */
export function sampleToReplace(root: string): Sources {
	if (existsSync(join(root, "sample"))) {
		throw new Refusal(
			"sample/ is there already: a clinic has been begun, and content/ is its own. Nothing was changed.",
		);
	}
	const { sources, problems } = readContent(root);
	if (problems.length > 0) {
		throw new Refusal(`content/ has mistakes; nothing was changed.\n${problems.map(describeProblem).join("\n")}`);
	}
	if (!contentOf(sources).clinic.sample) {
		throw new Refusal("content/ is not the sample: content/clinic.yaml has no sample: true. Nothing was changed.");
	}
	return sources;
}

/**
 * Moves the sample to `sample/` and puts a new clinic's content in its place. The new content is made aside and checked
 * first; where that fails, nothing is changed.
 * @param root the repository's root
 * @throws {ContentError} if the new content has mistakes
 */
export async function beginClinic(root: string, sources: Sources, clinic: NewClinic): Promise<void> {
	// In the same folder as the content, so that it can be renamed into its place.
	mkdirSync(join(root, ".cache"), { recursive: true });
	const aside = mkdtempSync(join(root, ".cache/new-clinic-"));
	try {
		for (const [file, data] of Object.entries(clinicFiles(root, sources, clinic))) {
			mkdirSync(dirname(join(aside, file)), { recursive: true });
			writeFileSync(join(aside, file), data);
		}
		await checkedContent(aside);
		for (const [from, to] of MOVES) {
			if (!existsSync(join(root, from))) continue;
			mkdirSync(dirname(join(root, to)), { recursive: true });
			renameSync(join(root, from), join(root, to));
		}
		renameSync(join(aside, "content"), join(root, "content"));
		const schemas = join(root, "sample/content", SCHEMAS);
		if (existsSync(schemas)) renameSync(schemas, join(root, "content", SCHEMAS));
	} finally {
		rmSync(aside, { recursive: true, force: true });
	}
}

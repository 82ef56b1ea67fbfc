import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { parse, stringify } from "yaml";
import { describeProblem } from "@/lib/content/problem";
import { type ContentCopy, contentCopy } from "./content-copy";

type Json = Record<string, unknown>;

/** The test clinic's content in a temporary folder. */
type ClinicCopy = Omit<ContentCopy, "problems"> & {
	/** Changes the data of a YAML file. */
	change(file: string, edit: (data: Json) => void): void;
	/** The mistakes that the loader finds, each as a line: file, line, field and message. */
	problems(): string[];
};

/** Copies the test clinic to a folder that is removed after the test. */
export function clinicCopy(t: TestContext): ClinicCopy {
	const copy = contentCopy(t, {});
	cpSync("e2e/clinic/content", join(copy.folder, "content"), { recursive: true });
	return {
		...copy,
		change(file, edit) {
			const data = parse(readFileSync(join(copy.folder, file), "utf8")) as Json;
			edit(data);
			copy.write(file, stringify(data));
		},
		problems: () => copy.problems().map(describeProblem),
	};
}

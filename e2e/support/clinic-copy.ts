import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { parse, stringify } from "yaml";
import { describeProblem } from "@/lib/content/problem";
import { type ContentCopy, contentCopy } from "./content-copy";

type Json = Record<string, unknown>;

/** The content of `e2e/clinic/` in a folder of one test alone. */
type ClinicCopy = Omit<ContentCopy, "problems"> & {
	/** Changes the data of a YAML file. */
	change(file: string, edit: (data: Json) => void): void;
	/** What the loader finds wrong, each as a line: file, line, field and message. */
	problems(): string[];
};

/** A copy of the clinic of the tests, which goes when the test is over. */
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

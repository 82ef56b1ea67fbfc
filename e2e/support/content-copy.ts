import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { parse, stringify } from "yaml";
import * as z from "zod";
import { filesBelow, outputFile } from "@/lib/content/files";
import { loadContent, readContent } from "@/lib/content/load";
import { ContentError, describeProblem, type Problem } from "@/lib/content/problem";
import { interfaceLabels } from "@/lib/model/schema/interface";
import { temporaryFolder } from "./temporary-folder";

type Shape = { properties?: Record<string, Shape> };

/** Labels that are the names of their fields, such as `{ call: "call" }`, so that a new label needs no edit here. */
function labels({ properties }: Shape, name = ""): unknown {
	if (!properties) return name;
	return Object.fromEntries(Object.entries(properties).map(([key, shape]) => [key, labels(shape, key)]));
}

type Files = Record<string, string | Buffer>;

const filesOf = (folder: string, below = ""): Files =>
	Object.fromEntries(filesBelow(folder).map((file) => [below + file, readFileSync(join(folder, file))]));

/** The content of a small clinic without a mistake, and the public files that it names, by path. */
export const smallClinicFiles: Files = {
	...filesOf("e2e/clinic/small"),
	"content/interface.yaml": stringify(labels(z.toJSONSchema(interfaceLabels, { io: "input" }) as Shape)),
};

/** Files of the small clinic that tests edit, by short names. */
export const smallClinic = {
	asha: "content/doctors/dr-asha-rao.yaml",
	clinic: "content/clinic.yaml",
	cut: "content/treatments/hand-surgery/cut-tendons.yaml",
	gallery: "content/gallery.yaml",
	home: "content/home.yaml",
	lumps: "content/treatments/hand-surgery/hand-lumps.yaml",
	privacy: "content/legal/privacy-policy.md",
	warts: "content/treatments/minor-surgery/warts.yaml",
};

/**
 * Content in a temporary folder for one test.
 * @param files its files by path; the small clinic's by default
 */
export function contentCopy(t: TestContext, files = smallClinicFiles) {
	const folder = temporaryFolder(t, files);
	/** The text of a file. */
	const read = (file: string) => readFileSync(join(folder, file), "utf8");
	/** Writes a file; makes its folder. */
	const write = (file: string, data: string | Buffer) => outputFile(join(folder, file), data);
	const linesBefore = (file: string, text: string) => {
		assert.ok(read(file).includes(text), `${file} must contain ${text}`);
		return read(file).slice(0, read(file).lastIndexOf(text)).split("\n");
	};
	return {
		/** The folder of the content and public files. */
		folder,
		read,
		write,
		/** Replaces the first `old` in a file by `text`. */
		edit(file: string, old: string, text: string): void {
			linesBefore(file, old);
			write(
				file,
				read(file).replace(old, () => text),
			);
		},
		/** Changes the data of a YAML file. */
		change(file: string, make: (data: Record<string, unknown>) => void): void {
			const data = parse(read(file));
			make(data);
			write(file, stringify(data));
		},
		/** The line, counted from 1, of the last `text` in a file. */
		lineOf: (file: string, text: string) => linesBefore(file, text).length,
		/** The same position as `line:column`. */
		placeOf(file: string, text: string): string {
			const before = linesBefore(file, text);
			return `${before.length}:${(before.at(-1) ?? "").length + 1}`;
		},
		/** The mistakes that the loader finds. */
		problems: () => readContent(folder).problems,
		/** The mistakes that `npm run check:content` finds, also in pictures and films. */
		async allProblems(): Promise<Problem[]> {
			// Loads the libraries for pictures and fonts, which most tests do not need.
			const { loadCheckedContent } = await import("@/scripts/content/checked-content");
			try {
				await loadCheckedContent(folder);
				return [];
			} catch (error) {
				if (error instanceof ContentError) return error.problems;
				throw error;
			}
		},
	};
}

export type ContentCopy = ReturnType<typeof contentCopy>;

/** The small clinic's content, read and checked as the site's own is; a test may change what it is given. */
export const smallContent = (t: TestContext) => loadContent(contentCopy(t).folder);

/** The test clinic's content in a temporary folder; each mistake is a line: file, line, field and message. */
export function clinicCopy(t: TestContext) {
	const copy = contentCopy(t, filesOf("e2e/clinic/content", "content/"));
	return { ...copy, problems: () => copy.problems().map(describeProblem) };
}

/** Asserts that `found` equals `expected`, in which `…` is any text on a line, and `§4` is `details.sections[4]`. */
export function assertMatches(found: string, expected: string): void {
	const parts = expected.replace(/§(\d+)/g, "details.sections[$1]").split("…");
	const pattern = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("[^\n]*");
	if (!new RegExp(`^${pattern}$`).test(found)) assert.equal(found, expected);
}

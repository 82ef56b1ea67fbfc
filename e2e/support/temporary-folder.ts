import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { outputFiles } from "@/lib/content/files";

/** Creates a folder with files by their paths in it, which is removed after the test. */
export function temporaryFolder(t: TestContext, files: Readonly<Record<string, string | Uint8Array>> = {}): string {
	const folder = mkdtempSync(join(tmpdir(), "unit-"));
	outputFiles(folder, files);
	t.after(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

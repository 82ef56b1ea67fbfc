import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";

/** Creates an empty folder, which is removed after the test. */
export function temporaryFolder(t: TestContext): string {
	const folder = mkdtempSync(join(tmpdir(), "unit-"));
	t.after(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

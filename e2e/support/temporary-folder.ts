import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";

/** An empty folder for one test alone; it goes when the test is over. */
export function temporaryFolder(t: TestContext): string {
	const folder = mkdtempSync(join(tmpdir(), "unit-"));
	t.after(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPreview } from "../preview/server";
import { run } from "../run";
import { headlessShell } from "./browser";

/**
 * Serves a finished site with a mailbox of its own, and runs Playwright against it.
 * @param browser path of the browser's executable
 * @param args what Playwright's `test` command is given
 * @param root the folder of the project whose site it is; this one unless said
 * @returns the command's exit code
 */
export async function runBrowserTests(browser: string, args: string[], root = process.cwd()): Promise<number> {
	const mailbox = mkdtempSync(join(tmpdir(), "mailbox-"));
	const preview = await startPreview({ root: join(root, "out"), mailbox });
	const code = await run("node_modules/@playwright/test/cli.js", ["test", ...args], {
		SITE_ROOT: root,
		SITE_URL: preview.url,
		CHROME_PATH: browser,
		HEADLESS_CHROME_PATH: headlessShell() ?? browser,
	});
	await preview.close();
	rmSync(mailbox, { recursive: true });
	return code;
}

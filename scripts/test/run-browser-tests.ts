import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../run";
import { startPreview } from "../server/preview";
import { siteFolder } from "../server/static-files";
import { headlessShell } from "./browser";

/**
 * Serves a finished site with a mailbox of its own, and runs Playwright against it.
 * @param out the folder of the site
 * @param args what Playwright's `test` command is given
 * @param env further variables of its environment
 * @returns the command's exit code
 */
export async function runOnSite(out: string, args: string[], env: Record<string, string> = {}): Promise<number> {
	if (siteFolder(out)) {
		console.error("Tests open pages at the top of a host, and out/ is for a folder: SITE_AT_TOP=1 npm run build");
		return 1;
	}
	const mailbox = mkdtempSync(join(tmpdir(), "mailbox-"));
	const preview = await startPreview({ root: out, mailbox });
	const code = await run("node_modules/@playwright/test/cli.js", ["test", ...args], { SITE_URL: preview.url, ...env });
	await preview.close();
	rmSync(mailbox, { recursive: true });
	return code;
}

/**
 * Runs Playwright against the finished site of a project.
 * @param browser path of the browser's executable
 * @param args as for `runOnSite`
 * @param root the folder of the project whose site it is; this one unless said
 * @returns the command's exit code
 */
export const runBrowserTests = (browser: string, args: string[], root = process.cwd()): Promise<number> =>
	runOnSite(join(root, "out"), args, {
		SITE_ROOT: root,
		CHROME_PATH: browser,
		HEADLESS_CHROME_PATH: headlessShell() ?? browser,
	});

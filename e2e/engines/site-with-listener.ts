import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isCompressed } from "@/scripts/build/export/hosting/file-types";
import { COMPLAINTS, listen } from "./listener";

const script = "complaints.js";

/**
 * Copies a finished site, each page beginning with the script that notes what it complains about. The site's policy allows
 * any script of its own host, and so this one.
 * @returns the folder of the copy, and what removes it
 */
export function siteWithListener(out: string): { folder: string; remove(): void } {
	const folder = mkdtempSync(join(tmpdir(), "site-"));
	// What the build has compressed would be served in place of the changed pages.
	cpSync(out, folder, { recursive: true, filter: (file) => !isCompressed(file) });
	// The program that runs this names the functions within a function by a helper of its own.
	const helper = "const __name = (named) => named;";
	writeFileSync(join(folder, script), `{ ${helper} (${listen})(${JSON.stringify(COMPLAINTS)}); }`);
	for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
		if (!file.endsWith(".html")) continue;
		const html = readFileSync(join(folder, file), "utf8");
		// After the policy, which would not hold for what stands before it.
		const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
		if (!policy.test(html)) throw new Error(`${file} has no policy`);
		writeFileSync(
			join(folder, file),
			html.replace(policy, (meta) => `${meta}<script src="/${script}"></script>`),
		);
	}
	return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../../run";
import { browserFlags } from "../../test/browser-flags";
import type { LighthouseReport } from "./report";

/** Fetched for the run: as a dependency it would bring hundreds of packages that the site does not need. */
const LIGHTHOUSE = "lighthouse@12.8.2";

/** How a page is measured. */
export type Way = {
	device: "phone" | "desktop";
	/**
	 * `simulated`: loaded at full speed, and reckoned what a slow line and processor would have made of it.
	 * `slowed`: loaded with line and processor really slowed, which shows what the reckoning hides.
	 */
	throttling: "simulated" | "slowed";
	/** Whether accessibility, good practice and search engines are looked at, too. */
	all: boolean;
};

/** The browser that measures: its path, and flags beside those that it always needs. */
export type Browser = { path: string; flags: string[] };

/**
 * Loads a page once under Lighthouse, with nothing kept from before.
 * @throws where the page cannot be measured
 */
export async function measure(url: string, way: Way, { path, flags }: Browser): Promise<LighthouseReport> {
	const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
	const file = join(folder, "report.json");
	const options = [
		...["--quiet", "--no-enable-error-reporting", "--output=json", `--output-path=${file}`],
		`--chrome-flags=${["--headless=new", ...browserFlags, ...flags].join(" ")}`,
		...(way.device === "desktop" ? ["--preset=desktop"] : []),
		...(way.throttling === "slowed" ? ["--throttling-method=devtools"] : []),
		...(way.all ? [] : ["--only-categories=performance"]),
	];
	try {
		const code = await runCommand("npx", ["--yes", LIGHTHOUSE, url, ...options], {
			CHROME_PATH: path,
			npm_config_loglevel: "error",
		});
		if (code !== 0) throw new Error(`${LIGHTHOUSE} has not measured ${url}.`);
		const report = JSON.parse(readFileSync(file, "utf8")) as LighthouseReport;
		if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
		return report;
	} finally {
		rmSync(folder, { recursive: true });
	}
}

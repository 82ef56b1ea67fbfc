import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "../support/servers/program";

/** What WebKit takes: Debian's `webkit2gtk-driver`, which has the driver and a small browser, and `xvfb`. */
export type WebKitPrograms = { driver: string; browser: string; screen: string };

/** Where Firefox lies: `FIREFOX_PATH`, or an installed one; undefined if there is none. */
export function findFirefox(): string | undefined {
	const named = process.env.FIREFOX_PATH;
	return named && existsSync(named) ? named : (findProgram("firefox-esr") ?? findProgram("firefox"));
}

/** Where the programs lie that WebKit takes; undefined unless all are there. */
export function findWebKit(): WebKitPrograms | undefined {
	const driver = findProgram("WebKitWebDriver");
	const screen = findProgram("Xvfb");
	const browser = findMiniBrowser();
	return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** The small browser that comes with the driver: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser` or the like. */
function findMiniBrowser(): string | undefined {
	const foldersIn = (folder: string, name: RegExp) =>
		existsSync(folder)
			? readdirSync(folder)
					.filter((entry) => name.test(entry))
					.map((entry) => join(folder, entry))
			: [];
	return foldersIn("/usr/lib", /-linux-gnu$/)
		.flatMap((folder) => foldersIn(folder, /^webkit(2gtk|gtk)-[\d.]+$/))
		.map((folder) => join(folder, "MiniBrowser"))
		.find(existsSync);
}

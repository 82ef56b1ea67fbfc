import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { runCommand } from "../run";

const names = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];

/** Where Chrome and Chromium install themselves outside the search path. */
const places = [
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	...["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) =>
		process.env[name] ? [join(process.env[name], "Google", "Chrome", "Application", "chrome.exe")] : [],
	),
];

function isExecutable(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

/** Where programs of these names could lie on the search path. */
const onPath = (wanted: string[]): string[] =>
	(process.env.PATH ?? "").split(delimiter).flatMap((folder) => wanted.map((name) => join(folder, name)));

/** The path of a Chrome or Chromium on this machine: `CHROME_PATH`, Playwright's own, or an installed one. */
function installedBrowser(): string | undefined {
	const candidates = [process.env.CHROME_PATH ?? "", chromium.executablePath(), ...onPath(names), ...places];
	return candidates.find((path) => path !== "" && isExecutable(path));
}

/**
 * The path of Debian's Chromium without windows, if it is there: most tests take a third less of the processor in it.
 * It has no cache for going back.
 */
export const headlessShell = (): string | undefined => onPath(["chromium-headless-shell"]).find(isExecutable);

const isDebianRoot = () => existsSync("/etc/debian_version") && process.getuid?.() === 0;

/**
 * Finds a Chrome or Chromium for the tests, or installs one: Playwright's own, or on Debian as root
 * the package `chromium`.
 * @returns the path of its executable
 * @throws naming what to install, if none can be had
 */
export async function findOrInstallBrowser(): Promise<string> {
	const found = installedBrowser();
	if (found) return found;
	console.log("No Chrome or Chromium found; installing one for the tests.");
	if (isDebianRoot()) {
		await runCommand("apt-get", ["update"]);
		await runCommand("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"]);
	} else {
		await runCommand(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
	}
	const installed = installedBrowser();
	if (installed) return installed;
	throw new Error("The tests need a browser. Install Chrome or Chromium, or name one in CHROME_PATH.");
}

/** The path of a Chrome or Chromium; where none can be had, says what to install and ends the command. */
export async function browserOrExit(): Promise<string> {
	try {
		return await findOrInstallBrowser();
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	}
}

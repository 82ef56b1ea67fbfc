import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { exitWith } from "../exec";

/** What Chromium needs in a container, and what stops its requests to its vendor's servers. */
export const browserFlags = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** Where Chrome is installed outside the search path. */
const installed = [
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

const onPath = (...names: string[]): string[] =>
	(process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

const firstOf = (paths: (string | undefined)[]): string | undefined => paths.find((path) => path && isExecutable(path));

/** A Chrome or Chromium: `CHROME_PATH`, Playwright's own, or an installed one; undefined if there is none. */
export const findChrome = (): string | undefined =>
	firstOf([
		process.env.CHROME_PATH,
		chromium.executablePath(),
		...onPath("google-chrome-stable", "google-chrome", "chromium", "chromium-browser"),
		...installed,
	]);

/** Debian's Chromium without windows, in which tests take a third less time. It has no back/forward cache. */
export const findHeadlessChrome = (): string | undefined => firstOf(onPath("chromium-headless-shell")) ?? findChrome();

/** Firefox: `FIREFOX_PATH`, or an installed one; undefined if there is none. */
export const findFirefox = (): string | undefined =>
	firstOf([process.env.FIREFOX_PATH, ...onPath("firefox-esr", "firefox")]);

function installChrome(): string | undefined {
	console.log("No Chrome or Chromium found; installing one for the tests.");
	spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", shell: true });
	return findChrome();
}

/** The path of a Chrome or Chromium: installs Playwright's if there is none; if that fails, says what to do and exits. */
export function chromeOrExit(): string {
	const missing = "The tests need a browser. Install Chrome or Chromium, or name one in CHROME_PATH.";
	return findChrome() ?? installChrome() ?? exitWith(missing);
}

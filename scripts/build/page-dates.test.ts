import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { pathToFileURL } from "node:url";
import { expect } from "@playwright/test";
import { contentCopy } from "@/e2e/support/content-copy";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { loadSources } from "@/lib/content/load";
import { readPageDates } from "@/lib/content/page-dates";
import { readEditions } from "@/lib/content/translation/editions";
import { notePageDates } from "./page-dates";

const treatment = "/hand-surgery/hand-lumps/";
const file = "content/treatments/hand-surgery/hand-lumps.yaml";
const TODAY = "2026-11-21";

/** Runs git as somebody whose settings are not those of this computer, at a moment. */
function git(folder: string, moment: string, ...args: string[]): string {
	return execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@clinic.example", ...args], {
		cwd: folder,
		encoding: "utf8",
		env: { ...process.env, GIT_AUTHOR_DATE: moment, GIT_COMMITTER_DATE: moment, GIT_CONFIG_GLOBAL: "/dev/null" },
		stdio: ["ignore", "pipe", "ignore"],
	});
}

/** A clinic's content in a repository of its own, committed on 2 March 2025. */
function repository(t: TestContext) {
	const copy = contentCopy(t);
	const { folder } = copy;
	const commit = (moment: string) => {
		git(folder, moment, "add", "--all");
		git(folder, moment, "commit", "--quiet", "--message", "Change");
	};
	git(folder, "2025-03-02T10:00:00Z", "init", "--quiet");
	commit("2025-03-02T10:00:00Z");
	return { ...copy, commit };
}

/** What is noted of the dates of pages, and the line that the build prints. */
function noted(folder: string) {
	const said = notePageDates(folder, loadSources(folder), readEditions(folder, loadSources(folder)), TODAY);
	return { said, dates: readPageDates(folder) };
}

const reviewOf = (folder: string) =>
	loadSources(folder).treatments.find((source) => source.file === file)?.data?.review?.on;

test("A page has the date, in India, of the last commit that touched one of its files", (t) => {
	const { folder, edit, commit } = repository(t);
	edit(file, "link:", "# A note.\nlink:");
	commit("2025-06-30T20:00:00Z");
	const { said, dates } = noted(folder);
	expect(said).toBeUndefined();
	expect(dates[treatment]).toBe("2025-07-01");
	expect(dates["/"]).toBe("2025-03-02");
});

test("A source counts among the files of the pages that mark it, and of no others", (t) => {
	const { folder, edit, read, write, commit } = repository(t);
	const text = "More on Hand Lumps.";
	edit(file, text, `${text}[^leaflet]`);
	commit("2025-06-30T20:00:00Z");
	write("content/sources/leaflet.yaml", `# A note.\n${read("content/sources/leaflet.yaml")}`);
	commit("2025-08-01T10:00:00Z");
	const { dates } = noted(folder);
	expect(dates[treatment]).toBe("2025-08-01");
	expect(dates["/minor-surgery/warts/"]).toBe("2025-03-02");
});

test("Where changes are not committed, the page is dated today, and the build says of how many that holds", (t) => {
	const { folder, edit } = repository(t);
	edit(file, "link:", "# A note.\nlink:");
	const { said, dates } = noted(folder);
	expect(dates[treatment]).toBe(TODAY);
	expect(dates["/"]).toBe("2025-03-02");
	expect(said).toMatch(/dates 1 pages today/);
});

test("A commit of a clock that runs ahead dates nothing", (t) => {
	const { folder, edit, commit } = repository(t);
	edit(file, "link:", "# A note.\nlink:");
	commit("2031-01-01T10:00:00Z");
	expect(noted(folder).dates[treatment]).toBe(reviewOf(folder));
});

test("In a clone without the whole history, and without any, treatments have the date of their review", (t) => {
	const { folder, edit, commit } = repository(t);
	edit(file, "link:", "# A note.\nlink:");
	commit("2025-06-30T20:00:00Z");
	const shallow = join(temporaryFolder(t), "clone");
	git(folder, "", "clone", "--quiet", "--depth", "1", pathToFileURL(folder).href, shallow);
	for (const place of [shallow, contentCopy(t).folder]) {
		const { said, dates } = noted(place);
		expect(said).toMatch(/git history is missing or not whole/);
		expect(dates[treatment]).toBe(reviewOf(place));
		expect(dates["/"]).toBeUndefined();
	}
	const whole = join(temporaryFolder(t), "clone");
	git(folder, "", "clone", "--quiet", pathToFileURL(folder).href, whole);
	expect(noted(whole).dates[treatment]).toBe("2025-07-01");
});

test("A project that is a folder of a larger repository has the dates of its own files", (t) => {
	const { folder, edit, commit } = repository(t);
	const larger = temporaryFolder(t);
	git(larger, "2025-05-05T10:00:00Z", "init", "--quiet");
	cpSync(folder, join(larger, "site & more"), { recursive: true });
	rmSync(join(larger, "site & more/.git"), { recursive: true });
	git(larger, "2025-05-05T10:00:00Z", "add", "--all");
	git(larger, "2025-05-05T10:00:00Z", "commit", "--quiet", "--message", "Change");
	expect(noted(join(larger, "site & more")).dates[treatment]).toBe("2025-05-05");
	edit(file, "link:", "# A note.\nlink:");
	commit("2025-06-30T20:00:00Z");
	expect(noted(join(larger, "site & more")).dates[treatment]).toBe("2025-05-05");
});

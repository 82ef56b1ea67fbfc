import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { pathToFileURL } from "node:url";
import { contentCopy } from "@/e2e/support/content-copy";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { loadContentFiles } from "@/lib/content/load";
import { readPageDates } from "@/lib/content/page-dates";
import { readLocales } from "@/lib/content/translation/load-locales";
import { datePages } from "./page-dates";

const treatment = "/hand-surgery/hand-lumps/";
const file = "content/treatments/hand-surgery/hand-lumps.yaml";
const TODAY = "2026-11-21";

/** Runs git at a moment, without the settings of this computer. */
function git(folder: string, moment: string, ...args: string[]): string {
	return execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@clinic.example", ...args], {
		cwd: folder,
		encoding: "utf8",
		env: { ...process.env, GIT_AUTHOR_DATE: moment, GIT_COMMITTER_DATE: moment, GIT_CONFIG_GLOBAL: "/dev/null" },
		stdio: ["ignore", "pipe", "ignore"],
	});
}

/** A repository with a clinic's content, committed on 2 March 2025. */
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

/** The dates of pages, and the message of the build. */
function dated(folder: string) {
	const message = datePages(folder, loadContentFiles(folder), readLocales(folder, loadContentFiles(folder)), TODAY);
	return { message, dates: readPageDates(folder) };
}

const reviewOf = (folder: string) =>
	loadContentFiles(folder).treatments.find((source) => source.file === file)?.data?.review?.on;

test("a page has the date, in India, of the last commit that changed its file", (t) => {
	const { folder, edit, commit } = repository(t);
	edit(file, "link:", "# A note.\nlink:");
	commit("2025-06-30T20:00:00Z");
	const { message, dates } = dated(folder);
	assert.equal(message, undefined);
	assert.deepEqual([dates[treatment], dates["/"]], ["2025-07-01", "2025-03-02"]);
});

test("a page with uncommitted changes has today's date", (t) => {
	const { folder, edit } = repository(t);
	edit(file, "link:", "# A note.\nlink:");
	const { message, dates } = dated(folder);
	assert.deepEqual([dates[treatment], dates["/"]], [TODAY, "2025-03-02"]);
	assert.match(message ?? "", /^1 pages changed today/);
});

test("a treatment has the date of its review if its commit is in the future", (t) => {
	const { folder, edit, commit } = repository(t);
	edit(file, "link:", "# A note.\nlink:");
	commit("2031-01-01T10:00:00Z");
	assert.equal(dated(folder).dates[treatment], reviewOf(folder));
});

test("treatments have the date of their review if git has no history, or a part of it", (t) => {
	const { folder, edit, commit } = repository(t);
	edit(file, "link:", "# A note.\nlink:");
	commit("2025-06-30T20:00:00Z");
	const shallow = join(temporaryFolder(t), "clone");
	git(folder, "", "clone", "--quiet", "--depth", "1", pathToFileURL(folder).href, shallow);
	for (const root of [shallow, contentCopy(t).folder]) {
		const { message, dates } = dated(root);
		assert.match(message ?? "", /git history is missing or incomplete/);
		assert.deepEqual([dates[treatment], dates["/"]], [reviewOf(root), undefined]);
	}
});

test("a site in a folder of a repository has the dates of its own files", (t) => {
	const { folder, edit, commit } = repository(t);
	const larger = temporaryFolder(t);
	const site = join(larger, "site & more");
	cpSync(folder, site, { recursive: true });
	rmSync(join(site, ".git"), { recursive: true });
	git(larger, "2025-05-05T10:00:00Z", "init", "--quiet");
	git(larger, "2025-05-05T10:00:00Z", "add", "--all");
	git(larger, "2025-05-05T10:00:00Z", "commit", "--quiet", "--message", "Change");
	edit(file, "link:", "# A note.\nlink:");
	commit("2025-06-30T20:00:00Z");
	assert.equal(dated(site).dates[treatment], "2025-05-05");
});

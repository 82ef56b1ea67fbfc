import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { contentCopy, smallClinic } from "@/e2e/support/content-copy";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { readPageDates } from "@/lib/content/build-cache";
import { loadContentFiles } from "@/lib/content/load";
import { readLocales } from "@/lib/languages/locales";
import { datePages } from "./page-dates";

const treatment = "/hand-surgery/hand-lumps/";
const { lumps } = smallClinic;
const TODAY = "2026-11-21";

/** Runs git at a moment, without the settings of this computer. */
function git(folder: string, moment: string, ...args: string[]): void {
	execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@clinic.example", ...args], {
		cwd: folder,
		env: { ...process.env, GIT_AUTHOR_DATE: moment, GIT_COMMITTER_DATE: moment, GIT_CONFIG_GLOBAL: "/dev/null" },
		stdio: "ignore",
	});
}

function commit(folder: string, moment: string): void {
	if (!existsSync(join(folder, ".git"))) git(folder, moment, "init", "--quiet");
	git(folder, moment, "add", "--all");
	git(folder, moment, "commit", "--quiet", "--message", "Change");
}

/** The dates of pages, and the message of the build. */
function dated(folder: string) {
	const message = datePages(folder, loadContentFiles(folder), readLocales(folder, loadContentFiles(folder)), TODAY);
	return { message, dates: readPageDates(folder) };
}

test("a changed page has today's date until the commit, then that of the commit, in India", (t) => {
	const { folder, edit } = contentCopy(t);
	commit(folder, "2025-03-02T10:00:00Z");
	edit(lumps, "link:", "# A note.\nlink:");
	const uncommitted = dated(folder);
	assert.match(uncommitted.message ?? "", /^1 pages changed today/);
	assert.deepEqual([uncommitted.dates[treatment], uncommitted.dates["/"]], [TODAY, "2025-03-02"]);
	commit(folder, "2025-06-30T20:00:00Z");
	const { message, dates } = dated(folder);
	assert.equal(message, undefined);
	assert.deepEqual([dates[treatment], dates["/"]], ["2025-07-01", "2025-03-02"]);
});

test("treatments have the date of their review if git has no history, a part of it, or a date in the future", (t) => {
	const { folder, edit } = contentCopy(t);
	const review = loadContentFiles(folder).treatments.find((file) => file.path === lumps)?.data?.review?.on;
	const assertUndated = (root: string) => {
		const { message, dates } = dated(root);
		assert.match(message ?? "", /git history is missing or incomplete/);
		assert.deepEqual([dates[treatment], dates["/"]], [review, undefined]);
	};
	assertUndated(folder);
	commit(folder, "2025-03-02T10:00:00Z");
	edit(lumps, "link:", "# A note.\nlink:");
	commit(folder, "2025-06-30T20:00:00Z");
	const shallow = join(temporaryFolder(t), "clone");
	git(folder, "", "clone", "--quiet", "--depth", "1", pathToFileURL(folder).href, shallow);
	assertUndated(shallow);
	edit(lumps, "# A note.\n", "");
	commit(folder, "2031-01-01T10:00:00Z");
	assert.equal(dated(folder).dates[treatment], review);
});

test("a site in a folder of a repository has the dates of its own files", (t) => {
	const larger = temporaryFolder(t);
	const site = join(larger, "site & more");
	cpSync(contentCopy(t).folder, site, { recursive: true });
	commit(larger, "2025-05-05T10:00:00Z");
	assert.equal(dated(site).dates[treatment], "2025-05-05");
});

import { spawnSync } from "node:child_process";
import { existsSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "@/lib/content/load";
import { describeProblem } from "@/lib/content/problem";

/** The changed files of the content, the last one first, and the number of commits that are not published. */
export type LocalState = { files: { path: string }[]; commits: number };

/** Why something was not published or undone, in words for the editor's page. */
export class NotDone extends Error {}

const FOLDERS = ["content", "public/films", "public/recordings"];

function git(root: string, ...args: string[]) {
	const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
	return { ok: status === 0, stdout, stderr };
}

/** What of the content differs from the last commit, and what was committed but not pushed. */
export function localState(root: string): LocalState {
	const status = git(root, "status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "--", ...FOLDERS);
	const changed = (path: string) => (existsSync(join(root, path)) ? statSync(join(root, path)).mtimeMs : 0);
	const paths = status.stdout.split("\0").flatMap((line) => line.slice(3) || []);
	return {
		files: paths.sort((one, other) => changed(other) - changed(one)).map((path) => ({ path })),
		commits: Number(git(root, "rev-list", "--count", "@{upstream}..HEAD").stdout || 0),
	};
}

/** Takes the changes of a file back, to the last commit. */
export function undoLocally(root: string, path: string): void {
	if (!localState(root).files.some((file) => file.path === path)) throw new NotDone("This file has no changes.");
	const isKnown = git(root, "cat-file", "-e", `HEAD:${path}`).ok;
	if (isKnown) git(root, "restore", "--staged", "--worktree", "--source=HEAD", "--", path);
	else {
		git(root, "rm", "--cached", "--quiet", "--", path);
		rmSync(join(root, path));
	}
}

/**
 * Commits the changes of the content, and pushes.
 * @throws {NotDone} if the content has mistakes, or if git refuses
 */
export function publishLocally(root: string, message: string): void {
	const { problems } = readContent(root);
	if (problems.length > 0) throw new NotDone(problems.map(describeProblem).join("\n"));
	if (!git(root, "rev-parse", "@{upstream}").ok) throw new NotDone("This folder is not connected to a repository.");
	const paths = localState(root).files.map(({ path }) => path);
	if (paths.length > 0) {
		git(root, "add", "--all", "--", ...paths);
		const { ok, stderr } = git(root, "commit", "--message", message, "--", ...paths);
		if (!ok) throw new NotDone(stderr);
	}
	if (!git(root, "pull", "--rebase", "--autostash").ok) {
		git(root, "rebase", "--abort");
		throw new NotDone("There is no network, or somebody else has changed the same lines. The changes are kept here.");
	}
	if (!git(root, "push").ok) throw new NotDone("The repository did not accept the changes. They are kept here.");
}

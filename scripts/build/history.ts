import { execFileSync } from "node:child_process";

/** What the repository's history tells of files: when each was changed last, and which have changes not committed. */
export type History = {
	/** The moment of the last commit that touched a file, by its path from the root. */
	commits: Map<string, Date>;
	changed: Set<string>;
};

/** Marks the moment of a commit among the names of its files. */
const MOMENT = "\u0001";

/**
 * Asks git when files were changed last.
 * @param root the project's root, which may be a folder of a larger repository
 * @param folders the folders below it whose files are asked for
 * @returns undefined where there is no git, no repository, or a clone without its whole history, in which every file
 *   would seem as new as the oldest commit that was fetched
 */
export function historyOf(root: string, folders: string[]): History | undefined {
	const git = (...args: string[]) =>
		execFileSync("git", args, {
			cwd: root,
			encoding: "utf8",
			maxBuffer: 256 * 1024 * 1024,
			stdio: ["ignore", "pipe", "ignore"],
		});
	try {
		if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return undefined;
		// To look for renames, git would have to read every file's text, which some hosts fetch one by one.
		const log = git(
			"log",
			"-z",
			"--no-renames",
			"--relative",
			"--name-only",
			`--format=${MOMENT}%cI`,
			"--",
			...folders,
		);
		const status = git("status", "-z", "--no-renames", "--untracked-files=all", "--porcelain=v1", "--", ...folders);
		const above = git("rev-parse", "--show-prefix").trim();
		return { commits: lastCommits(log), changed: changedFiles(status, above) };
	} catch {
		return undefined;
	}
}

/** The newest moment of each file, in a log that begins with the newest commit. */
function lastCommits(log: string): Map<string, Date> {
	const commits = new Map<string, Date>();
	let moment = new Date(Number.NaN);
	for (const entry of log.split("\0").map((part) => part.replace(/^\n/, ""))) {
		if (entry.startsWith(MOMENT)) moment = new Date(entry.slice(MOMENT.length));
		else if (entry && !commits.has(entry)) commits.set(entry, moment);
	}
	return commits;
}

/** The files that `git status` lists, two letters and a space before each; their paths are the repository's. */
const changedFiles = (status: string, above: string): Set<string> =>
	new Set(
		status
			.split("\0")
			.map((entry) => entry.slice(3))
			.filter((path) => path !== "" && path.startsWith(above))
			.map((path) => path.slice(above.length)),
	);

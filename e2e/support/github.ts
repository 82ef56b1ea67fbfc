import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { filesIn } from "@/lib/content/files";

type Tree = Map<string, Buffer>;
type Commit = { sha: string; message: string; tree: Tree; parent: string | undefined; date: string };
type FileChange = { path: string; contents?: string };
type Body = {
	query?: string;
	variables?: { input: CommitInput };
	message: string;
	tree: string;
	parents: string[];
	sha: string;
};
type CommitInput = {
	message: { headline: string };
	expectedHeadOid: string;
	fileChanges: { additions: FileChange[]; deletions: FileChange[] };
};

const hashOf = (data: Buffer | string): string => createHash("sha1").update(data).digest("hex");
const blobHash = (data: Buffer): string => hashOf(Buffer.concat([Buffer.from(`blob ${data.length}\0`), data]));

/** The repository `clinic/site` on GitHub, as far as the editor asks for it: the content of a folder, in memory. */
export class GitHub {
	/** The branch's commits, the last one at the end. */
	readonly commits: Commit[] = [];
	readonly #made: Commit[] = [];

	constructor(folder: string) {
		const files = filesIn(folder, "content").map((file): [string, Buffer] => [file, readFileSync(join(folder, file))]);
		this.#commit("Begin", new Map(files), undefined);
	}

	get head(): Commit {
		return this.commits.at(-1) as Commit;
	}

	/** The lines that a commit took out of a file and put into it, and the files that it added or removed. */
	changesOf(commit: Commit): string[] {
		const before = this.#find(commit.parent)?.tree ?? new Map<string, Buffer>();
		const names = [...new Set([...before.keys(), ...commit.tree.keys()])].sort();
		return names.flatMap((name) => {
			const [old, now] = [before.get(name), commit.tree.get(name)];
			if (old && now && old.equals(now)) return [];
			if (!old || !now) return [`${old ? "removed" : "added"} ${name}`];
			return [name, ...lineChanges(old.toString(), now.toString())];
		});
	}

	/** Answers the page's requests to GitHub. */
	async serve(page: Page): Promise<void> {
		await page.route("https://www.githubstatus.com/**", (route) =>
			route.fulfill({ json: { status: { indicator: "none" } } }),
		);
		await page.route("https://api.github.com/**", async (route) => {
			const request = route.request();
			const { pathname } = new URL(request.url());
			const method = request.method();
			const body = (request.postDataJSON() ?? {}) as Body;
			const json = this.#answer(`${method} ${pathname}`, body);
			if (Buffer.isBuffer(json)) return route.fulfill({ body: json, contentType: "application/octet-stream" });
			return json === undefined ? route.fulfill({ status: 204 }) : route.fulfill({ json });
		});
	}

	#find(sha: string | undefined): Commit | undefined {
		return this.#made.find((commit) => commit.sha === sha);
	}

	/** A commit that the branch does not have yet. */
	#make(message: string, tree: Tree, parent: string | undefined): Commit {
		const sha = hashOf(`${message}${this.#made.length}${parent}`);
		const commit = { sha, message, tree, parent, date: new Date().toISOString() };
		this.#made.push(commit);
		return commit;
	}

	#commit(message: string, tree: Tree, parent: string | undefined): Commit {
		const commit = this.#make(message, tree, parent);
		this.commits.push(commit);
		return commit;
	}

	#answer(request: string, body: Body): unknown {
		const repo = "/repos/clinic/site";
		if (request === "GET /user")
			return { id: 1, login: "reception", name: "Sunita", email: "", avatar_url: "", html_url: "" };
		if (request.startsWith(`GET ${repo}/collaborators/`)) return undefined;
		if (request.startsWith(`GET ${repo}/git/trees/`)) {
			const tree = [...this.head.tree].map(([path, data]) => ({
				type: "blob",
				path,
				sha: blobHash(data),
				size: data.length,
			}));
			return { tree };
		}
		const [, blob] = /\/git\/blobs\/(\w+)$/.exec(request) ?? [];
		if (blob) return this.#blob(blob);
		const [, , named] = new RegExp(`^GET ${repo}/(git/)?commits/(\\w+)$`).exec(request) ?? [];
		if (named) return describe(named === "main" ? this.head : this.#find(named));
		if (request === `POST ${repo}/git/commits`) {
			const { tree } = this.#find(body.tree) as Commit;
			return { sha: this.#make(body.message, tree, body.parents[0]).sha };
		}
		if (request === `PATCH ${repo}/git/refs/heads/main`) {
			this.commits.push(this.#made.find(({ sha }) => sha === body.sha) as Commit);
			return {};
		}
		if (request === "POST /graphql") return { data: this.#query(body) };
		throw new Error(`GitHub has no answer to ${request}`);
	}

	#blob(sha: string): Buffer {
		for (const { tree } of this.commits) for (const data of tree.values()) if (blobHash(data) === sha) return data;
		throw new Error(`no blob ${sha}`);
	}

	#query({ query = "", variables }: Body): unknown {
		if (query.includes("createCommitOnBranch")) {
			const { input } = variables as { input: CommitInput };
			const tree = new Map(this.head.tree);
			for (const { path, contents = "" } of input.fileChanges.additions)
				tree.set(path, Buffer.from(contents, "base64"));
			for (const { path } of input.fileChanges.deletions) tree.delete(path);
			const commit = this.#commit(input.message.headline, tree, this.head.sha);
			const files = input.fileChanges.additions.map(({ path }, index) => [
				`file_${index}`,
				{ oid: blobHash(tree.get(path) ?? Buffer.alloc(0)) },
			]);
			return {
				createCommitOnBranch: { commit: { oid: commit.sha, committedDate: commit.date, ...Object.fromEntries(files) } },
			};
		}
		const { sha, message } = this.head;
		const contents = [...query.matchAll(/(content_\d+):\s+object\(oid: "(\w+)"\)/g)].map(([, name, blob]) => [
			name,
			{ text: this.#blob(blob ?? "").toString(), isTruncated: false },
		]);
		const author = { name: "Sunita", email: "", user: { id: 1, login: "reception" } };
		const node = { oid: sha, message, author, committedDate: this.head.date };
		const target = { oid: sha, history: { nodes: [node] } };
		const histories = [...query.matchAll(/((?:commit|history)_\d+):\s+ref/g)].map(([, name]) => [name, { target }]);
		return { repository: { ref: { target }, ...Object.fromEntries([...contents, ...histories]) } };
	}
}

/** A commit in GitHub's form. The hash of its tree is here its own. */
const describe = (commit: Commit | undefined) =>
	commit && {
		sha: commit.sha,
		commit: { message: commit.message, committer: { date: commit.date } },
		parents: commit.parent ? [{ sha: commit.parent }] : [],
		tree: { sha: commit.sha },
	};

/** The lines of two texts without what they have in common, as `- old` and `+ new`. */
function lineChanges(before: string, after: string): string[] {
	const [old, now] = [before.split("\n"), after.split("\n")];
	const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
	const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
	for (let i = old.length - 1; i >= 0; i--) {
		for (let j = now.length - 1; j >= 0; j--) {
			const row = lengths[i] as number[];
			row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
		}
	}
	const found: string[] = [];
	for (let i = 0, j = 0; i < old.length || j < now.length; ) {
		if (i < old.length && old[i] === now[j]) [i, j] = [i + 1, j + 1];
		else if (i < old.length && (j >= now.length || at(i + 1, j) >= at(i, j + 1))) found.push(`- ${old[i++]?.trim()}`);
		else found.push(`+ ${now[j++]?.trim()}`);
	}
	return found;
}

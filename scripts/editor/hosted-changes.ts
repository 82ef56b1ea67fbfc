import type { CmsConfig } from "@sveltia/cms";
import { inWords, language } from "./editor-language";
import { BUILT_FILE, SAVED, UNDONE } from "./editor-page";

/** The state of what was saved, in words, and what can be done about it. */
export type Changes = { text: string; actions: { label: string; run: () => Promise<void> }[] };

/** Where the state comes from: undefined while nobody is signed in. */
export type ChangesSource = () => Promise<Changes | undefined>;

type Commit = {
	sha: string;
	commit: { message: string; committer: { date: string } };
	parents: { sha: string }[];
};

/** How long a change usually takes to the site, and after how long something is wrong, in minutes. */
const [USUALLY, AT_MOST] = [5, 15];

/** Requests to GitHub's API for a repository, by the token with which Sveltia signed in. */
function gitHub(repository: string) {
	return async <T>(path: string, method = "GET", body?: object): Promise<T> => {
		const { token } = JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}") as { token?: string };
		const response = await fetch(`https://api.github.com/repos/${repository}/${path}`, {
			method,
			headers: { Authorization: `token ${token}`, Accept: "application/vnd.github+json" },
			cache: "no-store",
			...(body && { body: JSON.stringify(body) }),
		});
		if (!response.ok) throw new Error(`GitHub: ${response.status}`);
		return response.json() as Promise<T>;
	};
}

const isSignedIn = () => localStorage.getItem("sveltia-cms.user")?.includes('"token"') ?? false;

/** The state of the branch to which the editor saves: whether the site has the last change, and its undoing. */
export function hostedChanges({ backend, site_url = "" }: CmsConfig): ChangesSource {
	const { repo = "", branch = "main" } = backend as { repo?: string; branch?: string };
	const request = gitHub(repo);

	/** The commit from which the site was built; "" if the site does not say, or its host keeps other origins out. */
	async function builtCommit(): Promise<string> {
		const file = `${site_url.replace(/\/+$/, "")}/${BUILT_FILE}`;
		const built = await fetch(file, { cache: "no-store" })
			.then((response) => response.json() as Promise<{ commit: string }>)
			.catch(() => ({ commit: "" }));
		return built.commit;
	}

	/** The last save that was not undone, if it is one of this editor. */
	async function lastSave(head: Commit): Promise<Commit | undefined> {
		const [, undone] = head.commit.message.match(UNDONE) ?? [];
		if (!undone) return head.commit.message.startsWith(SAVED) ? head : undefined;
		const { parents } = await request<Commit>(`commits/${undone}`);
		return parents[0] && lastSave(await request<Commit>(`commits/${parents[0].sha}`));
	}

	/** Saves the files as they were before a save, as a commit of its own. */
	async function undo(head: Commit, save: Commit): Promise<void> {
		const what = save.commit.message.replace(SAVED, "").split("\n")[0];
		const when = new Date(save.commit.committer.date).toLocaleString(language === "en" ? "en-IN" : `${language}-IN`);
		if (!confirm(`${inWords("Undo this change?")}\n\n${what}\n${when}`)) return;
		const { tree } = await request<{ tree: { sha: string } }>(`git/commits/${save.parents[0]?.sha}`);
		const { sha } = await request<Commit>("git/commits", "POST", {
			message: `Undo: ${what}\n\nUndoes: ${save.sha}`,
			tree: tree.sha,
			parents: [head.sha],
		});
		await request(`git/refs/heads/${branch}`, "PATCH", { sha });
		location.reload();
	}

	return async () => {
		if (!isSignedIn()) return undefined;
		const [head, built] = await Promise.all([request<Commit>(`commits/${branch}`), builtCommit()]);
		const save = await lastSave(head);
		const minutes = (Date.now() - Date.parse(head.commit.committer.date)) / 60_000;
		const waiting =
			minutes > AT_MOST
				? "Not on the site yet. There may be a mistake: undo the change, or ask for help."
				: minutes > USUALLY
					? "Saved. It takes longer than usual."
					: "Saved. On the site in about 5 minutes.";
		return {
			text: built && inWords(head.sha === built ? "All changes are on the site." : waiting),
			actions: save ? [{ label: inWords("Undo"), run: () => undo(head, save) }] : [],
		};
	};
}

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Backend } from "@sveltia/cms";
import type { ContentFiles } from "@/lib/content/content-files";
import { bundleEditor, editorData } from "./bundle-editor";
import { BUILT_FILE, EDITOR_FILES, EDITOR_FOLDER, editorPage, SAVED } from "./editor-page";

/** An environment variable that is missing or wrong; `message` names it. */
export class SettingError extends Error {}

/** By which the editor knows its own commits. */
const commitMessages = {
	create: `${SAVED}{{collection}}, {{slug}}`,
	update: `${SAVED}{{collection}}, {{slug}}`,
	delete: `${SAVED}{{collection}}, {{slug}}`,
	uploadMedia: `${SAVED}{{path}}`,
	deleteMedia: `${SAVED}{{path}}`,
};

/**
 * The repository to which the editor of a published site saves, from `EDITOR_REPOSITORY` (`owner/name` on GitHub),
 * `EDITOR_BRANCH` (default `main`) and `EDITOR_SIGN_IN` (a sign-in service; without it people paste a token).
 */
export function hostedBackend(env: Record<string, string | undefined>): Backend {
	const { EDITOR_REPOSITORY: repo, EDITOR_BRANCH: branch = "main", EDITOR_SIGN_IN: service } = env;
	if (!repo) throw new SettingError("EDITOR_REPOSITORY is not set: the repository on GitHub, as owner/name");
	if (!/^[\w-]+\/[\w.-]+$/.test(repo)) throw new SettingError(`EDITOR_REPOSITORY must be owner/name, found ${repo}`);
	const saves = { name: "github", repo, branch, commit_messages: commitMessages } as const;
	if (!service) return { ...saves, auth_methods: ["token"] };
	const origin = URL.canParse(service) ? new URL(service).origin : "";
	if (!origin.startsWith("https://")) {
		throw new SettingError(`EDITOR_SIGN_IN must begin with https://, found ${service}`);
	}
	return { ...saves, base_url: origin };
}

/** GitHub's API and status page, and the origin of its users' portraits. */
const github = {
	connect: ["https://api.github.com", "https://www.githubstatus.com"],
	images: ["https://avatars.githubusercontent.com"],
};

/**
 * Adds the editor to a finished site, at `/admin/`, and excludes it in `robots.txt`.
 * @param content the folder above `content/`
 */
export async function exportEditor(
	root: string,
	out: string,
	sources: ContentFiles,
	backend: Backend,
	content = root,
): Promise<void> {
	const folder = join(out, EDITOR_FOLDER);
	mkdirSync(folder);
	await bundleEditor(root, join(folder, EDITOR_FILES));
	writeFileSync(join(folder, "index.html"), editorPage(editorData(root, content, sources, backend), github));
	const head = spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
	writeFileSync(join(folder, BUILT_FILE), JSON.stringify({ commit: head.stdout.trim() }));
	const robots = join(out, "robots.txt");
	writeFileSync(robots, readFileSync(robots, "utf8").replace(/^Allow: \/$/m, `$&\nDisallow: /${EDITOR_FOLDER}/`));
}

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Backend } from "@sveltia/cms";
import type { ContentFiles } from "@/lib/content/content-files";
import { filesBelow } from "@/lib/content/files";
import { hostedSite, tlsHeaders } from "../build/export/hosting/hosted-site";
import { writeRules } from "../build/export/hosting/write-hosting-rules";
import { bundleEditor, editorData } from "./bundle-editor";
import { EDITOR_FILES, editorPage, editorPolicy, SAVED, type Services } from "./editor-page";

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
 * The repository to which the editor saves, from `EDITOR_REPOSITORY` (`owner/name` on GitHub),
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

/** GitHub's API and status page, the site with its `built.json`, and the origin of GitHub's users' portraits. */
const servicesOf = (site: string): Services => ({
	connect: ["https://api.github.com", "https://www.githubstatus.com", new URL(site).origin],
	images: ["https://avatars.githubusercontent.com"],
});

/** Headers of the editor's answers: it talks to the window in which its user signs in, and no other site needs its files. */
const ownHeaders = {
	"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
	"Cross-Origin-Resource-Policy": "same-origin",
};

/**
 * Writes the editor as a site of its own, with rules for its host.
 * @param folder the folder for `out/` and `hosting/`
 * @param content the folder above `content/`
 */
export async function exportEditor(
	root: string,
	folder: string,
	sources: ContentFiles,
	backend: Backend,
	content = root,
): Promise<void> {
	const { site = "" } = sources.clinic.data ?? {};
	const services = servicesOf(site);
	const out = join(folder, "out");
	mkdirSync(out, { recursive: true });
	await bundleEditor(root, join(out, EDITOR_FILES));
	writeFileSync(join(out, "index.html"), editorPage(editorData(root, content, sources, backend), services));
	const hosted = hostedSite({
		// Any other name, such as the editor's, is kept out of search engines.
		host: new URL(site).hostname,
		pages: [],
		files: filesBelow(out),
		policy: `${editorPolicy(services)}; object-src 'none'; frame-ancestors 'none'`,
		own: ownHeaders,
		overTls: tlsHeaders(site, process.env),
	});
	writeRules(join(folder, "hosting"), out, hosted);
}

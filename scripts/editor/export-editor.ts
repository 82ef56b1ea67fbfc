import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Backend } from "@sveltia/cms";
import type { ContentFiles } from "@/lib/content/content";
import { editorConfig } from "@/scripts/editor/config";
import { hostedSite, tlsHeaders } from "../pipeline/export/hosting/hosted-site";
import { writeRules } from "../pipeline/export/hosting/write-hosting-rules";
import { bundleEditor } from "./bundle-editor";
import { EDITOR_FILES, editorPage, editorPolicy, type Services } from "./editor-page";

/** An environment variable that is missing or wrong; `message` names it. */
export class SettingError extends Error {}

/**
 * The repository to which the editor saves, from `EDITOR_REPOSITORY` (`owner/name` on GitHub),
 * `EDITOR_BRANCH` (default `main`) and `EDITOR_SIGN_IN` (a sign-in service; without it people paste a token).
 */
export function hostedBackend(env: Record<string, string | undefined>): Backend {
	const { EDITOR_REPOSITORY: repo, EDITOR_BRANCH: branch = "main", EDITOR_SIGN_IN: service } = env;
	if (!repo) throw new SettingError("EDITOR_REPOSITORY is not set: the repository on GitHub, as owner/name");
	if (!/^[\w-]+\/[\w.-]+$/.test(repo)) throw new SettingError(`EDITOR_REPOSITORY must be owner/name, found ${repo}`);
	const saves = { name: "github", repo, branch } as const;
	if (!service) return { ...saves, auth_methods: ["token"] };
	const origin = URL.canParse(service) ? new URL(service).origin : "";
	if (!origin.startsWith("https://")) {
		throw new SettingError(`EDITOR_SIGN_IN must begin with https://, found ${service}`);
	}
	return { ...saves, base_url: origin };
}

/** GitHub's API and status page, and the origin of its users' portraits. */
const services: Services = {
	connect: ["https://api.github.com", "https://www.githubstatus.com"],
	images: ["https://avatars.githubusercontent.com"],
};

/** Headers of the editor's answers: it talks to the window in which its user signs in, and no other site needs its files. */
const editorHeaders = {
	"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
	"Cross-Origin-Resource-Policy": "same-origin",
};

/**
 * Writes the editor as a site of its own, with rules for its host.
 * @param folder the folder for `out/` and `hosting/`
 */
export async function exportEditor(root: string, folder: string, files: ContentFiles, backend: Backend): Promise<void> {
	const { site = "" } = files.clinic.data ?? {};
	const out = join(folder, "out");
	mkdirSync(out, { recursive: true });
	await bundleEditor(root, join(out, EDITOR_FILES));
	writeFileSync(join(out, "index.html"), editorPage(editorConfig({ files, backend }), services));
	const hosted = hostedSite({
		// Any other name, such as the editor's, is kept out of search engines.
		host: new URL(site).hostname,
		pages: [],
		policy: `${editorPolicy(services)}; object-src 'none'; frame-ancestors 'none'`,
		crossOrigin: editorHeaders,
		overTls: tlsHeaders(site, process.env),
	});
	writeRules(join(folder, "hosting"), out, hosted);
}

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Backend } from "@sveltia/cms";
import type { Sources } from "@/lib/content/sources";
import { bundleEditor } from "./bundle-editor";
import { settingsFor } from "./editor-config";
import { editorPage } from "./editor-page";
import { editorPolicy } from "./editor-policy";
import { EDITOR_FILES, EDITOR_FOLDER } from "./page-and-server";

/** GitHub's interface, and where its users' portraits lie. */
const GITHUB = { connect: ["https://api.github.com"], images: ["https://avatars.githubusercontent.com"] };

/**
 * Adds the editor to a finished site, at `/admin/`. It is put in after the pages are done and changes none of them: it
 * has a policy of its own, and search engines are told to leave it alone.
 * @param out the folder of the finished site
 * @param sources the content that the site was made from
 * @param backend where the editor saves
 */
export async function exportEditor(root: string, out: string, sources: Sources, backend: Backend): Promise<void> {
	const folder = join(out, EDITOR_FOLDER);
	mkdirSync(folder);
	await bundleEditor(root, join(folder, EDITOR_FILES), "hosted");
	writeFileSync(join(folder, "index.html"), editorPage(settingsFor(sources, backend), editorPolicy(GITHUB)));
	const robots = join(out, "robots.txt");
	writeFileSync(robots, readFileSync(robots, "utf8").replace(/^Allow: \/$/m, `$&\nDisallow: /${EDITOR_FOLDER}/`));
}

import type { CmsConfig } from "@sveltia/cms";
import { inWords } from "./editor-language";
import type { ChangesSource } from "./hosted-changes";
import type { LocalState } from "./publish-locally";

/** Asks the server of this machine. */
async function ask<T>(path: string, body?: object): Promise<T> {
	const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
	const response = await fetch(path, body ? post : { cache: "no-store" });
	const text = await response.text();
	if (!response.ok) throw new Error(`\n\n${inWords(text)}`);
	return JSON.parse(text) as T;
}

/** What forms call a file; its path if no form has it, as with pictures. */
function labelOf({ collections = [] }: CmsConfig, path: string): string {
	for (const collection of collections) {
		if ("files" in collection) {
			const found = collection.files.find((one) => "file" in one && one.file === path);
			if (found && "label" in found) return `${found.label}`;
		}
		if ("folder" in collection && path.startsWith(`${collection.folder}/`)) {
			return `${collection.label}: ${path.slice(`${collection.folder}/`.length).replace(/\.\w+$/, "")}`;
		}
	}
	return path;
}

/** The state of this machine's files: what is not published yet, its publishing and its undoing. */
export function localChanges(config: CmsConfig): ChangesSource {
	return async () => {
		const { files, commits } = await ask<LocalState>("changes");
		const labels = [...new Set(files.map(({ path }) => labelOf(config, path)))];
		const publish = async () => {
			const list = labels.map((label) => `• ${label}`).join("\n");
			if (!confirm(`${inWords("Publish these changes?")}\n\n${list}`)) return;
			await ask("publish", {});
			alert(inWords("Published. On the site in about 5 minutes."));
		};
		const undo = async () => {
			const [last] = files;
			if (!last || !confirm(`${inWords("Undo this change?")}\n\n${labelOf(config, last.path)}`)) return;
			await ask("undo", { path: last.path });
			location.reload();
		};
		const isPublished = files.length === 0 && commits === 0;
		return {
			text: isPublished ? "" : `${inWords("Not published:")} ${labels.join(", ")}`,
			actions: [
				...(files.length > 0 ? [{ label: inWords("Undo"), run: undo }] : []),
				...(isPublished ? [] : [{ label: inWords("Publish"), run: publish }]),
			],
		};
	};
}

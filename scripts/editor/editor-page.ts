import type { CmsConfig } from "@sveltia/cms";
import type { OriginalData } from "@/lib/editor/translation-format";
import type { EditorWords } from "@/lib/editor/words";

/** The folder of the editor's page in development. */
export const EDITOR_FOLDER = "admin";

/** The folder of the editor's files, relative to its page. */
export const EDITOR_FILES = "files";

/** The id of the element with the configuration as JSON. */
export const CONFIG_ID = "editor-config";

/** The id of the element with the editor's words as JSON, by language. */
export const WORDS_ID = "editor-words";

/** The id of the element with the files that are translated as JSON, by path. */
export const ORIGINALS_ID = "editor-originals";

/** The id of the line above the editor. */
export const BAR_ID = "editor-bar";

/** The site's file that names the commit from which it was built; the editor, which has another origin, reads it. */
export const BUILT_FILE = "built.json";

/** How the messages of the editor's commits begin, and where one that undoes another names it. */
export const SAVED = "Edit: ";
export const UNDONE = /^Undoes: (\w+)$/m;

/** Origins that the page may ask besides its own. */
export type Services = { connect: readonly string[]; images: readonly string[] };

/**
 * The content security policy of the editor's page. Sveltia sets styles by script, keeps pictures as blobs and converts
 * photographs to WebP by WebAssembly.
 */
export function editorPolicy({ connect, images }: Services): string {
	const directives = {
		"default-src": ["'none'"],
		"script-src": ["'self'", "'wasm-unsafe-eval'"],
		"style-src": ["'self'", "'unsafe-inline'"],
		"img-src": ["'self'", "blob:", "data:", ...images],
		"media-src": ["'self'", "blob:"],
		"font-src": ["'self'"],
		"connect-src": ["'self'", "blob:", "data:", ...connect],
		"worker-src": ["'self'", "blob:"],
		"frame-src": ["'self'", "blob:"],
		"base-uri": ["'none'"],
		"form-action": ["'none'"],
	};
	return Object.entries(directives)
		.map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
		.join("; ");
}

/** JSON in a page; `<` is escaped, because it could end the element. */
const dataElement = (id: string, data: unknown) =>
	`<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

const style = `
body { display: flex; flex-direction: column; height: 100dvh; margin: 0; }
#nc-root { position: relative; flex: auto; }
/* Sveltia's news of its languages and of its use on a phone. */
svelte-css-wrapper[style*="--sui-infobar-message"] { display: none !important; }
/* A save while a photograph is made smaller would leave it out. */
body:has(.empty.processing) .toolbar button.primary { pointer-events: none; opacity: 0.5; }
#${BAR_ID} {
	display: flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; padding: 0 0.75rem;
	background: #222; color: #fff; font: 0.875rem/1.3 system-ui, sans-serif;
}
#${BAR_ID} p { flex: auto; margin: 0; }
#${BAR_ID} :is(button, select) {
	min-height: 2.25rem; border: 1px solid; border-radius: 0.25rem; padding: 0 0.5rem;
	background: transparent; color: inherit; font: inherit; white-space: nowrap;
}
#${BAR_ID} :is(option, button:disabled) { color: #555; }`;

/** What the editor's page knows of the content. */
export type EditorData = {
	config: CmsConfig;
	/** The editor's words by language. */
	words: Record<string, EditorWords>;
	/** The files that are translated, by path; none if the site has one language. */
	originals: Record<string, OriginalData>;
};

/**
 * The editor's page, with its data as JSON.
 * @param services what it may ask besides its own origin; none if it edits the files of this machine
 */
export function editorPage({ config, words, originals }: EditorData, services?: Services): string {
	return `<!doctype html>
<html lang="en-GB"${services ? "" : " data-local"}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${editorPolicy(services ?? { connect: [], images: [] })}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>Edit the site</title>
<link rel="icon" href="data:,">
<style>${style}</style>
${dataElement(CONFIG_ID, config)}
${dataElement(WORDS_ID, words)}
${dataElement(ORIGINALS_ID, originals)}
<script type="module" src="${EDITOR_FILES}/editor.js"></script>
</head>
<body>
<div id="${BAR_ID}"></div>
<div id="nc-root"></div>
<noscript>The editor needs JavaScript. Content can also be edited as files: see docs/content.md.</noscript>
</body>
</html>
`;
}

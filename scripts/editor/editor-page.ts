import { EDITOR_FILES, type EditorSettings, SETTINGS_ID } from "./page-and-server";

/** JSON that may stand in an element of script: `<` could end it. */
const inPage = (settings: EditorSettings) => JSON.stringify(settings).replaceAll("<", "\\u003c");

/** Below the editor stands what was saved. */
const css = `
	html, body { height: 100%; margin: 0 }
	body { display: flex; flex-direction: column; font: 15px/1.4 system-ui, sans-serif }
	#nc-root { position: relative; flex: 1; min-height: 0; contain: layout }
	#saved { flex: none; max-height: 40vh; overflow: auto; border-top: 1px solid #767676; background: #fff; color: #1f1f1f }
	#saved p, #saved ul { margin: 0 }
	#saved .line { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; padding: 4px 16px }
	#saved .line p { flex: 1 1 12rem; overflow-wrap: anywhere }
	#saved .mistakes { padding: 8px 16px; background: #fdecea; color: #7a1010 }
	#saved li { overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, monospace }
	#saved button, #saved a { min-height: 32px; padding: 4px 12px; border: 1px solid #767676; border-radius: 4px; background: #f4f4f4; color: #1f1f1f; font: inherit; text-decoration: none }
	#saved button:disabled { color: #767676 }
	#saved :focus-visible { outline: 3px solid #1a5fb4; outline-offset: 1px }
`;

/**
 * The editor's page.
 * @param policy its content security policy
 */
export function editorPage(settings: EditorSettings, policy: string): string {
	return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>Edit the site</title>
<link rel="icon" href="data:,">
<style>${css}</style>
<script type="application/json" id="${SETTINGS_ID}">${inPage(settings)}</script>
<script type="module" src="${EDITOR_FILES}/editor.js"></script>
</head>
<body>
<div id="nc-root"></div>
<noscript>The editor needs JavaScript. Content can also be edited as files: see docs/content.md.</noscript>
</body>
</html>
`;
}

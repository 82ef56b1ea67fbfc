import { html, raw } from "hono/html";

const css = `
	:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
	body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
	select, button { font: inherit; min-height: 2.75rem; }
	article, li { margin: 1.5rem 0; }
	th { text-align: start; vertical-align: top; padding-inline-end: 0.5rem; }
	td { white-space: pre-wrap; }
`;

/** A page of the servers' own. @param head further elements of its head */
export const htmlPage = (title: string, main: unknown, head: unknown = "") => html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}<title>${title}</title>
<style>${raw(css)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>`;

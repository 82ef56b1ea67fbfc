/**
 * The style of search results, loaded with their script. A string, not a style sheet: the bundler of the pages would put
 * an imported sheet into every page, although no page has results before a visitor searches.
 */
const style = `
[role="search"] ::-webkit-search-cancel-button { appearance: none; width: 0.9rem; height: 0.9rem; background: var(--color-ink-muted); clip-path: polygon(15% 0, 50% 35%, 85% 0, 100% 15%, 65% 50%, 100% 85%, 85% 100%, 50% 65%, 15% 100%, 0 85%, 35% 50%, 0 15%); cursor: pointer; }
.search-panel { margin-top: 0.75rem; border: 1px solid var(--color-ink-line); border-top: 3px solid var(--color-marigold); border-radius: 0 0 var(--radius-card) var(--radius-card); background: var(--color-paper); overflow: hidden; }
.search-panel-over { position: absolute; inset: 100% 0 auto; z-index: 20; margin-top: 0.5rem; box-shadow: var(--shadow-lift); }
.search-option { display: block; min-height: 2.75rem; padding: 0.6rem 1rem; border-left: 4px solid transparent; line-height: 1.4; }
.search-option + .search-option { border-top: 1px solid var(--color-ink-line); }
.search-option:is(:hover, [aria-selected="true"]) { border-left-color: var(--color-pine); background: var(--color-sand); }
.search-name { display: block; font-weight: 600; overflow-wrap: anywhere; }
.search-page { color: var(--color-pine); }
.search-line { display: -webkit-box; overflow: hidden; font-size: var(--text-small); color: var(--color-ink-muted); -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
.search-all { font-weight: 600; color: var(--color-pine); text-decoration: underline 1.5px; text-underline-offset: 0.28em; }
.search-call { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.9rem; padding: 0.75rem 1rem; background: var(--color-blush); font-weight: 600; }
.search-call > a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0.4rem 1.5rem; border-radius: var(--radius-button); background: var(--color-clay); color: var(--color-white); }
.search-call > a:hover { background: var(--color-clay-deep); }
.search-none { display: grid; gap: 0.5rem; padding: 1rem; overflow-wrap: anywhere; }
.search-status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.search-count { font-weight: 600; overflow-wrap: anywhere; }
.search-count:not(:empty) { margin-top: 1.5rem; }
.search-count:focus { outline-offset: 6px; }
.search-count + div > .search-call { max-width: var(--container-measure); margin-top: 1rem; border-radius: var(--radius-card); }
.search-results { max-width: var(--container-measure); margin-top: 1rem; border-bottom: 1px solid var(--color-ink-faint); }
.search-results a { display: block; padding: 0.8rem 0; border-top: 1px solid var(--color-ink-faint); line-height: 1.4; }
.search-results a:hover .search-name { text-decoration: underline; text-underline-offset: 0.28em; }
@media (forced-colors: active) { .search-option { border-left-color: Canvas; } .search-option[aria-selected="true"] { outline: 3px solid Highlight; outline-offset: -3px; } }
`;

let sheet: CSSStyleSheet | undefined;

/** Adds the style to the page, once. */
export function addResultsStyle(): void {
	if (sheet) return;
	sheet = new CSSStyleSheet();
	sheet.replaceSync(style);
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

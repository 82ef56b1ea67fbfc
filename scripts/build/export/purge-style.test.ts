import assert from "node:assert/strict";
import { test } from "node:test";
import { purgeStyle, styleForLanguage } from "./purge-style";

const purge = (css: string, names: { tags?: string; classes?: string; words?: string } = {}) => {
	const list = (text = "") => text.split(" ").filter(Boolean);
	const [tags, classes, words] = [names.tags, names.classes, names.words].map(list) as [string[], string[], string[]];
	return purgeStyle(css, { tags: ["html", "body", ...tags], classes, ids: [], words });
};

for (const [what, css, names, expected] of [
	["all classes of a selector are needed", ".a .b{top:0}.a .c{top:0}.d{top:0}", { classes: "a b" }, ".a .b{top:0}"],
	["each selector of a list counts by itself", ".a,.b>p,h1{top:0}", { classes: "a", tags: "h1" }, ".a,h1{top:0}"],
	["elements and classes may be set by scripts", ".a button{top:0}", { words: "a button" }, undefined],
	[
		"escaped names are compared unescaped",
		".lg\\:mt-0\\.5{top:0}.\\32xl{top:0}",
		{ classes: "lg:mt-0.5 2xl" },
		undefined,
	],
	["attributes and pseudo-classes can change", "body[data-open=no]:hover{top:0}:focus-visible{top:0}", {}, undefined],
	["what is in :has() and :not() does not count", "html:has(.x){top:0}.a:not(.x){top:0}", { classes: "a" }, undefined],
	["rules for the root and all elements stay", ":root{--a:1}*,::before{top:0}::selection{top:0}", {}, undefined],
	["empty groups are removed", "@layer x,y;@layer x{@media print{.a{top:0}}}body{top:0}", {}, "@layer x,y;body{top:0}"],
	[
		"only animations in use stay",
		"body{animation:1s rise}.a{animation:turn 1s}@keyframes rise{0.5%{top:0}}@keyframes turn{to{top:0}}",
		{},
		"body{animation:1s rise}@keyframes rise{0.5%{top:0}}",
	],
] as const) {
	test(`style is purged: ${what}`, async () => assert.equal(await purge(css, names), expected ?? css));
}

const sheet = `@font-face{font-family:headings;src:url(h.woff2)}
@font-face{font-family:text;src:url(t.woff2)}
@font-face{font-family:"mr-text";src:url(mr.woff2)}
:root,:host{--font-display:headings;--font-sans:text;--font-unused:text}
:root:lang(mr){--font-display:"mr-text"}
:root:lang(hi){--font-display:"hi-text"}
[data-script] h1{line-height:1.35}
h1{font-family:var(--font-display);color:red;top:0;color:red}
p{font-family:var(--font-sans)}`;

test("a language gets its own rules and typefaces, and no declaration twice", () => {
	const english = styleForLanguage(sheet, { language: "en-IN" });
	assert.doesNotMatch(english, /mr|hi-text|data-script|unused|color:red;top/);
	assert.match(english, /url\(h\.woff2\).*url\(t\.woff2\)[\s\S]*top:0;color:red/s);
	const marathi = styleForLanguage(sheet, { language: "mr-IN", script: "Deva" });
	assert.match(marathi, /url\(t\.woff2\).*url\(mr\.woff2\).*--font-sans:text.*:lang\(mr\).*\[data-script\]/s);
	assert.doesNotMatch(marathi, /headings|hi-text/);
});

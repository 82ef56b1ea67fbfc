import assert from "node:assert/strict";
import { test } from "node:test";
import { purgeStyle, type StyledPage } from "./purge-style";

const page = { language: "en-IN", tags: ["html", "body", "h1", "p"], classes: ["a"], words: ["b", "button"] };
const purge = (css: string, changes: Partial<StyledPage> = {}) => purgeStyle(css, { ...page, ...changes });

for (const [what, css, expected] of [
	["all classes of a selector are needed", ".a .a{top:0}.a .c{top:0}.d{top:0}", ".a .a{top:0}"],
	["each selector of a list counts by itself", ".a,.d>p,h1,h2{top:0}", ".a,h1{top:0}"],
	["scripts may set elements and classes", ".b button{top:0}.b input{top:0}", ".b button{top:0}"],
	["attributes, ids and pseudo-classes may change", "#x p[data-open=no]:hover{top:0}:focus-visible{top:0}"],
	["what is in :has() and :not() does not count", "html:has(.x){top:0}.a:not(.x){top:0}"],
	["rules for the root and all elements stay", ":root{top:0}*,::before{top:0}::selection{top:0}"],
	[
		"a value of the root that is read once is written out, one that none reads goes",
		":root{--a:1px;--b:2px;--c:3px;--d:4px}p{top:var(--a);left:calc(var(--b) + var(--b));right:var(--d,0)}",
		":root{--b:2px;--d:4px}p{top:1px;left:calc(var(--b) + var(--b));right:var(--d,0)}",
	],
	[
		"a value that none reads goes, wherever it is set",
		"p{--a:1px;--ab:2px;--c:3px;top:var(--ab)}",
		"p{--a:1px;--ab:2px;top:var(--ab)}",
	],
	[
		"blocks of one layer are joined",
		"@layer x{p{top:0}}h1{top:0}@layer x{p{top:1px}}",
		"@layer x{p{top:0}p{top:1px}}h1{top:0}",
	],
	["empty groups are removed", "@layer x,y;@layer x{@media print{.d{top:0}}}p{top:0}", "@layer x,y;p{top:0}"],
	[
		"groups that unread values leave empty are removed",
		"@layer properties{@supports (a:b){*{--tw-style:solid}}}p{border-style:var(--tw-style)}",
		"p{border-style:solid}",
	],
	[
		"only animations in use stay",
		"p{animation:1s rise}.d{animation:turn 1s}@keyframes rise{0.5%{top:0}}@keyframes turn{to{top:0}}",
		"p{animation:1s rise}@keyframes rise{0.5%{top:0}}",
	],
	[
		"a property of utilities that none sets gives way to its initial value or fallback, one that none reads goes",
		"@layer properties{@supports (a:b){*{--tw-style:solid;--tw-lead:initial;--tw-weight:initial}}}p{--tw-weight:6;--tw-lead:1}h1{border-style:var(--tw-style);line-height:var(--tw-lead,2);letter-spacing:var(--tw-track,3)}@property --tw-style{initial-value:solid}@property --tw-lead{inherits:false}",
		"@layer properties{@supports (a:b){*{--tw-lead:initial}}}p{--tw-lead:1}h1{border-style:solid;line-height:var(--tw-lead,2);letter-spacing:3}@property --tw-lead{inherits:false}",
	],
] as const) {
	test(`style is purged: ${what}`, async () => assert.equal(await purge(css), expected ?? css));
}

test("escaped names are compared unescaped", async () => {
	const css = ".lg\\:mt-0\\.5{top:0}.top-\\[0\\.1rem\\]{top:0}.\\32xl{top:0}";
	assert.equal(await purge(css, { classes: ["lg:mt-0.5", "top-[0.1rem]", "2xl"] }), css);
	assert.equal(await purge(css), "");
});

const sheet = `@font-face{font-family:headings;src:url(h.woff2)}
@font-face{font-family:text;src:url(t.woff2)}
@font-face{font-family:"mr-text";src:url(mr.woff2)}
:root,:host{--font-display:headings;--font-sans:text;--font-unused:text}
:root:lang(mr){--font-display:"mr-headings","mr-text"}
:root:lang(hi){--font-display:"hi-text"}
[data-script] h1{line-height:1.35}
h1{font-family:var(--font-display)}
p{font-family:var(--font-sans)}`;

test("a page gets the rules and typefaces of its language only", async () => {
	const english = await purge(sheet);
	assert.doesNotMatch(english, /mr|hi-text|data-script|unused/);
	assert.match(english, /url\(h\.woff2\).*url\(t\.woff2\)/s);
	const marathi = await purge(sheet, { language: "mr-IN", script: "Deva" });
	assert.match(marathi, /url\(t\.woff2\).*url\(mr\.woff2\).*--font-sans:text.*:lang\(mr\).*\[data-script\]/s);
	assert.doesNotMatch(marathi, /url\(h\.woff2\)|hi-text/);
});

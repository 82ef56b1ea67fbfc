import assert from "node:assert/strict";
import { test } from "node:test";
import { classesIn, usedStyles, wordsOf } from "./used-style";

const keep = (css: string, ...names: string[]) => usedStyles([css], (name) => names.includes(name))[0];

test("A rule stays where the page has all of its classes", () => {
	assert.equal(keep(".a .b{top:0}.a .c{top:0}.d{top:0}", "a", "b"), ".a .b{top:0}");
});

test("A rule without classes always stays", () => {
	const css = "body{top:0}[hidden]{top:0}#x::before{top:0}:root{--a:1}";
	assert.equal(keep(css), css);
});

test("A list of selectors keeps those that can apply", () => {
	assert.equal(keep(".a,.b>p,h1{top:0}", "a"), ".a,h1{top:0}");
});

test("Escaped names are read as they stand in the page", () => {
	const css = ".lg\\:mt-0\\.5{top:0}.top-\\[0\\.1rem\\]{top:0}.\\32xl{top:0}";
	assert.equal(keep(css, "lg:mt-0.5", "top-[0.1rem]", "2xl"), css);
	assert.equal(keep(css), "");
});

test("What stands in brackets does not decide", () => {
	const css = "html:has(.x){top:0}.a:not(.x){top:0}:is(.x > *){top:0}";
	assert.equal(keep(css, "a"), css);
});

test("Groups that are left empty go, at any depth; the order of layers and steps of animations stay", () => {
	const stays = "p{animation:k 1s}@keyframes k{0.5%{top:0}to{top:1px}}";
	assert.equal(keep(`@layer x,y;@layer x{@media print{.a{top:0}}}${stays}`), `@layer x,y;${stays}`);
});

test("An animation goes when no rule of the page names it", () => {
	const css = "p{animation:1s ease-out both rise, fade 2s}";
	const steps = (name: string) => `@keyframes ${name}{to{top:0}}`;
	const other = "b{animation-name:turn}";
	const sheets = [css + steps("rise") + steps("turn") + steps("spin"), other + steps("fade")];
	assert.deepEqual(
		usedStyles(sheets, () => true),
		[css + steps("rise") + steps("turn"), other + steps("fade")],
	);
});

test("What a rule says several times it says once, at the last place", () => {
	assert.equal(keep("a{color:red;top:0;color:red;color:blue}"), "a{top:0;color:red;color:blue}");
});

test("Classes are found in elements, in templates and in code", () => {
	assert.deepEqual([...classesIn('<p class="a b"></p><template><i class="c"></i></template>')], ["a", "b", "c"]);
	assert.ok(wordsOf('c?"x y-z":`u w`').has("y-z"));
	assert.ok(wordsOf('c?"x y-z":`u w`').has("w"));
});

test("Rules and typefaces for other languages and scripts are left out, those for the page's stay", () => {
	const sheet = `@font-face{font-family:"mr-text";src:url(mr.woff2)}
@font-face{font-family:"hi-text";src:url(hi.woff2)}
@font-face{font-family:text;src:url(text.woff2)}
:root{--font-sans:text}
p{font-family:var(--font-sans)}
:root:lang(mr){--font-sans:"mr-text"}
:root:lang(hi){--font-sans:"hi-text"}
[data-script] h1{line-height:1.35}`;
	const [english = ""] = usedStyles([sheet], () => true, { language: "en-IN" });
	assert.doesNotMatch(english, /mr|hi-text|data-script/);
	assert.match(english, /url\(text\.woff2\)/);
	const [marathi = ""] = usedStyles([sheet], () => true, { language: "mr-IN", script: "Deva" });
	assert.match(marathi, /url\(mr\.woff2\)[\s\S]*:lang\(mr\)[\s\S]*\[data-script\]/);
	assert.doesNotMatch(marathi, /hi-text/);
});

test("What a rule for the page's language overrules goes, and the typefaces and lists that only it named", () => {
	const sheet = `@font-face{font-family:headings;src:url(h.woff2)}
@font-face{font-family:text;src:url(t.woff2)}
.h{--font-headings:"headings"}
.t{--font-text:"text"}
:root,:host{--font-display:var(--font-headings), serif;--font-sans:var(--font-text)}
:root:lang(mr){--font-display:var(--font-text)}
h1{font-family:var(--font-display)}
p{font-family:var(--font-sans)}`;
	const all = () => true;
	assert.deepEqual(usedStyles([sheet], all, { language: "en-IN" }), [sheet.replace(/\n:root:lang.*/, "")]);
	const [marathi = ""] = usedStyles([sheet], all, { language: "mr-IN", script: "Deva" });
	assert.doesNotMatch(marathi, /headings/);
	assert.match(marathi, /font-family:text/);
	assert.match(marathi, /--font-sans:var\(--font-text\)/);
});

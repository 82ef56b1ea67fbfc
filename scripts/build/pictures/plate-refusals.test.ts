import { test } from "node:test";
import { expect } from "@playwright/test";
import { finish, svg } from "@/e2e/support/drawings";

const shape = '<path d="M0 0h9v9z"/>';

/** A path so winding that nothing makes it small. */
function winding(points: number): string {
	let place = 1;
	const next = () => {
		place = (place * 16_807) % 2_147_483_647;
		return (place % 80_000) / 100;
	};
	return `<path d="M0 0${Array.from({ length: points }, () => `L${next()} ${next()}`).join("")}"/>`;
}

for (const [what, body, reason] of [
	["a script", "<script>go()</script>", "the drawing holds a script, which no picture may run: delete it"],
	["an event handler", '<path onclick="go()" d="M0 0h9v9z"/>', "an event handler (onclick of <path>): delete it"],
	["a handler on the drawing itself", { attributes: 'onload="go()" viewBox="0 0 8 6"' }, "(onload of <svg>)"],
	["HTML", "<foreignObject><p xmlns='http://www.w3.org/1999/xhtml'>a</p></foreignObject>", "<foreignObject>"],
	[
		"a picture from elsewhere",
		'<image href="https://example.org/a.png"/>',
		"(<image>): delete it, on hidden layers too",
	],
	["a photograph of its own", '<image xlink:href="data:image/jpeg;base64,AA=="/>', "content/photos/"],
	["a shape from elsewhere", '<use href="other.svg#a"/>', "something that must be fetched (other.svg#a)"],
	[
		"a colour from elsewhere",
		'<path fill="url(https://example.org/a.svg#b)" d="M0 0h9"/>',
		"must be fetched (url(https",
	],
	["a shape by a style from elsewhere", '<path style="clip-path:url(b.svg#c)" d="M0 0h9"/>', "must be fetched"],
	["a style sheet from elsewhere", "<style>@import url(https://example.org/a.css);</style>", "(@import)"],
	[
		"a font of its own",
		"<style>@font-face{font-family:a;src:url(a.woff2)}</style>",
		"(@font-face): turn text into paths",
	],
	["a rule for some screens", "<style>@media (width>9px){path{fill:red}}</style>", "does not hold always (@media)"],
	["a style sheet for print", '<style media="print">path{fill:red}</style>', 'a style sheet for "print"'],
	["an animation in its style", "<style>@keyframes a{to{opacity:0}}</style>", "does not hold always (@keyframes)"],
	[
		"an animated shape",
		'<circle r="9"><animate attributeName="r" to="0"/></circle>',
		"something that moves (<animate>)",
	],
	["a rule for the pointer", "<style>path:hover{fill:red}</style>", '("path:hover")'],
	["a rule within a rule", "<style>g{path{fill:red}}</style>", "a style rule within another"],
	["a style sheet that breaks off", "<style>path{fill:red</style>", "a style that cannot be read"],
	["blending", '<path style="mix-blend-mode:multiply" d="M0 0h9"/>', "set its blending to Normal"],
	["blending by a class", '<style>.a{mix-blend-mode:multiply}</style><path class="a" d="M0 0h9"/>', "mix-blend-mode"],
	["a CSS variable", '<path style="fill:var(--ink)" d="M0 0h9"/>', "a CSS variable (var(--ink))"],
	["a transformation of style", '<path style="transform:rotate(9deg)" d="M0 0h9"/>', "(transform: rotate(9deg))"],
	[
		"a turn about a point of style",
		'<path transform-origin="9 9" transform="rotate(9)" d="M0 0h9"/>',
		"(transform-origin: 9 9)",
	],
	["flowed text", "<flowRoot/>", "Text > Convert to Text"],
	["what browsers do not draw", "<meshgradient/>", "<meshgradient>, which browsers do not draw"],
	["a part that does not exist", "<!-- parts: wing -->", 'there is no part "wing" in content/plates/parts'],
	["a name that its part has", '<!-- parts: star --><path id="star" d="M0 0h9"/>', 'both have the id "star"'],
] as const) {
	test(`A drawing with ${what} is refused`, () => {
		const source = typeof body === "string" ? svg(shape + body) : svg(shape, body.attributes);
		const { plate, problems } = finish(source);
		expect(plate).toBeUndefined();
		expect(problems).toEqual([expect.stringContaining(reason)]);
	});
}

for (const [what, source, reason] of [
	["that is no XML", "A drawing of a hand", "the drawing cannot be read (line 1: "],
	[
		"with an unclosed element",
		svg("<g><path d='M0 0h9'/>\n"),
		"the drawing cannot be read (line 2: unexpected close tag)",
	],
	["that breaks off", svg(shape).slice(0, -9), "the drawing cannot be read (line 1: unclosed root tag)"],
	["without a declared prefix", svg('<path inkscape:label="a" d="M0 0h9"/>'), "unbound namespace prefix"],
	["that is a page", "<html xmlns='http://www.w3.org/1999/xhtml'/>", "the file holds no SVG drawing"],
	["that is empty text", "", "the file holds no SVG drawing"],
	["with a style sheet of its own file", `<?xml-stylesheet href="a.css"?>${svg(shape)}`, "<?xml-stylesheet?>"],
	["without any size", svg(shape, ""), "the drawing has no size: give its <svg> a viewBox"],
	["with a size that depends on its place", svg(shape, 'width="100%" height="100%"'), "the drawing has no size"],
	["that shows nothing", svg('<defs><path id="a" d="M0 0h9"/></defs>'), "the drawing shows nothing"],
	["with all its layers hidden", svg(`<g style="display:none">${shape}</g>`), "the drawing shows nothing"],
	["too large", svg(winding(11_000)), "kB when finished; 100 kB is the most: simplify its paths"],
	["far too large", svg(winding(80_000)), "far too much to come down to 100 kB"],
] as const) {
	test(`A drawing ${what} is refused`, () => {
		const { plate, problems } = finish(source);
		expect(plate).toBeUndefined();
		expect(problems).toEqual([expect.stringContaining(reason)]);
	});
}

test("All that is wrong with a drawing is said at once, and each thing once", () => {
	const { problems } = finish(
		svg("<script/><script/><foreignObject/><path onclick='a' style='font:9px a' d='M0 0h9'/>", ""),
	);
	expect(problems).toEqual([
		expect.stringContaining("script"),
		expect.stringContaining("foreignObject"),
		expect.stringContaining("turn the text into paths"),
		expect.stringContaining("onclick"),
		expect.stringContaining("no size"),
	]);
});

import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "node:test";
import { difference, drawingOf, idsIn, optimise, optimisedSvg, svg } from "@/e2e/support/drawings";
import { bodyColours, drawnRoles } from "@/lib/brand/palette";
import { sharedParts } from "./illustrations";
import { optimiseSvg } from "./optimise-svg";

const shape = '<path d="M0 0h9v9z"/>';
const tooLarge = "kB, after optimising; 100 kB is the most: simplify its paths";

/** What must not be in an SVG that is part of a page. */
const FOREIGN = /style|class=|xlink|inkscape|sodipodi|<\?|<!|entity|pgf|data-|foreignObject|<metadata|<title|onclick/i;

test("A drawing of another program keeps its look and loses the program's data", async () => {
	for (const program of ["inkscape", "illustrator", "figma", "single-quotes"]) {
		const source = drawingOf(program);
		const optimised = optimisedSvg(source);
		assert.doesNotMatch(optimised, FOREIGN, program);
		assert.match(optimised, /^<svg xmlns="[^"]*"( fill="none")? viewBox="[^"]*">/, program);
		assert.ok(optimised.length < source.length, program);
		assert.ok((await difference(source, optimised)) < 0.003, program);
	}
	const circle = (fill: string) => svg(`<circle cx="400" cy="300" r="50" fill="${fill}"/>`);
	assert.ok((await difference(circle("#a00"), circle("#00a"))) > 0.01, "the comparison detects another colour");
});

test("The size of a drawing is that of its viewBox, or else its width and height in any absolute unit", () => {
	for (const [attributes, viewBox, width, height] of [
		['viewBox="0 0 800 600"', "0 0 800 600", 800, 600],
		['viewBox="0 0 210.5 140.25" width="210.5mm"', "0 0 210.5 140.25", 1000, 666],
		['viewBox="-50, -40,100,80"', "-50 -40 100 80", 100, 80],
		['width="640" height="480px"', "0 0 640 480", 640, 480],
		['width="210mm" height="148.5mm"', "0 0 793.7 561.26", 1000, 707],
		['width="300pt" height="225pt"', "0 0 400 300", 400, 300],
		['viewBox="0 0 24 18" width="100%" height="100%"', "0 0 24 18", 24, 18],
		['viewBox="0 0 24 0" width="24" height="18"', "0 0 24 18", 24, 18],
		['viewBox="0 0 100% 100%" width="24" height="18"', "0 0 24 18", 24, 18],
	] as const) {
		const { illustration } = optimise(svg(shape, attributes));
		assert.ok(illustration, attributes);
		assert.ok(illustration.svg.includes(`viewBox="${viewBox}"`), attributes);
		assert.doesNotMatch(illustration.svg, / (width|height)=/);
		assert.deepEqual([illustration.width, illustration.height], [width, height]);
	}
});

test("Rounding moves no shape visibly, on small and large fields and at any scale", async () => {
	for (const { scale = 1, field } of [{ field: 1.5 }, { scale: 20, field: 600 }, { field: 6000 }]) {
		const at = (share: number) => ((share * field) / scale ** 2).toFixed(6);
		const path = `M${at(0.111)} ${at(0.113)}L${at(0.877)} ${at(0.331)}L${at(0.443)} ${at(0.889)}z`;
		const use = (name: string, rest: string) => `<use href="#${name}" transform="scale(${scale})" ${rest}/>`;
		const body = `<defs><path id="a" d="${path}"/>${use("a", 'id="b"')}</defs>${use("b", 'fill="#c4573b"')}`;
		const source = svg(body, `viewBox="0 0 ${field} ${field}"`);
		assert.ok((await difference(source, optimisedSvg(source))) < 0.003, `${field}`);
	}
});

test("Ids get a prefix made from the path, in references, too", () => {
	const source = svg('<clipPath id="a"><circle r="9"/></clipPath><path clip-path="url(#a)" d="M0 0h9v9z"/>');
	const [home, rooms] = [
		optimisedSvg(source, "illustrations/home/a.svg"),
		optimisedSvg(source, "illustrations/rooms/a.svg"),
	];
	const [id = ""] = idsIn(home);
	assert.match(id, /^p[0-9a-f]{8}-a$/);
	assert.ok(home.includes(`clip-path="url(#${id})"`));
	assert.notDeepEqual(idsIn(rooms), [id]);
});

test("Styles become attributes, links groups, and nothing that draws is lost", () => {
	for (const [body, expected] of [
		['<a href="https://example.org/"><path d="M0 0h9v9z"/></a>', "<path"],
		['<style>path{fill:#00f}.a.b{fill:red}.a{fill:#0f0}</style><path class="a b" d="M0 0h9v9z"/>', 'fill="red"'],
		["<style><![CDATA[.a{fill:red}]]></style><path class='a' d='M0 0h9v9z'/>", 'fill="red"'],
		['<style>.a{fill:red!important}</style><path class="a" fill="#00f" d="M0 0h9v9z"/>', '"red"'],
		['<rect rx="2" style="width:9px;height:8px" fill="red"/>', 'width="9'],
		['<path style="fill:red;fill:color(display-p3 1 0 0)" d="M0 0h9v9z"/>', '"red"'],
		[
			'<path mask="url(#a)" d="M0 0h9v9z"/><mask id="a" style="mask-type:alpha"><path d="M0 0h9"/></mask>',
			'mask-type="alpha"',
		],
		['<path onclick="go()" data-name="a" d="M0 0h9v9z"/>', "<path"],
		['<iframe/><h:iframe xmlns:h="http://www.w3.org/1999/xhtml"/><path d="M0 0h9v9z"/>', "<path"],
	] as const) {
		const optimised = optimisedSvg(svg(body));
		assert.ok(optimised.includes(expected), optimised);
		assert.doesNotMatch(optimised, /<a |<style|style=|class=|onclick|data-|iframe/);
	}
});

test("The palette's roles become the brand's colours; bodies and other colours stay", () => {
	const brand = { ...drawnRoles, ink: "#101030", pine: drawnRoles.ink, sage: "#c0d0e0" } as const;
	const source = svg(`<!-- parts: arch, hand-palm -->
		<path fill="#B9CDBF" d="M0 0h800v600H0z"/><style>.line { stroke: #15302f; fill: none }</style>
		<path class="line" d="M0 0 90 90"/><path style="fill:#0e5a54" d="M9 9h9v9z"/><path fill="#123456" d="M0 9h9v9z"/>
		<use href="#arch"/><use href="#hand-palm" fill="#a86f45" color="#15302f"/>`);
	const { illustration } = optimiseSvg("illustrations/a.svg", source, {
		parts: sharedParts(process.cwd()),
		colours: brand,
	});
	const colours = new Set<string>(illustration?.svg.match(/#[0-9a-f]{3,6}\b/g));
	for (const colour of [brand.ink, brand.pine, brand.sage, bodyColours.skin3, "#123456"]) {
		assert.ok(colours.has(colour), colour);
	}
	for (const role of ["pine", "sage"] as const) assert.ok(!colours.has(drawnRoles[role]), role);
	assert.deepEqual(new Set(illustration?.palette), new Set(["sage", "ink", "pine", "skin3", "paper"]));
});

test("A drawing contains the parts that it names, with the parts that those use", async () => {
	// Parts that name each other must not be read for ever.
	const shape = '<path d="M0 0h40v90h-40z" fill="#a86f45"/>';
	const parts = new Map([
		["nail", svg('<!-- parts: finger --><circle id="nail" r="40"/>')],
		["finger", svg(`<!-- parts: nail --><g id="finger">${shape}<use href="#nail"/></g>`)],
	]);
	const source = svg('<!-- parts: finger --><use href="#finger" x="200" y="200"/><use href="#nail" x="600" y="90"/>');
	const nails = '<circle cx="200" cy="200" r="40"/><circle cx="600" cy="90" r="40"/>';
	const whole = svg(`<g transform="translate(200 200)">${shape}</g>${nails}`);
	const { illustration } = optimiseSvg("illustrations/a.svg", source, { parts });
	assert.equal(idsIn(illustration?.svg ?? "").length, 2);
	assert.ok((await difference(whole, illustration?.svg ?? "")) < 0.003);
});

test("A drawing that cannot be shown as it was drawn is refused with the reason", () => {
	for (const [source, reason] of [
		[svg(`${shape}<script>go()</script>`), "<script>, a script, which no picture may run"],
		[svg(`${shape}<foreignObject><p xmlns='http://www.w3.org/1999/xhtml'/></foreignObject>`), "a piece of HTML"],
		[svg(`${shape}<image href="data:image/jpeg;base64,AA=="/>`), "content/photos/"],
		[svg(`${shape}<circle r="9"><animate attributeName="r" to="0"/></circle>`), "an animation"],
		[svg(`${shape}<flowRoot/>`), "Text > Convert to Text"],
		[svg(`${shape}<use href="other.svg#a"/>`), "must be fetched (other.svg#a)"],
		[svg('<path style="clip-path:url(b.svg#c)" d="M0 0h9v9z"/>'), "must be fetched (url(b.svg#c))"],
		[svg(`<style>@import url(https://example.org/a.css);</style>${shape}`), "(@import)"],
		[svg(`<style>path:hover{fill:red}</style>${shape}`), "(:hover)"],
		[svg('<path style="mix-blend-mode:multiply" d="M0 0h9v9z"/>'), 'the style "mix-blend-mode:multiply"'],
		[svg('<style>.a{transform:rotate(9deg)}</style><path class="a" d="M0 0h9v9z"/>'), "transform:rotate(9deg)"],
		[svg('<path style="fill:var(--ink)" d="M0 0h9v9z"/>'), "a CSS variable (var(--ink))"],
		[svg("<!-- parts: wing -->"), 'there is no part "wing" in content/illustrations/parts'],
		[svg('<!-- parts: star --><path id="star" d="M0 0h9"/>'), 'both have the id "star"'],
		["A drawing of a hand", "the drawing cannot be read (line 1: "],
		[svg("<g><path d='M0 0h9'/>\n"), "the drawing cannot be read (line 2: unexpected close tag)"],
		["<html xmlns='http://www.w3.org/1999/xhtml'/>", "the file contains no SVG drawing"],
		["", "the file contains no SVG drawing"],
		[svg(shape, 'width="100%" height="100%"'), "the drawing has no size"],
		[svg('<defs><path id="a" d="M0 0h9"/></defs>'), "the drawing shows nothing"],
		[svg(`<g style="display:none">${shape}</g>`), "the drawing shows nothing"],
		[svg(`<text>${randomBytes(60_000).toString("hex")}</text>`), tooLarge],
		[svg(`<text>${"a".repeat(1_100_000)}</text>`), tooLarge],
	] as const) {
		const { problems } = optimise(source);
		assert.equal(problems.length, 1, `${reason}\n${problems.join("\n")}`);
		assert.ok(problems[0]?.includes(reason), `${reason}\n${problems[0]}`);
	}
});

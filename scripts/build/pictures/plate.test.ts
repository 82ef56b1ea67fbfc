import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { expect } from "@playwright/test";
import { difference, drawingOf, finish, finished, namesIn, svg } from "@/e2e/support/drawings";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { finishPlate } from "@/scripts/build/pictures/plate";

/** What a page's security policy forbids, or what of a drawing would have an effect in the page around it. */
const FOREIGN = /style|class=|xlink|inkscape|sodipodi|<\?|<!|entity|pgf|data-|switch|foreignObject|<metadata|<title/i;

for (const program of ["inkscape", "illustrator", "figma", "single-quotes"]) {
	test(`A drawing in the manner of ${program} keeps its look and nothing of the program`, async () => {
		const source = drawingOf(program);
		const data = finished(source);
		expect(data).not.toMatch(FOREIGN);
		expect(data).toMatch(/^<svg xmlns="[^"]*"( fill="none")? viewBox="[^"]*">/);
		expect(data.length).toBeLessThan(source.length);
		expect(await difference(source, data)).toBeLessThan(0.003);
	});
}

test("Two drawings that look otherwise are found to differ", async () => {
	const circle = (fill: string) => svg(`<circle cx="400" cy="300" r="50" fill="${fill}"/>`);
	expect(await difference(circle("#a00"), circle("#00a"))).toBeGreaterThan(0.01);
});

for (const [what, attributes, viewBox, size] of [
	["whole numbers", 'viewBox="0 0 800 600"', "0 0 800 600", [800, 600]],
	["fractions", 'viewBox="0 0 210.5 140.25" width="210.5mm"', "0 0 210.5 140.25", [1000, 666]],
	["commas and a negative origin", 'viewBox="-50, -40,100,80"', "-50 -40 100 80", [100, 80]],
	["width and height alone", 'width="640" height="480px"', "0 0 640 480", [640, 480]],
	["millimetres alone", 'width="210mm" height="148.5mm"', "0 0 793.7 561.26", [1000, 707]],
	["points alone", 'width="300pt" height="225pt"', "0 0 400 300", [400, 300]],
	["inches alone", 'width="8.5in" height="11in"', "0 0 816 1056", [816, 1056]],
	["a viewBox beside 100 %", 'viewBox="0 0 24 18" width="100%" height="100%"', "0 0 24 18", [24, 18]],
	["a viewBox without a height", 'viewBox="0 0 24 0" width="24" height="18"', "0 0 24 18", [24, 18]],
] as const) {
	test(`A drawing's size is read from ${what}`, () => {
		const { plate } = finish(svg('<path d="M0 0h9v9z"/>', attributes));
		expect(plate?.data).toContain(`viewBox="${viewBox}"`);
		expect(plate?.data).not.toMatch(/ (width|height)=/);
		expect([plate?.width, plate?.height]).toEqual(size);
	});
}

for (const [what, scale, field] of [
	["on a small field", 1, 1.5],
	["set large", 20, 600],
	["on a large field", 1, 6000],
] as const) {
	test(`A shape drawn ${what} does not move when it is made small`, async () => {
		const at = (share: number) => ((share * field) / scale ** 2).toFixed(6);
		const path = `M${at(0.111)} ${at(0.113)}L${at(0.877)} ${at(0.331)}L${at(0.443)} ${at(0.889)}z`;
		const use = (name: string, rest: string) => `<use href="#${name}" transform="scale(${scale})" ${rest}/>`;
		const body = `<defs><path id="a" d="${path}"/>${use("a", 'id="b"')}</defs>${use("b", 'fill="#c4573b"')}`;
		const source = svg(body, `viewBox="0 0 ${field} ${field}"`);
		expect(await difference(source, finished(source))).toBeLessThan(0.003);
	});
}

test("Names in two drawings never meet, and none is generic", () => {
	const source = svg('<clipPath id="a"><circle r="9"/></clipPath><path clip-path="url( \'#a\' )" d="M0 0h9v9z"/>');
	const [one, other] = [finished(source, "plates/home/a.svg"), finished(source, "plates/rooms/a.svg")];
	expect(namesIn(one)).toHaveLength(1);
	expect(namesIn(one)[0]).toMatch(/^p[0-9a-f]{8}-a$/);
	expect(one).toContain(`clip-path="url(#${namesIn(one)[0]})"`);
	expect(namesIn(other)).not.toEqual(namesIn(one));
});

test("Of two shapes with one name the first is meant, as in browsers", async () => {
	const twice = '<defs><path id="a" d="M0 0h400v300z"/><path id="a" d="M0 0h1v1z"/></defs>';
	const source = svg(`${twice}<use xlink:href="#a" fill="#c4573b"/>`);
	expect(await difference(source, finished(source))).toBeLessThan(0.003);
});

for (const [what, body, left] of [
	["a link's shapes", '<a href="https://example.org/"><path d="M0 0h9v9z"/></a>', "<path"],
	["the version of a switch without a language", '<switch><g systemLanguage="hi"/><circle r="9"/></switch>', "<circle"],
	[
		"the stronger of two rules",
		'<style>path{fill:#00f}.a.b{fill:red}.a{fill:#0f0}</style><path class="a b" d="M0 0h9v9z"/>',
		'fill="red"',
	],
	["a style sheet in CDATA", "<style><![CDATA[.a{fill:red}]]></style><path class='a' d='M0 0h9v9z'/>", 'fill="red"'],
	["an important rule", '<style>.a{fill:red!important}</style><path class="a" fill="#00f" d="M0 0h9v9z"/>', '"red"'],
	["a slant", '<use href="#a" transform="skewX(9)"/><path id="a" d="M0 0h9v9z"/>', "skewX(9)"],
	["a size told by a style", '<rect rx="2" style="width:9px;height:8px" fill="red"/>', 'width="9'],
	["plain colours beside wide ones", '<path style="fill:red;fill:color(display-p3 1 0 0)" d="M0 0h9v9z"/>', '"red"'],
	[
		"a mask's type",
		'<mask id="a" style="mask-type:alpha"><path d="M0 0h9v9z"/></mask><path mask="url(#a)" d="M0 0h9v9z"/>',
		'mask-type="alpha"',
	],
] as const) {
	test(`Kept is ${what}`, () => {
		const data = finished(svg(body));
		expect(data).toContain(left);
		expect(data).not.toMatch(/<a |<switch|<style|style=|class=/);
	});
}

test("A drawing whose elements carry a prefix, or that names no namespace, is taken", () => {
	const prefixed =
		'<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><s:path s:fill="red" d="M0 0h8v6z"/></s:svg>';
	const bare = '<svg viewBox="0 0 8 6"><path d="M0 0h8v6z"/></svg>';
	const plain = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M0 0h8v6z"/></svg>';
	expect(finished(prefixed)).toBe(plain);
	expect(finished(bare)).toBe(plain);
});

test("The parts that a plate names are drawn in", async () => {
	const star = readFileSync("content/plates/parts/star.svg", "utf8");
	const path = / d="([^"]*)"/.exec(star)?.[1] ?? "";
	const place = 'transform="translate(400 300) scale(20)" fill="#E0A33E"';
	const drawn = finished(svg(`<!-- parts: star --><use href="#star" ${place}/>`));
	expect(await difference(svg(`<path d="${path}" ${place}/>`), drawn)).toBeLessThan(0.003);
});

test("A part is drawn in with the parts it is made from, each once", async (t) => {
	const root = temporaryFolder(t);
	const part = (name: string, body: string) => {
		mkdirSync(join(root, "content/plates/parts"), { recursive: true });
		writeFileSync(join(root, "content/plates/parts", `${name}.svg`), svg(body));
	};
	// Parts that name each other must not be read for ever.
	part("nail", '<!-- parts: finger --><circle id="nail" r="40"/>');
	part(
		"finger",
		'<!-- parts: nail --><g id="finger"><path d="M0 0h40v90h-40z" fill="#a86f45"/><use href="#nail"/></g>',
	);
	const plate = svg('<!-- parts: finger --><use href="#finger" x="200" y="200"/><use href="#nail" x="600" y="90"/>');
	const whole = svg(
		'<path d="M200 200h40v90h-40z" fill="#a86f45"/><circle cx="200" cy="200" r="40"/><circle cx="600" cy="90" r="40"/>',
	);
	const data = finishPlate(root, "plates/a.svg", plate).plate?.data ?? "";
	expect(namesIn(data)).toHaveLength(2);
	expect(await difference(whole, data)).toBeLessThan(0.003);
});

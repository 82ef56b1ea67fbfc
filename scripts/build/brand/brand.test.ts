import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { fromFile } from "@capsizecss/unpack/fs";
import { contentCopy } from "@/e2e/support/content-copy";
import { drawnRoles } from "@/lib/brand/plate-palette";
import { BRAND_FILE, readBrand } from "@/lib/brand/read-brand";
import { loadContent } from "@/lib/content/load";
import { brand as brandSchema } from "@/lib/content/schema/brand";
import { readYaml } from "@/lib/content/source";
import { buildFonts } from "../fonts/build-fonts";
import { sharp } from "../pictures/sharp";
import { buildBrand } from "./build-brand";
import { checkBrand } from "./check-brand";
import { finishDrawing } from "./drawings";
import { brandStyleSheet } from "./style-sheet";

const drawing = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10">${shapes}</svg>`;

const check = (folder: string) => checkBrand(folder, readYaml(folder, BRAND_FILE, brandSchema), new Map());

/** What is wrong with the brand of a folder, each as field and message. */
const problemsIn = (folder: string) => check(folder).problems.map(({ field, message }) => `${field}: ${message}`);

/** What a module says in a folder, as the site would there. */
function inFolder(folder: string, module: string, expression: string): unknown {
	const here = process.cwd();
	const script = `const { default: it } = await import(${JSON.stringify(pathToFileURL(join(here, module)).href)});
		console.log(JSON.stringify(${expression}));`;
	const run = spawnSync(
		process.execPath,
		["--import", import.meta.resolve("tsx"), "--input-type=module", "-e", script],
		{
			cwd: folder,
			encoding: "utf8",
			env: { ...process.env, TSX_TSCONFIG_PATH: join(here, "tsconfig.json") },
		},
	);
	assert.equal(run.status, 0, run.stderr);
	return JSON.parse(run.stdout);
}

test("Another brand gives other symbols, icons and shapes; what it leaves out is plain", async (t) => {
	const { folder } = contentCopy(t);
	const { drawings, problems } = check(folder);
	assert.deepEqual(problems, []);
	assert.ok(drawings);
	await buildBrand(folder, readBrand(folder), drawings, "Rao");

	const symbols = readFileSync(join(folder, ".cache/brand/symbols.svg"), "utf8");
	assert.match(symbols, /<symbol id="brand-mark" viewBox="0 0 30 10">/);
	assert.match(symbols, /fill="currentColor"/);
	assert.match(symbols, /fill="#fc3"/);
	assert.match(symbols, /stroke="#101030"/);
	assert.doesNotMatch(symbols, /class=|red/);
	assert.match(symbols, /<symbol id="brand-star"/);

	const style = readFileSync(join(folder, ".cache/brand/brand.css"), "utf8");
	assert.match(style, /aspect-ratio: 30 \/ 10;/);
	assert.match(style, /--bullet: circle\(36%\);/);
	assert.doesNotMatch(style, /--band/);

	const icon = readFileSync(join(folder, "public/icon.svg"), "utf8");
	assert.match(icon, /<rect [^>]*fill="#203a8a"/);
	assert.match(icon, /color="#eeeef4"[^>]* viewBox="0 0 30 10"/);
	for (const size of [192, 512]) {
		const png = readFileSync(join(folder, `public/icon-${size}.png`));
		assert.equal(png.readUInt32BE(16), size);
	}
	const ico = readFileSync(join(folder, "public/favicon.ico"));
	assert.equal(ico.readUInt16LE(4), 3);
	const [length, offset] = [ico.readUInt32LE(6 + 2 * 16 + 8), ico.readUInt32LE(6 + 2 * 16 + 12)];
	assert.equal(ico.length, offset + length);
	assert.equal(ico.readUInt32BE(offset + 16), 48);
});

test("Another brand changes the tokens of the style sheets", (t) => {
	const { folder } = contentCopy(t);
	const collect = `(() => { let all; it.plugins[0]({ addBase: (rules) => { all = rules[":root"]; } }); return all; })()`;
	const tokens = inFolder(folder, "tailwind.config.ts", collect) as Record<string, string>;
	assert.equal(tokens["--color-ink"], "#101030");
	assert.equal(tokens["--color-clay"], "#b01050");
	assert.equal(tokens["--color-clay-deep"], "#900840");
	assert.match(tokens["--shadow-lift"] ?? "", /rgb\(16 16 48 \/ 0\.45\)/);
	assert.match(tokens["--font-display"] ?? "", /^var\(--font-headings\), "headings Roboto"/);
});

test("Other typefaces are made into the files that pages load, in the weights that are asked for", async (t) => {
	const { folder } = contentCopy(t);
	await buildFonts(folder, [loadContent(folder)]);
	const nameOf = async (role: string) => (await fromFile(join(folder, `.cache/fonts/${role}.woff2`))).familyName;
	assert.match(await nameOf("headings"), /^Figtree/);
	assert.match(await nameOf("text"), /^Fraunces/);
	const fallbacks = readFileSync(join(folder, ".cache/fonts/fallbacks.css"), "utf8");
	assert.match(fallbacks, /font-family: "headings Roboto";/);
	assert.match(fallbacks, /font-family: "text Georgia";/);
});

test("A drawing that is not there or cannot be used is named at its field", (t) => {
	const { folder, edit, write } = contentCopy(t);
	edit(BRAND_FILE, "icon:", "star: brand/star.svg\nbullet: brand/bullet.svg\nband: brand/none.svg\nicon:");
	write("content/brand/mark.svg", drawing(`<path class="fill-gold" d="M0 0h9v9z"/>`));
	write("content/brand/star.svg", drawing(`<script>alert(1)</script><path d="M0 0h9v9z"/>`));
	write("content/brand/bullet.svg", drawing(`<circle r="5"/>`));
	const problems = problemsIn(folder);
	assert.equal(problems.length, 4, problems.join("\n"));
	assert.ok(problems.includes("band: there is no file content/brand/none.svg"));
	assert.ok(problems.includes("bullet: content/brand/bullet.svg: must hold one <polygon> and nothing else"));
	assert.ok(
		problems.some((one) =>
			one.startsWith(
				"mark: content/brand/mark.svg: the drawing holds the class fill-gold, but no colour has that name",
			),
		),
	);
	assert.ok(problems.some((one) => one.startsWith("star: content/brand/star.svg: the drawing holds a script")));
});

test("A class of a colour holds against the styles of drawing programs, where the palette is exchanged as well", () => {
	const colours = { ...drawnRoles, clay: "#b01050", pine: drawnRoles.clay } as const;
	for (const [shape, shown] of [
		['<path class="fill-clay" style="fill:#000" d="M0 0h9v9z"/>', colours.clay],
		['<style>path{fill:#123456!important}</style><path class="fill-clay" d="M0 0h9v9z"/>', colours.clay],
		[`<path style="fill:${drawnRoles.pine}" d="M0 0h9v9z"/>`, colours.pine],
		['<path class="fill-pine" d="M0 0h9v9z"/>', colours.pine],
	] as const) {
		const { plate } = finishDrawing(process.cwd(), "brand/mark.svg", drawing(shape), colours);
		assert.match(plate?.data ?? "", new RegExp(`fill="${shown}"`), shape);
	}
});

test("A typeface that is not installed is named with the command that installs it", (t) => {
	const { folder, edit } = contentCopy(t);
	edit(BRAND_FILE, "@fontsource-variable/fraunces", "@fontsource-variable/no-such-face");
	assert.deepEqual(problemsIn(folder), [
		"typefaces.text.package: @fontsource-variable/no-such-face is not installed, or has no weights to choose from: npm install --save-exact @fontsource-variable/no-such-face",
	]);
});

test("Bullets and the band take the brand's drawings", (t) => {
	const { folder, edit, write } = contentCopy(t);
	edit(BRAND_FILE, "icon:", "bullet: brand/bullet.svg\nband: brand/band.svg\nicon:");
	write("content/brand/bullet.svg", drawing(`<polygon points="0,0 30,0 15 10"/>`));
	write("content/brand/band.svg", drawing(`<path class="fill-clay" d="M0 0h9v9z"/>`));
	const { drawings } = check(folder);
	assert.ok(drawings);
	const style = brandStyleSheet(readBrand(folder), drawings);
	assert.match(style, /--bullet: polygon\(0% 0%,100% 0%,50% 100%\);/);
	assert.match(
		style,
		/--band: url\("data:image\/svg\+xml,%3Csvg width='30' height='10'[^"<>#]*fill='%23b01050'[^"<>#]*"\);/,
	);
	assert.match(style, /--band-height: 10px;/);
});

test("Without a mark the icons show the name's first letter, and pages leave no room for it", async (t) => {
	const { folder, edit } = contentCopy(t);
	edit(BRAND_FILE, "mark: brand/mark.svg\n", "");
	const { drawings, problems } = check(folder);
	assert.deepEqual(problems, []);
	assert.ok(drawings);
	await buildBrand(folder, readBrand(folder), drawings, "Rao");
	assert.doesNotMatch(readFileSync(join(folder, ".cache/brand/symbols.svg"), "utf8"), /brand-mark/);
	assert.match(readFileSync(join(folder, ".cache/brand/brand.css"), "utf8"), /\.mark \{\s*display: none;/);
	const { channels } = await sharp(join(folder, "public/icon-192.png")).stats();
	assert.ok(
		channels.every(({ stdev }) => stdev > 20),
		"a letter in the colour of lettering stands on the ground",
	);
});

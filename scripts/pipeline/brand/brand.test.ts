import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fromFile } from "@capsizecss/unpack/fs";
import { assertMatches, contentCopy } from "@/e2e/support/content-copy";
import { drawnRoles } from "@/lib/brand/palette";
import { readYaml } from "@/lib/content/content-file";
import { BRAND_FILE, loadContent, readBrand } from "@/lib/content/load";
import { brand as brandSchema } from "@/lib/model/schema/brand";
import { buildFonts } from "../fonts/build-fonts";
import { optimiseSvg } from "../pictures/optimise-svg";
import { sharp } from "../pictures/sharp";
import { buildBrand } from "./build-brand";
import { checkBrand } from "./check-brand";

const drawing = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10">${shapes}</svg>`;

const check = (folder: string) => checkBrand(folder, readYaml(folder, BRAND_FILE, brandSchema), new Map());

/** The problems and warnings of a folder's brand, each in a line with its field. */
async function mistakesIn(folder: string): Promise<string> {
	const { problems, warnings } = await check(folder);
	return [...problems, ...warnings].map(({ field, message }) => `${field}: ${message}`).join("\n");
}

/** Builds the brand of a folder; returns a function that reads the files that it wrote. */
async function build(folder: string) {
	const { drawings, problems } = await check(folder);
	assert.deepEqual(problems, []);
	assert.ok(drawings);
	await buildBrand(folder, readBrand(folder), drawings, "Rao");
	return (file: string) => readFileSync(join(folder, file), "utf8");
}

test("Another brand gives other symbols, icons and shapes, and plain ones for what it leaves out", async (t) => {
	const { folder, edit } = contentCopy(t);
	// Wide, the mark itself would not be in the icons.
	edit(BRAND_FILE, "icon:", "icon:\n  src: brand/mark.svg");
	const read = await build(folder);
	const symbols = read(".cache/brand/symbols.svg");
	for (const part of ['<symbol id="brand-mark" viewBox="0 0 30 10">', 'fill="currentColor"', 'fill="#fc3"']) {
		assert.ok(symbols.includes(part), part);
	}
	assert.match(symbols, /stroke="#101030".*<symbol id="brand-star"/);
	assert.doesNotMatch(symbols, /class=|red/);
	const style = read(".cache/brand/brand.css");
	assert.match(style, /--bullet: circle\(36%\);.*aspect-ratio: 30 \/ 10;/s);
	assert.doesNotMatch(style, /band/);
	assert.match(read("public/icon.svg"), /<rect [^>]*fill="#203a8a".*color="#eeeef4" [^>]*viewBox="0 0 30 10"/);
	for (const size of [192, 512]) {
		assert.equal((await sharp(join(folder, `public/icon-${size}.png`)).metadata()).width, size);
	}
	const ico = readFileSync(join(folder, "public/favicon.ico"));
	assert.equal(ico.readUInt16LE(4), 3);
	const [length, offset] = [ico.readUInt32LE(6 + 2 * 16 + 8), ico.readUInt32LE(6 + 2 * 16 + 12)];
	assert.equal(ico.length, offset + length);
	assert.equal(ico.readUInt32BE(offset + 16), 48);
});

test("Another brand changes the tokens of the style sheets, a mistake in it does not", async (t) => {
	const { folder, edit } = contentCopy(t);
	await build(folder);
	edit(BRAND_FILE, 'clay: "#b01050"', 'clay: "#eeee88"');
	const script = `const { default: config } = await import(${JSON.stringify(join(process.cwd(), "tailwind.config.ts"))});
		config.plugins[0]({ addBase: (rules) => {
			const root = Object.entries(rules).filter(([selector]) => selector.startsWith(":root"));
			console.log(JSON.stringify(Object.fromEntries(root.flatMap(([, values]) => Object.entries(values)))));
		} });`;
	const env = { ...process.env, TSX_TSCONFIG_PATH: join(process.cwd(), "tsconfig.json") };
	const args = ["--import", import.meta.resolve("tsx"), "--input-type=module", "-e", script];
	const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", env });
	assert.equal(stderr, "");
	const tokens = JSON.parse(stdout) as Record<string, string>;
	for (const [token, value] of [
		["--color-ink", /^#101030$/],
		["--color-clay-deep", /^#900840$/],
		["--shadow-lift", /rgb\(16 16 48 \/ 0\.45\)/],
		["--font-display", /^headings, "headings Roboto"/],
	] as const) {
		assert.match(tokens[token] ?? "", value, token);
	}
});

test("Other typefaces become the fonts that pages load, with fallbacks of their kind", async (t) => {
	const { folder } = contentCopy(t);
	await buildFonts(folder, [loadContent(folder)]);
	const nameOf = async (role: string) => (await fromFile(join(folder, `.cache/fonts/${role}.woff2`))).familyName;
	assert.match(await nameOf("headings"), /^Figtree/);
	assert.match(await nameOf("text"), /^Fraunces/);
	const fallbacks = readFileSync(join(folder, ".cache/fonts/fallbacks.css"), "utf8");
	assert.match(fallbacks, /font-family: "headings Roboto";.*font-family: "text Georgia";/s);
});

test("Drawings and typefaces that cannot be used are reported at their fields", async (t) => {
	const { folder, edit, write } = contentCopy(t);
	edit(BRAND_FILE, "icon:", "star: brand/star.svg\nbullet: brand/bullet.svg\nband: brand/none.svg\nicon:");
	edit(BRAND_FILE, "@fontsource-variable/fraunces", "@fontsource-variable/no-such-face");
	write("content/brand/mark.svg", drawing(`<path class="fill-gold" d="M0 0h9v9z"/>`));
	write("content/brand/star.svg", drawing(`<script>alert(1)</script><path d="M0 0h9v9z"/>`));
	write("content/brand/bullet.svg", drawing(`<circle r="5"/>`));
	const expected = [
		"mark: content/brand/mark.svg: the drawing contains the class fill-gold, but no colour has that name…",
		"star: content/brand/star.svg: the drawing contains <script>…",
		"band: there is no file content/brand/none.svg…",
		"bullet: content/brand/bullet.svg: must contain one <polygon> and nothing else…",
		"typefaces.text.package: @fontsource-variable/no-such-face is not installed, or has no weights to choose from: npm install --save-exact @fontsource-variable/no-such-face…",
	];
	assertMatches(await mistakesIn(folder), expected.join("\n"));
});

test("A class with a role's name overrides the styles of drawing programs and is not replaced twice", () => {
	const colours = { ...drawnRoles, clay: "#b01050", pine: drawnRoles.clay } as const;
	const options = { parts: new Map(), roleClasses: true };
	for (const [shape, colour] of [
		['<path class="fill-clay" style="fill:#000" d="M0 0h9v9z"/>', colours.clay],
		['<style>path{fill:#123456!important}</style><path class="fill-clay" d="M0 0h9v9z"/>', colours.clay],
		[`<path style="fill:${drawnRoles.pine}" d="M0 0h9v9z"/>`, colours.pine],
		['<path class="fill-pine" d="M0 0h9v9z"/>', colours.pine],
	] as const) {
		const { illustration } = optimiseSvg("brand/mark.svg", drawing(shape), { ...options, colours });
		assert.ok(illustration?.svg.includes(`fill="${colour}"`), shape);
	}
});

test("Bullets and the band are the brand's drawings", async (t) => {
	const { folder, edit, write } = contentCopy(t);
	edit(BRAND_FILE, "icon:", "bullet: brand/bullet.svg\nband: brand/band.svg\nicon:");
	write("content/brand/bullet.svg", drawing(`<polygon points="0,0 30,0 15 10"/>`));
	write("content/brand/band.svg", drawing(`<path class="fill-clay" d="M0 0h9v9z"/>`));
	const read = await build(folder);
	const style = read(".cache/brand/brand.css");
	assert.match(style, /--bullet: polygon\(0% 0%,100% 0%,50% 100%\);/);
	assert.match(style, /\.band \{\s+height: 10px;.*background: url\("\.\/band\.svg"\)/s);
	assert.match(read(".cache/brand/band.svg"), /^<svg width="30" height="10".*fill="#b01050"/);
});

test("Without a logo the icons show the first letter of the name, and pages leave no room for it", async (t) => {
	const { folder, edit } = contentCopy(t);
	edit(BRAND_FILE, "mark: brand/mark.svg\n", "");
	const read = await build(folder);
	assert.doesNotMatch(read(".cache/brand/symbols.svg"), /brand-mark/);
	assert.match(read(".cache/brand/brand.css"), /\.mark \{\s*display: none;/);
	const { channels } = await sharp(join(folder, "public/icon-192.png")).stats();
	assert.ok(channels.every(({ stdev }) => stdev > 20));
});

/** A PNG of one colour with a transparent margin. */
const png = (width: number, height: number, background: string): Promise<Buffer> =>
	sharp({ create: { width, height, channels: 4, background } })
		.extend({ top: 9, bottom: 9, left: 40, right: 40, background: "#0000" })
		.png()
		.toBuffer();

test("A logo may be a PNG, which pages fetch, with a version for dark grounds; a wide one is in no icon", async (t) => {
	const { folder, edit, write } = contentCopy(t);
	write("content/brand/logo.png", await png(1200, 300, "#203a8a"));
	write("content/brand/light.png", await png(600, 150, "#ffffff"));
	edit(BRAND_FILE, "mark: brand/mark.svg", "mark: brand/logo.png\nmarkOnDark: brand/light.png\nmarkIsName: true");
	const { drawings, problems, warnings } = await check(folder);
	assert.deepEqual([problems, warnings], [[], []]);
	const files = [...(drawings?.files ?? [])];
	assert.equal(files.length, 2);
	for (const [, file] of files) {
		const { format, width, height } = await sharp(file).metadata();
		assert.deepEqual([format, Math.round((width ?? 0) / (height ?? 1))], ["webp", 4]);
	}
	const read = await build(folder);
	const symbols = read(".cache/brand/symbols.svg");
	for (const [path] of files) assert.ok(symbols.includes(`href="${path}"`), path);
	assert.match(symbols, /<symbol id="brand-mark" .*<symbol id="brand-mark-dark" /);
	assert.doesNotMatch(symbols, /data:/);
	assert.match(read(".cache/brand/brand.css"), /aspect-ratio: 512 \/ 128; max-width: 40vw;/);
	const letter = read("public/icon.svg");
	edit(BRAND_FILE, "icon:", "icon:\n  src: brand/mark.svg");
	await build(folder);
	assert.notEqual(read("public/icon.svg"), letter);
});

test("A logo that is small, in pixels within an SVG, or hard to see is reported with what to do", async (t) => {
	const { folder, write, edit } = contentCopy(t);
	write("content/brand/mark.svg", drawing(`<image width="30" height="10" href="data:image/png;base64,AAAA"/>`));
	const whole = /^mark: .*save the whole picture as a PNG at least 512 pixels .* under content\/brand\//;
	assert.match(await mistakesIn(folder), whole);
	write("content/brand/mark.svg", drawing(`<path fill="#20204a" d="M0 0h9v9z"/>`));
	assert.equal(
		await mistakesIn(folder),
		"mark: 100 % of the logo have a contrast of less than 3:1 to ink (#101030): name a light version as markOnDark, or fill its shapes with currentColor",
	);
	write("content/brand/logo.png", await png(300, 300, "#203a8a"));
	edit(BRAND_FILE, "mark: brand/mark.svg", "mark: brand/logo.png");
	assert.match(await mistakesIn(folder), /^mark: content\/brand\/logo.png: the picture has 380 pixels; 512 are needed/);
	write("content/brand/logo.png", "A logo");
	assert.match(await mistakesIn(folder), /^mark: content\/brand\/logo.png: the file is a text, such as a web page/);
	write("content/brand/logo.png", (await png(600, 600, "#203a8a")).subarray(0, 99));
	assert.match(await mistakesIn(folder), /^mark: content\/brand\/logo.png: the picture cannot be read/);
});

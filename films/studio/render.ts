/**
 * `npm run films -- [--stills | --posters] [slug...]`: renders the drawn films, all or the named ones, in the brand's
 * colours into `public/films/`: MP4, WebM, captions and the poster's drawing. With `--stills` it makes only a sheet of
 * moments of each film, to look at while drawing; with `--posters` only the captions and the posters' drawings. Films
 * need ffmpeg and a Chrome or Chromium (`CHROME_PATH` names one).
 * Each module in `films/` exports one `film`, named as its file.
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { inBrandColours } from "@/lib/brand/plate-palette";
import { readBrand } from "@/lib/brand/read-brand";
import { finishPlate } from "@/scripts/build/pictures/plate";
import { sharp } from "@/scripts/build/pictures/sharp";
import { findOrInstallBrowser } from "@/scripts/test/browser";
import { browserFlags } from "@/scripts/test/browser-flags";
import { webVtt } from "./captions";
import { encodeFilm } from "./encode";
import { type Film, loopedFrame } from "./scene";

const RATE = 24;
const WIDTH = 960;
const HEIGHT = 540;
const FOLDER = "public/films";
const STILLS = 12;

const page = (body: string) => `<!doctype html><style>body{margin:0}svg{display:block}</style><body>${body}</body>`;

const { colours } = readBrand(process.cwd());

const svg = (markup: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${markup}</svg>`;

/** Shows a picture in the brand's colours and takes it as PNG. */
async function shoot(tab: Page, markup: string): Promise<Buffer> {
	await tab.evaluate(
		(html) => {
			document.body.innerHTML = html;
		},
		svg(inBrandColours(markup, colours)),
	);
	return tab.screenshot({ type: "png" });
}

async function* pictures(tab: Page, film: Film): AsyncGenerator<Buffer> {
	let last = "";
	let picture: Buffer = Buffer.alloc(0);
	for (let i = 0; i < Math.round(film.seconds * RATE); i++) {
		const markup = loopedFrame(film, i / RATE);
		if (markup !== last) picture = await shoot(tab, markup);
		last = markup;
		yield picture;
	}
}

/** The film's most telling moment as a drawing in the plates' colours, of which the build makes the poster. */
function poster(film: Film, target: string): void {
	const source = svg(film.frame(film.posterAt));
	const { plate, problems } = finishPlate(process.cwd(), `films/${film.slug}.svg`, source);
	if (!plate) throw new Error(`the poster of ${film.slug} cannot be drawn: ${problems.join("; ")}`);
	writeFileSync(`${target}.svg`, `${plate.data}\n`);
}

/** Writes what needs no rendering: the captions and the poster's drawing. */
function write(film: Film): string {
	mkdirSync(FOLDER, { recursive: true });
	const target = join(FOLDER, film.slug);
	writeFileSync(`${target}.vtt`, webVtt(film));
	poster(film, target);
	return target;
}

async function render(tab: Page, film: Film): Promise<void> {
	const target = write(film);
	await encodeFilm(pictures(tab, film), RATE, target);
	console.log(`${target}: ${film.seconds} s`);
}

/** A sheet of moments, evenly spread over a film. */
async function stills(tab: Page, film: Film): Promise<void> {
	const moments = Array.from({ length: STILLS }, (_, i) => (film.seconds * i) / STILLS);
	const images: Buffer[] = [];
	for (const moment of moments) {
		images.push(
			await sharp(await shoot(tab, loopedFrame(film, moment)))
				.resize(WIDTH / 2)
				.toBuffer(),
		);
	}
	const file = join(tmpdir(), `${film.slug}-stills.png`);
	const composed = images.map((input, i) => ({
		input,
		left: (i % 3) * (WIDTH / 2 + 8),
		top: Math.floor(i / 3) * (HEIGHT / 2 + 8),
	}));
	await sharp({
		create: { width: 1.5 * WIDTH + 16, height: 2 * HEIGHT + 24, channels: 3, background: "#fff" },
	})
		.composite(composed)
		.png()
		.toFile(file);
	console.log(file);
}

/** The films, each a module of its name. */
const folder = new URL("..", import.meta.url);
const slugs = readdirSync(folder)
	.filter((file) => file.endsWith(".ts"))
	.map((file) => file.replace(/\.ts$/, ""));

const args = process.argv.slice(2);
const asked = args.filter((arg) => !arg.startsWith("--"));
const unknown = asked.filter((slug) => !slugs.includes(slug));
if (unknown.length > 0) throw new Error(`no film is called ${unknown.join(", ")}; there are ${slugs.join(", ")}`);

const chosen: Film[] = [];
for (const slug of asked.length > 0 ? asked : slugs) {
	const { film }: { film: Film } = await import(`../${slug}.ts`);
	chosen.push(film);
}

if (args.includes("--posters")) {
	for (const film of chosen) console.log(`${write(film)}.svg`);
} else {
	const browser = await chromium.launch({ executablePath: await findOrInstallBrowser(), args: browserFlags });
	try {
		const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
		await tab.setContent(page(""));
		for (const film of chosen) await (args.includes("--stills") ? stills : render)(tab, film);
	} finally {
		await browser.close();
	}
}

/**
 * `npm run films -- [--stills] [slug...]`: renders the drawn films, all or the
 * named ones, into `public/films/`: MP4, WebM, poster and captions. With `--stills` it makes only a
 * sheet of moments of each film, to look at while drawing. Needs ffmpeg and a Chrome or Chromium
 * (`CHROME_PATH` names one).
 * Each module in `films/` exports one `film`, named as its file.
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
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

const svg = (markup: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${markup}</svg>`;

/** Shows a picture and takes it as PNG. */
async function shoot(tab: Page, markup: string): Promise<Buffer> {
	await tab.evaluate((html) => {
		document.body.innerHTML = html;
	}, svg(markup));
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

/** The film's most telling moment; AVIF keeps flat colours clean in half the bytes of WebP. */
async function poster(tab: Page, film: Film, target: string): Promise<void> {
	const picture = await shoot(tab, film.frame(film.posterAt));
	await sharp(picture).avif({ quality: 55, effort: 9 }).toFile(`${target}.avif`);
}

async function render(tab: Page, film: Film): Promise<void> {
	mkdirSync(FOLDER, { recursive: true });
	const target = join(FOLDER, film.slug);
	writeFileSync(`${target}.vtt`, webVtt(film));
	await poster(tab, film, target);
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

const browser = await chromium.launch({
	executablePath: await findOrInstallBrowser(),
	args: browserFlags,
});
try {
	const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
	await tab.setContent(page(""));
	for (const slug of asked.length > 0 ? asked : slugs) {
		const { film }: { film: Film } = await import(`../${slug}.ts`);
		await (args.includes("--stills") ? stills : render)(tab, film);
	}
} finally {
	await browser.close();
}

/**
 * `npm run bench:growth -- 24 250`: builds copies of the project with so many treatments, made up after the sample's, and
 * prints how long that takes and what pages weigh. Then it changes one treatment and builds again.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parse, parseDocument, stringify, type YAMLSeq } from "yaml";
import type * as z from "zod";
import { runIn } from "@/e2e/clinic/build";
import { copyProject } from "@/e2e/support/project-copy";
import { filesIn, outputFile } from "@/lib/content/files";
import type { treatment } from "@/lib/model/schema/treatment";
import { exitWith } from "../exec";
import { compressed, markdownTable, pageWeights } from "./page-weights";

type Pattern = { menu: string; slug: string; data: z.input<typeof treatment> };

const PLACES = "hand, arm, foot, leg, neck, back, belly, chest, face, scalp, hip, knee".split(", ");
const OCCASIONS = [
	...["in children", "in older people", "after an injury", "after an illness", "a second time"],
	...["without a stay", "with diabetes", "before a wedding", "at work", "in sport"],
];

/** Pages of treatments that are weighed, spread over all. */
const WEIGHED = 25;

function patternsIn(root: string): Pattern[] {
	return filesIn(root, "content/treatments").map((file) => ({
		menu: basename(dirname(file)),
		slug: basename(file, ".yaml"),
		data: parse(readFileSync(join(root, file), "utf8")),
	}));
}

/** As many whole words of a text as a field has room for. */
function shortened(text: string, room: number): string {
	const words = text.split(" ");
	while (words.join(" ").length > room) words.pop();
	return words.join(" ").replace(/\W$/, "");
}

/** The drawing of a pattern with a point in its corner, so that the build has to make it anew. */
function drawingFor(root: string, src: string, number: number): string {
	const svg = readFileSync(join(root, "content", src), "utf8");
	const colour = /fill="(#\w+)"/.exec(svg)?.[1];
	const point = `<circle cx="2" cy="2" r="${1 + number / 1000}" fill="${colour}"/>`;
	const made = src.replace(/\.svg$/, `-${number}.svg`);
	outputFile(join(root, "content", made), svg.replace(/<\/svg>\s*$/, `${point}</svg>\n`));
	return made;
}

/** A treatment with a name, a drawing and words of its own. First aid and other addresses stay with the pattern. */
function madeUp(root: string, { menu, slug, data }: Pattern, number: number): Pattern {
	const place = PLACES[number % PLACES.length];
	const occasion = OCCASIONS[Math.floor(number / PLACES.length)];
	if (!place || !occasion) throw new RangeError("There are not enough names for so many treatments.");
	const { aliases: _aliases, emergency: _emergency, title: _title, ...others } = data;
	const src = String(data.banner.src);
	return {
		menu,
		slug: `${slug}-${place}-${occasion.replaceAll(" ", "-")}`,
		data: {
			...others,
			link: `${data.link}, ${place}, ${occasion}`,
			heading: `${shortened(data.link, 40)}: ${place}, ${occasion}`,
			menuLine: shortened(`${place}, ${occasion}: ${data.menuLine}`, 60),
			summary: shortened(`${place}, ${occasion}: ${data.summary}`, 165),
			words: [...(data.words ?? []), `${data.link} ${place}`, `${data.link} ${occasion}`],
			paragraph: `For the ${place}, ${occasion}. ${data.paragraph}`,
			banner: { ...data.banner, src: src.endsWith(".svg") ? drawingFor(root, src, number) : src },
		},
	};
}

/** Adds treatments to a project until it has so many, each in its menu. */
function grow(root: string, count: number): void {
	const patterns = patternsIn(root);
	const file = join(root, "content/navigation.yaml");
	const navigation = parseDocument(readFileSync(file, "utf8"));
	const { menus } = navigation.toJS() as { menus: { slug: string }[] };
	for (let index = 0; index < count - patterns.length; index++) {
		const pattern = patterns[index % patterns.length] as Pattern;
		const { menu, slug, data } = madeUp(root, pattern, Math.floor(index / patterns.length));
		outputFile(join(root, `content/treatments/${menu}/${slug}.yaml`), stringify(data));
		(navigation.getIn(["menus", menus.findIndex((one) => one.slug === menu), "items"]) as YAMLSeq).add(slug);
	}
	writeFileSync(file, String(navigation));
}

/** Builds a project as `npm run build` does, and returns its last line: how long the build and its steps took. */
function build(root: string): string {
	const { status, stdout, stderr } = runIn(root, "scripts/build/build.ts", { env: { PRECOMPRESS: "1" } });
	if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
	return stdout.trim().split("\n").at(-1) ?? "";
}

/** What the pages of treatments weigh at most, the search page and the search's data, in bytes. */
function weigh(root: string): number[] {
	const out = join(root, "out");
	const all = patternsIn(root).map(({ menu, slug }) => `${menu}/${slug}/index.html`);
	const some = all.filter((_, index) => index % Math.ceil(all.length / WEIGHED) === 0);
	const weights = [...pageWeights(out, some).values()];
	const most = (part: "html" | "style" | "scripts") => Math.max(...weights.map((weight) => weight[part]));
	const files = ["search/index.html", "search.json"].map((file) => compressed(readFileSync(join(out, file), "utf8")));
	return [most("html"), most("style"), most("scripts"), ...files];
}

const rows: string[][] = [];
for (const size of process.argv.slice(2)) {
	if (!/^\d+$/.test(size)) exitWith("Usage: npm run bench:growth -- 24 250");
	const project = await copyProject();
	try {
		grow(project.folder, Number(size));
		console.log(`${size} treatments. ${build(project.folder)}`);
		rows.push([size, ...weigh(project.folder).map(String)]);
		const [file = ""] = filesIn(project.folder, "content/treatments");
		const path = join(project.folder, file);
		writeFileSync(path, readFileSync(path, "utf8").replace(/^paragraph: >-\n\s+/m, "$&Ask us about it. "));
		console.log(`One of them changed. ${build(project.folder)}`);
	} finally {
		await project.remove();
	}
}
console.log(`\n${markdownTable(["Treatments", "HTML", "Style", "Scripts", "Search page", "search.json"], rows)}`);

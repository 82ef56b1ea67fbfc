import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type * as z from "zod";
import { drawnRoles } from "@/lib/brand/plate-palette";
import { filesIn } from "@/lib/content/files";
import { treatmentPlace } from "@/lib/content/place";
import type { treatment } from "@/lib/content/schema/treatment";

/** A treatment as its file says it. */
type Written = z.input<typeof treatment>;

/** A made-up treatment: where its file stands, what it says, and the text of its drawing, if its pattern has one. */
export type MadeUp = { menu: string; slug: string; data: Written; drawing?: { src: string; svg: string } };

/** What names are combined from: a part of the body, and for whom or after what. */
const PLACES = [
	...["left hand", "right hand", "left foot", "right foot", "left arm", "right arm", "left leg", "right leg"],
	...["neck", "back", "belly", "chest", "face", "scalp", "shoulder", "hip", "knee", "ankle", "wrist", "elbow"],
];
const OCCASIONS = [
	...["in children", "in older people", "after an injury", "after an illness", "a second time", "without a stay"],
	...["with diabetes", "before a wedding", "at work", "in sport"],
];

/** How many treatments can be made of one that is there: no two have the same name. */
const VARIANTS = PLACES.length * OCCASIONS.length;

const asSlug = (words: string) => words.replaceAll(" ", "-");

/** As many whole words of a text as a place has room for. */
function shortened(text: string, room: number): string {
	const words = text.split(" ");
	while (words.join(" ").length > room) words.pop();
	return words.join(" ").replace(/[,:;]$/, "");
}

/** A treatment that is there, as the pattern of others. */
type Pattern = { menu: string; slug: string; data: Written };

function patternsIn(root: string): Pattern[] {
	return filesIn(root, "content/treatments").map((file) => ({
		...treatmentPlace(file),
		data: parse(readFileSync(join(root, file), "utf8")) as Written,
	}));
}

/** The drawing of a made-up treatment: its pattern's in a file of its own, which the build has to finish by itself. */
function drawingOf(root: string, src: string | undefined, slug: string): MadeUp["drawing"] {
	if (!src?.endsWith(".svg")) return undefined;
	const svg = readFileSync(join(root, "content", src), "utf8");
	const box = /viewBox="0 0 (\d+) (\d+)"/.exec(svg);
	if (!box) return undefined;
	// A point in a corner, of another size in each, so that no two drawings are the same.
	const size = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) / 10_000;
	const point = `<circle cx="2" cy="2" r="${size.toFixed(4)}" fill="${drawnRoles.ink}"/>`;
	return { src: `plates/made-up/${slug}.svg`, svg: svg.replace(/<\/svg>\s*$/, `${point}</svg>\n`) };
}

function variantOf(root: string, pattern: Pattern, number: number): MadeUp {
	const place = PLACES[number % PLACES.length] ?? "";
	const occasion = OCCASIONS[Math.floor(number / PLACES.length)] ?? "";
	const { aliases: _aliases, emergency: _emergency, title: _title, ...data } = pattern.data;
	const slug = `${pattern.slug}-${asSlug(place)}-${asSlug(occasion)}`;
	const where = `${place}, ${occasion}`;
	const drawing = drawingOf(root, data.banner.src?.toString(), slug);
	return {
		menu: pattern.menu,
		slug,
		...(drawing && { drawing }),
		data: {
			...data,
			link: `${shortened(data.link, 40)}, ${where}`,
			heading: `${shortened(data.link, 40)}: ${where}`,
			menuLine: shortened(`${place}, ${occasion}: ${data.menuLine}`, 60),
			summary: shortened(`${data.link}, ${where}: ${data.summary}`, 165),
			conditions: (data.conditions ?? []).map((words) => `${shortened(words, 56 - place.length)}, ${place}`),
			words: [...(data.words ?? []), `${data.link} ${place}`, `${data.link} ${occasion}`],
			paragraph: `For the ${place}, ${occasion}. ${data.paragraph}`,
			banner: { ...data.banner, ...(drawing && { src: drawing.src }) },
			related: [],
		},
	};
}

/**
 * Makes up treatments after those of a project, each with a name, a drawing and words of its own; the same each time.
 * First aid and other addresses stay with the treatments that are there.
 * @param root the project's root
 * @param count how many treatments there are to be in all, those that are there among them
 * @throws {RangeError} if there are fewer or more than can be made
 */
export function madeUpTreatments(root: string, count: number): MadeUp[] {
	const patterns = patternsIn(root);
	const wanted = count - patterns.length;
	if (wanted < 0 || wanted > patterns.length * VARIANTS) {
		throw new RangeError(`between ${patterns.length} and ${patterns.length * (VARIANTS + 1)} treatments can be made`);
	}
	const made = Array.from({ length: wanted }, (_, index) => {
		const pattern = patterns[index % patterns.length] as Pattern;
		return variantOf(root, pattern, Math.floor(index / patterns.length));
	});
	// A reader of one may look for its neighbours next.
	return made.map((one, index) => {
		const others = [1, 2, 3].map((step) => made[(index + step) % made.length] as MadeUp);
		const related = [...new Set(others.map(({ menu, slug }) => `${menu}/${slug}`))];
		return { ...one, data: { ...one.data, related: related.filter((id) => id !== `${one.menu}/${one.slug}`) } };
	});
}

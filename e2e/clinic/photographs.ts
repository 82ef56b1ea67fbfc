import { join } from "node:path";
import { outputFile } from "@/lib/content/files";
import { sharp } from "@/scripts/pipeline/pictures/sharp";
import { editContent } from "./extremes";

/**
 * A photograph as a phone takes it, of 6 megapixels, with the place and the camera in it: a head before a light wall.
 * @param head the middle of the head, in shares of the upright picture's width and height
 * @param orientation how the phone was held (Exif 2.32, 4.6.4)
 */
async function photographOf(head: [x: number, y: number], upright: boolean, orientation: 3 | 6): Promise<Buffer> {
	const [width, height] = upright ? [2000, 3000] : [3000, 2000];
	const [x, y] = [head[0] * width, head[1] * height];
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><linearGradient id="wall" x2="1" y2="1"><stop stop-color="#fbfaf7"/><stop offset="1" stop-color="#8a9aa6"/></linearGradient><path fill="url(#wall)" d="M0 0h${width}v${height}H0z"/><ellipse cx="${x}" cy="${y + 1150}" rx="620" ry="800" fill="#375a7f"/><ellipse cx="${x}" cy="${y}" rx="230" ry="300" fill="#b97f58"/><path fill="#2b1d16" d="M${x - 235} ${y - 60}a235 250 0 0 1 470 0z"/></svg>`;
	return sharp(Buffer.from(svg))
		.removeAlpha()
		.rotate(orientation === 3 ? 180 : 270)
		.withExif({
			IFD0: { Make: "A maker of phones" },
			IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 30/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "73/1 48/1 0/1" },
		})
		.withMetadata({ orientation })
		.jpeg({ quality: 90 })
		.toBuffer();
}

/** The photographs, each with the middle of the head in it. */
export const photographs = {
	"photos/waiting-room.jpg": { head: [0.5, 0.45], upright: false, orientation: 3 },
	"photos/dentist.jpg": { head: [0.5, 0.16], upright: true, orientation: 6 },
	"photos/patient.jpg": { head: [0.16, 0.4], upright: false, orientation: 6 },
} as const;

const picture = (src: keyof typeof photographs, alt: string, more = {}) => ({ src, alt, ...more });
const room = picture("photos/waiting-room.jpg", "A person in the waiting room");
const patient = picture("photos/patient.jpg", "A patient at the left of the picture", { focus: "left" });

/** Replaces drawings of the test clinic by photographs, one in every kind of place. */
export async function addPhotographs(folder: string): Promise<void> {
	for (const [src, { head, upright, orientation }] of Object.entries(photographs)) {
		outputFile(join(folder, "content", src), await photographOf([...head], upright, orientation));
	}
	const { change } = editContent(folder);
	change("home.yaml", ({ sections }) => {
		const [slides, , services] = sections as [Slides, unknown, Services, ...unknown[]];
		const [slide] = slides.slides;
		if (slide) slide.image = room;
		const [card] = services.cards;
		if (card) card.img = patient;
		(sections as unknown[]).push({ kind: "about", title: "The practice", text: "Small and calm.", image: room });
	});
	change("doctors/dr-revati-limaye.yaml", (doctor) => {
		doctor.portrait = picture("photos/dentist.jpg", "Dr. Revati Limaye");
	});
	change("about-clinic.yaml", (page) => {
		(page.gallery as { images: unknown[] }).images[1] = { ...room, caption: "The waiting room" };
	});
	change("treatments/teeth-&-gums/gum-care.yaml", (treatment) => {
		treatment.banner = patient;
	});
	change("treatments/teeth-&-gums/root-canal.yaml", (treatment) => {
		treatment.banner = room;
		const { sections } = treatment.details as { sections: { topic: string; pairs?: unknown[] }[] };
		const results = sections.find(({ topic }) => topic === "results");
		if (results) results.pairs = [{ before: room, after: patient, caption: "A year later", consent: true }];
	});
}

type Slides = { slides: { image: unknown }[] };
type Services = { cards: { img: unknown }[] };

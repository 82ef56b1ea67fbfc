import { stringify } from "yaml";
import { svg } from "../drawings";
import { box, movie, start } from "../film-file";
import { brandFile, markFile } from "./brand";
import { clinicFile } from "./clinic";
import { doctorFiles } from "./doctors";
import { adviceFile, emergencyFile, sourceFile } from "./medical";
import { bookingFile, clinicPageFile, galleryFile, homeFile, navigationFile, testimonialsFile } from "./pages";
import { treatmentFiles } from "./treatments";
import { wordsFile } from "./words";

const yaml = (data: unknown) => stringify(data, { lineWidth: 0, aliasDuplicateObjects: false });

const legal = (title: string) => `---
title: ${title}
updated: 2025-08-24
description: A text of a small clinic that exists for tests alone, described in as many words as it must be.
---

We keep nothing. See [the clinic's page](/about/about-clinic/).
`;

const lump = '<path d="M200 200h400v200h-400z" fill="#a86f45"/>';

/** One transparent pixel. */
const pixel = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);

/**
 * The content of a small clinic, and the public files that it names: enough for the loader to find no mistake. Tests edit
 * and add to it, so that nothing they say depends on what the site's own content holds.
 */
export const smallClinicFiles: Record<string, string | Buffer> = {
	"content/clinic.yaml": clinicFile,
	"content/brand.yaml": yaml(brandFile),
	"content/brand/mark.svg": markFile,
	"content/interface.yaml": yaml(wordsFile),
	"content/navigation.yaml": yaml(navigationFile),
	"content/home.yaml": yaml(homeFile),
	"content/booking.yaml": yaml(bookingFile),
	"content/about-clinic.yaml": yaml(clinicPageFile),
	"content/gallery.yaml": yaml(galleryFile),
	"content/testimonials.yaml": yaml(testimonialsFile),
	"content/emergency.yaml": yaml(emergencyFile),
	"content/advice.yaml": yaml(adviceFile),
	"content/sources/leaflet.yaml": yaml(sourceFile),
	"content/legal/privacy-policy.md": legal("Privacy"),
	"content/legal/terms.md": legal("Terms"),
	...Object.fromEntries(
		Object.entries(doctorFiles).map(([slug, data]) => [`content/doctors/${slug}.yaml`, yaml(data)]),
	),
	...Object.fromEntries(
		Object.entries(treatmentFiles).map(([place, data]) => [`content/treatments/${place}.yaml`, yaml(data)]),
	),
	"content/plates/hand-lumps.svg": svg(lump),
	"content/plates/hand-lumps-detail.svg": svg(lump),
	"content/plates/parts/star.svg": svg('<path id="star" d="M0-1l1 2h-2z"/>'),
	"public/films/vein.mp4": Buffer.concat([start, movie("vide"), box("mdat", 9)]),
	"public/films/vein.png": pixel,
	"public/films/vein.vtt": "WEBVTT\n",
};

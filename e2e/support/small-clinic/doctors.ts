import type * as z from "zod";
import type { doctor } from "@/lib/content/schema/doctor";

type DoctorFile = z.input<typeof doctor>;

const cards = (count: number) => Array.from({ length: count }, () => ({ title: "A title", text: "A sentence." }));

const doctorFile = (name: string, role: string): DoctorFile => ({
	name,
	role,
	degrees: "MS",
	sentence: "Operates on hands.",
	summary: `${name} exists for tests alone, in as many words as a summary must have, and no more than that.`,
	ground: "sand",
	portrait: { alt: `A portrait of ${name}` },
	title: { left: "Dr.", right: name },
	about: { heading: "About", text: "A sentence." },
	whyChoose: { heading: "Why", cards: cards(4) },
	education: { heading: "Education", cards: cards(2) },
	experience: { heading: "Experience", cards: cards(2) },
	timings: {
		heading: "Timings",
		places: [{ hospital: "Banyan Clinic", address: "Pune", timings: "Mondays", contact: "+91 20 5555 0100" }],
	},
	languages: ["English", "Marathi"],
});

/** The files of the doctors, by their slugs. */
export const doctorFiles: Record<string, DoctorFile> = {
	"dr-asha-rao": doctorFile("Dr. Asha Rao", "Hand surgeon"),
	"dr-vijay-more": doctorFile("Dr. Vijay More", "General surgeon"),
};

import { rmSync } from "node:fs";
import { join } from "node:path";
import { editContent } from "./edit";

/** Fields of each file that a clinic may leave out, and that the clinic of the tests has. */
const optional = {
	"clinic.yaml": [
		"kind",
		"specialties",
		"phone",
		"place",
		"address",
		"coordinates",
		"maps",
		"hours",
		"branches",
		"social",
	],
	"navigation.yaml": ["footer"],
	"about-clinic.yaml": ["gallery"],
	"doctors/dr-revati-limaye.yaml": ["education", "timings"],
};

/**
 * Makes of the clinic of the tests the least that a clinic can be: one doctor, one menu with one treatment, an e-mail
 * address alone, no slides and nothing that may be left out.
 * @param folder the project whose content it is
 */
export function makeLeast(folder: string): void {
	const { change } = editContent(folder);
	for (const gone of ["advice.yaml", "notices.yaml", "sources", "treatments/teeth-&-gums", "photos"]) {
		rmSync(join(folder, "content", gone), { recursive: true });
	}
	for (const [file, fields] of Object.entries(optional)) {
		change(file, (data) => {
			for (const field of fields) delete data[field];
		});
	}
	change("navigation.yaml", (navigation) => {
		navigation.menus = (navigation.menus as { slug: string }[]).filter(({ slug }) => slug === "children");
	});
	change("doctors/dr-revati-limaye.yaml", (doctor) => {
		doctor.about = { heading: "A calm hand", text: "She has looked after teeth for many years." };
	});
	change("home.yaml", (home) => {
		home.sections = [{ kind: "doctors", title: "Your dentist" }, { kind: "feedback" }];
	});
}

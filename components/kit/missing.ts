import type { KitData } from "./data";
import { short } from "./short";

/** The least that a clinic can do with: one doctor, one menu, an e-mail address alone, no picture, and nothing that may be left out. */
export const missing: KitData = {
	...short,
	clinic: {
		...short.clinic,
		phone: undefined,
		whatsapp: undefined,
		address: undefined,
		maps: undefined,
		hours: undefined,
		emergencies: undefined,
		grievanceOfficer: undefined,
		social: [],
	},
	emergency: undefined,
	emergencies: [],
	advice: [],
	sources: [],
	menus: short.menus.slice(0, 1),
	notices: [],
	doctors: short.doctors.slice(0, 1).map((doctor) => ({
		...doctor,
		portrait: { alt: "Portrait to come" },
		whyChoose: undefined,
		timings: undefined,
	})),
	home: {
		sections: [
			{ kind: "doctors", title: "Doctors" },
			{
				kind: "services",
				title: "Services",
				cards: [{ title: "Cut", description: "In short.", img: { alt: "A picture to come" }, to: "/" }],
			},
			{ kind: "about", title: "About us", text: "A clinic.", badges: [] },
			{ kind: "text", title: "How to come", text: "By bus." },
		],
	},
	clinicPage: {
		...short.clinicPage,
		values: undefined,
		facilities: undefined,
		gallery: undefined,
		charges: undefined,
		grievance: undefined,
	},
	treatment: {
		...short.treatment,
		cta: false,
		banner: { alt: "A picture to come" },
		emergency: [],
		facts: undefined,
		review: undefined,
		conditions: [],
		details: { ...short.treatment.details, images: [], sections: short.treatment.details.sections.slice(0, 1) },
	},
	testimonials: undefined,
	films: [],
	links: [],
	pairs: [],
};

import type { Finished } from "@/lib/content/finished";
import type { Advice } from "@/lib/content/schema/advice";
import type { Clinic } from "@/lib/content/schema/clinic";
import type { Doctor } from "@/lib/content/schema/doctor";
import type { Emergency } from "@/lib/content/schema/emergency";
import type { Home } from "@/lib/content/schema/home";
import type { Navigation } from "@/lib/content/schema/navigation";
import type { ClinicPage, Legal, Testimonials } from "@/lib/content/schema/pages";
import type { Film } from "@/lib/content/schema/shared";
import type { Treatment } from "@/lib/content/schema/treatment";
import type { NumberedSource } from "@/lib/site/citations";
import type { EmergencyLink } from "@/lib/site/emergencies";
import type { GalleryGroup } from "@/lib/site/gallery";
import type { PicturedLink } from "@/lib/site/menu-pictures";
import type { SiteMenu } from "@/lib/site/menus";
import type { Notice } from "@/lib/site/notices";

/** Leaves out what a clinic may leave out, too. */
type May<T, Field extends keyof T> = Omit<T, Field> & Partial<Pick<T, Field>>;

/** What the examples of all components are made from. */
export type KitData = Finished<{
	clinic: Clinic;
	emergency?: Emergency;
	emergencies: EmergencyLink[];
	advice: Advice[];
	sources: NumberedSource[];
	menus: SiteMenu[];
	footer: Navigation["footer"];
	notices: Notice[];
	doctors: May<Doctor, "whyChoose" | "timings">[];
	home: Pick<Home, "sections">;
	clinicPage: May<
		Pick<
			ClinicPage,
			| "heading"
			| "paragraph"
			| "intro"
			| "values"
			| "facilities"
			| "doctors"
			| "gallery"
			| "charges"
			| "grievance"
			| "contact"
		>,
		"values" | "facilities" | "gallery"
	>;
	treatment: May<
		Pick<
			Treatment,
			| "link"
			| "heading"
			| "paragraph"
			| "cta"
			| "ground"
			| "banner"
			| "emergency"
			| "facts"
			| "review"
			| "conditions"
			| "details"
		>,
		"banner" | "facts" | "review"
	>;
	testimonials?: Testimonials;
	films: Film[];
	legal: Legal & { body: string };
}> & { links: PicturedLink[]; pairs: GalleryGroup[] };

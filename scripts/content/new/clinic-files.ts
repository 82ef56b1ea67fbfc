import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type * as z from "zod";
import { contentOf } from "@/lib/content/content-of";
import type { emergency } from "@/lib/content/schema/emergency";
import { treatment } from "@/lib/content/schema/treatment";
import { contentFiles, type Sources } from "@/lib/content/sources";
import { bookingData, clinicData, clinicPageData, homeData, type NewClinic, navigationData } from "./clinic-pages";
import { type Files, HOSPITAL, type Kept, keptTreatments } from "./kept-treatments";
import { slugOf } from "./names";
import { doctorText, treatmentText } from "./pieces";
import { skeleton } from "./skeleton";
import { withValue } from "./yaml-text";

/** A file that is written from its schema, with every field explained. */
const explained = (name: keyof typeof contentFiles, data: Record<string, unknown>, about: string): Files => ({
	[contentFiles[name].file]: skeleton(contentFiles[name].schema, data, about),
});

/** The numbers for an emergency: those of the sample where pages begin with first aid, else the ambulance's alone. */
function emergencyFile(root: string, sources: Sources, { city }: NewClinic, kept: Kept): Files {
	const { file, data } = sources.emergency;
	const description = `What to do in an emergency in ${city.slice(0, 60)} until help comes, and the numbers to call for an ambulance and other help.`;
	if (kept.treatments.length > 0 && data) {
		const text = withValue(readFileSync(join(root, file), "utf8"), ["description"], description);
		return { [file]: kept.firstAid ? text : withValue(text, ["intro"], CALL_FIRST) };
	}
	const numbers = {
		heading: "In an emergency",
		intro: CALL_FIRST,
		description,
		ambulance: { number: "108", other: "112", label: "Ambulance, free of charge", inText: "{number} (or {other})" },
	} satisfies z.input<typeof emergency>;
	return explained("emergency", numbers, "Emergency numbers and figures of first aid: the one place for them.");
}

const CALL_FIRST = "When life is in danger, call an ambulance before anybody else.";

/** The sample's colours and typefaces with a mark of no meaning, and none of its ornaments. */
function brandFiles(root: string, sources: Sources): Files {
	const data = parse(readFileSync(join(root, sources.brand.file), "utf8")) as Record<string, unknown>;
	const { star, bullet, band, notFound, ...kept } = data;
	const mark = "brand/mark.svg";
	return {
		...explained("brand", { ...kept, sample: true, mark }, "The clinic's colours, typefaces and logo."),
		[`content/${mark}`]: readFileSync(new URL("mark.svg", import.meta.url)),
	};
}

/** The sample's legal pages under the new clinic's name. They tell of the sample, and are marked so. */
function legalFiles(root: string, sources: Sources, { name }: NewClinic): Files {
	const sampleName = contentOf(sources).clinic.name;
	return Object.fromEntries(
		[sources.privacy, sources.terms].map(({ file }) => {
			const text = readFileSync(join(root, file), "utf8").replaceAll(sampleName, name);
			return [file, /^sample:/m.test(text) ? text : text.replace("---\n", "---\nsample: true\n")];
		}),
	);
}

/** The one menu and treatment of a clinic that keeps none of the sample's. */
function firstTreatment(doctor: string, today: string): Pick<Kept, "files" | "menus" | "footer" | "treatments"> {
	const menu = {
		label: "Treatments",
		slug: "treatments",
		heading: "Treatments",
		intro: "What we treat, each explained on a page of its own.",
		items: ["first-visit"],
	};
	const place = { menu: menu.slug, slug: "first-visit" };
	const text = treatmentText({ name: "First visit", doctor, today });
	return {
		files: { [`content/treatments/${place.menu}/${place.slug}.yaml`]: text },
		menus: [menu],
		footer: [],
		treatments: [{ ...treatment.parse(parse(text)), ...place }],
	};
}

/**
 * All files of a new clinic's content.
 * @param root the repository's root, whose content is the sample
 * @param sources the sample
 */
export function clinicFiles(root: string, sources: Sources, clinic: NewClinic): Files {
	const doctor = slugOf(clinic.doctor);
	const role = clinic.kind === "Dentist" ? "Dentist" : "Doctor";
	const kept = keptTreatments(root, sources, clinic.menus, { doctor, city: clinic.city });
	const shown = kept.treatments.length > 0 ? kept : firstTreatment(doctor, clinic.today);
	// Prices of kept treatments name the tax that is added to them.
	const { tax } = contentOf(sources).clinic;
	return {
		...shown.files,
		...explained(
			"clinic",
			{ ...clinicData(clinic), ...(shown === kept && tax && { tax }) },
			"Facts of the clinic. Opening hours and what else is not true yet is marked sample: true.",
		),
		...explained("home", homeData(clinic, shown), "The home page."),
		...explained("clinicPage", clinicPageData(clinic), "The clinic's own page."),
		...explained(
			"booking",
			bookingData(clinic),
			"The booking page. Labels and messages of the form itself stand in interface.yaml.",
		),
		...explained("navigation", navigationData(clinic, role, shown), "The menus and the footer's links."),
		...emergencyFile(root, sources, clinic, kept),
		...brandFiles(root, sources),
		...legalFiles(root, sources, clinic),
		[sources.words.file]: readFileSync(join(root, sources.words.file), "utf8"),
		[`content/doctors/${doctor}.yaml`]: doctorText(
			{ name: clinic.doctor, degrees: clinic.degrees, role },
			kept.hospital ? { name: HOSPITAL, contact: clinic.phone } : undefined,
		),
	};
}

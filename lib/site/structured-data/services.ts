import type { IdReference } from "schema-dts";
import type { TreatmentPlace } from "../../content/place";
import { procedureId, ref, type Site } from "./ids";

/** The types that have `availableService` (schema.org, its domain); a physician's office is one, a dentist is not. */
const withServices = ["MedicalClinic", "Hospital", "Physician", "IndividualPhysician"];

/** Treatments that a page tells of a clinic or a doctor; the pages of the menus list all. */
const MOST_SERVICES = 48;

/**
 * What is offered: by the property that the vocabulary has for the type. Of types without one, such as Dentist, the
 * treatments are what they know about.
 */
export function services(
	site: Site,
	type: string,
	treatments: TreatmentPlace[],
): { availableService?: IdReference[]; knowsAbout?: IdReference[] } {
	if (treatments.length === 0) return {};
	const offered = treatments.slice(0, MOST_SERVICES).map((treatment) => ref(procedureId(site, treatment)));
	return withServices.includes(type) ? { availableService: offered } : { knowsAbout: offered };
}

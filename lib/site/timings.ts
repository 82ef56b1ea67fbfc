import type { Clinic } from "../content/schema/clinic";
import type { Doctor } from "../content/schema/doctor";
import { addressLine } from "../text/contact";
import { type PlacesFacts, placesOf } from "./places";

type Timings = NonNullable<Doctor["timings"]>;

/**
 * Where and when a doctor can be seen. A place of the clinic, told by the clinic's name or by what patients call it, has
 * address and telephone from the clinic's facts, unless the doctor's file has others.
 */
export function shownTimings(clinic: PlacesFacts & Pick<Clinic, "name">, timings: Timings | undefined) {
	if (!timings) return undefined;
	const ours = placesOf(clinic);
	const places = timings.places.map((entry) => {
		const place = ours.find(({ name }, index) => [name, index === 0 && clinic.name].includes(entry.hospital));
		const address = place?.address && addressLine(place.address);
		return { ...entry, address: entry.address ?? address, contact: entry.contact ?? place?.phone };
	});
	return { ...timings, places };
}

import type { Content } from "@/lib/content/content";

/** The answers for a new clinic, as flags of `npm run new`. */
export const aarogya = {
	name: "Aarogya Skin & Hand Clinic",
	tagline: "Skin, hands and small operations",
	street: "5 Temple Road",
	locality: "Pattom",
	city: "Thiruvananthapuram",
	region: "Kerala",
	pin: "695001",
	phone: "+91 471 255 0101",
	email: "hello@aarogya.example",
	doctor: "Dr. Meera Nair",
	degrees: "MBBS, MS",
};

/** By what a clinic can be recognised, such as its name, its doctors and its hospitals. */
export function tracesOf({ clinic, doctors }: Content): string[] {
	const { name, wordmark, phones, email, site, address } = clinic;
	const hospitals = doctors.flatMap(({ timings }) => timings?.places.map(({ hospital }) => hospital) ?? []);
	const traces = [
		...[name, wordmark, email, new URL(site).host],
		...phones.flatMap(({ number }) => [number, number.replaceAll(" ", "")]),
		...[address?.street, address?.locality, address?.city, address?.postalCode],
		...doctors.flatMap((doctor) => [doctor.name, doctor.slug]),
		...hospitals,
	];
	// A clinic need not have every one of these.
	return traces.flatMap((trace) => trace ?? []);
}

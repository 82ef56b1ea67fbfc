type Coordinates = { latitude: number; longitude: number };

const PAIR = /(-?\d{1,2}\.\d{2,})\s*,\s*(-?\d{1,3}\.\d{2,})/;

/** Half a kilometre, roughly: maps' own marks lie a few dozen metres off. */
const NEAR = 0.005;

/** Where a map's address points, if it says so in numbers. */
function pointOf(address: string): Coordinates | undefined {
	const { searchParams, href } = new URL(address);
	// A rectangle has four numbers; its mark is another part of the address.
	searchParams.delete("bbox");
	const texts = [...searchParams.values(), href.replace(/bbox=[^&]*/, "").replaceAll(/%2C/gi, ",")];
	const [, latitude, longitude] = texts.map((text) => PAIR.exec(text)).find(Boolean) ?? [];
	return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}

/**
 * Why a map is not that of the clinic; nothing if it is, or its address does not tell.
 * @param address of a map
 */
export function elsewhere(address: string, { latitude, longitude }: Coordinates): string | undefined {
	const point = pointOf(address);
	if (!point) return undefined;
	const off = Math.max(Math.abs(point.latitude - latitude), Math.abs(point.longitude - longitude));
	if (off <= NEAR) return undefined;
	return `points to ${point.latitude}, ${point.longitude}, but coordinates says ${latitude}, ${longitude}`;
}

/** Why coordinates cannot be those of a place in India, from its southernmost to its northernmost and easternmost. */
export function notInIndia({ latitude, longitude }: Coordinates): string | undefined {
	const within = (lat: number, lon: number) => lat > 6 && lat < 37.5 && lon > 68 && lon < 97.5;
	if (within(latitude, longitude)) return undefined;
	const exchanged = within(longitude, latitude) ? "; latitude and longitude are exchanged" : "";
	return `${latitude}, ${longitude} is no place in India${exchanged}`;
}

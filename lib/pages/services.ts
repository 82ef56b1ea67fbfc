/** Services of others that the site uses: what the privacy policy and the checks say of each. */
import type { Content } from "../content/content";
import type { Clinic, Services } from "../model/schema/clinic";
import { fill } from "../text/fill";
import { isPreview } from "./deployment";

/** The service that counts visits; none in a preview. */
export const visitCounter = ({ services }: Pick<Clinic, "services">): Services["visits"] =>
	isPreview() ? undefined : services?.visits;

/** The names that visitors know the counting services by. */
const counters = { goatcounter: "GoatCounter", plausible: "Plausible" } as const;

/** The domain of a map's host, or its name if most people know it. */
const mapName = (embed: string): string => {
	const domain = new URL(embed).hostname.replace(/^www\./, "");
	return { "openstreetmap.org": "OpenStreetMap", "google.com": "Google Maps" }[domain] ?? domain;
};

/** The services that are on, each with the name under which the privacy policy tells of it. */
export function servicesOf(clinic: Pick<Clinic, "services" | "maps" | "branches">) {
	const { visits, booking, payment } = clinic.services ?? {};
	const embeds = [clinic, ...clinic.branches].flatMap(({ maps }) => maps?.embed ?? []);
	const maps = new Map(embeds.map((embed) => [mapName(embed), embed]));
	return [
		...[...maps].map(([name, address]) => ({ kind: "map", name, address }) as const),
		...(visits ? [{ kind: "visits", name: counters[visits.service], address: visits.address } as const] : []),
		...(booking ? [{ kind: "booking", name: booking.name, address: booking.url } as const] : []),
		...(payment ? [{ kind: "payment", name: payment.name, address: payment.url } as const] : []),
	];
}

type PolicyFacts = Pick<Content, "clinic" | "brand" | "treatments" | "privacy" | "labels">;

/** The placeholders in the privacy policy, lines of their own, for lists of what the browser stores and of services. */
const placeholders = ["{stored}", "{services}"] as const;

/**
 * The text of the privacy policy with the sentences that hold for this clinic: what the browser stores, and which services
 * receive something. Lists without a placeholder in the text follow it.
 */
export function privacyText({ clinic, brand, treatments, privacy, labels }: PolicyFacts): string {
	const policy = labels.privacy;
	const hasFirstAid = treatments.some(({ emergency }) => emergency.length > 0);
	const stored = [
		brand.loadingScreen > 0 && policy.loadingScreen,
		hasFirstAid && policy.night,
		hasFirstAid && clinic.firstAidOffline && policy.firstAid,
	];
	const services = [
		...servicesOf(clinic).map(({ kind, name }) => fill(policy[kind], { service: name })),
		!clinic.services?.visits && policy.noVisits,
	];
	return [stored, services].reduce((text, sentences, index) => {
		const list = sentences
			.filter(Boolean)
			.map((sentence) => `- ${sentence}`)
			.join("\n");
		const placeholder = placeholders[index] ?? "";
		return text.split("\n").includes(placeholder)
			? text.replace(placeholder, () => list)
			: `${text.trimEnd()}\n\n${list}\n`;
	}, privacy.body);
}

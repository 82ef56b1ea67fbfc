import type { Content } from "../content/content-of";
import { addressLine } from "../text/contact";
import { fill } from "../text/fill";
import { wholeAddress } from "./address";
import { type PagesFacts, type SitePage, sitePages } from "./pages";
import { doctorPath, paths, treatmentPath } from "./routes";

/** The heading that llmstxt.org defines for links that a short answer can do without. */
const OPTIONAL = "Optional";

/** Pages with few medical facts. */
const optional: string[] = [paths.privacy, paths.terms, paths.beforeAfter, paths.videos];
const general: string[] = [paths.home, paths.clinic, paths.booking, paths.search];

/**
 * `/llms.txt` (llmstxt.org): a heading, a summary and lists of links in Markdown, with the emergency number before
 * everything else.
 */
export function llmsText(content: PagesFacts & Pick<Content, "treatments" | "doctors">): string {
	const { clinic, doctors, emergency, navigation, treatments, words } = content;
	const { plainText } = words;
	const link = (name: string, path: string, note: string) =>
		`- [${name.replace(/[[\]]/g, "\\$&")}](${wholeAddress(clinic, encodeURI(path))}): ${note}`;
	const section = (heading: string, links: string[]) => links.length > 0 && `## ${heading}\n\n${links.join("\n")}`;
	const pageLinks = (chosen: string[]) =>
		sitePages(content).flatMap(({ name, description, path }: SitePage) =>
			chosen.includes(path) ? link(name, path, description) : [],
		);
	const contact = [
		emergency && fill(words.emergency.call, { number: emergency.ambulance.number }),
		clinic.phone && fill(words.header.call, { phone: clinic.phone }),
		clinic.email,
		clinic.address && addressLine(clinic.address),
	];
	const parts = [
		`# ${clinic.name}`,
		`> ${clinic.description}`,
		emergency && fill(plainText.emergencyFirst, { number: emergency.ambulance.number }),
		plainText.about,
		contact.filter(Boolean).join("\n"),
		clinic.sample && plainText.sample,
		emergency &&
			section(emergency.heading, [
				link(emergency.heading, paths.emergency, emergency.description),
				...treatments.flatMap((treatment) =>
					treatment.emergency.map(({ id, entry, heading }) =>
						link(entry, `${treatmentPath(treatment)}#${id}`, heading),
					),
				),
			]),
		...navigation.menus.map(({ slug, heading }) =>
			section(
				heading,
				treatments
					.filter(({ menu }) => menu === slug)
					.map((treatment) => link(treatment.link, treatmentPath(treatment), treatment.summary)),
			),
		),
		section(
			plainText.doctors,
			doctors.map(({ name, slug, summary }) => link(name, doctorPath(slug), summary)),
		),
		section(plainText.pages, pageLinks(general)),
		section(OPTIONAL, pageLinks(optional)),
	];
	return `${parts.filter(Boolean).join("\n\n")}\n`;
}

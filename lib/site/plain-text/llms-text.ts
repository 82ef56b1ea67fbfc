import type { Content } from "../../content/content-of";
import { addressLine } from "../../text/contact";
import { fill } from "../../text/fill";
import { wholeAddress } from "../address";
import { type PagesFacts, sitePages } from "../pages";
import { doctorPath, paths, treatmentPath } from "../routes";
import { callLines } from "./calls";
import { lines, type Part, paragraphs } from "./paragraphs";
import { treatmentTextPath } from "./treatment-text";

/** The name that the convention has for what may be left out where there is little room. */
const OPTIONAL = "Optional";

/** Pages that say little to somebody who asks for medical facts. */
const minor: string[] = [paths.privacy, paths.terms, paths.beforeAfter, paths.videos];

/**
 * The site's `/llms.txt`, after the convention of llmstxt.org: a heading, a summary, and lists of links in Markdown, the
 * emergency number before everything else.
 */
export function llmsText(content: PagesFacts & Pick<Content, "treatments" | "doctors">): string {
	const { clinic, doctors, emergency, navigation, treatments, words } = content;
	const { plainText } = words;
	const link = (name: string, path: string, note: string) =>
		`- [${name.replace(/[[\]]/g, "\\$&")}](${wholeAddress(clinic, encodeURI(path))}): ${note}`;
	const section = (heading: string, links: string[]): Part =>
		links.length > 0 && paragraphs([`## ${heading}`, links.join("\n")]);
	const pages = sitePages(content).filter(
		({ path }) =>
			path === paths.home ||
			path === paths.clinic ||
			path === paths.booking ||
			path === paths.search ||
			minor.includes(path),
	);
	const pageLinks = (chosen: typeof pages) =>
		chosen.map(({ name, description, path }) => link(name, path, description));
	return `${paragraphs([
		`# ${clinic.name}`,
		`> ${clinic.description}`,
		emergency && fill(plainText.emergencyFirst, { number: emergency.ambulance.number }),
		plainText.about,
		lines([callLines(content), clinic.email, clinic.address && addressLine(clinic.address)]),
		clinic.sample && plainText.sample,
		emergency &&
			section(emergency.heading, [
				link(emergency.heading, paths.emergency, emergency.description),
				...treatments.flatMap((treatment) =>
					treatment.emergency.map(({ entry, heading }) => link(entry, treatmentTextPath(treatment), heading)),
				),
			]),
		...navigation.menus.map(({ slug, heading }) =>
			section(
				heading,
				treatments
					.filter(({ menu }) => menu === slug)
					.map((treatment) =>
						link(
							treatment.link,
							treatmentTextPath(treatment),
							fill(plainText.entry, {
								summary: treatment.summary,
								url: wholeAddress(clinic, treatmentPath(treatment)),
							}),
						),
					),
			),
		),
		section(
			plainText.doctors,
			doctors.map(({ name, slug, summary }) => link(name, doctorPath(slug), summary)),
		),
		section(plainText.pages, pageLinks(pages.filter(({ path }) => !minor.includes(path)))),
		section(OPTIONAL, pageLinks(pages.filter(({ path }) => minor.includes(path)))),
	])}\n`;
}

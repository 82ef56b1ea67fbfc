import type { Content } from "@/lib/content/content-of";
import { type Node, nameOf, nodesIn, typesOf } from "./nodes";
import { isA } from "./vocabulary";

/** A type with the properties that its things have: always, and those that they have if the content tells them. */
type Expected = {
	type: string;
	always: string[];
	/** Whether the content tells what a property says. */
	told?: (content: Content, node: Node) => Record<string, unknown>;
	/** Of which of them it holds. */
	which?: (node: Node) => boolean;
};

/** Of the site's own: patients, for whom a page is, and hospitals elsewhere have none. */
const hasId = (node: Node) => "@id" in node;

const isWhole = (node: Node) => "telephone" in node || "contactPoint" in node;

/**
 * What Google requires and recommends of a type, and what assistants need (developers.google.com/search/docs/appearance/
 * structured-data: breadcrumb, faqpage, video, profile-page, local-business, organization, site names). Recommended, and
 * left out by us on purpose: ratings, reviews and numbers of visits, which a clinic may not choose for itself, a price
 * range, which no page shows, and embedded players, which the site has not.
 */
const expectations: Expected[] = [
	{ type: "WebSite", always: ["name", "url"] },
	{ type: "WebPage", always: ["name", "url", "isPartOf"] },
	{
		type: "WebPage",
		which: (node) => !typesOf(node).includes("FAQPage"),
		always: ["description", "inLanguage", "publisher"],
	},
	{ type: "BreadcrumbList", always: ["itemListElement"] },
	{ type: "ListItem", always: ["position", "name"] },
	{ type: "FAQPage", always: ["mainEntity"] },
	{ type: "Question", always: ["name", "acceptedAnswer"] },
	{ type: "Answer", always: ["text"] },
	{
		type: "VideoObject",
		always: ["name", "description", "thumbnailUrl", "contentUrl", "duration", "caption"],
		told: ({ gallery, doctors }, { name }) => ({
			uploadDate: [...(gallery?.videos?.items ?? []), ...doctors.flatMap(({ films }) => films?.items ?? [])].find(
				({ title }) => title === name,
			)?.published,
		}),
	},
	{ type: "ImageObject", always: ["contentUrl", "description", "width", "height"] },
	{ type: "ProfilePage", always: ["mainEntity"] },
	{ type: "Person", which: hasId, always: ["name", "url"] },
	{
		type: "Person",
		which: (node) => "jobTitle" in node,
		always: ["description", "knowsLanguage", "hasCredential", "worksFor"],
		told: ({ doctors }, { name }) => {
			const doctor = doctors.find((one) => one.name === name);
			return { image: doctor?.portrait.src, identifier: doctor?.registration };
		},
	},
	{
		type: "LocalBusiness",
		which: hasId,
		always: ["name", "url"],
		told: ({ clinic }) => ({ address: clinic.address }),
	},
	{
		type: "LocalBusiness",
		which: isWhole,
		always: [],
		told: ({ clinic }, { parentOrganization }) =>
			// Of a branch, no test can tell by its node what the content says of it.
			parentOrganization
				? {}
				: {
						telephone: clinic.phone,
						email: clinic.email,
						geo: clinic.coordinates,
						hasMap: clinic.maps,
						openingHoursSpecification: clinic.hours,
						sameAs: clinic.social[0],
						subOrganization: clinic.branches[0],
						image: true,
						contactPoint: true,
					},
	},
	{ type: "PostalAddress", always: ["streetAddress", "addressLocality", "addressCountry"] },
	{ type: "OpeningHoursSpecification", always: ["opens", "closes"] },
	{ type: "MedicalProcedure", always: ["name", "url"] },
	{ type: "SearchAction", always: ["target", "query-input"] },
];

/** What a page's graph leaves out that search engines require, or recommend and the content tells. */
export const missingFrom = (graph: Node[], content: Content): string[] =>
	nodesIn(graph).flatMap((node) =>
		expectations
			.filter(({ type, which = () => true }) => typesOf(node).some((one) => isA(one, type)) && which(node))
			.flatMap(({ always, told = () => ({}) }) => [
				...always,
				...Object.entries(told(content, node)).flatMap(([property, value]) => (value ? [property] : [])),
			])
			.filter((property) => !(property in node))
			.map((property) => `${nameOf(node)} has no ${property}`),
	);

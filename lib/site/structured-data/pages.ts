import type { Content } from "../../content/content";
import { memoize } from "../../memoize";
import { isChecked, localPath } from "../../model/locales";
import { doctorPath, paths, treatmentPath } from "../../model/routes";
import type { Doctor } from "../../model/schema/doctor";
import type { OwnPage } from "../../model/schema/pages";
import type { Film } from "../../model/schema/shared";
import type { Treatment } from "../../model/schema/treatment";
import type { Crumbs } from "../breadcrumb";
import type { NumberedSource } from "../citations";
import { doctorsGiving } from "../doctors";
import { sectionsOf } from "../home";
import { socialPicturePath } from "../social-picture";
import {
	absolute,
	clinicId,
	clinicInShort,
	clinicNode,
	clinicToReach,
	doctorGiving,
	doctorId,
	doctorInShort,
	doctorNode,
	type Facts,
	filmId,
	filmNode,
	type Node,
	partId,
	pictureNode,
	plainText,
	procedureId,
	procedureInShort,
	procedureNode,
	ref,
	type ShownPicture,
	type Site,
	unlessEmpty,
	websiteInShort,
	websiteNode,
} from "./things";

/** The JSON-LD of a page: nodes that refer to each other by id. */
export type Graph = { "@context": "https://schema.org"; "@graph": Node[] };

export type DescribedPage = {
	/** A type of schema.org/WebPage. */
	type: string;
	path: string;
	name: string;
	description: string;
	changed?: string;
	/** Every page but home has them. */
	crumbs?: Crumbs;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function refsIn(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(refsIn);
	if (!isObject(value)) return [];
	const fields = Object.values(value).filter((field) => field !== undefined);
	return "@id" in value && fields.length === 1 ? [String(value["@id"])] : fields.flatMap(refsIn);
}

/** The ids of the nodes in a value, at any depth. */
function idsIn(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(idsIn);
	if (!isObject(value)) return [];
	return [
		...("@id" in value && "@type" in value ? [String(value["@id"])] : []),
		...Object.values(value).flatMap(idsIn),
	];
}

/** The site, the clinic, its doctors and its treatments in short, by id. */
const nodesInShort = memoize((content: Omit<Facts, "labels">) => {
	const nodes = [
		websiteInShort(content),
		clinicInShort(content),
		...content.doctors.map((doctor) => doctorInShort(content, doctor)),
		...content.treatments.map((treatment) => procedureInShort(content, treatment)),
	];
	return new Map(nodes.flatMap((node) => idsIn(node).map((id) => [id, node])));
});

/**
 * The graph of a page: its own nodes, and in short each thing that they refer to.
 * @throws if a node refers to something that no page describes
 */
export function linkedGraph(content: Omit<Facts, "labels">, own: (Node | undefined)[]): Graph {
	const nodes = own.filter((node) => node !== undefined);
	const present = new Set(idsIn(nodes));
	const known = nodesInShort(content);
	// The loop also visits the nodes that it adds.
	for (const node of nodes) {
		for (const id of refsIn(node)) {
			if (present.has(id)) continue;
			const named = known.get(id);
			if (!named) throw new Error(`The structured data refers to ${id}, which no page describes`);
			nodes.push(named);
			for (const added of idsIn(named)) present.add(added);
		}
	}
	return { "@context": "https://schema.org", "@graph": nodes };
}

/** A numbered list of links (schema.org/ItemList, BreadcrumbList), the address in the given property. */
const listItems = (site: Site, links: { label: string; path: string }[], address: "item" | "url") =>
	links.map(({ label, path }, index) => ({
		"@type": "ListItem",
		position: index + 1,
		name: label,
		[address]: absolute(site, path),
	}));

/** The graph of a page: the page itself with further facts, its breadcrumb, and other nodes. */
function graphOf(content: Facts, page: DescribedPage, facts: object, nodes: (Node | undefined)[]): Graph {
	const { type, path, name, description, changed, crumbs } = page;
	const url = absolute(content, path);
	const breadcrumb = crumbs && {
		"@type": "BreadcrumbList",
		"@id": partId(content, path, "breadcrumb"),
		itemListElement: listItems(content, [...crumbs.above, { label: crumbs.here, path }], "item"),
	};
	const own: Node = {
		...{ "@type": type, "@id": url, url, name, description },
		inLanguage: content.clinic.language,
		dateModified: changed,
		isPartOf: ref(String(websiteInShort(content)["@id"])),
		publisher: ref(clinicId(content)),
		breadcrumb: breadcrumb && ref(breadcrumb["@id"]),
		...facts,
	};
	return linkedGraph(content, [own, breadcrumb, ...nodes]);
}

const refTo = (node: Node | undefined) => node?.["@id"] && ref(node["@id"]);

/** The graph of a page that describes nothing else, such as a legal page. */
export const pageGraph = (content: Facts, page: DescribedPage): Graph => graphOf(content, page, {}, []);

/** The graph of home: the site, its search, and the clinic in full. */
export function homeGraph(content: Facts & Pick<Content, "home">, changed?: string): Graph {
	const { clinic, home } = content;
	const path = paths.home;
	const [slides] = sectionsOf(home.sections, "slides");
	const picture = pictureNode(content, path, slides?.slides[0]?.image);
	return graphOf(
		content,
		{ type: "WebPage", path, name: clinic.name, description: home.description, changed },
		{ about: ref(clinicId(content)), primaryImageOfPage: refTo(picture) },
		[websiteNode(content), clinicNode(content), picture],
	);
}

export const clinicGraph = (content: Facts, page: DescribedPage): Graph =>
	graphOf(content, page, { mainEntity: ref(clinicId(content)) }, [clinicNode(content)]);

/** The graph of a page for contacting the clinic, such as that for an appointment. */
export const contactGraph = (content: Facts, page: DescribedPage): Graph =>
	graphOf(content, page, { mainEntity: ref(clinicId(content)) }, [clinicToReach(content)]);

/** The graph of a page that lists others, such as a menu's. */
export function listGraph(content: Facts, page: DescribedPage, links: { label: string; path: string }[]): Graph {
	if (links.length === 0) return pageGraph(content, page);
	const id = partId(content, page.path, "list");
	const list = { "@type": "ItemList", "@id": id, itemListElement: listItems(content, links, "url") };
	return graphOf(content, page, { mainEntity: ref(id) }, [list]);
}

export const filmsGraph = (content: Facts, page: DescribedPage, films: Film[]): Graph =>
	graphOf(
		content,
		page,
		{ video: films.map(({ src }) => ref(filmId(content, src))) },
		films.map((film) => filmNode(content, film)),
	);

export function doctorGraph(
	content: Facts,
	doctor: Doctor & { portrait: ShownPicture },
	{ crumbs, changed }: { crumbs: Crumbs; changed?: string },
): Graph {
	const path = doctorPath(doctor.slug);
	const picture = pictureNode(content, path, doctor.portrait);
	const films = (doctor.films?.items ?? []).map((film) => filmNode(content, film));
	return graphOf(
		content,
		{ type: "ProfilePage", path, name: doctor.name, description: doctor.summary, changed, crumbs },
		{
			mainEntity: ref(doctorId(content, doctor.slug)),
			primaryImageOfPage: refTo(picture),
			video: unlessEmpty(films.map(refTo)),
		},
		[doctorNode(content, doctor), picture, ...films],
	);
}

/** Who reviewed a page and when, and its sources. */
function reviewFacts(content: Facts, path: string, page: Pick<Treatment, "review">, sources: NumberedSource[]) {
	// A review is of the original: it does not hold for a translation that no doctor has checked.
	const review = isChecked(content.locale, path) ? page.review : undefined;
	return {
		lastReviewed: review?.on,
		reviewedBy: review && ref(doctorId(content, review.by)),
		citation: unlessEmpty(sources.map(({ title, url }) => ({ "@type": "CreativeWork", name: title, url }))),
	};
}

export const guideGraph = (
	content: Facts,
	page: DescribedPage,
	guide: Pick<Treatment, "review">,
	sources: NumberedSource[],
): Graph => graphOf(content, page, reviewFacts(content, page.path, guide, sources), []);

/** The graph of one of the clinic's own pages; that of an article describes the article, too (schema.org/Article). */
export function ownPageGraph(
	content: Facts,
	page: DescribedPage,
	own: Pick<OwnPage, "published" | "author" | "review"> & { picture?: ShownPicture },
	sources: NumberedSource[],
): Graph {
	const { author, published } = own;
	const url = absolute(content, page.path);
	const picture = pictureNode(content, page.path, own.picture);
	const isDoctor = content.doctors.some(({ slug }) => slug === author);
	const by = author && (isDoctor ? ref(doctorId(content, author)) : { "@type": "Person", name: author });
	const article = published && {
		...{ "@type": "Article", "@id": partId(content, page.path, "article"), url, headline: page.name },
		description: page.description,
		inLanguage: content.clinic.language,
		datePublished: published,
		dateModified: page.changed,
		author: by ?? ref(clinicId(content)),
		publisher: ref(clinicId(content)),
		image: refTo(picture) ?? absolute(content, socialPicturePath(localPath(content.locale, page.path))),
		mainEntityOfPage: ref(url),
	};
	const facts = { primaryImageOfPage: refTo(picture), mainEntity: article ? refTo(article) : undefined };
	return graphOf(content, page, { ...reviewFacts(content, page.path, own, sources), ...facts }, [
		article || undefined,
		picture,
	]);
}

/** The questions of a treatment's page with their answers (schema.org/FAQPage). */
function questionsNode(content: Facts, { details, ...treatment }: Treatment): Node | undefined {
	const path = treatmentPath(treatment);
	const faqs = details.sections.flatMap((section) => (section.topic === "questions" ? section.faqs : []));
	const id = partId(content, path, "questions");
	if (faqs.length === 0) return undefined;
	return {
		...{ "@type": "FAQPage", "@id": id, url: id, name: content.labels.treatment.topics.questions },
		isPartOf: ref(absolute(content, path)),
		mainEntity: faqs.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
		})),
	};
}

/** The graph of a treatment's page: the treatment, who gives it, who reviewed the page and when, its questions. */
export function treatmentGraph(
	content: Facts,
	treatment: Treatment & { banner: ShownPicture },
	{ crumbs, sources, changed }: { crumbs: Crumbs; sources: NumberedSource[]; changed?: string },
): Graph {
	const path = treatmentPath(treatment);
	const { conditions, heading, summary } = treatment;
	const picture = pictureNode(content, path, treatment.banner);
	const questions = questionsNode(content, treatment);
	return graphOf(
		content,
		{ type: "MedicalWebPage", path, name: heading, description: summary, changed, crumbs },
		{
			about: [
				ref(procedureId(content, treatment)),
				...conditions.map(({ words }) => ({ "@type": "MedicalCondition", name: words })),
			],
			audience: { "@type": "Patient" },
			...reviewFacts(content, path, treatment, sources),
			primaryImageOfPage: refTo(picture),
			hasPart: refTo(questions),
		},
		[
			procedureNode(content, treatment),
			picture,
			questions,
			...doctorsGiving(content, treatment).map((doctor) => doctorGiving(content, doctor, treatment)),
		],
	);
}

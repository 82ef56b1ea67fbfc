import type { Content } from "../../content/content";
import { isChecked, localPath } from "../../model/locales";
import { doctorPath, paths, treatmentPath } from "../../model/routes";
import type { Doctor } from "../../model/schema/doctor";
import type { OwnPage } from "../../model/schema/pages";
import type { Film } from "../../model/schema/shared";
import type { Treatment } from "../../model/schema/treatment";
import type { Crumbs } from "../breadcrumb";
import type { NumberedSource } from "../citations";
import { sectionsOf } from "../home";
import { socialPicturePath } from "../social-picture";
import {
	absolute,
	clinicId,
	clinicInShort,
	clinicNode,
	doctorInShort,
	doctorNode,
	type Facts,
	filmNode,
	type Node,
	pictureNode,
	plainText,
	procedureNode,
	type ShownPicture,
	unlessEmpty,
	websiteNode,
} from "./things";

/** The JSON-LD of a page: the page first, then what it describes. */
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

/** The graph of a page: the page itself with its breadcrumb and further facts, and other things. */
function graphOf(content: Facts, page: DescribedPage, facts: object, things: (Node | undefined)[]): Graph {
	const { type, path, name, description, changed, crumbs } = page;
	const url = absolute(content, path);
	const trail = crumbs && [...crumbs.above, { label: crumbs.here, path }];
	const node: Node = {
		...{ "@type": type, "@id": url, url, name, description },
		inLanguage: content.clinic.language,
		dateModified: changed,
		isPartOf: websiteNode(content),
		publisher: clinicInShort(content),
		breadcrumb: trail && {
			"@type": "BreadcrumbList",
			itemListElement: trail.map(({ label, path }, index) => ({
				...{ "@type": "ListItem", position: index + 1, name: label, item: absolute(content, path) },
			})),
		},
		...facts,
	};
	return { "@context": "https://schema.org", "@graph": [node, ...things].filter((thing) => thing !== undefined) };
}

/** The graph of a page that describes nothing else, such as a legal page. */
export const pageGraph = (content: Facts, page: DescribedPage): Graph => graphOf(content, page, {}, []);

/** The graph of home: the site and the clinic. */
export function homeGraph(content: Facts & Pick<Content, "home">, changed?: string): Graph {
	const { clinic, home } = content;
	const [slides] = sectionsOf(home.sections, "slides");
	const page = { type: "WebPage", path: paths.home, name: clinic.name, description: home.description, changed };
	return graphOf(
		content,
		page,
		{ about: { "@id": clinicId(content) }, primaryImageOfPage: pictureNode(content, slides?.slides[0]?.image) },
		[clinicNode(content)],
	);
}

/** The graph of a page about the clinic, or for contacting it. */
export const clinicGraph = (content: Facts, page: DescribedPage): Graph =>
	graphOf(content, page, { mainEntity: { "@id": clinicId(content) } }, [clinicNode(content)]);

export const filmsGraph = (content: Facts, page: DescribedPage, films: Film[]): Graph =>
	graphOf(content, page, { video: films.map((film) => filmNode(content, film)) }, []);

export function doctorGraph(
	content: Facts,
	doctor: Doctor & { portrait: ShownPicture },
	{ crumbs, changed }: { crumbs: Crumbs; changed?: string },
): Graph {
	const { slug, name, summary, portrait, films } = doctor;
	const page = { type: "ProfilePage", path: doctorPath(slug), name, description: summary, changed, crumbs };
	const facts = {
		mainEntity: doctorNode(content, doctor),
		primaryImageOfPage: pictureNode(content, portrait),
		video: unlessEmpty((films?.items ?? []).map((film) => filmNode(content, film))),
	};
	return graphOf(content, page, facts, []);
}

/** Who reviewed a page and when, and its sources. */
function reviewFacts(content: Facts, path: string, page: Pick<Treatment, "review">, sources: NumberedSource[]) {
	// A review is of the original: it does not hold for a translation that no doctor has checked.
	const review = isChecked(content.locale, path) ? page.review : undefined;
	const reviewer = content.doctors.find(({ slug }) => slug === review?.by);
	return {
		lastReviewed: review?.on,
		reviewedBy: reviewer && doctorInShort(content, reviewer),
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
	const { author, published, picture } = own;
	const url = absolute(content, page.path);
	const doctor = content.doctors.find(({ slug }) => slug === author);
	const article = published && {
		...{ "@type": "Article", url, headline: page.name, description: page.description },
		inLanguage: content.clinic.language,
		datePublished: published,
		dateModified: page.changed,
		author: doctor
			? doctorInShort(content, doctor)
			: author
				? { "@type": "Person", name: author }
				: clinicInShort(content),
		publisher: clinicInShort(content),
		image: absolute(content, picture?.built?.src ?? socialPicturePath(localPath(content.locale, page.path))),
		mainEntityOfPage: { "@id": url },
	};
	const facts = {
		...reviewFacts(content, page.path, own, sources),
		primaryImageOfPage: pictureNode(content, picture),
	};
	return graphOf(content, page, facts, [article || undefined]);
}

/** The questions of a treatment's page with their answers (schema.org/FAQPage). */
function questionsNode(content: Facts, { details, ...treatment }: Treatment): Node | undefined {
	const url = absolute(content, `${treatmentPath(treatment)}#questions`);
	const faqs = details.sections.flatMap((section) => (section.topic === "questions" ? section.faqs : []));
	if (faqs.length === 0) return undefined;
	return {
		...{ "@type": "FAQPage", "@id": url, url, name: content.labels.treatment.topics.questions },
		mainEntity: faqs.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
		})),
	};
}

/** The graph of a treatment's page: the treatment, who reviewed the page and when, its questions. */
export function treatmentGraph(
	content: Facts,
	treatment: Treatment & { banner: ShownPicture },
	{ crumbs, sources, changed }: { crumbs: Crumbs; sources: NumberedSource[]; changed?: string },
): Graph {
	const path = treatmentPath(treatment);
	const { heading, summary, banner } = treatment;
	const page = { type: "MedicalWebPage", path, name: heading, description: summary, changed, crumbs };
	const facts = {
		about: procedureNode(content, treatment),
		...reviewFacts(content, path, treatment, sources),
		primaryImageOfPage: pictureNode(content, banner),
	};
	return graphOf(content, page, facts, [questionsNode(content, treatment)]);
}

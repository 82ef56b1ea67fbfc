import type { JsonLdObject, MedicalConditionLeaf } from "schema-dts";
import type { Content } from "../../content/content-of";
import type { Doctor } from "../../content/schema/doctor";
import type { Film } from "../../content/schema/shared";
import type { Treatment } from "../../content/schema/treatment";
import type { Crumbs } from "../breadcrumb";
import type { NumberedSource } from "../citations";
import { doctorsGiving } from "../doctors";
import { isChecked } from "../editions";
import { sectionsOf } from "../home";
import { doctorPath, paths, treatmentPath } from "../routes";
import { clinicNode, clinicToReach } from "./clinic";
import { doctorGiving, doctorNode } from "./doctor";
import { filmNode } from "./film";
import { type Graph, linkedGraph } from "./graph";
import { clinicId, doctorId, filmId, partId, procedureId, ref } from "./ids";
import { breadcrumbNode, type DescribedPage, listNode, type PageFacts, pageNode } from "./page";
import { pictureNode, type ShownPicture } from "./picture";
import { questionsNode } from "./questions";
import { procedureNode } from "./treatment";
import { websiteNode } from "./website";

export type Facts = Pick<Content, "clinic" | "doctors" | "treatments" | "words" | "edition">;

/** A page with the breadcrumb that every page but home has, and what else is on it. */
function graphOf(content: Facts, page: DescribedPage, facts: PageFacts, nodes: (JsonLdObject | undefined)[]): Graph {
	const breadcrumb = page.crumbs && breadcrumbNode(content, page.path, page.crumbs);
	return linkedGraph(content, [pageNode(content, page, facts), breadcrumb, ...nodes]);
}

/** The graph of a page that has nothing of its own to tell but what it is: legal pages, the search. */
export const pageGraph = (content: Facts, page: DescribedPage): Graph => graphOf(content, page, {}, []);

/** The graph of home: the site, how to search it, and the clinic in full. */
export function homeGraph(content: Facts & Pick<Content, "home">, changed?: string): Graph {
	const { clinic, home } = content;
	const path = paths.home;
	const [slides] = sectionsOf(home.sections, "slides");
	const picture = pictureNode(content, path, slides?.slides[0]?.image);
	return graphOf(
		content,
		{ type: "WebPage", path, name: clinic.name, description: home.description, changed },
		{ about: ref(clinicId(content)), primaryImageOfPage: picture && ref(partId(content, path, "picture")) },
		[websiteNode(content), clinicNode(content), picture],
	);
}

/** The graph of the clinic's page. */
export const clinicGraph = (content: Facts, page: DescribedPage): Graph =>
	graphOf(content, page, { mainEntity: ref(clinicId(content)) }, [clinicNode(content)]);

/** The graph of a page by which one reaches the clinic, such as that for an appointment. */
export const contactGraph = (content: Facts, page: DescribedPage): Graph =>
	graphOf(content, page, { mainEntity: ref(clinicId(content)) }, [clinicToReach(content)]);

/** The graph of a page that lists others, such as a menu's. */
export const listGraph = (content: Facts, page: DescribedPage, links: { label: string; path: string }[]): Graph =>
	links.length === 0
		? pageGraph(content, page)
		: graphOf(content, page, { mainEntity: ref(partId(content, page.path, "list")) }, [
				listNode(content, page.path, links),
			]);

/** The graph of a page of films. */
export const filmsGraph = (content: Facts, page: DescribedPage, films: Film[]): Graph =>
	graphOf(
		content,
		page,
		{ video: films.map(({ src }) => ref(filmId(content, src))) },
		films.map((film) => filmNode(content, film)),
	);

/** The graph of a doctor's profile. */
export function doctorGraph(
	content: Facts,
	doctor: Doctor & { portrait: ShownPicture },
	{ crumbs, changed }: { crumbs: Crumbs; changed?: string },
): Graph {
	const path = doctorPath(doctor.slug);
	const picture = pictureNode(content, path, doctor.portrait);
	const films = doctor.films?.items ?? [];
	return graphOf(
		content,
		{ type: "ProfilePage", path, name: doctor.name, description: doctor.summary, changed, crumbs },
		{
			mainEntity: ref(doctorId(content, doctor.slug)),
			primaryImageOfPage: picture && ref(partId(content, path, "picture")),
			video: films.length > 0 ? films.map(({ src }) => ref(filmId(content, src))) : undefined,
		},
		[doctorNode(content, doctor), picture, ...films.map((film) => filmNode(content, film))],
	);
}

/**
 * The graph of a treatment's page, under its canonical address: the treatment, who gives it, who has read the page and
 * when, its questions.
 */
export function treatmentGraph(
	content: Facts,
	treatment: Treatment & { banner: ShownPicture },
	{ crumbs, sources, changed }: { crumbs: Crumbs; sources: NumberedSource[]; changed?: string },
): Graph {
	const path = treatmentPath(treatment);
	const { conditions, heading, summary } = treatment;
	// Of a translation that no doctor has read, nobody has reviewed the words.
	const review = isChecked(content.edition, path) ? treatment.review : undefined;
	const picture = pictureNode(content, path, treatment.banner);
	const questions = questionsNode(content, path, content.words.treatment.topics.questions, treatment.details.sections);
	const giving = doctorsGiving(content, treatment).map((doctor) => doctorGiving(content, doctor, treatment));
	const complaints = conditions.map((name): MedicalConditionLeaf => ({ "@type": "MedicalCondition", name }));
	return graphOf(
		content,
		{ type: "MedicalWebPage", path, name: heading, description: summary, changed, crumbs },
		{
			about: [ref(procedureId(content, treatment)), ...complaints],
			audience: { "@type": "Patient" },
			lastReviewed: review?.on,
			reviewedBy: review && ref(doctorId(content, review.by)),
			primaryImageOfPage: picture && ref(partId(content, path, "picture")),
			hasPart: questions && ref(partId(content, path, "questions")),
			citation:
				sources.length > 0
					? sources.map(({ title, url }) => ({ "@type": "CreativeWork", name: title, url }))
					: undefined,
		},
		[procedureNode(content, treatment), picture, questions, ...giving],
	);
}

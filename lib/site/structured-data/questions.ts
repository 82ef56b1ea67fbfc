import type { FAQPageLeaf } from "schema-dts";
import type { Section } from "../../content/schema/sections";
import { markdownAsText } from "../../text/markdown-as-text";
import { replaceMarks } from "../../text/marks";
import { absolute, partId, ref, type Site } from "./ids";

/**
 * The questions of the page at `path` with their answers (schema.org/FAQPage); undefined where it has none.
 * @param name the heading of the section that has them
 */
export function questionsNode(site: Site, path: string, name: string, sections: Section[]): FAQPageLeaf | undefined {
	const faqs = sections.flatMap((section) => (section.topic === "questions" ? section.faqs : []));
	if (faqs.length === 0) return undefined;
	return {
		"@type": "FAQPage",
		"@id": partId(site, path, "questions"),
		url: partId(site, path, "questions"),
		name,
		isPartOf: ref(absolute(site, path)),
		mainEntity: faqs.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: markdownAsText(replaceMarks(answer)) },
		})),
	};
}

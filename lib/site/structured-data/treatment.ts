import type {
	MedicalEntityLeaf,
	MedicalProcedureLeaf,
	MergeLeafTypes,
	SurgicalProcedureLeaf,
	TherapeuticProcedureLeaf,
} from "schema-dts";
import type { Content } from "../../content/content-of";
import type { Section } from "../../content/schema/sections";
import type { Treatment } from "../../content/schema/treatment";
import { markdownAsText } from "../../text/markdown-as-text";
import { replaceMarks } from "../../text/marks";
import { treatmentPath } from "../routes";
import { absolute, partId, procedureId, ref, type Site } from "./ids";
import type { ShownPicture } from "./picture";

/** An operation, a treatment whose page tells its risks, or anything else that is done for a patient. */
export type ProcedureNode =
	| MergeLeafTypes<[SurgicalProcedureLeaf, TherapeuticProcedureLeaf]>
	| TherapeuticProcedureLeaf
	| MedicalProcedureLeaf;

const procedureTypes = { percutaneous: "PercutaneousProcedure", noninvasive: "NoninvasiveProcedure" } as const;

/** What a page says on a topic, in the section's lead and its text; undefined where it says nothing. */
function told({ details }: Pick<Treatment, "details">, topic: Section["topic"]): string | undefined {
	const section = details.sections.find((one) => one.topic === topic);
	const parts = [section?.lead, section?.text].flatMap((part) => part ?? []);
	return parts.length > 0 ? parts.map((part) => markdownAsText(replaceMarks(part))).join("\n\n") : undefined;
}

const isOperation = ({ procedure }: Pick<Treatment, "procedure">) => procedure === "surgical";

/** A treatment in short, as pages name it that are about something else. */
export function procedureInShort(site: Site, treatment: Treatment): ProcedureNode {
	const own = {
		"@id": procedureId(site, treatment),
		name: treatment.link,
		url: absolute(site, treatmentPath(treatment)),
	};
	if (isOperation(treatment)) return { "@type": ["SurgicalProcedure", "TherapeuticProcedure"], ...own };
	return { "@type": told(treatment, "risks") ? "TherapeuticProcedure" : "MedicalProcedure", ...own };
}

/**
 * A treatment (schema.org/MedicalProcedure), in the words of its page: how a patient prepares, how it is done, what
 * follows and what can go wrong. Risks are `adverseOutcome`, which the vocabulary has for therapies; which of them are
 * serious, and for whom it is not suited, is for the doctor to say. Prices are left to the page: the vocabulary has none
 * for a procedure.
 */
export function procedureNode(
	content: Pick<Content, "clinic" | "words" | "edition">,
	treatment: Treatment & { banner: ShownPicture },
): ProcedureNode {
	const path = treatmentPath(treatment);
	const { procedure, banner } = treatment;
	const own = {
		image: banner.finished && ref(partId(content, path, "picture")),
		preparation: told(treatment, "before"),
		howPerformed: told(treatment, "procedure"),
		followup: told(treatment, "recovery"),
		procedureType: procedure && procedure !== "surgical" ? procedureTypes[procedure] : undefined,
	};
	const risks = told(treatment, "risks");
	const adverseOutcome: MedicalEntityLeaf | undefined = risks
		? {
				"@type": "MedicalEntity",
				name: content.words.treatment.topics.risks,
				description: risks,
				url: absolute(content, `${path}#risks`),
			}
		: undefined;
	const short = procedureInShort(content, treatment);
	return short["@type"] === "MedicalProcedure" ? { ...short, ...own } : { ...short, ...own, adverseOutcome };
}

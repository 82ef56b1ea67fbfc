import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { SectionOn } from "@/lib/content/schema/sections";
import { Markdown } from "../ui/markdown";
import "./faqs.css";

type FaqsProps = { faqs: SectionOn<"questions">["faqs"]; words: Pick<InterfaceWords, "treatment"> };

/**
 * Questions, each with its own Show/Hide (specification, section 4). Native disclosures: they open
 * without script, and a search in the page finds what is folded.
 */
export function Faqs({ faqs, words }: FaqsProps) {
	return (
		<div className="mt-5 max-w-measure border-t border-ink-line">
			{faqs.map(({ question, answer }) => (
				<details key={question} className="faq unfold-in-print">
					<summary>
						<span className="font-semibold leading-[1.4]">{question}</span>
						<span className="faq-toggle">
							<span className="faq-show">{words.treatment.show}</span>
							<span className="faq-hide">{words.treatment.hide}</span>
						</span>
					</summary>
					<Markdown className="pb-6 pr-4">{answer}</Markdown>
				</details>
			))}
		</div>
	);
}

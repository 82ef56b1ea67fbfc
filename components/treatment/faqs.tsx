import { Link } from "lucide-react";
import type { SectionOn } from "@/lib/content/schema/sections";
import type { Page } from "@/lib/site/page";
import { anchor } from "@/lib/text/anchor";
import { Markdown } from "../ui/markdown";
import "./faqs.css";

type FaqsProps = { faqs: SectionOn<"questions">["faqs"]; page: Page };

/**
 * Questions, each with its own Show/Hide (specification, section 4). Native disclosures: they open without script, and
 * a search in the page, or an address that names an answer by its question, unfolds what is folded (HTML: ancestor
 * revealing; browsers before 2025 in part show the page's top instead).
 */
export function Faqs({ faqs, page }: FaqsProps) {
	return (
		<div className="mt-5 max-w-measure border-t border-ink-line">
			{faqs.map(({ question, answer }) => (
				<details key={question} className="faq unfold-in-print">
					<summary className="flex items-start justify-between gap-5">
						<span className="font-semibold leading-[1.4]">{question}</span>
						<span className="faq-toggle">
							<span className="faq-show">{page.labels.treatment.show}</span>
							<span className="faq-hide">{page.labels.treatment.hide}</span>
						</span>
					</summary>
					<div id={anchor(question)} className="scroll-mt-24 pr-4 pb-3">
						<Markdown page={page}>{answer}</Markdown>
						<a
							href={`#${anchor(question)}`}
							className="inline-flex min-h-11 items-center gap-2 text-small text-pine print:hidden"
						>
							<Link aria-hidden="true" className="size-5" />
							{page.labels.treatment.linkToAnswer}
						</a>
					</div>
				</details>
			))}
		</div>
	);
}

import { Link } from "lucide-react";
import type { SectionOn } from "@/lib/model/schema/sections";
import type { Page } from "@/lib/pages/page";
import { anchor } from "@/lib/text/markdown";
import { Checklist } from "../ui/checklist";
import { Markdown } from "../ui/markdown";
import "./questions.css";

type QuestionsProps = Pick<SectionOn<"questions">, "faqs" | "ask"> & { page: Page };

/** Answered questions, and a printable checklist of questions to ask. */
export function Questions({ faqs, ask, page }: QuestionsProps) {
	return (
		<>
			{faqs.length > 0 && (
				<>
					<h3 className="mt-8 font-sans font-semibold">{page.labels.treatment.faqs}</h3>
					<Faqs page={page} faqs={faqs} />
				</>
			)}
			{ask.length > 0 && (
				<>
					<h3 className="mt-8 font-sans font-semibold">{page.labels.treatment.ask.heading}</h3>
					<p className="mt-2 text-small text-ink-muted">{page.labels.treatment.ask.note}</p>
					<Checklist items={ask} />
				</>
			)}
		</>
	);
}

/**
 * Questions as native disclosures (specification, section 4). In-page search and fragment links open them (HTML:
 * ancestor revealing algorithm).
 */
function Faqs({ faqs, page }: { faqs: SectionOn<"questions">["faqs"]; page: Page }) {
	return (
		<div className="mt-5 max-w-measure border-t border-ink-line">
			{faqs.map(({ question, answer }) => (
				<details key={question} className="faq unfold-in-print">
					<summary className="flex items-start justify-between gap-5">
						<span className="font-semibold snug-lines">{question}</span>
						<span className="faq-toggle shrink-0 rounded-full text-center font-semibold">
							<span className="faq-show">{page.labels.treatment.show}</span>
							<span className="faq-hide">{page.labels.treatment.hide}</span>
						</span>
					</summary>
					<div id={anchor(question)} className="scroll-mt-24 pb-3">
						<Markdown text={answer} page={page} />
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

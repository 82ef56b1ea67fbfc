import type { SectionOn } from "@/lib/content/schema/sections";
import type { Page } from "@/lib/site/page";
import { Faqs } from "./faqs";
import "./questions.css";

type QuestionsProps = {
	section: Pick<SectionOn<"questions">, "faqs" | "ask">;
	page: Page;
};

/** What patients ask, with answers, and what they may want to ask us, as a list to print and tick. */
export function Questions({ section: { faqs, ask }, page }: QuestionsProps) {
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
					<ul className="checklist">
						{ask.map((question) => (
							<li key={question}>
								<label>
									<input type="checkbox" />
									{question}
								</label>
							</li>
						))}
					</ul>
				</>
			)}
		</>
	);
}

import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { SectionOn } from "@/lib/content/schema/sections";
import { Faqs } from "./faqs";
import "./questions.css";

type QuestionsProps = {
	section: Pick<SectionOn<"questions">, "faqs" | "ask">;
	words: Pick<InterfaceWords, "treatment">;
};

/** What patients ask, with answers, and what they may want to ask us, as a list to print and tick. */
export function Questions({ section: { faqs, ask }, words }: QuestionsProps) {
	return (
		<>
			{faqs.length > 0 && (
				<>
					<h3 className="mt-8 font-sans font-semibold">{words.treatment.faqs}</h3>
					<Faqs faqs={faqs} words={words} />
				</>
			)}
			{ask.length > 0 && (
				<>
					<h3 className="mt-8 font-sans font-semibold">{words.treatment.ask.heading}</h3>
					<p className="mt-2 text-small text-ink-muted">{words.treatment.ask.note}</p>
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

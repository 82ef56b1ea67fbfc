import type { Home } from "@/lib/content/schema/pages";
import { SectionHead } from "../ui/section-head";
import "./why-choose.css";

type WhyChooseProps = {
	/** None where the clinic says nothing of the kind. */
	whyChoose: Home["whyChoose"] | undefined;
};

/** Why patients choose the clinic: habits that it can be held to. */
export function WhyChoose({ whyChoose }: WhyChooseProps) {
	if (!whyChoose || whyChoose.reasons.length === 0) return null;
	return (
		<section aria-labelledby="why-choose" className="py-section">
			<div className="page-width grid gap-x-20 gap-y-10 lg:grid-cols-[5fr_7fr]">
				<div className="lg:sticky lg:top-[calc(var(--header-height)+3rem)] lg:self-start">
					<SectionHead id="why-choose" title={whyChoose.title} intro={whyChoose.intro} />
				</div>
				<ol className="why-list">
					{whyChoose.reasons.map(({ title, text }) => (
						<li key={title}>
							<h3 className="text-h3">{title}</h3>
							<p className="mt-2">{text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

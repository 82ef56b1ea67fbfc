import type { HomeSectionOf } from "@/lib/content/schema/home";
import type { PlainGround } from "@/lib/site/home";
import { SectionHead } from "../ui/section-head";
import "./why-choose.css";

type WhyChooseProps = { section: HomeSectionOf<"whyChoose">; id: string; ground: PlainGround };

/** Why patients choose the clinic: habits that it can be held to. */
export function WhyChoose({ section: { title, intro, reasons }, id, ground }: WhyChooseProps) {
	return (
		<section aria-labelledby={id} className={`py-section ${ground}`}>
			<div className="page-width grid gap-x-20 gap-y-10 lg:grid-cols-[5fr_7fr]">
				<div className="lg:sticky lg:top-[calc(var(--header-height)+3rem)] lg:self-start">
					<SectionHead id={id} title={title} intro={intro} />
				</div>
				<ol className="why-list">
					{reasons.map((reason) => (
						<li key={reason.title}>
							<h3 className="text-h3">{reason.title}</h3>
							<p className="mt-2">{reason.text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

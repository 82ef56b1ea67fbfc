import type { Finished } from "@/lib/content/finished";
import type { HomeSectionOf } from "@/lib/content/schema/home";
import type { PlainGround } from "@/lib/site/home";
import { type Page, siteLink } from "@/lib/site/page";
import { normalisePath } from "@/lib/site/routes";
import { Markdown } from "../ui/markdown";
import { Plate } from "../ui/plate";
import { SectionHead } from "../ui/section-head";

type TextSectionProps = { section: Finished<HomeSectionOf<"text">>; id: string; ground: PlainGround; page: Page };

/** A heading and a text of the clinic's own, with a picture beside it and a way onwards where there are any. */
export function TextSection({ section: { title, text, image, link }, id, ground, page }: TextSectionProps) {
	return (
		<section aria-labelledby={id} className={`py-section ${ground}`}>
			<div className={`page-width ${image ? "grid items-center gap-x-20 gap-y-10 lg:grid-cols-[7fr_5fr]" : ""}`}>
				<div>
					<SectionHead id={id} title={title} />
					<Markdown page={page} className="mt-5 max-w-measure">
						{text}
					</Markdown>
					{link && (
						<a {...siteLink(page, normalisePath(link.path))} className="button button-quiet mt-7">
							{link.label}
						</a>
					)}
				</div>
				{image && <Plate picture={image} ratio="4/3" className="rounded-card" />}
			</div>
		</section>
	);
}

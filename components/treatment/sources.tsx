import type { InterfaceWords } from "@/lib/content/schema/interface";
import { type NumberedSource, sourceAnchor } from "@/lib/site/citations";
import { asOriginal } from "@/lib/site/page-language";
import { sourceOrigin } from "@/lib/site/treatment-facts";
import { LinkedHeading } from "../ui/linked-heading";

type SourcesProps = {
	sources: NumberedSource[];
	words: Pick<InterfaceWords, "common" | "treatment">;
};

/** The anchor of the list of sources. */
export const SOURCES = "sources";

/** What the figures of a page rest on, in the order of its marks; nothing where there are none. */
export function Sources({ sources, words: { common, treatment: words } }: SourcesProps) {
	if (sources.length === 0) return null;
	return (
		<section aria-labelledby={SOURCES} className="mt-14 max-w-measure lg:mt-16">
			<LinkedHeading id={SOURCES} heading={words.sources} link={common.linkToSection} className="text-h3" />
			<ol {...asOriginal()} className="mt-4 list-decimal pl-6 text-note">
				{sources.map(({ number, title, publisher, year, url }) => (
					<li key={url} id={sourceAnchor(number)} className="py-1 pl-1.5 target:bg-sand wrap-anywhere">
						<a href={url} className="underline underline-offset-2 hover:text-pine">
							{title}
						</a>
						<span className="block">{sourceOrigin({ publisher, year }, words)}</span>
					</li>
				))}
			</ol>
			<p className="mt-3 text-note text-ink-muted">{words.sourcesNote}</p>
		</section>
	);
}

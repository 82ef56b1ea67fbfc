import { type NumberedSource, sourceAnchor } from "@/lib/site/citations";
import { originalLang, type Page } from "@/lib/site/page";
import { aroundPublisher } from "@/lib/site/treatment-facts";
import { LinkedHeading } from "../ui/linked-heading";

type SourcesProps = {
	sources: NumberedSource[];
	page: Page;
};

/** Who published a source, in the language in which the source is; what is said of it in that of the page. */
function Origin({
	publisher,
	around: [before, after],
	page,
}: {
	publisher: string;
	around: [string, string];
	page: Page;
}) {
	const { lang } = originalLang(page);
	return (
		<>
			{before}
			{lang ? <span lang={lang}>{publisher}</span> : publisher}
			{after}
		</>
	);
}

/** The anchor of the list of sources. */
export const SOURCES = "sources";

/** What the figures of a page rest on, in the order of its marks; nothing where there are none. */
export function Sources({ sources, page }: SourcesProps) {
	const { common, treatment: labels } = page.labels;
	if (sources.length === 0) return null;
	return (
		<section aria-labelledby={SOURCES} className="mt-14 max-w-measure lg:mt-16">
			<LinkedHeading id={SOURCES} heading={labels.sources} link={common.linkToSection} className="text-h3" />
			<ol className="mt-4 list-decimal pl-6 text-note">
				{sources.map(({ number, title, publisher, year, url }) => (
					<li key={url} id={sourceAnchor(number)} className="py-1 pl-1.5 target:bg-sand wrap-anywhere">
						<a {...originalLang(page)} href={url} className="underline underline-offset-2 hover:text-pine">
							{title}
						</a>
						<span className="block">
							<Origin page={page} publisher={publisher} around={aroundPublisher({ year }, labels)} />
						</span>
					</li>
				))}
			</ol>
			<p className="mt-3 text-note text-ink-muted">{labels.sourcesNote}</p>
		</section>
	);
}

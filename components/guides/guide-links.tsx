import { Fragment } from "react";
import type { GuideLink } from "@/lib/site/guides";
import { type Page, siteLink } from "@/lib/site/page";

/** Links to the parts of guides that apply to a section, as one sentence. */
export function GuideLinks({ links, page }: { links: GuideLink[]; page: Page }) {
	const [before, after] = page.labels.treatment.guides.split("{guides}");
	const titles = new Intl.ListFormat(page.clinic.language).formatToParts(links.map(({ title }) => title));
	return (
		<p className="mt-6 max-w-measure text-small">
			{before}
			{titles.map(({ type, value }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their places
				<Fragment key={index}>
					{type === "element" ? (
						<a
							{...siteLink(page, links.find(({ title }) => title === value)?.path ?? "")}
							className="underline underline-offset-4 hover:text-pine"
						>
							{value}
						</a>
					) : (
						value
					)}
				</Fragment>
			))}
			{after}
		</p>
	);
}

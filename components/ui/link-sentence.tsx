import { Fragment } from "react";
import { type Page, siteLink } from "@/lib/pages/page";

type LinkSentenceProps = {
	/** A sentence with one token, such as: Treated by {doctors}. */
	sentence: string;
	/** What replaces the token: links, joined as the page's language lists things. */
	links: { label: string; path: string }[];
	page: Page;
	className: string;
};

/** A sentence with a list of links in it. Nothing without links. */
export function LinkSentence({ sentence, links, page, className }: LinkSentenceProps) {
	const [before, after] = sentence.split(/\{\w+\}/);
	const labels = new Intl.ListFormat(page.clinic.language).formatToParts(links.map(({ label }) => label));
	if (links.length === 0) return null;
	return (
		<p className={className}>
			{before}
			{labels.map(({ type, value }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their places
				<Fragment key={index}>
					{type === "element" ? (
						<a
							{...siteLink(page, links.find(({ label }) => label === value)?.path ?? "")}
							className="text-pine underline underline-offset-4"
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

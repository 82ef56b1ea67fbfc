import { type Page, siteLink } from "@/lib/site/page";
import { searchHref } from "@/lib/site/routes";
import { Island } from "../islands/island";
import { SearchForm } from "./search-form";

export type SearchBoxProps = {
	/** Complaints to begin with, as links to their answers. */
	examples?: string[];
	page: Page;
};

/** The search within a page, with examples of what may be asked where the treatments name complaints. */
export function SearchBox({ examples = [], page }: SearchBoxProps) {
	return (
		<div className="print:hidden flex flex-wrap items-end gap-x-16 gap-y-3">
			<Island name="search-box" wake="use">
				<SearchForm page={page} />
			</Island>
			{examples.length > 0 && (
				<p className="flex flex-wrap items-center gap-x-5">
					{page.labels.search.examples}
					{examples.map((example) => (
						<a
							key={example}
							{...siteLink(page, searchHref(example))}
							className="text-link inline-flex min-h-11 items-center"
						>
							{example}
						</a>
					))}
				</p>
			)}
		</div>
	);
}

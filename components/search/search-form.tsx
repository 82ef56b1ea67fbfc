import { Search } from "lucide-react";
import { type Page, siteLink } from "@/lib/site/page";
import { paths } from "@/lib/site/routes";

type SearchFormProps = {
	/** Whether the field takes the focus when what holds it opens. */
	opens?: boolean;
	page: Page;
};

/** The box of the search: without script a form that leads to the page of all answers. */
export function SearchForm({ opens, page }: SearchFormProps) {
	const { search } = page.labels;
	return (
		// biome-ignore lint/a11y/useSemanticElements: Safari before 17 and Chrome before 118 know no <search>
		<form
			role="search"
			aria-label={search.label}
			action={siteLink(page, paths.search).href}
			className="print:hidden relative w-full max-w-measure lg:self-center"
		>
			<div className="flex items-end gap-2">
				<label className="w-full min-w-0 font-semibold">
					{search.prompt}
					{/* biome-ignore lint/a11y/noAutofocus: of a popover that somebody has opened, not of the page */}
					<input type="search" name="q" enterKeyHint="search" autoFocus={opens} className="field-control" />
				</label>
				<button type="submit" aria-label={search.submit} className="button button-quiet min-h-13">
					<Search aria-hidden="true" className="size-5" />
					<span className="max-sm:hidden">{search.submit}</span>
				</button>
			</div>
		</form>
	);
}

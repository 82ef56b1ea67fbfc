import { Search, X } from "lucide-react";
import { paths, searchHref } from "@/lib/model/routes";
import { type Page, siteLink } from "@/lib/pages/page";
import { Island } from "../islands/island";

const SHEET_ID = "site-search";

type SearchFormProps = {
	/** Whether the field takes the focus when the popover around it opens. */
	opens?: boolean;
	page: Page;
};

/** The form of a search box; without script it leads to the search page. */
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
					<input
						type="search"
						name="q"
						enterKeyHint="search"
						spellCheck="false"
						// biome-ignore lint/a11y/noAutofocus: of a popover that the visitor opens, not of the page
						autoFocus={opens}
						className="field-control"
					/>
				</label>
				<button type="submit" aria-label={search.submit} className="button button-quiet min-h-13">
					<Search aria-hidden="true" className="size-5" />
					<span className="max-sm:hidden">{search.submit}</span>
				</button>
			</div>
		</form>
	);
}

type SearchBoxProps = {
	/** Queries to begin with, as links to their results. */
	examples?: string[];
	page: Page;
};

/** The search box within a page. */
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

/** The button of wide windows that opens the search, shaped like a search box. */
export function HeaderSearch({ page }: { page: Page }) {
	const { label, everything } = page.labels.search;
	return (
		<>
			<button
				type="button"
				popoverTarget={SHEET_ID}
				aria-label={label}
				className="search-button min-h-11 items-center px-4 max-lg:hidden"
			>
				<Search aria-hidden="true" className="menu-button-open size-5" />
				<X aria-hidden="true" className="menu-button-close size-5" />
				{label}
			</button>
			<div id={SHEET_ID} popover="auto" className="header-sheet search-sheet">
				<Island name="search-box" wake="use">
					<SearchForm page={page} opens />
				</Island>
				<a {...siteLink(page, paths.search)} className="text-link w-full max-w-measure lg:self-center">
					{everything}
				</a>
			</div>
		</>
	);
}

/** The same button in the contact bar, for windows in which the menu fills its row. */
export function ContactBarSearch({ page }: { page: Page }) {
	return (
		<button
			type="button"
			popoverTarget={SHEET_ID}
			className="line-link contact-link min-w-40 rounded-full border border-paper-line px-4 print:hidden max-xl:hidden"
		>
			<Search aria-hidden="true" />
			{page.labels.search.label}
		</button>
	);
}

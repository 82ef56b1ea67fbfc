import { Search, X } from "lucide-react";
import { paths } from "@/lib/model/routes";
import { type Page, siteLink } from "@/lib/pages/page";
import { Island } from "../islands/island";
import { SearchForm } from "./search-box";

const SHEET_ID = "site-search";

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

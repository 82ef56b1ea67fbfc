import { Search, X } from "lucide-react";
import { paths } from "@/lib/model/routes";
import { type Page, siteLink } from "@/lib/site/page";
import { Island } from "../islands/island";
import { SearchForm } from "./search-box";

const SHEET_ID = "site-search";

/** The button of the header that opens the search: an icon on phones, shaped like a search box on wide windows. */
export function HeaderSearch({ page }: { page: Page }) {
	const { label, everything } = page.labels.search;
	return (
		<>
			<button type="button" popoverTarget={SHEET_ID} aria-label={label} className="round-button search-button">
				<Search aria-hidden="true" className="menu-button-open size-5" />
				<X aria-hidden="true" className="menu-button-close size-5" />
				<span className="max-lg:hidden">{label}</span>
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
			className="contact-bar-link ml-auto min-w-40 rounded-full border border-paper-line px-4 print:hidden max-xl:hidden"
		>
			<Search aria-hidden="true" className="size-4 text-marigold" />
			{page.labels.search.label}
		</button>
	);
}

import { SearchBox, type SearchBoxProps } from "./search-box";

/** The search as a part of the home page. */
export function SearchBand(props: SearchBoxProps) {
	return (
		<div className="page-width py-10 lg:py-14">
			<SearchBox {...props} />
		</div>
	);
}

import { LinkedHeading } from "./linked-heading";
import { Mark } from "./mark";

export type SectionHeadProps = {
	id: string;
	title: string;
	intro?: string;
	/** What the link to the part is called, with `{heading}` in it; without it the part has none. */
	linkTo?: string;
};

/** The head of a part of a page: the mark, its title and a line that opens it. */
export function SectionHead({ id, title, intro, linkTo }: SectionHeadProps) {
	// Within the heading, so that whoever comes to the part by its address sees it, too.
	const mark = <Mark className="mb-4 w-8 text-pine in-[.bg-ink]:text-paper print:hidden" />;
	return (
		<header className="max-w-2xl">
			{linkTo ? (
				<LinkedHeading id={id} heading={title} above={mark} link={linkTo} className="text-h2" />
			) : (
				<h2 id={id} className="text-h2">
					{mark}
					{title}
				</h2>
			)}
			{intro && <p className="mt-4 text-lead text-balance">{intro}</p>}
		</header>
	);
}

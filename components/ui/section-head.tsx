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
	// Who comes to the part by its address sees the mark, too, below the header.
	const heading = "mt-4 scroll-mt-11 text-h2";
	return (
		<header className="max-w-2xl">
			<Mark className="w-8 text-pine in-[.bg-ink]:text-paper print:hidden" />
			{linkTo ? (
				<LinkedHeading id={id} heading={title} link={linkTo} className={heading} />
			) : (
				<h2 id={id} className={heading}>
					{title}
				</h2>
			)}
			{intro && <p className="mt-4 text-lead text-balance">{intro}</p>}
		</header>
	);
}

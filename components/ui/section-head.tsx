import { Link } from "lucide-react";
import type { ReactNode } from "react";
import { fill } from "@/lib/text/fill";
import { Logo } from "./brand-symbols";
import "./section-head.css";

type LinkedHeadingProps = {
	/** The heading's anchor. */
	id: string;
	heading: string;
	/** A drawing above its words. */
	above?: ReactNode;
	/** What its link is called, with `{heading}` in it. */
	link: string;
	className?: string;
};

/** The heading of a part of a page, with a link beside it to its own address, to be copied, shared or marked. */
export function LinkedHeading({ id, heading, above, link, className }: LinkedHeadingProps) {
	return (
		<div className="linked-heading">
			<h2 id={id} className={className}>
				{above}
				{heading}
			</h2>
			<a href={`#${id}`} aria-label={fill(link, { heading })}>
				<Link aria-hidden="true" className="size-5" />
			</a>
		</div>
	);
}

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
	const mark = <Logo className="mb-4 w-8 text-pine in-[.bg-ink]:text-paper print:hidden" />;
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

import { Link } from "lucide-react";
import type { ReactNode } from "react";
import { fill } from "@/lib/text/fill";
import "./linked-heading.css";

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

import { Link } from "lucide-react";
import type { ReactNode } from "react";
import type { Page } from "@/lib/pages/page";
import { fill } from "@/lib/text/fill";
import { Logo } from "./brand-symbols";

type LinkedHeadingProps = {
	id: string;
	heading: string;
	page: Page;
	className?: string;
};

/** A heading with a link to itself, to copy or share. */
export function LinkedHeading({ id, heading, page, className }: LinkedHeadingProps) {
	return (
		<div className="linked-heading text-balance">
			<h2 id={id} className={className}>
				{heading}
			</h2>
			<a href={`#${id}`} className="print:hidden" aria-label={fill(page.labels.common.linkToSection, { heading })}>
				<Link aria-hidden="true" className="size-5" />
			</a>
		</div>
	);
}

type SectionHeadProps = {
	id: string;
	title: string;
	intro?: string;
	/** Adds a link to the section. */
	page?: Page;
	/** Adds the clinic's logo, for the most important section of a page. */
	marked?: boolean;
};

/** The head of a section: title and intro. */
export function SectionHead({ id, title, intro, page, marked = false }: SectionHeadProps) {
	return (
		<header className="max-w-measure">
			{marked && <Logo className="mb-2 h-7 text-pine print:hidden" />}
			{page ? (
				<LinkedHeading id={id} heading={title} page={page} className="text-h2" />
			) : (
				<h2 id={id} className="text-h2">
					{title}
				</h2>
			)}
			{intro && <p className="mt-3 text-lead text-balance">{intro}</p>}
		</header>
	);
}

type PageSectionProps = SectionHeadProps & {
	/** The classes of the section, and of the column in it. */
	className?: string;
	column?: string;
	children: ReactNode;
};

/** A section of a page: its head and its content, in the page's column. */
export function PageSection({ className = "py-section", column = "page-width", children, ...head }: PageSectionProps) {
	return (
		<section aria-labelledby={head.id} className={className}>
			<div className={column}>
				<SectionHead {...head} />
				{children}
			</div>
		</section>
	);
}

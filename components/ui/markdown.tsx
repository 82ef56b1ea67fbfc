import ReactMarkdown, { type Components } from "react-markdown";
import { isSourceLink } from "@/lib/site/citations";
import { type Page, siteLink } from "@/lib/site/page";
import { anchor } from "@/lib/text/anchor";
import { LinkedHeading } from "./linked-heading";
import "./markdown.css";

type MarkdownProps = {
	children: string;
	className?: string;
	/** What the link to a subheading is called, with `{heading}` in it; without it subheadings cannot be linked to. */
	linkTo?: string;
	page: Page;
};

/** A link to a source at the foot of the page stands raised, as its number; any other is a link of the text. */
const links = (page: Page): Components => ({
	a: ({ href, title, children }) =>
		isSourceLink(href) ? (
			<sup>
				<a href={href} aria-label={title}>
					{children}
				</a>
			</sup>
		) : (
			<a {...siteLink(page, href ?? "")}>{children}</a>
		),
});

/** Subheadings that have addresses, as a list of contents needs. */
const anchored = (page: Page, link: string): Components => ({
	...links(page),
	h2: ({ children }) => <LinkedHeading id={anchor(String(children))} heading={String(children)} link={link} />,
});

/** Text from content, in Markdown, as running text. Raw HTML in it is not rendered. */
export function Markdown({ children, className = "", linkTo, page }: MarkdownProps) {
	return (
		<div className={`prose wrap-anywhere ${className}`}>
			<ReactMarkdown components={linkTo ? anchored(page, linkTo) : links(page)}>{children}</ReactMarkdown>
		</div>
	);
}

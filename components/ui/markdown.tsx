import ReactMarkdown, { type Components } from "react-markdown";
import { isSourceLink } from "@/lib/site/citations";
import { anchor } from "@/lib/text/anchor";
import { LinkedHeading } from "./linked-heading";
import "./markdown.css";
import { siteLink } from "@/lib/site/page-language";

type MarkdownProps = {
	children: string;
	className?: string;
	/** What the link to a subheading is called, with `{heading}` in it; without it subheadings cannot be linked to. */
	linkTo?: string;
};

/** A link to a source at the foot of the page stands raised, as its number; any other is a link of the text. */
const links: Components = {
	a: ({ href, title, children }) =>
		isSourceLink(href) ? (
			<sup>
				<a href={href} aria-label={title}>
					{children}
				</a>
			</sup>
		) : (
			<a {...siteLink(href ?? "")}>{children}</a>
		),
};

/** Subheadings that have addresses, as a list of contents needs. */
const anchored = (link: string): Components => ({
	...links,
	h2: ({ children }) => <LinkedHeading id={anchor(String(children))} heading={String(children)} link={link} />,
});

/** Text from content, in Markdown, as running text. Raw HTML in it is not rendered. */
export function Markdown({ children, className = "", linkTo }: MarkdownProps) {
	return (
		<div className={`prose wrap-anywhere ${className}`}>
			<ReactMarkdown components={linkTo ? anchored(linkTo) : links}>{children}</ReactMarkdown>
		</div>
	);
}

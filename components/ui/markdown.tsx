import ReactMarkdown, { type Components } from "react-markdown";
import { isSourceLink } from "@/lib/site/citations";
import { type Page, siteLink } from "@/lib/site/page";
import { anchor } from "@/lib/text/anchor";
import { LinkedHeading } from "./section-head";
import "./markdown.css";

type MarkdownProps = {
	children: string;
	className?: string;
	/** The label of links to subheadings, with `{heading}`; without it there are no links. */
	linkTo?: string;
	page: Page;
};

/** Source links are superscript numbers; other links go through `siteLink`. */
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

/** Subheadings with anchors. */
const anchored = (page: Page, link: string): Components => ({
	...links(page),
	h2: ({ children }) => <LinkedHeading id={anchor(String(children))} heading={String(children)} link={link} />,
});

/** Markdown text from the content. Raw HTML is not rendered. */
export function Markdown({ children, className = "", linkTo, page }: MarkdownProps) {
	return (
		<div className={`prose wrap-anywhere ${className}`}>
			<ReactMarkdown components={linkTo ? anchored(page, linkTo) : links(page)}>{children}</ReactMarkdown>
		</div>
	);
}

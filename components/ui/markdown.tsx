import ReactMarkdown, { type Components } from "react-markdown";
import { type Page, siteLink } from "@/lib/pages/page";
import { anchor, isSourceLink } from "@/lib/text/markdown";
import { LinkedHeading } from "./section-head";

type MarkdownProps = {
	text: string;
	className?: string;
	/** Whether subheadings have anchors and links. */
	linked?: boolean;
	page: Page;
};

/** Keeps a source's number on the line of the word before it, also after a danda. */
const WORD_JOINER = "\u2060";

/** Source links are superscript numbers; other links go through `siteLink`. Only pages with lists get their style. */
const links = (page: Page): Components => ({
	ul: ({ children }) => <ul className="bullets">{children}</ul>,
	a: ({ href, title, children }) =>
		isSourceLink(href) ? (
			<sup>
				{WORD_JOINER}
				<a href={href} aria-label={title}>
					{children}
				</a>
			</sup>
		) : (
			<a {...siteLink(page, href ?? "")}>{children}</a>
		),
});

/** Subheadings with anchors. */
const anchored = (page: Page): Components => ({
	...links(page),
	h2: ({ children }) => <LinkedHeading id={anchor(String(children))} heading={String(children)} page={page} />,
});

/** Markdown text from the content. Raw HTML is not rendered. */
export function Markdown({ text, className = "", linked = false, page }: MarkdownProps) {
	return (
		<div className={`prose wrap-anywhere ${className}`}>
			<ReactMarkdown components={linked ? anchored(page) : links(page)}>{text}</ReactMarkdown>
		</div>
	);
}

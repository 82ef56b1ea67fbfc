import ReactMarkdown, { type Components } from "react-markdown";
import { isSourceLink } from "@/lib/site/citations";
import { anchor } from "@/lib/text/anchor";
import "./markdown.css";

type MarkdownProps = {
	children: string;
	className?: string;
	/** Whether subheadings can be linked to, as a list of contents does. */
	anchors?: boolean;
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
			<a href={href}>{children}</a>
		),
};

const anchored: Components = {
	...links,
	h2: ({ children }) => <h2 id={anchor(String(children))}>{children}</h2>,
};

/** Text from content, in Markdown, as running text. Raw HTML in it is not rendered. */
export function Markdown({ children, className = "", anchors = false }: MarkdownProps) {
	return (
		<div className={`prose wrap-anywhere ${className}`}>
			<ReactMarkdown components={anchors ? anchored : links}>{children}</ReactMarkdown>
		</div>
	);
}

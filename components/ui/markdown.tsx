import ReactMarkdown, { type Components } from "react-markdown";
import { anchor } from "@/lib/text/anchor";
import "./markdown.css";

type MarkdownProps = {
	children: string;
	className?: string;
	/** Whether subheadings can be linked to, as a list of contents does. */
	anchors?: boolean;
};

const anchored: Components = {
	h2: ({ children }) => <h2 id={anchor(String(children))}>{children}</h2>,
};

/** Text from content, in Markdown, as running text. Raw HTML in it is not rendered. */
export function Markdown({ children, className = "", anchors = false }: MarkdownProps) {
	return (
		<div className={`prose wrap-anywhere ${className}`}>
			<ReactMarkdown components={anchors ? anchored : null}>{children}</ReactMarkdown>
		</div>
	);
}

import ReactMarkdown from "react-markdown";

/** Text from content, in Markdown, as running text. Raw HTML in it is not rendered. */
export function Markdown({ children, className = "" }: { children: string; className?: string }) {
	return (
		<div className={`prose ${className}`}>
			<ReactMarkdown>{children}</ReactMarkdown>
		</div>
	);
}

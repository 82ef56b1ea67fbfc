import { renderToStaticMarkup } from "react-dom/server";
import { type ContentError, describeProblem } from "@/lib/content/problem";

const css = `
	:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
	body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
	li { margin: 0.75rem 0; font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
`;

/**
 * What development shows in place of every page while the content has mistakes: each with file, line, field and what
 * was expected. The page asks for itself again, so that the site comes back once they are put right.
 */
export function mistakesPage({ problems }: ContentError): string {
	return `<!doctype html>${renderToStaticMarkup(
		<html lang="en-GB">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta httpEquiv="refresh" content="2" />
				<title>Mistakes in the content</title>
				<style>{css}</style>
			</head>
			<body>
				<h1>Mistakes in the content</h1>
				<ul>
					{problems.map(describeProblem).map((problem) => (
						<li key={problem}>{problem}</li>
					))}
				</ul>
				<p>The site comes back when they are put right.</p>
			</body>
		</html>,
	)}`;
}

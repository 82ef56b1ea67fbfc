import type { Metadata } from "next";
import { caseNames } from "@/components/examples/cases";

export const metadata: Metadata = { title: "Examples" };

/** The list of examples. They exist in development only (next.config.ts). */
export default function ExamplesListPage() {
	return (
		<main id="main" tabIndex={-1} className="page-width py-section">
			<h1 className="text-h1">Examples</h1>
			<ul className="mt-5 flex flex-wrap gap-3">
				<li>
					<a href="/examples/brand/" className="button button-quiet">
						The brand
					</a>
				</li>
				{caseNames.map((name) => (
					<li key={name}>
						<a href={`/examples/${name}/`} className="button button-quiet">
							All components with {name} content
						</a>
					</li>
				))}
			</ul>
		</main>
	);
}

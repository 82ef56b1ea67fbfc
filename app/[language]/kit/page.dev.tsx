import type { Metadata } from "next";
import { lengthNames } from "@/components/kit/lengths";

export const metadata: Metadata = { title: "Kit" };

/** The kit's contents. Its pages exist in development only (next.config.ts). */
export default function KitContentsPage() {
	return (
		<main id="main" tabIndex={-1} className="page-width py-section">
			<h1 className="text-h1">Kit</h1>
			<ul className="mt-5 flex flex-wrap gap-3">
				<li>
					<a href="/kit/brand/" className="button button-quiet">
						The brand
					</a>
				</li>
				{lengthNames.map((length) => (
					<li key={length}>
						<a href={`/kit/${length}/`} className="button button-quiet">
							All components with {length} data
						</a>
					</li>
				))}
			</ul>
		</main>
	);
}

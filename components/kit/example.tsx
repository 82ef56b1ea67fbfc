import type { ReactNode } from "react";
import type { Page } from "@/lib/site/page";
import type { KitData } from "./data";

/** What the examples of a folder are made from: the data in one length, and the page with the site's own labels. */
export type ExamplesProps = { data: KitData; page: Page };

/** One component, below its name. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div data-example={name}>
			<p className="page-width border-t border-ink-line py-3 text-note">{name}</p>
			{children}
		</div>
	);
}

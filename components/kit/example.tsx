import type { ReactNode } from "react";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { KitData } from "./data";

/** What the examples of a folder are made from: the data in one length, and the site's own words. */
export type ExamplesProps = { data: KitData; words: InterfaceWords };

/** One component, below its name. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div data-example={name}>
			<p className="page-width border-t border-ink-line py-3 text-note">{name}</p>
			{children}
		</div>
	);
}

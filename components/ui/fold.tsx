import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import "./fold.css";

type FoldProps = { id?: string; summary: ReactNode; children: ReactNode };

/** A native disclosure. A fragment of its content and in-page search open it (HTML: ancestor revealing algorithm). */
export function Fold({ id, summary, children }: FoldProps) {
	return (
		<details className="fold unfold-in-print">
			<summary>
				{summary}
				<ChevronDown aria-hidden="true" className="chevron size-6 shrink-0 text-pine" />
			</summary>
			<div id={id} className="fold-content">
				{children}
			</div>
		</details>
	);
}

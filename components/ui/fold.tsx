import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type FoldProps = {
	id?: string;
	summary: ReactNode;
	/**
	 * Folds on phones alone. Wider windows show the content without the summary, which therefore repeats the content's
	 * heading; older browsers fold it there, too.
	 */
	onPhones?: boolean;
	/** The same below 993 px. */
	onTablets?: boolean;
	/** Whether it is open at first. */
	open?: boolean;
	children: ReactNode;
};

/** A native disclosure. A fragment of its content and in-page search open it (HTML: ancestor revealing algorithm). */
export function Fold({ id, summary, onPhones = false, onTablets = false, open, children }: FoldProps) {
	const unfolds = onTablets ? "lg:unfolded" : onPhones ? "sm:unfolded" : "";
	return (
		<details open={open} className={`fold unfold-in-print ${unfolds}`}>
			<summary>
				{summary}
				<ChevronDown aria-hidden="true" className="chevron size-5" />
			</summary>
			<div id={id} className="fold-content">
				{children}
			</div>
		</details>
	);
}

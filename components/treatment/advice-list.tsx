import { ChevronDown } from "lucide-react";
import type { Advice } from "@/lib/content/schema/advice";
import type { Page } from "@/lib/site/page";
import { Markdown } from "../ui/markdown";
import "./advice-list.css";

/** Advice that holds for many operations: of each the one thing to know, the rest folded. Nothing where there is none. */
export function AdviceList({ advice, page }: { advice: Advice[]; page: Page }) {
	if (advice.length === 0) return null;
	return (
		<div className="advice-list">
			{advice.map(({ id, title, short, text }) => (
				<details key={id} className="advice unfold-in-print">
					<summary className="flex items-start justify-between gap-4">
						<span>
							<span className="block font-semibold">{title}</span>
							<span className="mt-0.5 block text-small">{short}</span>
						</span>
						<ChevronDown aria-hidden="true" className="chevron mt-1 size-5 shrink-0 text-pine" />
					</summary>
					<Markdown page={page} className="pb-5 text-small">
						{text}
					</Markdown>
				</details>
			))}
		</div>
	);
}

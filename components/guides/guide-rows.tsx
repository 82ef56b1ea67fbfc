import { ChevronDown } from "lucide-react";
import type { GuidePart } from "@/lib/model/schema/guide";
import type { Page } from "@/lib/pages/page";
import { Markdown } from "../ui/markdown";
import "./guide-rows.css";

const FEW = 5;

type GuideRowsProps = {
	parts: GuidePart[];
	/** On the guide's own page: the title is a heading, and the text has the part's anchor, which opens the row. */
	onGuidePage?: boolean;
	page: Page;
};

/** Parts of guides: a short line each, the rest folded. Nothing if there are none. */
export function GuideRows({ parts, onGuidePage = false, page }: GuideRowsProps) {
	const Title = onGuidePage ? "h2" : "span";
	if (parts.length === 0) return null;
	/** In wide windows a page of few rows would be empty: it shows them open. */
	const isShort = onGuidePage && parts.length <= FEW;
	return (
		<div className="advice-list max-w-measure border-b border-ink-line print:max-w-none print:columns-2 print:gap-x-[8mm]">
			{parts.map(({ id, title, short, text }) => (
				<details key={id} className={`advice unfold-in-print border-t border-ink-line ${isShort ? "wide-open" : ""}`}>
					<summary className="grid">
						<Title className="block font-sans text-body snug-lines font-semibold">{title}</Title>
						<span className="text-small">{short}</span>
						<ChevronDown aria-hidden="true" className="chevron size-5 text-pine" />
					</summary>
					<div id={onGuidePage ? id : undefined} className="scroll-mt-48 pb-5 text-small">
						<Markdown text={text} page={page} />
					</div>
				</details>
			))}
		</div>
	);
}

import { ChevronDown } from "lucide-react";
import type { GuidePart } from "@/lib/model/schema/guide";
import type { Page } from "@/lib/pages/page";
import { Markdown } from "../ui/markdown";
import "./guide-row.css";

type GuideRowProps = {
	part: GuidePart;
	/** On the guide's own page: the title is a heading, and the text has the part's anchor, which opens the row. */
	own?: boolean;
	page: Page;
};

/** A part of a guide: a short line, the rest folded. */
export function GuideRow({ part: { id, title, short, text }, own = false, page }: GuideRowProps) {
	const Title = own ? "h2" : "span";
	return (
		<details className="advice unfold-in-print">
			<summary className="grid">
				<Title className="block font-sans text-body snug-lines font-semibold">{title}</Title>
				<span className="text-small">{short}</span>
				<ChevronDown aria-hidden="true" className="chevron size-5 text-pine" />
			</summary>
			<div id={own ? id : undefined} className="scroll-mt-48 pb-5 text-small">
				<Markdown text={text} page={page} />
			</div>
		</details>
	);
}

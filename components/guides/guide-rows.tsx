import type { GuidePart } from "@/lib/model/schema/guide";
import type { Page } from "@/lib/pages/page";
import { Fold } from "../ui/fold";
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
		<div className="advice mt-7 border-b border-ink-line">
			{parts.map(({ id, title, short, text }) => (
				<div key={id} className={`border-t border-ink-line ${isShort ? "wide-open" : ""}`}>
					<Fold
						id={onGuidePage ? id : undefined}
						summary={
							<>
								<Title className="font-sans snug-lines font-semibold">{title}</Title>
								<span className="text-small">{short}</span>
							</>
						}
					>
						<Markdown text={text} page={page} className="text-small" />
					</Fold>
				</div>
			))}
		</div>
	);
}

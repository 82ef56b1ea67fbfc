import type { GuidePart } from "@/lib/model/schema/guide";
import type { Page } from "@/lib/pages/page";
import { Fold } from "../ui/fold";
import { Markdown } from "../ui/markdown";

/** In wide windows a page of no more parts would be empty: it shows them open. */
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
	const isShort = onGuidePage && parts.length <= FEW;
	return (
		<div className="advice mt-7 border-b border-ink-line">
			{parts.map(({ id, title, short, text }) => {
				const head = (
					<>
						<Title className="font-sans snug-lines font-semibold">{title}</Title>
						<span className="text-small">{short}</span>
					</>
				);
				return (
					<div key={id} className="border-t border-ink-line">
						<Fold id={onGuidePage ? id : undefined} onTablets={isShort} summary={head}>
							{isShort && <div className="py-2.5 max-lg:hidden print:block">{head}</div>}
							<Markdown text={text} page={page} className="text-small" />
						</Fold>
					</div>
				);
			})}
		</div>
	);
}

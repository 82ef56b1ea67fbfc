import { Eye } from "lucide-react";
import type { InterfaceWords } from "@/lib/content/schema/interface";

/** Says above every page of a preview that it is not the clinic's site. The site itself has nothing of it. */
export function PreviewStrip({ words }: { words: InterfaceWords["preview"] }) {
	return (
		<aside aria-label={words.label}>
			<p className="flex items-center justify-center gap-2.5 bg-marigold px-5 py-2.5 text-small/[1.6] font-semibold">
				<Eye aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
				{words.text}
			</p>
		</aside>
	);
}

import { Eye } from "lucide-react";
import type { Page } from "@/lib/site/page";

/** Says above every page of a preview that it is not the clinic's site. The site itself has nothing of it. */
export function PreviewStrip({ page }: { page: Page }) {
	return (
		<aside aria-label={page.labels.preview.label}>
			<p className="flex items-center justify-center gap-2.5 bg-marigold px-5 py-2.5 text-small/[1.6] font-semibold">
				<Eye aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
				{page.labels.preview.text}
			</p>
		</aside>
	);
}

import type { Page } from "@/lib/site/page";
import { fill } from "@/lib/text/fill";
import { Star } from "../ui/star";

/** A rating as stars, and in words for those who do not see them. */
export function Rating({ rating, page }: { rating: number; page: Page }) {
	return (
		<p role="img" aria-label={fill(page.labels.feedback.stars, { rating }, page.locale.tag)} className="flex gap-1">
			{[1, 2, 3, 4, 5].map((star) => (
				<Star key={star} className={`size-5 ${star <= rating ? "text-marigold" : "text-ink-faint"}`} />
			))}
		</p>
	);
}

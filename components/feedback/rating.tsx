import type { InterfaceWords } from "@/lib/content/schema/interface";
import { pageTag } from "@/lib/site/page-language";
import { fill } from "@/lib/text/fill";
import { Star } from "../ui/star";

/** A rating as stars, and in words for those who do not see them. */
export function Rating({ rating, words }: { rating: number; words: Pick<InterfaceWords, "feedback"> }) {
	return (
		<p role="img" aria-label={fill(words.feedback.stars, { rating }, pageTag())} className="flex gap-1">
			{[1, 2, 3, 4, 5].map((star) => (
				<Star key={star} className={`size-5 ${star <= rating ? "text-marigold" : "text-ink-faint"}`} />
			))}
		</p>
	);
}

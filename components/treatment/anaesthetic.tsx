import type { Advice } from "@/lib/content/schema/advice";
import type { Page } from "@/lib/site/page";
import { Markdown } from "../ui/markdown";
import { AdviceList } from "./advice-list";

type AnaestheticProps = {
	anaesthetic?: string;
	advice: Advice[];
	page: Page;
};

/** Which anaesthetic, who gives it, and what holds of that kind in general; nothing where the page says nothing of it. */
export function Anaesthetic({ anaesthetic, advice, page }: AnaestheticProps) {
	if (!anaesthetic && advice.length === 0) return null;
	return (
		<>
			<h3 className="mt-8 font-sans font-semibold">{page.labels.treatment.anaesthetic}</h3>
			{anaesthetic && (
				<Markdown page={page} className="mt-3">
					{anaesthetic}
				</Markdown>
			)}
			<AdviceList page={page} advice={advice} />
		</>
	);
}

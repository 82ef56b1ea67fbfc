import type { Advice } from "@/lib/content/schema/advice";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { Markdown } from "../ui/markdown";
import { AdviceList } from "./advice-list";

type AnaestheticProps = {
	anaesthetic?: string;
	advice: Advice[];
	words: Pick<InterfaceWords["treatment"], "anaesthetic">;
};

/** Which anaesthetic, who gives it, and what holds of that kind in general; nothing where the page says nothing of it. */
export function Anaesthetic({ anaesthetic, advice, words }: AnaestheticProps) {
	if (!anaesthetic && advice.length === 0) return null;
	return (
		<>
			<h3 className="mt-8 font-sans font-semibold">{words.anaesthetic}</h3>
			{anaesthetic && <Markdown className="mt-3">{anaesthetic}</Markdown>}
			<AdviceList advice={advice} />
		</>
	);
}

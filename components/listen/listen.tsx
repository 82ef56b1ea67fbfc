import type { Page } from "@/lib/site/page";
import type { Pronunciations } from "@/lib/text/spoken";
import { Island } from "../islands/island";

/** Adds a button to each element with `data-listen`, on devices that can read it aloud or play its recording. */
export function Listen({ pronunciations, page }: { pronunciations: Pronunciations; page: Page }) {
	const { locale, labels } = page;
	return <Island name="listen" wake="late" props={{ language: locale.tag, labels: labels.listen, pronunciations }} />;
}

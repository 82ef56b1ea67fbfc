import type { Place as PlaceData } from "@/lib/content/schema/sections";
import type { Page } from "@/lib/site/page";
import { nightCareAt, placesAt } from "@/lib/site/treatment-facts";
import { Markdown } from "../ui/markdown";

type PlaceProps = {
	place: Pick<PlaceData, "at" | "nights" | "text">;
	/** How long a patient stays, in short. */
	stay?: string;
	page: Page;
};

/** Where an operation is done, how long a patient stays there, and who looks after nights at the clinic itself. */
export function Place({ place, stay, page }: PlaceProps) {
	const nightCare = nightCareAt(place, page.clinic);
	return (
		<>
			<h3 className="mt-8 font-sans font-semibold">{page.labels.treatment.place.heading}</h3>
			<ul className="mt-3 flex flex-wrap gap-2">
				{placesAt(place, page.clinic, page.labels.treatment).map((where) => (
					<li key={where} className="rounded-full bg-sand px-4 py-1.5 text-small font-semibold">
						{where}
					</li>
				))}
			</ul>
			{stay && <p className="mt-3 font-semibold">{stay}</p>}
			{place.text && (
				<Markdown page={page} className="mt-3">
					{place.text}
				</Markdown>
			)}
			{nightCare && <p className="mt-3 max-w-measure">{nightCare}</p>}
		</>
	);
}

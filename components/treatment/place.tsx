import type { Clinic } from "@/lib/content/schema/clinic";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { Place as PlaceData } from "@/lib/content/schema/sections";
import { nightCareAt, placesAt } from "@/lib/site/treatment-facts";
import { Markdown } from "../ui/markdown";

type PlaceProps = {
	place: Pick<PlaceData, "at" | "nights" | "text">;
	/** How long a patient stays, in short. */
	stay?: string;
	clinic: Pick<Clinic, "name" | "nightCare">;
	words: Pick<InterfaceWords["treatment"], "place">;
};

/** Where an operation is done, how long a patient stays there, and who looks after nights at the clinic itself. */
export function Place({ place, stay, clinic, words }: PlaceProps) {
	const nightCare = nightCareAt(place, clinic);
	return (
		<>
			<h3 className="mt-8 font-sans font-semibold">{words.place.heading}</h3>
			<ul className="mt-3 flex flex-wrap gap-2">
				{placesAt(place, clinic, words).map((where) => (
					<li key={where} className="rounded-full bg-sand px-4 py-1.5 text-small font-semibold">
						{where}
					</li>
				))}
			</ul>
			{stay && <p className="mt-3 font-semibold">{stay}</p>}
			{place.text && <Markdown className="mt-3">{place.text}</Markdown>}
			{nightCare && <p className="mt-3 max-w-measure">{nightCare}</p>}
		</>
	);
}

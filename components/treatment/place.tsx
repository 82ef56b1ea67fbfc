import type { Clinic } from "@/lib/content/schema/clinic";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { Place as PlaceData } from "@/lib/content/schema/sections";
import { fill } from "@/lib/text/fill";
import { Markdown } from "../ui/markdown";

type PlaceProps = {
	place: Pick<PlaceData, "at" | "text">;
	/** How long a patient stays, in short. */
	stay?: string;
	clinic: Pick<Clinic, "name">;
	words: Pick<InterfaceWords["treatment"], "place">;
};

/** Where an operation is done, and how long a patient stays there. */
export function Place({ place: { at, text }, stay, clinic, words }: PlaceProps) {
	return (
		<>
			<h3 className="mt-8 font-sans font-semibold">{words.place.heading}</h3>
			<ul className="mt-3 flex flex-wrap gap-2">
				{at.map((where) => (
					<li key={where} className="rounded-full bg-sand px-4 py-1.5 text-small font-semibold">
						{where === "clinic" ? fill(words.place.clinic, { clinic: clinic.name }) : where}
					</li>
				))}
			</ul>
			{stay && <p className="mt-3 font-semibold">{stay}</p>}
			{text && <Markdown className="mt-3">{text}</Markdown>}
		</>
	);
}

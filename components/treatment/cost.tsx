import type { Clinic } from "@/lib/content/schema/clinic";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { SectionOn } from "@/lib/content/schema/sections";
import { priceRange } from "@/lib/site/treatment-facts";

type CostProps = {
	section: Pick<SectionOn<"cost">, "price" | "includes" | "raises">;
	clinic: Pick<Clinic, "currency" | "language">;
	words: Pick<InterfaceWords["treatment"], "cost">;
};

/** From and to, what that includes, and what can raise it. */
export function Cost({ section: { price, includes, raises }, clinic, words }: CostProps) {
	const { cost } = words;
	const lists = [
		{ heading: cost.includes, entries: includes },
		{ heading: cost.raises, entries: raises },
	].filter(({ entries }) => entries.length > 0);
	if (!price && lists.length === 0) return null;
	return (
		<div className="mt-6 max-w-measure rounded-card bg-sage p-6 sm:p-8 print:p-0">
			{price && (
				<p>
					<span className="block font-display text-h3 even-figures">{priceRange(price, clinic, words)}</span>
					{price.per}
				</p>
			)}
			<div className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
				{lists.map(({ heading, entries }) => (
					<div key={heading} className="prose">
						<p className="font-semibold">{heading}</p>
						<ul className="text-small">
							{entries.map((entry) => (
								<li key={entry}>{entry}</li>
							))}
						</ul>
					</div>
				))}
			</div>
			{price && <p className="mt-5 text-small">{cost.estimate}</p>}
		</div>
	);
}

import type { DangerSign } from "@/lib/pages/aftercare";
import type { Page } from "@/lib/pages/page";

type DangerSignsProps = { signs: DangerSign[]; page: Page };

/** The danger signs of every day after an operation, by whom to turn to, the gravest first. */
export function DangerSigns({ signs, page }: DangerSignsProps) {
	return (
		<div className="urgent grid max-w-none gap-x-8 gap-y-4 lg:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
			{signs.map(({ by, heading, texts }) => (
				<div key={by}>
					<h3 className="text-lead snug-lines text-clay-deep even-figures">{heading}</h3>
					{texts.map((text) => (
						<p key={text} className="mt-1">
							{text}
						</p>
					))}
				</div>
			))}
			<p className="col-span-full font-semibold">{page.labels.aftercare.noAnswer}</p>
		</div>
	);
}

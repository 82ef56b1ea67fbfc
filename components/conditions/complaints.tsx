import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { ComplaintGroup } from "@/lib/site/conditions";

type ComplaintsProps = {
	/** Of one menu, or of several; several each stand under their menu's name. */
	groups: ComplaintGroup[];
	words: Pick<InterfaceWords, "complaints">;
};

/** "What is troubling you?": complaints in patients' words, each a link to its treatment; nothing where there are none. */
export function Complaints({ groups, words: { complaints: words } }: ComplaintsProps) {
	if (groups.length === 0) return null;
	return (
		<section aria-labelledby="complaints" className="bg-sand py-section print:hidden">
			<div className="page-width">
				<h2 id="complaints" className="text-h2">
					{words.heading}
				</h2>
				<p className="mt-3 max-w-measure">{words.intro}</p>
				{groups.map(({ label, path, complaints }) => (
					<div key={path}>
						{groups.length > 1 && <h3 className="mt-10 text-h3">{label}</h3>}
						<ul className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
							{complaints.map(({ words, treatment, path }) => (
								<li key={`${path} ${words}`} className="border-t border-ink-line">
									<a href={path} className="block py-3 hover:text-pine">
										<span className="block font-semibold">{words}</span>
										<span className="block text-small text-ink-muted">{treatment}</span>
									</a>
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</section>
	);
}

import type { Clinic } from "@/lib/content/schema/clinic";
import type { Emergency } from "@/lib/content/schema/emergency";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { Crumbs } from "@/lib/site/breadcrumb";
import type { EmergencyLink } from "@/lib/site/emergencies";
import { asOf, siteLink } from "@/lib/site/page-language";
import { telHref } from "@/lib/text/contact";
import { Breadcrumb } from "../ui/breadcrumb";
import { EmergencyCalls } from "./emergency-calls";
import { KeptPage } from "./kept-page";

type EmergencyViewProps = {
	emergency: Emergency;
	links: EmergencyLink[];
	clinic: Pick<Clinic, "phone" | "firstAidOffline">;
	crumbs: Crumbs;
	words: Pick<InterfaceWords, "emergency" | "header">;
};

/** What has happened, what to do first in each case, and the numbers that help. */
export function EmergencyView({ emergency, links, clinic, crumbs, words }: EmergencyViewProps) {
	const { heading, intro, ambulance, helplines } = emergency;
	const second = ambulance.other ? [{ number: ambulance.other, label: ambulance.label }] : [];
	const numbers = [ambulance, ...second, ...Object.values(helplines)];
	return (
		<>
			<div className="border-b-6 border-clay bg-blush">
				<div className="page-width pt-6 pb-10 lg:pb-14">
					<Breadcrumb {...crumbs} />
					<h1 className="mt-5 text-h1">{heading}</h1>
					<p className="mt-4 max-w-measure text-lead">{intro}</p>
					<EmergencyCalls ambulance={ambulance} phone={clinic.phone} words={words} />
					<KeptPage clinic={clinic} words={words} />
				</div>
			</div>
			<div className="page-width grid gap-x-16 gap-y-12 py-10 lg:grid-cols-[2fr_1fr] lg:py-16">
				<ul className="grid gap-4 self-start empty:hidden sm:grid-cols-2 sm:*:last:odd:col-span-2">
					{links.map(({ entry, first, path }) => (
						<li key={path} {...asOf(path)}>
							<a
								{...siteLink(path)}
								className="block h-full rounded-card border border-ink-line bg-white p-5 hover:border-pine print:border-0 print:p-0"
							>
								<span className="block font-display text-h3">{entry}</span>
								<span className="mt-1.5 block text-small">{first}</span>
							</a>
						</li>
					))}
				</ul>
				<section aria-labelledby="numbers">
					<h2 id="numbers" className="text-h3">
						{words.emergency.numbers}
					</h2>
					<dl className="mt-4 grid gap-4">
						{numbers.map(({ number, label }) => (
							<div key={number}>
								<dt className="text-small">{label}</dt>
								<dd>
									<a
										href={telHref(number)}
										className="text-link inline-flex min-h-11 items-center text-h3 even-figures"
									>
										{number}
									</a>
								</dd>
							</div>
						))}
					</dl>
				</section>
			</div>
		</>
	);
}

import type { BodyRegion } from "@/lib/model/body-regions";
import { paths } from "@/lib/model/routes";
import type { Brand } from "@/lib/model/schema/brand";
import type { Emergency } from "@/lib/model/schema/emergency";
import { dangerSigns } from "@/lib/pages/aftercare";
import type { EmergencyLink } from "@/lib/pages/conditions";
import type { Crumbs } from "@/lib/pages/menus";
import { type LinkAttributes, linkedTextLang, type Page, siteLink } from "@/lib/pages/page";
import { mainPhone, onOneLine, telHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { BodyMap } from "../body/body-map";
import { Fold } from "../ui/fold";
import { Breadcrumb } from "../ui/page-banner";
import { Picture } from "../ui/picture";
import { DangerSigns } from "./danger-signs";
import { EmergencyCalls } from "./emergency-calls";
import { NightSwitch } from "./night-switch";

type EmergencyViewProps = {
	emergency: Emergency;
	links: EmergencyLink[];
	/** Links to the warning signs after each treatment. */
	signs: { label: string; path: string }[];
	/** The regions of the drawn person, and its colours; without regions it is left out. */
	regions: BodyRegion[];
	colours: Brand["colours"];
	page: Page;
	crumbs: Crumbs;
};

/** An entry of the list: a link to first aid, or one that calls. */
type Entry = Pick<EmergencyLink, "entry" | "first" | "drawing"> & {
	link: LinkAttributes;
	lang?: ReturnType<typeof linkedTextLang>;
};

const AFTER_OPERATION = "after-an-operation";

/** First aid by accident, and emergency numbers. */
export function EmergencyView({ emergency, links, signs, regions, colours, page, crumbs }: EmergencyViewProps) {
	const { heading, intro, ambulance, afterOperation, helplines, somethingElse } = emergency;
	const { name, emergencies, hospitals } = page.clinic;
	const phone = mainPhone(page.clinic);
	const second = ambulance.other ? [{ number: ambulance.other, label: ambulance.otherLabel ?? ambulance.label }] : [];
	const numbers: { number: string; label: string; more?: string[] }[] = [
		ambulance,
		...second,
		...hospitals.map((hospital) => ({
			number: hospital.phone,
			label: hospital.name,
			more: [hospital.for, hospital.when],
		})),
		...(phone && emergencies
			? [{ number: phone, label: fill(page.labels.emergency.ownNumber, { clinic: name, hours: emergencies }) }]
			: []),
		...Object.values(helplines),
	];
	const last = afterOperation && { ...afterOperation, path: `${paths.emergency}#${AFTER_OPERATION}` };
	const entries: Entry[] = [
		...[...links, ...(last ? [last] : [])].map((entry: Omit<EmergencyLink, "at">) => ({
			...entry,
			lang: linkedTextLang(page, entry.path),
			link: siteLink(page, entry.path),
		})),
		...(somethingElse ? [{ ...somethingElse, link: { href: telHref(ambulance.number) } }] : []),
	];
	return (
		<>
			<div className="border-b-6 border-clay bg-blush">
				<div className="page-width pt-3 pb-4 lg:pt-6 lg:pb-10">
					<NightSwitch page={page} />
					<Breadcrumb page={page} crumbs={crumbs} />
					<h1 className="mt-2 text-h3 lg:text-h2">{heading}</h1>
					<p className="mt-1 max-w-measure">{intro}</p>
					{/* On phones the action bar has the number. */}
					<div className="max-lg:hidden">
						<EmergencyCalls page={page} ambulance={ambulance} />
					</div>
				</div>
			</div>
			<div className="page-width grid gap-x-5 gap-y-12 py-3 lg:grid-cols-[2fr_1fr] lg:py-16">
				<ul className="grid gap-2 self-start empty:hidden sm:grid-cols-2 sm:*:last:odd:col-span-2">
					{entries.map(({ entry, first, drawing, lang, link }) => (
						<li key={link.href} {...lang}>
							<a
								{...link}
								className="flex h-full flex-wrap items-center gap-3 rounded-card border border-ink-line bg-white px-3 py-2 hover:border-pine print:border-0 print:p-0"
							>
								{drawing && (
									<Picture
										picture={{ ...drawing, alt: "" }}
										ratio="4/3"
										widths={{ phone: "5rem" }}
										className="max-w-20 flex-none rounded-card"
									/>
								)}
								<span className="min-w-0 flex-1 basis-32">
									<span className="block font-semibold">{entry}</span>
									<span className="block text-small">{first}</span>
								</span>
							</a>
						</li>
					))}
				</ul>
				<section aria-labelledby="numbers">
					<h2 id="numbers" className="text-h3">
						{page.labels.emergency.numbers}
					</h2>
					<dl className="mt-2">
						{numbers.map(({ number, label, more = [] }) => (
							<div key={label} className="flex flex-wrap items-center gap-x-4 border-t border-ink-line py-1.5">
								<dt className="flex-1 basis-36 text-small">
									{label}
									{more.map((line) => (
										<span key={line} className="block text-note">
											{line}
										</span>
									))}
								</dt>
								<dd>
									<a href={telHref(number)} className="button button-quiet px-4 even-figures">
										{onOneLine(number)}
									</a>
								</dd>
							</div>
						))}
					</dl>
				</section>
				{regions.length > 0 && (
					<section aria-labelledby="where" className="col-span-full print:hidden">
						<h2 id="where" className="text-h3">
							{page.labels.complaints.where}
						</h2>
						<BodyMap regions={regions} colours={colours} page={page} />
					</section>
				)}
				{afterOperation && (
					<section aria-labelledby={AFTER_OPERATION} className="col-span-full">
						<h2 id={AFTER_OPERATION} className="text-h3">
							{afterOperation.entry}
						</h2>
						<p className="mt-1">{afterOperation.when}</p>
						<DangerSigns signs={dangerSigns(page, emergency)} page={page} />
						<EmergencyCalls page={page} ambulance={ambulance} phone={phone} />
						<p className="mt-5 max-w-measure">{afterOperation.more}</p>
						<Fold summary={<h3 className="font-semibold">{page.labels.emergency.whichOperation}</h3>}>
							<ul className="columns-2xs gap-x-5">
								{signs.map(({ label, path }) => (
									<li key={path} {...linkedTextLang(page, path)}>
										<a {...siteLink(page, path)} className="text-link inline-flex min-h-11 items-center">
											{label}
										</a>
									</li>
								))}
							</ul>
						</Fold>
					</section>
				)}
			</div>
		</>
	);
}

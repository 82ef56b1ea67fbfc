import type { ReactNode } from "react";
import type { GrievanceOfficer } from "@/lib/model/schema/clinic";
import type { Legal } from "@/lib/model/schema/pages";
import type { Crumbs } from "@/lib/pages/menus";
import type { Page } from "@/lib/pages/page";
import { addressLine, mailHref, mainPhone, telHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { longDate } from "@/lib/text/format";
import { TextPage } from "../layout/text-page";

type LegalViewProps = {
	legal: Legal & { body: string };
	crumbs: Crumbs;
	page: Page;
	children?: ReactNode;
};

/** A legal page: title, dates and text. */
export function LegalView({ legal: { title, published, updated, body }, crumbs, page, children }: LegalViewProps) {
	const dated = (label: string, date: string) => fill(label, { date: longDate(date, page.clinic.language) });
	const head = (
		<div className="mt-5">
			{published && <p>{dated(page.labels.legal.published, published)}</p>}
			<p>{dated(page.labels.legal.updated, updated)}</p>
		</div>
	);
	return (
		<TextPage heading={title} crumbs={crumbs} head={head} text={body} page={page}>
			{children}
		</TextPage>
	);
}

/** The grievance officer's contact details, or the clinic's where there are none. */
export function OfficerContact({ officer, page }: { officer: GrievanceOfficer; page: Page }) {
	const { email = page.clinic.email, phone = mainPhone(page.clinic) } = officer;
	const { address } = page.clinic;
	return (
		<address className="mt-8 max-w-measure rounded-card bg-sand px-6 py-5 not-italic wrap-anywhere">
			<p className="font-semibold">
				{page.labels.legal.officer}: {officer.name}
			</p>
			<p>{address ? `${page.clinic.name}, ${addressLine(address)}` : page.clinic.name}</p>
			{phone && (
				<p>
					<a href={telHref(phone)} className="inline-flex min-h-11 items-center underline">
						{phone}
					</a>
				</p>
			)}
			{email && (
				<p>
					<a
						href={mailHref(email, { subject: page.labels.booking.myData, body: "" })}
						className="inline-flex min-h-11 items-center underline"
					>
						{email}
					</a>
				</p>
			)}
		</address>
	);
}

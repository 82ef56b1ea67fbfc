import type { ReactNode } from "react";
import type { GrievanceOfficer } from "@/lib/model/schema/clinic";
import type { Legal } from "@/lib/model/schema/pages";
import type { Crumbs } from "@/lib/site/breadcrumb";
import type { Page } from "@/lib/site/page";
import { addressLine, mailHref, mainPhone, telHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { longDate } from "@/lib/text/format";
import { anchor } from "@/lib/text/markdown";
import { WithTableOfContents } from "../layout/table-of-contents";
import { Markdown } from "../ui/markdown";
import { PageBanner } from "../ui/page-banner";

/** The subheadings of a text in Markdown. */
const subheadings = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading ?? "");

type LegalViewProps = {
	legal: Legal & { body: string };
	crumbs: Crumbs;
	page: Page;
	children?: ReactNode;
};

/** A legal page: title, dates and text. */
export function LegalView({ legal, crumbs, page, children }: LegalViewProps) {
	const headings = subheadings(legal.body);
	const { published, updated } = legal;
	return (
		<>
			<PageBanner page={page} crumbs={crumbs} heading={legal.title}>
				{published && (
					<p className="mt-5">
						{fill(page.labels.legal.published, { date: longDate(published, page.clinic.language) })}
					</p>
				)}
				<p className={published ? "" : "mt-5"}>
					{fill(page.labels.legal.updated, { date: longDate(updated, page.clinic.language) })}
				</p>
			</PageBanner>
			<WithTableOfContents
				title={page.labels.common.contents}
				entries={headings.map((heading) => ({ id: anchor(heading), heading }))}
			>
				<Markdown text={legal.body} page={page} linked />
				{children}
			</WithTableOfContents>
		</>
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

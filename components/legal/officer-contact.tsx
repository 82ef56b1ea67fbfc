import type { GrievanceOfficer } from "@/lib/content/schema/clinic";
import type { Page } from "@/lib/site/page";
import { addressLine, mailHref, telHref } from "@/lib/text/contact";

type OfficerContactProps = {
	officer: GrievanceOfficer;
	page: Page;
};

/** Who answers for patients' data, and how to reach that person: by the clinic's own ways unless there are others. */
export function OfficerContact({ officer, page }: OfficerContactProps) {
	const { email = page.clinic.email, phone = page.clinic.phone } = officer;
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

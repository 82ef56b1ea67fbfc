import type { Clinic, GrievanceOfficer } from "@/lib/content/schema/clinic";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { addressLine, mailHref, telHref } from "@/lib/text/contact";

type OfficerContactProps = {
	officer: GrievanceOfficer;
	clinic: Pick<Clinic, "name" | "address" | "email" | "phone">;
	words: Pick<InterfaceWords, "booking" | "legal">;
};

/** Who answers for patients' data, and how to reach that person: by the clinic's own ways unless there are others. */
export function OfficerContact({ officer, clinic, words }: OfficerContactProps) {
	const { email = clinic.email, phone = clinic.phone } = officer;
	const { address } = clinic;
	return (
		<address className="mt-8 max-w-measure rounded-card bg-sand px-6 py-5 not-italic wrap-anywhere">
			<p className="font-semibold">
				{words.legal.officer}: {officer.name}
			</p>
			<p>{address ? `${clinic.name}, ${addressLine(address)}` : clinic.name}</p>
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
						href={mailHref(email, { subject: words.booking.myData, body: "" })}
						className="inline-flex min-h-11 items-center underline"
					>
						{email}
					</a>
				</p>
			)}
		</address>
	);
}

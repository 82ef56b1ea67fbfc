import { Charges } from "../../clinic/charges";
import { ClinicContact } from "../../clinic/clinic-contact";
import { ClinicDoctors } from "../../clinic/clinic-doctors";
import { ClinicIntro } from "../../clinic/clinic-intro";
import { Facilities } from "../../clinic/facilities";
import { Rooms } from "../../clinic/rooms";
import { Example, type ExamplesProps } from "../example";

export function ClinicExamples({ data: { clinic, clinicPage, doctors }, words }: ExamplesProps) {
	return (
		<>
			<Example name="clinic/ClinicIntro">
				<ClinicIntro {...clinicPage.intro} />
			</Example>
			<Example name="clinic/Facilities">
				<Facilities facilities={clinicPage.facilities} />
			</Example>
			<Example name="clinic/ClinicDoctors">
				<ClinicDoctors {...clinicPage.doctors} doctors={doctors} />
			</Example>
			<Example name="clinic/Rooms">
				<Rooms gallery={clinicPage.gallery} words={words} />
			</Example>
			<Example name="clinic/Charges">
				<Charges charges={clinicPage.charges} grievance={clinicPage.grievance} words={words} />
			</Example>
			<Example name="clinic/ClinicContact">
				<ClinicContact {...clinicPage.contact} clinic={clinic} words={words} />
			</Example>
		</>
	);
}

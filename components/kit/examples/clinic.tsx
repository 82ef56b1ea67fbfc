import { Charges } from "../../clinic/charges";
import { ClinicContact } from "../../clinic/clinic-contact";
import { ClinicDoctors } from "../../clinic/clinic-doctors";
import { ClinicIntro } from "../../clinic/clinic-intro";
import { Facilities } from "../../clinic/facilities";
import { Rooms } from "../../clinic/rooms";
import { Example, type ExamplesProps } from "../example";

export function ClinicExamples({ data: { clinicPage, doctors }, page }: ExamplesProps) {
	return (
		<>
			<Example name="clinic/ClinicIntro">
				<ClinicIntro {...clinicPage.intro} />
			</Example>
			<Example name="clinic/Facilities">
				<Facilities facilities={clinicPage.facilities} />
			</Example>
			<Example name="clinic/ClinicDoctors">
				<ClinicDoctors page={page} {...clinicPage.doctors} doctors={doctors} />
			</Example>
			<Example name="clinic/Rooms">
				<Rooms page={page} gallery={clinicPage.gallery} />
			</Example>
			<Example name="clinic/Charges">
				<Charges page={page} charges={clinicPage.charges} grievance={clinicPage.grievance} />
			</Example>
			<Example name="clinic/ClinicContact">
				<ClinicContact page={page} {...clinicPage.contact} />
			</Example>
		</>
	);
}

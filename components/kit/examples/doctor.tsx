import { DoctorAbout } from "../../doctor/doctor-about";
import { DoctorBanner } from "../../doctor/doctor-banner";
import { DoctorFilms } from "../../doctor/doctor-films";
import { DoctorTreatments } from "../../doctor/doctor-treatments";
import { Timings } from "../../doctor/timings";
import { crumbsTo } from "../crumbs";
import { Example, type ExamplesProps } from "../example";

export function DoctorExamples({ data, page }: ExamplesProps) {
	return data.doctors.slice(0, 1).map((doctor) => (
		<div key={doctor.slug}>
			<Example name="doctor/DoctorBanner">
				<DoctorBanner page={page} doctor={doctor} crumbs={crumbsTo(doctor.name, data)} />
			</Example>
			<Example name="doctor/DoctorAbout">
				<DoctorAbout page={page} doctor={doctor} />
			</Example>
			<Example name="doctor/DoctorTreatments">
				<DoctorTreatments page={page} name={doctor.name} groups={data.menus} />
			</Example>
			<Example name="doctor/DoctorFilms">
				<DoctorFilms page={page} films={doctor.films} />
			</Example>
			<Example name="doctor/Timings">
				<Timings page={page} timings={doctor.timings} />
			</Example>
		</div>
	));
}

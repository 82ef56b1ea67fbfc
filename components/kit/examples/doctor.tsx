import { DoctorAbout } from "../../doctor/doctor-about";
import { DoctorBanner } from "../../doctor/doctor-banner";
import { DoctorFilms } from "../../doctor/doctor-films";
import { DoctorTreatments } from "../../doctor/doctor-treatments";
import { Timings } from "../../doctor/timings";
import { crumbsTo } from "../crumbs";
import { Example, type ExamplesProps } from "../example";

export function DoctorExamples({ data, words }: ExamplesProps) {
	const { language } = data.clinic;
	return data.doctors.slice(0, 1).map((doctor) => (
		<div key={doctor.slug}>
			<Example name="doctor/DoctorBanner">
				<DoctorBanner doctor={doctor} crumbs={crumbsTo(doctor.name, data)} />
			</Example>
			<Example name="doctor/DoctorAbout">
				<DoctorAbout doctor={doctor} language={language} words={words} />
			</Example>
			<Example name="doctor/DoctorTreatments">
				<DoctorTreatments name={doctor.name} groups={data.menus} words={words} />
			</Example>
			<Example name="doctor/DoctorFilms">
				<DoctorFilms films={doctor.films} language={language} words={words} />
			</Example>
			<Example name="doctor/Timings">
				<Timings timings={doctor.timings} words={words} />
			</Example>
		</div>
	));
}

import { AboutUs } from "../../home/about-us";
import { Cosmetology } from "../../home/cosmetology";
import { DoctorBanners } from "../../home/doctor-banners";
import { Hero } from "../../home/hero";
import { ServiceSections } from "../../home/service-sections";
import { WhyChoose } from "../../home/why-choose";
import { Example, type ExamplesProps } from "../example";

export function HomeExamples({ data: { clinic, doctors, home }, words }: ExamplesProps) {
	return (
		<>
			<Example name="home/Hero">
				<Hero slides={home.slides} clinic={clinic} words={words} />
			</Example>
			<Example name="home/DoctorBanners">
				<DoctorBanners {...home.doctors} doctors={doctors} words={words} />
			</Example>
			<Example name="home/ServiceSections">
				<ServiceSections sections={home.services} words={words} />
			</Example>
			<Example name="home/Cosmetology">
				<Cosmetology cosmetology={home.cosmetology} words={words} />
			</Example>
			<Example name="home/WhyChoose">
				<WhyChoose whyChoose={home.whyChoose} />
			</Example>
			<Example name="home/AboutUs">
				<AboutUs about={home.about} words={words} />
			</Example>
		</>
	);
}

import type { ComponentProps } from "react";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { ShownSection } from "@/lib/site/home";
import { BookingSection } from "../booking/booking-section";
import { PatientFeedback } from "../feedback/patient-feedback";
import { AboutUs } from "./about-us";
import { DoctorBanners } from "./doctor-banners";
import { Hero } from "./hero";
import { Services } from "./services";
import { Showcase } from "./showcase";
import { TextSection } from "./text-section";
import { WhyChoose } from "./why-choose";

type HomeSectionProps = ShownSection & {
	content: {
		clinic: ComponentProps<typeof Hero>["clinic"] & ComponentProps<typeof BookingSection>["clinic"];
		doctors: ComponentProps<typeof DoctorBanners>["doctors"];
		testimonials?: ComponentProps<typeof PatientFeedback>["testimonials"];
		words: InterfaceWords;
	};
	/** Whether the page begins with it: slides then carry the page's heading. */
	first: boolean;
};

/** A section of the home page, by its kind. */
export function HomeSection({ section, id, ground, first, content }: HomeSectionProps) {
	const { clinic, doctors, testimonials, words } = content;
	switch (section.kind) {
		case "slides":
			return <Hero slides={section.slides} opens={first} clinic={clinic} words={words} />;
		case "doctors":
			return <DoctorBanners {...section} id={id} ground={ground} doctors={doctors} words={words} />;
		case "services":
			return <Services section={section} id={id} ground={ground} words={words} />;
		case "showcase":
			return <Showcase section={section} id={id} ground={ground} words={words} />;
		case "whyChoose":
			return <WhyChoose section={section} id={id} ground={ground} />;
		case "about":
			return <AboutUs section={section} id={id} words={words} />;
		case "text":
			return <TextSection section={section} id={id} ground={ground} />;
		case "feedback":
			return <PatientFeedback testimonials={testimonials} words={words} />;
		case "booking":
			return <BookingSection heading={words.booking.heading} ground={ground} clinic={clinic} words={words} />;
	}
}

import type { ComponentProps } from "react";
import type { ShownSection } from "@/lib/site/home";
import type { Page } from "@/lib/site/page";
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
	page: Page;
	content: {
		doctors: ComponentProps<typeof DoctorBanners>["doctors"];
		testimonials?: ComponentProps<typeof PatientFeedback>["testimonials"];
	};
	/** Whether the page begins with it: slides then carry the page's heading. */
	first: boolean;
};

/** A section of the home page, by its kind. */
export function HomeSection({ section, id, ground, first, content, page }: HomeSectionProps) {
	const { doctors, testimonials } = content;
	switch (section.kind) {
		case "slides":
			return <Hero page={page} slides={section.slides} opens={first} />;
		case "doctors":
			return <DoctorBanners page={page} {...section} id={id} ground={ground} doctors={doctors} />;
		case "services":
			return <Services page={page} section={section} id={id} ground={ground} />;
		case "showcase":
			return <Showcase page={page} section={section} id={id} ground={ground} />;
		case "whyChoose":
			return <WhyChoose section={section} id={id} ground={ground} />;
		case "about":
			return <AboutUs page={page} section={section} id={id} />;
		case "text":
			return <TextSection page={page} section={section} id={id} ground={ground} />;
		case "feedback":
			return <PatientFeedback page={page} testimonials={testimonials} />;
		case "booking":
			return <BookingSection page={page} heading={page.labels.booking.heading} ground={ground} />;
	}
}

import { BadgeCheck, HeartHandshake, type LucideIcon, ShieldCheck, Sparkles } from "lucide-react";
import { Screens } from "@/lib/brand/screens";
import { normalisePath, paths } from "@/lib/model/routes";
import type { BadgeSign, HomeSection as HomeSectionData, HomeSectionOf } from "@/lib/model/schema/home";
import { drawnRegions } from "@/lib/pages/conditions";
import type { SiteContent } from "@/lib/pages/content";
import { leaveNotes } from "@/lib/pages/doctors";
import type { PlacedHomeSection } from "@/lib/pages/home";
import { type Page, siteLink } from "@/lib/pages/page";
import { fill } from "@/lib/text/fill";
import { BodyMap } from "../body/body-map";
import { BookingSection } from "../booking/booking-section";
import { CarouselSlides } from "../carousel/carousel-slides";
import { PatientFeedback } from "../feedback/patient-feedback";
import { CardLabel } from "../ui/card-section";
import { Fold } from "../ui/fold";
import { Markdown } from "../ui/markdown";
import { Picture } from "../ui/picture";
import { PageSection, SectionHead } from "../ui/section-head";
import { DoctorBanners } from "./doctor-banners";
import { Hero } from "./hero";
import { Services } from "./services";

type HomeSectionProps = PlacedHomeSection & {
	page: Page;
	content: SiteContent;
	/** Whether it is first on the page. */
	first: boolean;
};

/** A section of the home page, by its kind. */
export function HomeSection({ section, id, folds, ground, first, content, page }: HomeSectionProps) {
	const { doctors, testimonials } = content;
	const shared = { id, folds, ground, page };
	switch (section.kind) {
		case "slides":
			return <Hero page={page} slides={section.slides} opens={first} />;
		case "doctors":
			return <DoctorBanners section={section} doctors={doctors} {...shared} />;
		case "body":
			return (
				<PageSection
					id={id}
					title={section.title}
					intro={section.intro}
					className={`py-section print:hidden ${ground}`}
				>
					<BodyMap page={page} regions={drawnRegions(content)} colours={content.brand.colours} />
				</PageSection>
			);
		case "services":
			return <Services section={section} {...shared} />;
		case "showcase":
			return <Showcase section={section} {...shared} />;
		case "whyChoose":
			return <WhyChoose section={section} {...shared} />;
		case "about":
			return <AboutUs section={section} {...shared} />;
		case "text":
			return <TextSection section={section} {...shared} />;
		case "feedback":
			return <PatientFeedback page={page} testimonials={testimonials} />;
		case "booking":
			return (
				<BookingSection
					page={page}
					heading={page.labels.booking.heading}
					ground={ground}
					leave={leaveNotes(page, doctors)}
				/>
			);
	}
}

const signs: Record<BadgeSign, LucideIcon> = {
	heart: HeartHandshake,
	seal: BadgeCheck,
	shield: ShieldCheck,
	star: Sparkles,
};

/** The props of a section of one kind. */
type Props<Kind extends HomeSectionData["kind"]> = PlacedHomeSection<Kind> & { page: Page };

function Badges({ badges }: Pick<HomeSectionOf<"about">, "badges">) {
	return (
		<ul className="mt-head gap-x-8 lg:columns-2">
			{badges.map((badge) => {
				const Sign = signs[badge.sign];
				return (
					<li key={badge.title} className="flex gap-3 pb-3 break-inside-avoid">
						<span className="mt-1 grid size-11 flex-none place-items-center rounded-full border border-marigold text-marigold">
							<Sign aria-hidden="true" className="size-6" strokeWidth={1.6} />
						</span>
						<div className="min-w-0 flex-1">
							<Fold onPhones summary={<span className="font-display">{badge.title}</span>}>
								<h3 className="text-lead snug-lines max-sm:hidden">{badge.title}</h3>
								<p className="text-small">{badge.text}</p>
								{badge.label && <CardLabel>{badge.label}</CardLabel>}
							</Fold>
						</div>
					</li>
				);
			})}
		</ul>
	);
}

/** The clinic in short, with badges. */
function AboutUs({ section: { title, text, image, badges }, id, page }: Props<"about">) {
	return (
		<section aria-labelledby={id} className="bg-ink py-section text-paper">
			<div
				className={`page-width ${image ? "items-center gap-x-16 sm:grid sm:grid-cols-[1fr_2fr] lg:grid-cols-[5fr_7fr]" : ""}`}
			>
				{image && (
					<Picture
						picture={image}
						ratio="3/4"
						widths={{ phone: "7rem", sm: "20rem", lg: "30rem" }}
						className="arch max-sm:float-right max-sm:ml-5 max-sm:w-28"
					/>
				)}
				<div>
					<SectionHead id={id} title={title} intro={text} />
					<a {...siteLink(page, paths.clinic)} className="button mt-6 bg-paper text-ink">
						{page.labels.common.knowMore}
						<span className="sr-only"> {title}</span>
					</a>
					{badges.length > 0 && <Badges badges={badges} />}
				</div>
			</div>
		</section>
	);
}

/** Milliseconds between slides on phones (specification, section 9). */
const DELAY = 4000;

/** Embla's scroll duration: 20 settles within 600 ms (specification, section 9). */
const DURATION = 20;

/** Pictures with a few words each: a grid, on phones a carousel. */
function Showcase({ section: { title, intro, items }, id, ground, page }: Props<"showcase">) {
	return (
		<PageSection id={id} title={title} intro={intro} className={`py-section ${ground}`}>
			<div className="mt-head">
				<CarouselSlides
					page={page}
					label={fill(page.labels.carousel.label, { title })}
					variant="phone-cards"
					delay={DELAY}
					duration={DURATION}
					gridAt={`(min-width: ${Screens.md})`}
				>
					{items.map(({ heading, description, src }) => (
						<article key={heading}>
							<Picture picture={src} ratio="card" widths={{ phone: "85vw", lg: "25rem" }} className="rounded-card" />
							<h3 className="mt-4 text-h3">{heading}</h3>
							<p className="mt-2 text-small">{description}</p>
						</article>
					))}
				</CarouselSlides>
			</div>
		</PageSection>
	);
}

/** A heading and a text, with an optional picture and link. */
function TextSection({ section: { title, text, image, link }, id, ground, page }: Props<"text">) {
	return (
		<section aria-labelledby={id} className={`py-section ${ground}`}>
			<div className={`page-width ${image ? "grid items-center gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]" : ""}`}>
				<div>
					<SectionHead id={id} title={title} />
					<Markdown text={text} page={page} className="mt-5 max-w-measure" />
					{link && (
						<a {...siteLink(page, normalisePath(link.path))} className="button button-quiet mt-7">
							{link.label}
						</a>
					)}
				</div>
				{image && (
					<Picture picture={image} ratio="4/3" widths={{ phone: "100vw", lg: "30rem" }} className="rounded-card" />
				)}
			</div>
		</section>
	);
}

/** Numbered reasons; phones fold each under its heading. */
function WhyChoose({ section: { title, intro, reasons }, id, ground }: Props<"whyChoose">) {
	return (
		<PageSection id={id} title={title} intro={intro} className={`py-section ${ground}`}>
			<ol className="why-list mt-head pl-10 sm:columns-2 gap-x-16">
				{reasons.map((reason) => (
					<li key={reason.title} className="break-inside-avoid border-t border-ink-line sm:pt-7 sm:pb-3">
						<Fold onPhones summary={<span className="font-display">{reason.title}</span>}>
							<h3 className="mb-2 text-h3 max-sm:hidden">{reason.title}</h3>
							<p className="pb-3">{reason.text}</p>
						</Fold>
					</li>
				))}
			</ol>
		</PageSection>
	);
}

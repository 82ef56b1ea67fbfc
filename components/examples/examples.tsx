import type { ReactNode } from "react";
import type { SiteContent } from "@/lib/content";
import type { Locale } from "@/lib/model/locales";
import { ownPagePath, paths } from "@/lib/model/routes";
import { aftercareSheet } from "@/lib/site/aftercare";
import { crumbs } from "@/lib/site/breadcrumb";
import { conditionsByMenu, conditionsByRegion, drawnRegions } from "@/lib/site/conditions";
import { doctorTimings, leaveNotes, treatmentsBy } from "@/lib/site/doctors";
import { emergencyLinks, urgentSigns } from "@/lib/site/emergencies";
import { chargesOf } from "@/lib/site/fees";
import { galleryGroups } from "@/lib/site/gallery";
import { guidePage } from "@/lib/site/guides";
import { homeSections } from "@/lib/site/home";
import { siteMenus, withPictures } from "@/lib/site/menus";
import { articlesOf, ownPage } from "@/lib/site/own-pages";
import { pageOf } from "@/lib/site/page";
import { siteIndex } from "@/lib/site/site-index";
import { treatmentPage } from "@/lib/site/treatment-page";
import { BodyIndex } from "../body/body-map";
import { BookingSection } from "../booking/booking-section";
import { ClinicContact } from "../clinic/clinic-contact";
import { Charges, ClinicDoctors, ClinicIntro, Facilities, Rooms } from "../clinic/clinic-sections";
import { DoctorBanner } from "../doctor/doctor-banner";
import { DoctorAbout, DoctorFilms, DoctorTreatments, Timings } from "../doctor/doctor-profile";
import { DangerSigns } from "../emergency/danger-signs";
import { EmergencyView } from "../emergency/emergency-view";
import { PatientFeedback } from "../feedback/patient-feedback";
import { BeforeAfterView, VideosView } from "../gallery/gallery";
import { GuideView } from "../guides/guide-view";
import { PlainHero } from "../home/hero";
import { HomeSection } from "../home/home-section";
import { ActionBar } from "../layout/action-bar";
import { Footer } from "../layout/footer";
import { Header } from "../layout/header";
import { LanguageLinks } from "../layout/language-links";
import { MenuView } from "../layout/menu-view";
import { NotFoundMenu, NotFoundView } from "../layout/not-found-view";
import { Notices, PreviewStrip } from "../layout/notices";
import { StatusLine } from "../layout/status-line";
import { TranslationNote } from "../layout/translation-note";
import { LegalView, OfficerContact } from "../legal/legal-view";
import { OwnPageView } from "../own-page/own-page-view";
import { Everything } from "../search/everything";
import { SearchBand } from "../search/search-box";
import { AftercareSheet } from "../treatment/aftercare-sheet";
import { Conditions } from "../treatment/conditions";
import { FirstAid, FirstAidHead, FirstAidStrip } from "../treatment/first-aid";
import { TreatmentBanner } from "../treatment/treatment-banner";
import { TreatmentDetails } from "../treatment/treatment-details";
import { CardSection } from "../ui/card-section";

/** A second language of the site, in which the home page's translation is older than its original. */
const hindi: Locale = {
	...{ code: "hi", tag: "hi-IN", name: "हिन्दी", short: "हि", offer: "यह पेज हिन्दी में पढ़ें", root: "/hi" },
	pages: { "/": { older: true } },
};

type Examples = Record<string, ReactNode>;

/** The frame of a page, and what only some pages have at its top. */
function layoutExamples(content: SiteContent): Examples {
	const { locale, emergency, notices } = content;
	const page = pageOf(content);
	const locales = [locale, hindi];
	const shown = (notices?.items ?? []).map((notice) => ({ ...notice, from: "2000-01-01", until: "2999-12-31" }));
	return {
		PreviewStrip: <PreviewStrip page={page} />,
		Notices: <Notices notices={shown} today="2026-01-05" page={page} />,
		LanguageLinks: <LanguageLinks page={{ ...page, locale: hindi, locales: locales }} place="top" />,
		TranslationNote: <TranslationNote content={{ ...content, locale: hindi, locales }} path={paths.home} />,
		Header: <Header content={content} path={siteMenus(content)[0]?.links[0]?.path} urgent={false} />,
		Footer: <Footer content={content} />,
		ActionBar: <ActionBar page={page} />,
		StatusLine: <StatusLine page={page} emergency={emergency} />,
		"ActionBar, in an emergency": <ActionBar ambulance={emergency?.ambulance} page={page} />,
	};
}

function treatmentExamples(content: SiteContent): Examples {
	const page = pageOf(content);
	const [first] = content.treatments;
	const treatment = first && treatmentPage(content, { menu: first.menu, link: first.slug });
	if (!treatment) return {};
	const sheet = aftercareSheet(content, { menu: first.menu, link: first.slug });
	const guide = guidePage(content, content.guides[0]?.slug ?? "");
	const { ambulance } = content.emergency ?? {};
	const firstAid = [...treatment.firstAid, ...treatment.firstAidBelow];
	return {
		FirstAidHead: <FirstAidHead treatment={treatment} page={page} />,
		FirstAid: <FirstAid firstAid={firstAid} emergencyNumbers={[]} ambulance={ambulance} page={page} />,
		FirstAidStrip: <FirstAidStrip treatment={treatment} />,
		TreatmentBanner: <TreatmentBanner treatment={treatment} page={page} />,
		TreatmentDetails: <TreatmentDetails treatment={treatment} page={page} />,
		AftercareSheet: sheet && <AftercareSheet sheet={sheet} page={page} />,
		DangerSigns: sheet && <DangerSigns signs={sheet.signs} page={page} />,
		BodyIndex: <BodyIndex groups={conditionsByRegion(content)} colours={content.brand.colours} page={page} />,
		Conditions: <Conditions complaints={conditionsByMenu(content)[0]?.complaints ?? []} page={page} />,
		GuideView: guide && <GuideView guide={guide} page={page} />,
	};
}

function profileExamples(content: SiteContent): Examples {
	const { clinic, clinicPage, doctors } = content;
	const page = pageOf(content);
	const [doctor] = doctors;
	const leave = leaveNotes(content, doctors);
	return {
		...(doctor && {
			DoctorBanner: <DoctorBanner doctor={doctor} crumbs={crumbs(content, doctor.name)} page={page} />,
			DoctorAbout: <DoctorAbout doctor={doctor} leave={leave} page={page} />,
			DoctorTreatments: <DoctorTreatments name={doctor.name} groups={treatmentsBy(content, doctor.slug)} page={page} />,
			DoctorFilms: <DoctorFilms films={doctor.films} page={page} />,
			Timings: <Timings timings={doctorTimings(clinic, doctor)} page={page} />,
			CardSection: doctor.whyChoose && <CardSection id="cards" {...doctor.whyChoose} ground="bg-sand" />,
			"CardSection, numbered": doctor.education && <CardSection id="steps" {...doctor.education} numbered />,
		}),
		ClinicIntro: <ClinicIntro {...clinicPage.intro} page={page} />,
		Facilities: <Facilities facilities={clinicPage.facilities} page={page} />,
		ClinicDoctors: <ClinicDoctors {...clinicPage.doctors} doctors={doctors} leave={leave} page={page} />,
		Rooms: <Rooms gallery={clinicPage.gallery} page={page} />,
		Charges: <Charges {...clinicPage} fees={chargesOf(content)} page={page} />,
		ClinicContact: <ClinicContact {...clinicPage.contact} doctors={doctors} page={page} />,
	};
}

function pageExamples(content: SiteContent): Examples {
	const { brand, clinic, emergency, gallery, home, privacy, testimonials, labels } = content;
	const page = pageOf(content);
	const menus = siteMenus(content);
	const [menu] = menus;
	const links = emergencyLinks(content);
	const at = (name: string) => crumbs(content, name);
	const [article] = articlesOf(content).map((one) => ownPage(content, ownPagePath(one)));
	const nav = { menu, path: menu?.links[0]?.path ?? "" };
	return {
		PlainHero: <PlainHero page={page} />,
		...Object.fromEntries(
			homeSections(home.sections, testimonials, drawnRegions(content)).map((shown, index) => [
				`HomeSection: ${shown.id}`,
				<HomeSection key={shown.id} {...shown} first={index === 0} content={content} page={page} />,
			]),
		),
		...(emergency && {
			EmergencyView: (
				<EmergencyView
					emergency={emergency}
					links={links}
					signs={urgentSigns(content)}
					regions={drawnRegions(content)}
					colours={brand.colours}
					crumbs={at(emergency.heading)}
					page={page}
				/>
			),
		}),
		...(gallery?.beforeAfter && {
			BeforeAfterView: (
				<BeforeAfterView
					gallery={gallery.beforeAfter}
					groups={galleryGroups(content)}
					nav={nav}
					crumbs={at("Pairs")}
					page={page}
				/>
			),
		}),
		...(gallery?.videos && {
			VideosView: <VideosView gallery={gallery.videos} nav={nav} crumbs={at("Films")} page={page} />,
		}),
		PatientFeedback: <PatientFeedback testimonials={testimonials} page={page} />,
		BookingSection: (
			<BookingSection
				heading={labels.booking.heading}
				treatment="A treatment"
				leave={leaveNotes(page, content.doctors)}
				page={page}
			/>
		),
		SearchBand: <SearchBand examples={menus.map(({ label }) => label)} page={page} />,
		Everything: <Everything groups={siteIndex(content)} page={page} />,
		...(menu && {
			MenuView: (
				<MenuView menu={menu} links={withPictures(content, menu.allLinks)} crumbs={at(menu.label)} page={page} />
			),
			NotFoundMenu: <NotFoundMenu menu={menu} page={page} />,
		}),
		NotFoundView: <NotFoundView menus={menus} picture={brand.notFound} page={page} />,
		OwnPageView: article && <OwnPageView shown={article} changed="2026-11-20" page={page} />,
		LegalView: <LegalView legal={privacy} crumbs={at(privacy.title)} page={page} />,
		OfficerContact: clinic.grievanceOfficer && <OfficerContact officer={clinic.grievanceOfficer} page={page} />,
	};
}

/** Every component, below its name, with the content of one of the cases. */
export function Examples({ content }: { content: SiteContent }) {
	const examples = {
		...layoutExamples(content),
		...treatmentExamples(content),
		...profileExamples(content),
		...pageExamples(content),
	};
	return Object.entries(examples).map(([name, example]) => (
		<div key={name} data-example={name}>
			<p className="page-width border-t border-ink-line py-3 text-note">{name}</p>
			{example}
		</div>
	));
}

import type { Edition } from "@/lib/site/editions";
import type { SiteMenu } from "@/lib/site/menus";
import { Complaints } from "../../conditions/complaints";
import { ActionBar } from "../../layout/action-bar";
import { BackToTop } from "../../layout/back-to-top";
import { Footer } from "../../layout/footer";
import { Header } from "../../layout/header";
import { KnownMenu } from "../../layout/known-menu";
import { LanguageLinks } from "../../layout/language-links";
import { LoadingScreen } from "../../layout/loading-screen";
import { MenuView } from "../../layout/menu-view";
import { NotFoundView } from "../../layout/not-found-view";
import { Notices } from "../../layout/notices";
import { PreviewStrip } from "../../layout/preview-strip";
import { TranslationNote } from "../../layout/translation-note";
import { LegalView } from "../../legal/legal-view";
import { OfficerContact } from "../../legal/officer-contact";
import { crumbsTo } from "../crumbs";
import { Example, type ExamplesProps } from "../example";

/** A site in two languages, of which the second has a translation that is older than its original. */
const editions = [
	{ code: "en", tag: "en-IN", name: "English", offer: "Read this page in English", root: "" },
	{ code: "hi", tag: "hi-IN", name: "हिन्दी", offer: "यह पेज हिन्दी में पढ़ें", root: "/hi", pages: { "/": { older: true } } },
] as const satisfies Edition[];

/** The top of a page, which stands above all other examples. */
export function HeadExamples({ data: { clinic, emergency, emergencies, menus, notices }, page }: ExamplesProps) {
	return (
		<>
			<Example name="layout/PreviewStrip">
				<PreviewStrip page={page} />
			</Example>
			<Example name="layout/Notices">
				<Notices page={page} notices={notices} today="2026-01-05" label={page.labels.hours.notice.label} />
			</Example>
			<Example name="layout/LanguageLinks">
				<LanguageLinks page={{ ...page, locale: editions[1], locales: editions }} place="top" />
			</Example>
			<Example name="layout/TranslationNote">
				<TranslationNote
					content={{ clinic, doctors: [], edition: editions[1], editions, words: page.labels }}
					path="/"
				/>
			</Example>
			<Example name="layout/Header">
				<Header
					page={page}
					emergency={emergency}
					emergencies={emergencies}
					menus={menus}
					path={menus[0]?.links[0]?.path}
					urgent={false}
				/>
			</Example>
		</>
	);
}

/** The pages of a menu, as what patients come with. */
const withComplaints = ({ label, path, links }: SiteMenu) => ({
	label,
	path,
	complaints: links.map((link) => ({ words: link.label, treatment: link.description, path: link.path })),
});

export function LayoutExamples({ data, page }: ExamplesProps) {
	const { emergency, footer, legal, links, menus } = data;
	return (
		<>
			{menus.slice(0, 1).map((menu) => (
				<Example key={menu.slug} name="layout/MenuView">
					<MenuView
						page={page}
						menu={menu}
						links={links.length > 0 ? links : menu.links}
						crumbs={crumbsTo("Menu", data)}
					/>
				</Example>
			))}
			<Example name="conditions/Complaints">
				<Complaints page={page} groups={menus.map(withComplaints)} />
			</Example>
			<Example name="layout/NotFoundView">
				<NotFoundView page={page} menus={menus} />
			</Example>
			{menus.slice(0, 1).map((menu) => (
				<Example key={menu.slug} name="layout/KnownMenu">
					<KnownMenu page={page} menu={menu} />
				</Example>
			))}
			<Example name="legal/LegalView">
				<LegalView page={page} legal={legal} crumbs={crumbsTo(legal.title, data)} />
			</Example>
			{page.clinic.grievanceOfficer && (
				<Example name="legal/OfficerContact">
					<OfficerContact page={page} officer={page.clinic.grievanceOfficer} />
				</Example>
			)}
			<Example name="layout/BackToTop">
				<BackToTop label={page.labels.backToTop} />
			</Example>
			<Example name="layout/Footer">
				<Footer page={page} band={links.length > 0} links={footer} />
			</Example>
			<Example name="layout/ActionBar">
				<ActionBar page={page} />
			</Example>
			<Example name="layout/ActionBar, in an emergency">
				<ActionBar page={page} ambulance={emergency?.ambulance} />
			</Example>
			<Example name="layout/LoadingScreen">
				<LoadingScreen wordmark={page.clinic.wordmark} />
			</Example>
		</>
	);
}

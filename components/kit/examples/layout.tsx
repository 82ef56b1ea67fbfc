import { ActionBar } from "../../layout/action-bar";
import { BackToTop } from "../../layout/back-to-top";
import { Footer } from "../../layout/footer";
import { Header } from "../../layout/header";
import { KnownMenu } from "../../layout/known-menu";
import { LoadingScreen } from "../../layout/loading-screen";
import { MenuView } from "../../layout/menu-view";
import { NotFoundView } from "../../layout/not-found-view";
import { Notices } from "../../layout/notices";
import { crumbsTo } from "../crumbs";
import { Example, type ExamplesProps } from "../example";

/** The top of a page, which stands above all other examples. */
export function HeadExamples({ data: { clinic, menus, notices }, words }: ExamplesProps) {
	return (
		<>
			<Example name="layout/Notices">
				<Notices notices={notices} today="2026-01-05" label={words.hours.notice.label} />
			</Example>
			<Example name="layout/Header">
				<Header clinic={clinic} menus={menus} path={menus[0]?.links[0]?.path} words={words} />
			</Example>
		</>
	);
}

export function LayoutExamples({ data, words }: ExamplesProps) {
	const { clinic, footer, links, menus } = data;
	return (
		<>
			{menus.slice(0, 1).map((menu) => (
				<Example key={menu.slug} name="layout/MenuView">
					<MenuView menu={menu} links={links.length > 0 ? links : menu.links} crumbs={crumbsTo("Menu", data)} />
				</Example>
			))}
			<Example name="layout/NotFoundView">
				<NotFoundView menus={menus} words={words.notFound} />
			</Example>
			{menus.slice(0, 1).map((menu) => (
				<Example key={menu.slug} name="layout/KnownMenu">
					<KnownMenu menu={menu} words={words.notFound} />
				</Example>
			))}
			<Example name="layout/BackToTop">
				<BackToTop label={words.backToTop} />
			</Example>
			<Example name="layout/Footer">
				<Footer band={links.length > 0} clinic={clinic} links={footer} words={words} />
			</Example>
			<Example name="layout/ActionBar">
				<ActionBar clinic={clinic} words={words} />
			</Example>
			<Example name="layout/LoadingScreen">
				<LoadingScreen wordmark={clinic.wordmark} />
			</Example>
		</>
	);
}

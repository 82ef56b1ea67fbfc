import type { ReactNode } from "react";
import { getContent } from "@/lib/content";
import { siteMenus } from "@/lib/site/menus";
import { ActionBar } from "./action-bar";
import { BackToTop } from "./back-to-top";
import { Footer } from "./footer";
import { Header } from "./header";

type PageFrameProps = {
	/** The page's canonical path, to mark the active link; none on the not-found page. */
	path?: string;
	children: ReactNode;
};

/** What every page has around its content: header, main landmark, footer and a way back to the top. */
export function PageFrame({ path, children }: PageFrameProps) {
	const content = getContent();
	const { brand, clinic, navigation, words } = content;
	return (
		<>
			<Header clinic={clinic} menus={siteMenus(content)} path={path} words={words} />
			<main id="main" tabIndex={-1} className="outline-none">
				{children}
			</main>
			<Footer band={Boolean(brand.band)} clinic={clinic} links={navigation.footer} words={words} />
			<BackToTop label={words.backToTop} />
			<ActionBar clinic={clinic} words={words} />
		</>
	);
}

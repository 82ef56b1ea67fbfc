import type { ReactNode } from "react";
import type { SiteContent } from "@/lib/content";
import { emergencyLinks } from "@/lib/site/emergencies";
import { firstPaintScript } from "@/lib/site/first-paint";
import { siteMenus } from "@/lib/site/menus";
import { KeptPage } from "../emergency/kept-page";
import { ActionBar } from "./action-bar";
import { BackToTop } from "./back-to-top";
import { Footer } from "./footer";
import { Header } from "./header";
import { LanguageLinks } from "./language-links";
import { LoadingScreen } from "./loading-screen";
import { TranslationNote } from "./translation-note";

type PageFrameProps = {
	content: SiteContent;
	/** The page's canonical path, to mark the active link; none on the not-found page. */
	path?: string;
	/**
	 * Whether somebody may open the page in an emergency: the ambulance's number comes first, nothing covers the page, and
	 * the browser stores it for use without a network.
	 */
	urgent?: boolean;
	children: ReactNode;
};

/** What every page has around its content: header, main landmark, footer and a way back to the top. */
export function PageFrame({ content, path, urgent = false, children }: PageFrameProps) {
	const { brand, clinic, edition, editions, emergency, navigation, words } = content;
	const languages = { path, edition, editions, label: words.languages.label };
	const covered = brand.loadingScreen > 0;
	return (
		<>
			{covered && !urgent && <LoadingScreen wordmark={clinic.wordmark} />}
			<LanguageLinks {...languages} place="top" />
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
			<script dangerouslySetInnerHTML={{ __html: firstPaintScript(covered) }} />
			<Header
				clinic={clinic}
				emergency={emergency}
				emergencies={emergencyLinks(content)}
				menus={siteMenus(content)}
				path={path}
				urgent={urgent}
				words={words}
			/>
			<main id="main" tabIndex={-1} className="[outline-style:none]">
				{urgent && <KeptPage clinic={clinic} words={words} />}
				{path && !urgent && <TranslationNote content={content} path={path} />}
				{children}
			</main>
			<Footer
				ambulance={emergency?.ambulance}
				band={Boolean(brand.band)}
				clinic={clinic}
				links={navigation.footer}
				languages={<LanguageLinks {...languages} place="footer" />}
				words={words}
			/>
			<BackToTop label={words.backToTop} />
			<ActionBar clinic={clinic} ambulance={urgent ? emergency?.ambulance : undefined} words={words} />
		</>
	);
}

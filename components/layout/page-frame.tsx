import type { ReactNode } from "react";
import type { SiteContent } from "@/lib/content";
import { firstPaintScript } from "@/lib/content/generated-markup";
import { emergencyLinks } from "@/lib/site/emergencies";
import { siteMenus } from "@/lib/site/menus";
import { pageOf } from "@/lib/site/page";
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
	const { brand, emergency, navigation } = content;
	const page = pageOf(content);
	const covered = brand.loadingScreen > 0;
	return (
		<>
			{covered && !urgent && <LoadingScreen wordmark={page.clinic.wordmark} />}
			<LanguageLinks page={page} path={path} place="top" />
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build, and allowed by its hash */}
			<script dangerouslySetInnerHTML={{ __html: firstPaintScript() }} />
			<Header
				page={page}
				emergency={emergency}
				emergencies={emergencyLinks(content)}
				menus={siteMenus(content)}
				path={path}
				urgent={urgent}
			/>
			<main id="main" tabIndex={-1} className="[outline-style:none]">
				{urgent && <KeptPage page={page} />}
				{path && !urgent && <TranslationNote content={content} path={path} />}
				{children}
			</main>
			<Footer
				page={page}
				ambulance={emergency?.ambulance}
				band={Boolean(brand.band)}
				links={navigation.footer}
				languages={<LanguageLinks page={page} path={path} place="footer" />}
			/>
			<BackToTop label={page.labels.backToTop} />
			<ActionBar page={page} ambulance={urgent ? emergency?.ambulance : undefined} />
		</>
	);
}

import type { ReactNode } from "react";
import { type PageData, pageGraph } from "@/lib/machines/structured-data";
import { localPath } from "@/lib/model/locales";
import { FIRST_AID_WORKER } from "@/lib/model/routes";
import { firstPaintScript, pageChanged, type SiteContent } from "@/lib/pages/content";
import type { Crumbs } from "@/lib/pages/menus";
import { type Page, pageOf } from "@/lib/pages/page";
import { visitCounter } from "@/lib/pages/services";
import { Island } from "../islands/island";
import { Logo } from "../ui/brand-symbols";
import { LineIcon } from "../ui/line-icon";
import { StructuredData } from "../ui/structured-data";
import { ActionBar } from "./action-bar";
import { Footer } from "./footer";
import { Header } from "./header";
import { StatusLine } from "./status-line";
import { TranslationNote } from "./translation-note";

type PageFrameProps = {
	content: SiteContent;
	/** The page's canonical path; none on the not-found page. */
	path?: string;
	/** Pages with first aid or danger signs: ambulance first, no loading screen. */
	urgent?: boolean;
	/** Whether the page is stored for use offline: by default those that are urgent. */
	offline?: boolean;
	/** Pages that people read in secret can be left at once, and their name is not in the tab while another is in front. */
	discreet?: boolean;
	/** Whether phones show the line with first aid and opening hours below the header. */
	status?: boolean;
	/** Whether the note on the translation ends the page's text; otherwise the page places it. */
	translationNote?: boolean;
	/** The way to the page, for search engines: every page has one but home and the not-found page. */
	crumbs?: Crumbs;
	/** What else search engines read about the page. */
	data?: PageData;
	children: ReactNode;
};

/** The frame of every page: header, main landmark, footer, link to the top. */
export function PageFrame(props: PageFrameProps) {
	const {
		content,
		path,
		urgent = false,
		offline = urgent,
		discreet = false,
		status = !urgent,
		translationNote = true,
		crumbs,
		data,
		children,
	} = props;
	const page = pageOf(content);
	const visits = visitCounter(page.clinic);
	const leaveTo = discreet ? page.clinic.leaveTo : undefined;
	const changed = path && pageChanged(localPath(content.locale, path));
	return (
		<>
			{content.brand.loadingScreen > 0 && !urgent && <LoadingScreen content={content} />}
			<Header content={content} path={path} urgent={urgent} leaveTo={leaveTo} />
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build, and allowed by its hash */}
			<script dangerouslySetInnerHTML={{ __html: firstPaintScript() }} />
			{status && <StatusLine page={page} emergency={content.emergency} />}
			<main id="main" tabIndex={-1} className="outline-none">
				{offline && <OfflineNotice page={page} />}
				{children}
				{path && translationNote && <TranslationNote content={content} path={path} />}
				{path && <StructuredData graph={pageGraph(content, path, { crumbs, changed, ...data })} />}
			</main>
			<Footer content={content} path={path} />
			{path && visits && <Island name="visit-counter" wake="idle" props={{ ...visits, site: page.clinic.site }} />}
			<Island name="page-scroll" wake="idle">
				<a href="#top" className="back-to-top grid place-items-center rounded-full">
					<LineIcon name="up" />
					<span className="sr-only">{page.labels.backToTop}</span>
				</a>
			</Island>
			{discreet && <Island name="discreet" wake="load" props={{ title: page.clinic.name }} />}
			<ActionBar
				page={page}
				path={path}
				ambulance={urgent ? content.emergency?.ambulance : undefined}
				leaveTo={leaveTo}
			/>
		</>
	);
}

/** The loading screen, shown only by the inline script (lib/pages/first-paint). */
function LoadingScreen({ content: { brand, clinic } }: Pick<PageFrameProps, "content">) {
	return (
		<div
			className="loading-screen fixed grid justify-items-center bg-paper"
			aria-hidden="true"
			hidden
			suppressHydrationWarning
		>
			<div className="grid justify-items-center gap-3">
				{/* Each shows one star of the mark, or a part of another logo. */}
				<div className="grid">
					<Logo className="loading-star h-18 text-pine" />
					<Logo className="loading-star h-18 text-pine" />
				</div>
				{!brand.markIsName && <span className="font-display text-h2">{clinic.wordmark}</span>}
			</div>
			<div className="flex gap-2">
				<span className="loading-dot" />
				<span className="loading-dot" />
				<span className="loading-dot" />
			</div>
		</div>
	);
}

/** Stores a page with first aid on the device, and shows a note while offline. */
function OfflineNotice({ page }: { page: Page }) {
	if (!page.clinic.firstAidOffline) return null;
	return (
		<Island name="offline-page" wake="idle" props={{ worker: FIRST_AID_WORKER }}>
			<p hidden role="status" className="bg-blush text-small">
				<span className="page-width block pt-3">{page.labels.emergency.offline}</span>
			</p>
		</Island>
	);
}

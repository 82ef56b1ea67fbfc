import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { Notices, PreviewStrip } from "@/components/layout/notices";
import { BrandSymbols } from "@/components/ui/brand-symbols";
import { localDate } from "@/lib/hours/calendar";
import { scriptOf } from "@/lib/model/locales";
import { paths } from "@/lib/model/routes";
import { brandSymbols, getContents, type LanguageParams, pageContent } from "@/lib/pages/content";
import { isPreview, wholeAddress } from "@/lib/pages/deployment";
import { siteNotices } from "@/lib/pages/notices";
import { pageOf } from "@/lib/pages/page";
import "../fonts";
import "../styles/globals.css";

/**
 * Speculation rules: a browser may prerender any page once its link is about to be followed (`moderate`: hover or
 * touch), but not the preview's mailbox.
 */
const speculationRules = JSON.stringify({
	prerender: [
		{
			where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/mailbox/*" } }] },
			eagerness: "moderate",
		},
	],
});

export function generateStaticParams() {
	return getContents().map(({ locale }) => ({ language: locale.code }));
}

export async function generateMetadata(props: LanguageParams): Promise<Metadata> {
	const { clinic } = await pageContent(props);
	return {
		metadataBase: new URL(wholeAddress(clinic, paths.home)),
		title: { default: clinic.name, template: `%s | ${clinic.name}` },
		description: clinic.description,
		...(isPreview() && { robots: { index: false, follow: false } }),
		icons: {
			icon: [
				{ url: "/favicon.ico", sizes: "48x48" },
				{ url: "/icon.svg", type: "image/svg+xml" },
			],
			apple: "/apple-icon.png",
		},
	};
}

export async function generateViewport(props: LanguageParams): Promise<Viewport> {
	const { colours, browser } = (await pageContent(props)).brand;
	return { width: "device-width", initialScale: 1, themeColor: colours[browser.theme] };
}

export default async function RootLayout({ children, ...props }: LanguageParams & { children: ReactNode }) {
	const content = await pageContent(props);
	const page = pageOf(content);
	const { clinic } = content;
	// Other scripts than Latin get higher lines (app/styles/scripts.css).
	const script = scriptOf(clinic.language);
	const today = localDate(new Date(), clinic.timeZone);
	return (
		<html lang={clinic.language} data-script={script === "latin" ? undefined : script} data-time-zone={clinic.timeZone}>
			<body id="top" tabIndex={-1}>
				<BrandSymbols symbols={brandSymbols()} />
				<a
					href="#main"
					className="skip-link fixed top-2 left-2 z-70 rounded-full bg-ink px-5 py-3 font-semibold text-paper not-focus:sr-only print:hidden"
				>
					{page.labels.common.skipToContent}
				</a>
				{isPreview() && <PreviewStrip page={page} />}
				<Notices page={page} notices={siteNotices(content, today)} today={today} />
				{children}
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, data and not code */}
				<script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
			</body>
		</html>
	);
}

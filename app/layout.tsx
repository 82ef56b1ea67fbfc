import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { LoadingScreen } from "@/components/layout/loading-screen";
import { getContent } from "@/lib/content";
import { loadingScreenScript } from "@/lib/loading-screen";
import { speculationRules } from "@/lib/speculation-rules";
import { figtree, fraunces } from "./fonts";
import "./styles/globals.css";

export function generateMetadata(): Metadata {
	const { clinic } = getContent();
	return {
		metadataBase: new URL(clinic.site),
		title: { default: clinic.name, template: `%s | ${clinic.name}` },
		description: clinic.description,
	};
}

export const viewport: Viewport = { width: "device-width", initialScale: 1, themeColor: "#15302f" };

export default function RootLayout({ children }: { children: ReactNode }) {
	const { clinic, words } = getContent();
	return (
		<html lang={clinic.language} className={`${fraunces.variable} ${figtree.variable}`}>
			<head>
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
				<script dangerouslySetInnerHTML={{ __html: loadingScreenScript }} />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, data and not code */}
				<script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
			</head>
			<body id="top" tabIndex={-1}>
				<a href="#main" className="skip-link">
					{words.common.skipToContent}
				</a>
				{children}
				<LoadingScreen />
			</body>
		</html>
	);
}

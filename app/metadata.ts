import type { Metadata } from "next";
import { pageMetadata } from "@/lib/machines/metadata";
import { type LanguageParams, pageContent, type SiteContent } from "@/lib/pages/content";

type RouteWords = { heading?: string; description: string };

/** The `generateMetadata` of a route with one path, from the words of its page. */
export const metadataOf =
	(path: string, wordsOf: (content: SiteContent) => RouteWords) =>
	async (props: LanguageParams): Promise<Metadata> => {
		const content = await pageContent(props);
		const { heading, description } = wordsOf(content);
		return pageMetadata(content, { title: heading, description, path });
	};

import type { Metadata } from "next";
import { Island } from "@/components/islands/island";
import { PageFrame } from "@/components/layout/page-frame";
import { getContent } from "@/lib/content";
import { siteMenus } from "@/lib/site/menus";
import { routeTable } from "@/lib/site/routes";

export function generateMetadata(): Metadata {
	return { title: getContent().words.notFound.title };
}

export default function NotFound() {
	const content = getContent();
	const { notFound } = content.words;
	const menus = siteMenus(content).map(({ label, slug, path, heading, allLinks }) => ({
		label,
		slug,
		path,
		heading,
		allLinks,
	}));
	return (
		<PageFrame>
			<Island
				name="lost-path"
				wake="load"
				props={{
					paths: routeTable(content).map(({ path }) => path),
					menus,
					words: { ...notFound, clinic: content.clinic.name },
					picture: content.brand.notFound,
				}}
			/>
		</PageFrame>
	);
}

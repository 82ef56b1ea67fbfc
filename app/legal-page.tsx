import type { ReactNode } from "react";
import { PageFrame } from "@/components/layout/page-frame";
import { LegalView } from "@/components/legal/legal-view";
import { paths } from "@/lib/model/routes";
import type { SiteContent } from "@/lib/pages/content";
import { crumbs } from "@/lib/pages/menus";
import { pageOf } from "@/lib/pages/page";

type LegalPageProps = {
	name: "privacy" | "terms";
	content: SiteContent;
	/** Its text, if that is not the one of its file. */
	body?: string;
	children?: ReactNode;
};

/** One of the two legal pages, with `children` below its text. */
export function LegalPage({ name, content, body = content[name].body, children }: LegalPageProps) {
	const legal = { ...content[name], body };
	const trail = crumbs(content, legal.title);
	return (
		<PageFrame content={content} path={paths[name]} crumbs={trail}>
			<LegalView page={pageOf(content)} legal={legal} crumbs={trail}>
				{children}
			</LegalView>
		</PageFrame>
	);
}

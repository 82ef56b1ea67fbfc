import { PageFrame } from "@/components/layout/page-frame";
import { LegalView } from "@/components/legal/legal-view";
import { getContent } from "@/lib/content";
import { crumbs } from "@/lib/site/breadcrumb";
import { pageMetadata } from "@/lib/site/metadata";
import { paths } from "@/lib/site/routes";

export function generateMetadata() {
	const { clinic, terms } = getContent();
	return pageMetadata(clinic, { ...terms, path: paths.terms });
}

export default function TermsPage() {
	const content = getContent();
	const { clinic, terms, words } = content;
	return (
		<PageFrame path={paths.terms}>
			<LegalView page={terms} crumbs={crumbs(content, terms.title)} language={clinic.language} words={words} />
		</PageFrame>
	);
}

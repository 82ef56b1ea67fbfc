import { PageFrame } from "@/components/layout/page-frame";
import { LegalView } from "@/components/legal/legal-view";
import { getContent } from "@/lib/content";
import { crumbs } from "@/lib/site/breadcrumb";
import { pageMetadata } from "@/lib/site/metadata";
import { paths } from "@/lib/site/routes";

export function generateMetadata() {
	const { clinic, privacy } = getContent();
	return pageMetadata(clinic, { ...privacy, path: paths.privacy });
}

export default function PrivacyPolicyPage() {
	const content = getContent();
	const { clinic, privacy, words } = content;
	return (
		<PageFrame path={paths.privacy}>
			<LegalView page={privacy} crumbs={crumbs(content, privacy.title)} language={clinic.language} words={words} />
		</PageFrame>
	);
}

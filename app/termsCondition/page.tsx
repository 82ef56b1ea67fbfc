import { PageFrame } from "@/components/layout/page-frame";
import { LegalView } from "@/components/ui/legal-view";
import { getContent } from "@/lib/content";
import { pageMetadata } from "@/lib/site/metadata";
import { paths } from "@/lib/site/routes";

export function generateMetadata() {
	return pageMetadata({ ...getContent().terms, path: paths.terms });
}

export default function TermsPage() {
	return (
		<PageFrame path={paths.terms}>
			<LegalView page={getContent().terms} />
		</PageFrame>
	);
}

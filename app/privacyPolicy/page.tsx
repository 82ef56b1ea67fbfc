import { PageFrame } from "@/components/layout/page-frame";
import { LegalView } from "@/components/ui/legal-view";
import { getContent } from "@/lib/content";
import { pageMetadata } from "@/lib/site/metadata";
import { paths } from "@/lib/site/routes";

export function generateMetadata() {
	return pageMetadata({ ...getContent().privacy, path: paths.privacy });
}

export default function PrivacyPolicyPage() {
	return (
		<PageFrame path={paths.privacy}>
			<LegalView page={getContent().privacy} />
		</PageFrame>
	);
}

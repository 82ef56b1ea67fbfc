import { LegalPage } from "@/app/legal-page";
import { metadataOf } from "@/app/metadata";
import { OfficerContact } from "@/components/legal/legal-view";
import { paths } from "@/lib/model/routes";
import { type LanguageParams, pageContent } from "@/lib/pages/content";
import { pageOf } from "@/lib/pages/page";
import { privacyText } from "@/lib/pages/services";

export const generateMetadata = metadataOf(paths.privacy, ({ privacy }) => ({ ...privacy, heading: privacy.title }));

export default async function PrivacyPolicyPage(props: LanguageParams) {
	const content = await pageContent(props);
	const officer = content.clinic.grievanceOfficer;
	return (
		<LegalPage name="privacy" content={content} body={privacyText(content)}>
			{officer && <OfficerContact page={pageOf(content)} officer={officer} />}
		</LegalPage>
	);
}

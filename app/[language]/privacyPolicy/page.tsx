import { LegalPage } from "@/app/legal-page";
import { OfficerContact } from "@/components/legal/legal-view";
import { pageMetadata } from "@/lib/machines/metadata";
import { paths } from "@/lib/model/routes";
import { type LanguageParams, pageContent } from "@/lib/pages/content";
import { pageOf } from "@/lib/pages/page";
import { privacyText } from "@/lib/pages/services";

export async function generateMetadata(props: LanguageParams) {
	const content = await pageContent(props);
	return pageMetadata(content, { ...content.privacy, path: paths.privacy });
}

export default async function PrivacyPolicyPage(props: LanguageParams) {
	const content = await pageContent(props);
	const officer = content.clinic.grievanceOfficer;
	return (
		<LegalPage name="privacy" content={content} body={privacyText(content)}>
			{officer && <OfficerContact page={pageOf(content)} officer={officer} />}
		</LegalPage>
	);
}

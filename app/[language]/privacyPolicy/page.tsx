import { LegalPage } from "@/app/legal-page";
import { OfficerContact } from "@/components/legal/legal-view";
import { type LanguageParams, pageContent } from "@/lib/content";
import { paths } from "@/lib/model/routes";
import { pageMetadata } from "@/lib/site/metadata";
import { pageOf } from "@/lib/site/page";
import { privacyText } from "@/lib/site/services";

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

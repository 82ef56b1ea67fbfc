import { LegalPage } from "@/app/legal-page";
import { pageMetadata } from "@/lib/machines/metadata";
import { paths } from "@/lib/model/routes";
import { type LanguageParams, pageContent } from "@/lib/pages/content";

export async function generateMetadata(props: LanguageParams) {
	const content = await pageContent(props);
	return pageMetadata(content, { ...content.terms, path: paths.terms });
}

export default async function TermsPage(props: LanguageParams) {
	return <LegalPage name="terms" content={await pageContent(props)} />;
}

import { LegalPage } from "@/app/legal-page";
import { metadataOf } from "@/app/metadata";
import { paths } from "@/lib/model/routes";
import { type LanguageParams, pageContent } from "@/lib/pages/content";

export const generateMetadata = metadataOf(paths.terms, ({ terms }) => ({ ...terms, heading: terms.title }));

export default async function TermsPage(props: LanguageParams) {
	return <LegalPage name="terms" content={await pageContent(props)} />;
}

import { notFound } from "next/navigation";
import { contentIn, getContents } from "@/lib/content";
import { treatmentText } from "@/lib/site/plain-text/treatment-text";
import { treatmentAt, treatmentsIn } from "@/lib/site/treatments";

type Props = { params: Promise<{ language: string; menu: string; link: string }> };

export const dynamic = "force-static";
/** Of each treatment one copy in each of its languages, beside its canonical page. */
export function generateStaticParams() {
	return getContents().flatMap((content) =>
		treatmentsIn(content).map(({ menu, slug }) => ({ language: content.edition.code, menu, link: slug })),
	);
}

/** A treatment's page as plain text. */
export async function GET(_: Request, { params }: Props): Promise<Response> {
	const { language, menu, link } = await params;
	const content = contentIn(language);
	// Next hands the segments over percent-encoded.
	const treatment = treatmentAt(content, decodeURIComponent(menu), decodeURIComponent(link)) ?? notFound();
	return new Response(treatmentText(content, treatment), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

import { notFound } from "next/navigation";
import { getContent } from "@/lib/content";
import { treatmentText } from "@/lib/site/plain-text/treatment-text";
import { treatmentAt } from "@/lib/site/treatments";

type Props = { params: Promise<{ menu: string; link: string }> };

export const dynamic = "force-static";
export const dynamicParams = false;

/** Of each treatment one copy, beside its canonical page. */
export function generateStaticParams() {
	return getContent().treatments.map(({ menu, slug }) => ({ menu, link: slug }));
}

/** A treatment's page as plain text. */
export async function GET(_: Request, { params }: Props): Promise<Response> {
	const { menu, link } = await params;
	const content = getContent();
	// Next hands the segments over percent-encoded.
	const treatment = treatmentAt(content, decodeURIComponent(menu), decodeURIComponent(link)) ?? notFound();
	return new Response(treatmentText(content, treatment), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

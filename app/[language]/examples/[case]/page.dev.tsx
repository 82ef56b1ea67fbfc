import { join } from "node:path";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { caseNames, cases } from "@/components/examples/cases";
import { Examples } from "@/components/examples/examples";
import { loadContent } from "@/lib/content/load";
import { resolveMedia } from "@/lib/content/resolve-media";

type Props = { params: Promise<{ case: string }> };

/** Three bands and a circle show a wrong crop or proportion. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path fill="#ddd" d="M0 0h400v300H0z"/><path fill="#bbb" d="M0 100h400v100H0z"/><circle cx="200" cy="150" r="90" fill="#999"/></svg>',
)}`;

export function generateStaticParams() {
	return caseNames.map((name) => ({ case: name }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	return { title: `Examples: ${(await params).case}` };
}

/** Every component with one case of content, in development only (next.config.ts). */
export default async function ExamplesPage({ params }: Props) {
	const asked = (await params).case;
	const name = caseNames.find((one) => one === asked) ?? notFound();
	const content = resolveMedia(cases[name](loadContent(join(process.cwd(), "e2e/clinic"))), {
		picture: () => ({ src: drawing, width: 400, height: 300 }),
		poster: () => drawing,
		film: (src) => [{ src, type: "video/mp4" }],
		captions: () => "data:text/vtt,WEBVTT",
		captionTexts: () => ["What the film says.", "And more."],
	});
	return (
		<main id="main" tabIndex={-1}>
			<Examples content={content} />
		</main>
	);
}

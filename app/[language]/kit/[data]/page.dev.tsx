import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Kit } from "@/components/kit/kit";
import { lengthNames } from "@/components/kit/lengths";
import { getContent } from "@/lib/content";

type Props = { params: Promise<{ data: string }> };

export function generateStaticParams() {
	return lengthNames.map((data) => ({ data }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { data } = await params;
	return { title: `Kit: ${data}` };
}

/** Every component in one length of data, in development only (next.config.ts). */
export default async function KitPage({ params }: Props) {
	const { data } = await params;
	const length = lengthNames.find((name) => name === data) ?? notFound();
	return (
		<main id="main" tabIndex={-1}>
			<Kit length={length} content={getContent()} />
		</main>
	);
}

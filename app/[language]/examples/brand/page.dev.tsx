import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Metadata } from "next";
import { BrandSheet } from "@/components/examples/brand-sheet";
import { pairsInDrawings, pairsOnPages } from "@/lib/brand/legibility";
import { getContent } from "@/lib/content";
import { paths } from "@/lib/model/routes";
import { socialPicturePath } from "@/lib/site/social-picture";

export const metadata: Metadata = { title: "Examples: brand" };

/** The brand on one screen, in development only (next.config.ts). */
export default function BrandPage() {
	const { brand, clinic, doctors, gallery, treatments } = getContent();
	const films = [...(gallery?.videos?.items ?? []), ...doctors.flatMap(({ films }) => films?.items ?? [])];
	const social = socialPicturePath(paths.home);
	return (
		<main id="main" tabIndex={-1}>
			<BrandSheet
				brand={brand}
				wordmark={clinic.wordmark}
				onPages={pairsOnPages(brand.colours)}
				inDrawings={pairsInDrawings(brand.colours)}
				illustration={treatments.find(({ banner }) => banner.built)?.banner}
				poster={films[0]?.poster}
				social={existsSync(join(process.cwd(), "public", social)) ? social : undefined}
			/>
		</main>
	);
}

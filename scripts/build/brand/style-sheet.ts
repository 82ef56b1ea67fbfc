import { createHash } from "node:crypto";
import type { Brand } from "@/lib/content/schema/brand";
import type { BrandDrawings } from "./drawings";

/** An SVG as an address of its own in a style sheet: only what would end or break the address is escaped. */
export function dataAddress(svg: string): string {
	const escaped = svg
		.replaceAll('"', "'")
		.replaceAll("%", "%25")
		.replaceAll("#", "%23")
		.replaceAll("<", "%3C")
		.replaceAll(">", "%3E");
	return `url("data:image/svg+xml,${escaped}")`;
}

/**
 * What the brand says to the style sheets: the shape of bullets, the band's tile and its height, how long the loading
 * screen stays, and the mark's proportion; without a mark, nothing stands in its places. Its first line changes with the
 * colours, too: by that Tailwind notices in development that the tokens have changed, which `tailwind.config.ts` reads
 * from the brand.
 */
export function brandStyleSheet(brand: Brand, { mark, band, bullet }: BrandDrawings): string {
	const state = createHash("sha256").update(JSON.stringify(brand)).digest("hex");
	const sized = band?.data.replace("<svg ", `<svg width="${band.width}" height="${band.height}" `);
	const tile = band && sized ? `\n\t--band: ${dataAddress(sized)};\n\t--band-height: ${band.height}px;` : "";
	const loading = brand.loadingScreen > 0 ? `\n\t--loading-screen: ${brand.loadingScreen}s;` : "";
	return `/* Made by the build from content/brand.yaml (${state}). */
:root {
	--bullet: ${bullet};${tile}${loading}
}
.mark {
	${mark ? `aspect-ratio: ${mark.width} / ${mark.height}` : "display: none"};
}
`;
}

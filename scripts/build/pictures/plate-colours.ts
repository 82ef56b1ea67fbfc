import type { XastRoot } from "svgo";
import type { Hex } from "@/lib/brand/contrast";
import { shownTone, type Tone, toneOf } from "@/lib/brand/plate-palette";
import type { ColourRole } from "@/lib/brand/roles";
import { elementsBelow } from "./svg-tree";

/** Attributes that hold a colour (SVG 2, 13, and Filter Effects 1). */
const COLOURED = ["fill", "stroke", "color", "stop-color", "flood-color", "lighting-color"];

/**
 * Exchanges the colours of the plates' palette for a brand's. Skin and tissue stay, and so does every colour that is
 * not of the palette.
 * @param colours the brand's; without them the drawing stays as it is
 * @returns the colours of the palette that the drawing is made of
 */
export function recolour(drawing: XastRoot, colours?: Record<ColourRole, Hex>): Set<Tone> {
	const found = new Set<Tone>();
	for (const { attributes } of elementsBelow(drawing)) {
		for (const name of COLOURED) {
			const tone = toneOf(attributes[name]?.trim() ?? "");
			if (!tone) continue;
			found.add(tone);
			if (colours) attributes[name] = shownTone(tone, colours);
		}
	}
	return found;
}

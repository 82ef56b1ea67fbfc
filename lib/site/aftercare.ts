import type { Content } from "../content/content";
import { hasPage, localPath } from "../model/locales";
import { aftercarePath, treatmentPath } from "../model/routes";
import { fill } from "../text/fill";
import { wholeAddress } from "./address";
import { crumbs } from "./breadcrumb";
import { madeIn, treatmentAt } from "./treatments";

/** Size of the picture of a sheet, in pixels: as tall as chats show it whole. */
export const SHEET_SIZE = { width: 1080, height: 1350 } as const;

/** The columns of a day, the warnings last. */
export const sheetColumns = ["normal", "do", "call", "ambulance"] as const;

type SheetContent = Pick<Content, "clinic" | "emergency" | "labels" | "locale" | "navigation" | "treatments">;

/** The segments of the paths of sheets in the language, or else those of any one, which the export removes. */
export function aftercareParams(content: Pick<Content, "treatments" | "locale">): { menu: string; link: string }[] {
	const there = content.treatments.filter((one) => one.aftercare && hasPage(content.locale, aftercarePath(one)));
	return (there.length > 0 ? there : madeIn(content).slice(0, 1)).map(({ menu, slug }) => ({ menu, link: slug }));
}

/** All that the sheet for the time after an operation shows; undefined if the treatment has none. */
export function aftercareSheet(content: SheetContent, { menu, link }: { menu: string; link: string }) {
	const treatment = treatmentAt(content, menu, link);
	const days = treatment?.aftercare?.days;
	if (!treatment || !days) return undefined;
	const { clinic, emergency, labels, locale } = content;
	const path = aftercarePath(treatment);
	const named = { treatment: treatment.link };
	const above = treatmentPath(treatment);
	const trail = crumbs(content, labels.aftercare.here, above);
	const { ambulance } = emergency ?? {};
	const url = wholeAddress(clinic, encodeURI(localPath(locale, path)));
	return {
		path,
		heading: fill(labels.aftercare.title, named),
		description: fill(labels.aftercare.description, named),
		crumbs: { ...trail, above: [...trail.above, { label: treatment.link, path: above }] },
		days,
		isDiscreet: treatment.discreet !== undefined,
		ambulance,
		names: {
			...labels.aftercare,
			...(ambulance && { ambulance: fill(labels.emergency.call, { number: ambulance.number }) }),
		},
		/** The whole URL of the page, and the same as people read it. */
		url,
		address: decodeURI(url).replace(/^https?:\/\//, ""),
		/** The path of its picture. */
		picture: `/sheets${localPath(locale, treatmentPath(treatment)).slice(0, -1)}.png`,
	};
}

export type AftercareSheet = NonNullable<ReturnType<typeof aftercareSheet>>;

import type { Content } from "../content/content";
import { hasPage, localPath } from "../model/locales";
import { aftercarePath, treatmentPath } from "../model/routes";
import type { Emergency } from "../model/schema/emergency";
import { mainPhone, onOneLine } from "../text/contact";
import { fill } from "../text/fill";
import { wholeAddress } from "./deployment";
import { crumbs } from "./menus";
import { madeIn, treatmentAt } from "./treatment-page";

/** Size of the picture of a sheet, in pixels: every phone shows it whole in its full width (9:16). */
export const SHEET_SIZE = { width: 1080, height: 1920 } as const;

/** Whom to turn to with a danger sign, the gravest first. */
const warnings = ["ambulance", "hospital", "call"] as const;

/** The columns of a day, the warnings last. */
const sheetColumns = ["normal", "do", ...warnings] as const;

type SheetContent = Pick<Content, "clinic" | "emergency" | "labels" | "locale" | "navigation" | "treatments">;

/** The segments of the paths of sheets in the language, or else those of any one, which the export removes. */
export function aftercareParams(content: Pick<Content, "treatments" | "locale">): { menu: string; link: string }[] {
	const translated = content.treatments.filter(
		(treatment) => treatment.aftercare && hasPage(content.locale, aftercarePath(treatment)),
	);
	return (translated.length > 0 ? translated : madeIn(content).slice(0, 1)).map(({ menu, slug }) => ({
		menu,
		link: slug,
	}));
}

/** The labels of sheets, with the number of the ambulance. */
const namesOf = ({ labels }: Pick<Content, "labels">, emergency?: Emergency) => ({
	...labels.aftercare,
	...(emergency && { ambulance: fill(labels.emergency.call, { number: emergency.ambulance.number }) }),
});

/** The danger signs of every day, by whom to turn to: those after any operation, then a treatment's own. */
export function dangerSigns(
	content: Pick<Content, "clinic" | "labels">,
	emergency: Emergency | undefined,
	ofTreatment: Partial<Record<(typeof warnings)[number], string>> = {},
) {
	const { ambulance, goToHospital, call } = namesOf(content, emergency);
	const phone = mainPhone(content.clinic);
	const headings = { ambulance, hospital: goToHospital, call: phone ? `${call} ${onOneLine(phone)}` : call };
	return warnings.flatMap((by) => {
		const texts = [emergency?.afterOperation?.[by], ofTreatment[by]].filter((text) => text !== undefined);
		return texts.length > 0 ? [{ by, heading: headings[by], texts }] : [];
	});
}

export type DangerSign = ReturnType<typeof dangerSigns>[number];

/** All that the sheet for the time after an operation shows; undefined if the treatment has none. */
export function aftercareSheet(content: SheetContent, { menu, link }: { menu: string; link: string }) {
	const treatment = treatmentAt(content, menu, link);
	if (!treatment?.aftercare) return undefined;
	const { anaesthetic, always, days } = treatment.aftercare;
	const { clinic, emergency, labels, locale } = content;
	const names = namesOf(content, emergency);
	const path = aftercarePath(treatment);
	const named = { treatment: treatment.link };
	const above = treatmentPath(treatment);
	const trail = crumbs(content, labels.aftercare.here, above);
	const url = wholeAddress(clinic, encodeURI(localPath(locale, path)));
	return {
		path,
		heading: fill(labels.aftercare.title, named),
		description: fill(labels.aftercare.description, named),
		crumbs: { ...trail, above: [...trail.above, { label: treatment.link, path: above }] },
		/** How long the danger signs hold that follow. */
		when: emergency?.afterOperation?.when ?? names.always,
		signs: dangerSigns(content, emergency, always),
		/** What to do for a day, if there may have been an anaesthetic. */
		firstDay: anaesthetic ? names.anaesthetic : undefined,
		days,
		/** The columns that a day uses. */
		columns: sheetColumns.filter((column) => days.some((day) => day[column])),
		isDiscreet: treatment.discreet !== undefined,
		ambulance: emergency?.ambulance,
		names,
		/** The whole URL of the page, and the same as people read it. */
		url,
		address: decodeURI(url).replace(/^https?:\/\//, ""),
		/** The paths of a code of the URL, and of the sheet's picture. */
		code: `/sheets${localPath(locale, path)}code.svg`,
		picture: `/sheets${localPath(locale, treatmentPath(treatment)).slice(0, -1)}.png`,
	};
}

export type AftercareSheet = NonNullable<ReturnType<typeof aftercareSheet>>;

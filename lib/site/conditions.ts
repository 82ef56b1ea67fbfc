import type { Content } from "../content/content-of";
import { siteMenus } from "./menus";
import { treatmentPath } from "./routes";

/** What patients come with, in their words, with the treatment to which it leads. */
export type Complaint = { words: string; treatment: string; path: string };

/** The complaints of one menu's treatments, under its name. */
export type ComplaintGroup = { label: string; path: string; complaints: Complaint[] };

/**
 * What patients come with, by the menus of the treatments, all in the order of the site.
 * @returns menus whose treatments name no complaint left out
 */
export function complaintsByMenu(content: Pick<Content, "navigation" | "treatments">): ComplaintGroup[] {
	return siteMenus(content)
		.map(({ label, slug, path, allLinks }) => {
			const order = new Map(allLinks.map((link, index) => [link.path, index]));
			const place = (treatment: Content["treatments"][number]) => order.get(treatmentPath(treatment)) ?? -1;
			const complaints = content.treatments
				.filter(({ menu }) => menu === slug)
				.sort((one, other) => place(one) - place(other))
				.flatMap((treatment) =>
					treatment.conditions.map((words) => ({
						words,
						treatment: treatment.link,
						path: treatmentPath(treatment),
					})),
				);
			return { label, path, complaints };
		})
		.filter(({ complaints }) => complaints.length > 0);
}

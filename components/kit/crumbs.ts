import type { Crumbs } from "@/lib/site/breadcrumb";
import type { KitData } from "./data";

/** The breadcrumb of a page of this name, below the first menu. */
export function crumbsTo(here: string, { menus }: KitData): Crumbs {
	const above = [{ label: "Home", path: "/" }, ...menus.slice(0, 1).map(({ label, path }) => ({ label, path }))];
	return { label: `Path to ${here}`, above, here };
}

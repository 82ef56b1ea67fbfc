import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "@/lib/content/content-of";
import { doctorPath, menuPath, paths, treatmentPath } from "@/lib/site/routes";
import { embeddedMailbox } from "../build/settings";
import { must } from "../run";

/** A page that is measured. */
export type MeasuredPage = {
	name: string;
	path: string;
	/** Whether it is also measured with the processor really slowed, and in Next's own export. */
	closely: boolean;
	/** Milliseconds that it may block at most with the processor really slowed (design: numbers to hold). */
	mayBlock: number;
};

const BLOCKING = { home: 80, other: 30 };

/** One page of each kind. A kind that the content does not have is left out. */
export function pagesOfEachKind({ treatments, doctors, navigation, gallery }: Content): MeasuredPage[] {
	const [treatment] = treatments;
	const [doctor] = doctors;
	const [menu] = navigation.menus;
	const page = (name: string, path: string, closely = false): MeasuredPage => {
		return { name, path, closely, mayBlock: path === paths.home ? BLOCKING.home : BLOCKING.other };
	};
	return [
		page("Home", paths.home, true),
		...(treatment ? [page("Treatment", treatmentPath(treatment), true)] : []),
		page("Booking", paths.booking, true),
		...(menu ? [page("Menu", menuPath(menu.slug))] : []),
		...(doctor ? [page("Doctor", doctorPath(doctor.slug))] : []),
		...(gallery?.beforeAfter ? [page("Gallery", paths.beforeAfter)] : []),
		page("Legal text", paths.privacy),
	];
}

const BARE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A page of one heading and one sentence, to compare with.">
<title>A bare page</title>
</head>
<body>
<main>
<h1>A bare page</h1>
<p>One heading and one sentence, without style, typeface, picture or script: the least that a browser can show.</p>
</main>
</body>
</html>
`;

/** Writes the page to compare with, the only one of its site, into a folder. */
export function writeBareSite(folder: string): void {
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, "index.html"), BARE);
	writeFileSync(join(folder, "404.html"), BARE);
	writeFileSync(join(folder, "robots.txt"), "User-agent: *\nAllow: /\n");
}

/**
 * Exports the site with Next alone, as it is before its client runtime is taken out. Needs what a build has prepared.
 * @param folder where to, from the repository's root; Next takes no folder outside it
 */
export async function exportStock(folder: string): Promise<void> {
	const settings = { ...embeddedMailbox, NEXT_TELEMETRY_DISABLED: "1", EXPORT_FOLDER: folder };
	await must("node_modules/next/dist/bin/next", ["build"], settings);
}

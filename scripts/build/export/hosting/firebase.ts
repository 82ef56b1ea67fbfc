import { askAnew, filesForHosts, hashedFolders, headersOfAll, keepForAYear } from "./headers";
import { asAddress, asItIs } from "./patterns";
import { commonSpellings } from "./spellings";
import { asList } from "./vercel";

/**
 * Writes `firebase.json`. Of several rules for a header, Firebase Hosting takes the last that matches.
 * @param pages decoded paths of pages, a slash at either end
 */
export function firebaseRules(pages: string[]): string {
	const hosting = {
		public: "out",
		ignore: filesForHosts,
		trailingSlash: true,
		headers: [
			{ source: "**", headers: asList({ ...headersOfAll, "Cache-Control": askAnew }) },
			{ regex: `^/(${hashedFolders})/`, headers: asList({ "Cache-Control": keepForAYear }) },
		],
		redirects: pages.flatMap((page) =>
			commonSpellings(page).map((spelling) => ({
				regex: asItIs(spelling),
				destination: asAddress(page),
				type: 301,
			})),
		),
	};
	return `${JSON.stringify({ hosting }, null, "\t")}\n`;
}

import { compressedEndings, filesForHosts } from "./files-for-hosts";
import { asAddress, asItIs } from "./patterns";
import { commonSpellings } from "./spellings";
import { type HostingTable, hashedPattern } from "./table";
import { asList } from "./vercel";

/** Writes `firebase.json`. Of several rules for a header, Firebase Hosting takes the last that matches. */
export function firebaseRules(table: HostingTable): string {
	const { pages, caching, headers } = table;
	const hosting = {
		public: "out",
		ignore: [...filesForHosts, ...compressedEndings.map((ending) => `**/*.${ending}`)],
		trailingSlash: true,
		headers: [
			{ source: "**", headers: asList({ ...headers.ofAll, ...headers.overTls, "Cache-Control": caching.others }) },
			{ regex: hashedPattern(table), headers: asList({ "Cache-Control": caching.hashed }) },
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

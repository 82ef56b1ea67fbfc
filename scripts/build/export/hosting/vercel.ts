import { bareHost } from "./patterns";
import type { Headers, HostingTable } from "./table";

/** Headers as `vercel.json` and `firebase.json` list them. */
export const asList = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * Writes `vercel.json`. It names no page, so that it can stand in the repository, as Vercel reads it before the build; other
 * spellings of a path are left to the script of the not-found page. Without a framework, since Vercel would otherwise take
 * Next's own output in place of the finished site. Under other names than its own, such as the one that Vercel gives, the
 * site is not to be listed.
 */
export function vercelRules({ base, host, caching, headers }: HostingTable): string {
	const bare = bareHost(host);
	const rules = {
		$schema: "https://openapi.vercel.sh/vercel.json",
		framework: null,
		buildCommand: "npm run build:live",
		outputDirectory: "out",
		trailingSlash: true,
		headers: [
			{ source: `${base}/(.*)`, headers: asList({ ...headers.ofAll, ...headers.overTls }) },
			{
				source: `${base}/(.*)`,
				missing: [bare, `www.${bare}`].map((value) => ({ type: "host", value })),
				headers: asList(headers.elsewhere),
			},
			...caching.hashedFolders.map((folder) => ({
				source: `${folder}(.*)`,
				headers: asList({ "Cache-Control": caching.hashed }),
			})),
		],
	};
	return `${JSON.stringify(rules, null, "\t")}\n`;
}

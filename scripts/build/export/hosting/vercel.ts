import { hashedFolders, headersOfAll, keepForAYear, robotsElsewhere } from "./headers";
import { bareHost } from "./patterns";

/** Headers as `vercel.json` and `firebase.json` list them. */
export const asList = (headers: Record<string, string>) =>
	Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * Writes `vercel.json`. It names no page, so that it can stand in the repository, as Vercel reads it before the build; other
 * spellings of a path are left to the script of the not-found page. Without a framework, since Vercel would otherwise take
 * Next's own output in place of the finished site.
 * @param host the site's own name; under others, such as the one that Vercel gives, it is not to be listed
 */
export function vercelRules(host: string): string {
	const bare = bareHost(host);
	const rules = {
		$schema: "https://openapi.vercel.sh/vercel.json",
		framework: null,
		buildCommand: "npm run build:live",
		outputDirectory: "out",
		trailingSlash: true,
		headers: [
			{ source: "/(.*)", headers: asList(headersOfAll) },
			{
				source: "/(.*)",
				missing: [bare, `www.${bare}`].map((value) => ({ type: "host", value })),
				headers: asList(robotsElsewhere),
			},
			{ source: `/(${hashedFolders})/(.*)`, headers: asList({ "Cache-Control": keepForAYear }) },
		],
	};
	return `${JSON.stringify(rules, null, "\t")}\n`;
}

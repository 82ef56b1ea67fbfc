/** Rules for hosts that build and serve the site, which docs/publishing.md explains. */
import { hashedFolders, immutable } from "./file-types";
import { bareHost, type Headers, type HostedSite, noindex } from "./hosted-site";

/** Redirects that Cloudflare Pages accepts; it ignores the rest. */
const MAX_CLOUDFLARE_REDIRECTS = 2_000;

const block = (pattern: string, headers: Headers) =>
	[pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");

/** Headers of all paths that begin in the same way. No two rules set the same one: hosts would join their values. */
const headersByPath = ({ base, headers }: HostedSite): [path: string, headers: Headers][] => [
	[`${base}/`, { ...headers.always, ...headers.overTls }],
	...hashedFolders.map((folder): [string, Headers] => [`${base}/${folder}/`, { "Cache-Control": immutable }]),
];

/** `_headers` of Netlify and Cloudflare Pages. Both send `no-cache` where no rule matches. */
export function headersFile(site: HostedSite): string {
	const blocks = headersByPath(site).map(([path, headers]) => block(`${path}*`, headers));
	return `# Made by the build: do not edit.\n${blocks.join("")}`;
}

/**
 * `_headers` of Cloudflare Pages, with `noindex` for the names that it gives to the site and to each build, unless the
 * clinic uses one. Netlify does not accept patterns of whole addresses.
 */
export function cloudflareHeaders(site: HostedSite): string {
	const ofSite = site.host.endsWith(".pages.dev") ? "" : block("https://:project.pages.dev/*", noindex);
	return headersFile(site) + ofSite + block("https://:build.:project.pages.dev/*", noindex);
}

const spellings = [
	(path: string) => path.toLowerCase(),
	(path: string) => path.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
	(path: string) => path.toUpperCase(),
];

/**
 * `_redirects` of Cloudflare Pages, which has no case-insensitive patterns: from lower case, Title Case and capitals, as
 * far as there is room. The script of the not-found page handles others. Netlify ignores case, so these would be loops
 * there.
 */
export function cloudflareRedirects({ pages }: HostedSite): string {
	const rules = spellings.flatMap((spell) =>
		pages
			.map((page) => ({ page, from: spell(page) }))
			.filter(({ page, from }) => from !== page)
			.flatMap(({ page, from }) => [`${from} ${page} 301`, `${from.slice(0, -1)} ${page} 301`]),
	);
	const accepted = [...new Set(rules)].slice(0, MAX_CLOUDFLARE_REDIRECTS);
	return ["# Made by the build: do not edit. For Cloudflare Pages alone.", ...accepted, ""].join("\n");
}

/**
 * `_redirects` of Netlify: from the name that it gives to the site (its variable `SITE_NAME`) to the clinic's, because
 * Netlify's headers cannot depend on the name; and to the not-found pages of other languages.
 */
export function netlifyRedirects({ base, host, notFound, notFoundIn }: HostedSite, name: string | undefined): string {
	const given = `${name}.netlify.app`;
	return [
		"# Made by the build: do not edit. For Netlify alone, once the site's own name leads there.",
		...(name && given !== host ? [`https://${given}/* https://${host}${base}/:splat 301!`] : []),
		`${base}/.htaccess ${notFound} 404!`,
		...Object.entries(notFoundIn).map(([folder, page]) => `${folder}* ${page} 404`),
		"",
	].join("\n");
}

/**
 * `vercel.json`. Vercel reads it before the build, so it is in the repository and names no page. `framework: null`
 * stops Vercel from serving Next's own output.
 */
export function vercelRules(site: HostedSite): string {
	const rule = ([path, headers]: [string, Headers]) => ({
		source: `${path}(.*)`,
		headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
	});
	const [all, ...hashed] = headersByPath(site).map(rule);
	const siteHosts = [bareHost(site.host), `www.${bareHost(site.host)}`];
	const elsewhere = {
		...rule([`${site.base}/`, noindex]),
		missing: siteHosts.map((value) => ({ type: "host", value })),
	};
	const rules = {
		$schema: "https://openapi.vercel.sh/vercel.json",
		framework: null,
		buildCommand: "npm run build:live",
		outputDirectory: "out",
		trailingSlash: true,
		headers: [all, elsewhere, ...hashed],
	};
	return `${JSON.stringify(rules, null, "\t")}\n`;
}

import type { HostingTable } from "./table";

/**
 * Writes `_redirects` for Netlify: from the name that it gives by itself to the site's own, page by page, so that the site
 * is not listed twice. Its headers do not know the name of a request. Nothing is led anywhere on a site that has no other
 * name, or where that name is not known.
 * @param name the site's name at Netlify, which it gives to a build as `SITE_NAME`
 */
export function netlifyRedirects({ base, host }: HostingTable, name: string | undefined): string {
	const given = `${name}.netlify.app`;
	const rules = name && given !== host ? [`https://${given}/* https://${host}${base}/:splat 301!`] : [];
	return [
		"# Made by the build: do not edit. For Netlify alone, once the site's own name leads there.",
		...rules,
		"",
	].join("\n");
}

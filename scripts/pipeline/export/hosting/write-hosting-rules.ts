import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { outputFiles } from "@/lib/content/files";
import type { SiteLocales } from "@/lib/languages/locales";
import { hasPage } from "@/lib/model/locales";
import { notFoundPage, routeTable } from "@/lib/model/routes";
import { foreignOrigins, policyOfEveryAnswer, scriptHashesIn } from "../content-security-policy";
import { type HostedSite, hostedSite, tlsHeaders } from "./hosted-site";
import { cloudflareHeaders, cloudflareRedirects, headersFile, netlifyRedirects, vercelRules } from "./platforms";
import { apacheRules, nginxRules } from "./servers";

/** Writes rules for hosts: `.htaccess` into the site's folder `out`, others into a folder that is emptied before. */
export function writeRules(folder: string, out: string, site: HostedSite, more: Record<string, string> = {}): void {
	outputFiles(out, { ".htaccess": apacheRules(site) });
	rmSync(folder, { recursive: true, force: true });
	outputFiles(folder, {
		"nginx.conf": nginxRules(site),
		_headers: cloudflareHeaders(site),
		"netlify.headers": headersFile(site),
		...more,
	});
}

/**
 * Writes the rules for hosts (docs/hosting.md): `.htaccess` and `.nojekyll` into the export, others into `hosting/`.
 */
export function writeHostingRules(root: string, out: string, contents: SiteLocales["contents"], base: string): void {
	const [{ clinic }] = contents;
	const notFound = readFileSync(join(out, notFoundPage.file), "utf8");
	const site = hostedSite({
		base,
		host: new URL(clinic.site).hostname,
		pages: contents.flatMap((content) =>
			routeTable(content).flatMap(({ path }) => (hasPage(content.locale, path) ? content.locale.root + path : [])),
		),
		languages: contents.flatMap(({ locale }) => locale.root || []),
		// All pages have the same inline scripts, and every site has this page.
		policy: policyOfEveryAnswer(foreignOrigins(clinic), scriptHashesIn(notFound)),
		overTls: tlsHeaders(clinic.site, process.env),
	});
	for (const [folder, page] of Object.entries(site.notFoundIn)) {
		const rule = `# Made by the build: do not edit.\nErrorDocument 404 ${page}\n`;
		outputFiles(join(out, folder.slice(base.length)), { ".htaccess": rule });
	}
	// Without this file GitHub Pages omits folders whose names begin with "_" when it publishes a branch.
	outputFiles(out, { ".nojekyll": "" });
	writeRules(join(root, "hosting"), out, site, {
		_redirects: cloudflareRedirects(site),
		"netlify.redirects": netlifyRedirects(site, process.env.SITE_NAME),
		"vercel.json": vercelRules(site),
	});
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "@/lib/content/files";
import type { Editions } from "@/lib/content/translation/editions";
import { hasPage } from "@/lib/site/editions";
import { notFoundPage, routeTable } from "@/lib/site/routes";
import { EDITOR_FOLDER } from "../../../editor/editor-page";
import { policyOfEveryAnswer, scriptHashesIn } from "../content-security-policy";
import { apacheRules } from "./apache";
import { caddyRules } from "./caddy";
import { cloudflareHeaders, cloudflareRedirects, headersFile } from "./cloudflare";
import { cloudFrontFunction } from "./cloudfront";
import { cloudFrontHeaders } from "./cloudfront-headers";
import { firebaseRules } from "./firebase";
import { headersOverTls } from "./headers";
import { netlifyRedirects } from "./netlify";
import { nginxRules } from "./nginx";
import { s3Upload } from "./s3";
import { serveRules } from "./serve";
import { hostingTable } from "./table";
import { vercelRules } from "./vercel";

/**
 * Writes what makes a host serve the site as it should (`docs/hosting.md`, `docs/publishing.md`): `.htaccess`, `.nojekyll`
 * and `serve.json` into the export, and a file or two for each other host into `hosting/`, a folder made anew.
 * @param base the folder of its host in which the site stands, such as `/website`; "" at the top
 */
export function writeHostingRules(root: string, out: string, contents: Editions["contents"], base: string): void {
	const [content] = contents;
	const languages = contents.flatMap(({ edition }) => edition.root || []);
	const editor = existsSync(join(out, EDITOR_FOLDER));
	const table = hostingTable({
		base,
		host: new URL(content.clinic.site).hostname,
		pages: contents.flatMap((one) =>
			routeTable(one).flatMap(({ path }) => (hasPage(one.edition, path) ? one.edition.root + path : [])),
		),
		languages,
		files: filesBelow(out),
		// The not-found page, which every site has, has the inline scripts that all pages have.
		policy: policyOfEveryAnswer(scriptHashesIn(readFileSync(join(out, notFoundPage.file), "utf8")), editor),
		editor,
		overTls: headersOverTls(content.clinic.site, process.env),
	});
	const hosting = join(root, "hosting");
	rmSync(hosting, { recursive: true, force: true });
	mkdirSync(hosting);
	writeFileSync(join(out, ".htaccess"), apacheRules(table));
	for (const { folder, page } of table.notFoundBelow) {
		const inLanguage = join(out, folder.slice(base.length), ".htaccess");
		writeFileSync(inLanguage, `# Made by the build: do not edit.\nErrorDocument 404 ${page}\n`);
	}
	writeFileSync(join(out, "serve.json"), serveRules(table));
	// Without this file, GitHub Pages leaves out folders whose names begin with "_" when it publishes from a branch.
	writeFileSync(join(out, ".nojekyll"), "");
	const files = {
		"nginx.conf": nginxRules(table),
		"caddy.conf": caddyRules(table),
		_headers: cloudflareHeaders(table),
		"netlify.headers": headersFile(table),
		"netlify.redirects": netlifyRedirects(table, process.env.SITE_NAME),
		_redirects: cloudflareRedirects(table),
		"vercel.json": vercelRules(table),
		"firebase.json": firebaseRules(table),
		"cloudfront.js": cloudFrontFunction(table),
		"cloudfront-headers.json": cloudFrontHeaders(table),
		"s3.sh": s3Upload(table),
	};
	for (const [name, text] of Object.entries(files)) writeFileSync(join(hosting, name), text);
}

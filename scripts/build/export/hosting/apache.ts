import { compressibleTypes, fileTypes, namesCharset } from "./file-types";
import { askAnew, hashedFolders, headersOfAll, keepForAYear, robotsElsewhere } from "./headers";
import { asItIs, ownHost, publicHost, wrongSpelling } from "./patterns";

/** A path as the target of `RedirectMatch`, which encodes it and would take `$1` as a part of the match. */
const target = (path: string) => path.replace(/["$]/g, "\\$&");

/** File name endings as Apache's directives list them. */
const endings = (types: Partial<typeof fileTypes>) =>
	Object.keys(types)
		.map((ending) => `.${ending}`)
		.join(" ");

/**
 * Writes the site's `.htaccess`. Apache answers 500 where a directive is not allowed, so every one of them needs
 * `AllowOverride FileInfo` and nothing more; the same lines also stand in a `<Directory>` section. What needs a module
 * that may be missing is left out without it. `mod_rewrite` is not used: where symbolic links are not followed, it
 * forbids every page.
 *
 * @param pages decoded paths of pages, a slash at either end
 * @param folders decoded paths of folders without a page, which Apache would list or forbid
 * @param host the site's own name
 */
export function apacheRules(pages: string[], folders: string[], host: string): string {
	const text = Object.fromEntries(Object.entries(fileTypes).filter(([, type]) => namesCharset(type)));
	const compressible = endings(compressibleTypes);
	return `# Made by the build: do not edit. Apache reads it where "AllowOverride FileInfo" or "All" is set.
ErrorDocument 404 /404.html

<IfModule mod_alias.c>
	# Redirects name no scheme, host or port, which a proxy in front may have changed.
	<IfModule mod_version.c>
		<IfVersion >= 2.4.58>
			RedirectRelative On
		</IfVersion>
	</IfModule>
	# Hidden files.
	RedirectMatch 404 "/\\.(?!well-known/)"
	# Folders without a page.
${folders.map((path) => `\tRedirectMatch 404 "${asItIs(path)}"`).join("\n")}
	# Another capitalisation, or no slash at the end.
${pages.map((path) => `\tRedirectMatch 301 "${wrongSpelling(path)}" "${target(path)}"`).join("\n")}
</IfModule>

<IfModule mod_mime.c>
${Object.entries(fileTypes)
	.map(([ending, type]) => `\tAddType ${type} .${ending}`)
	.join("\n")}
	AddCharset utf-8 ${endings(text)}
	# By name, not by type: a filter by type leaves out the not-found page.
	<IfModule mod_deflate.c>
		AddOutputFilter DEFLATE ${compressible}
	</IfModule>
	<IfModule mod_brotli.c>
		<IfModule mod_deflate.c>
			AddOutputFilter BROTLI_COMPRESS;DEFLATE ${compressible}
		</IfModule>
	</IfModule>
</IfModule>

<IfModule mod_setenvif.c>
	SetEnvIf Request_URI "^/(${hashedFolders})/" hashed_name
	# Under another name the site is not to be listed.
	SetEnvIfNoCase Host "${publicHost}" another_host
	SetEnvIfNoCase Host "${ownHost(host)}" !another_host
	SetEnvIfNoCase X-Forwarded-Host "${ownHost(host)}" !another_host
</IfModule>
<IfModule mod_headers.c>
${Object.entries(headersOfAll)
	.map(([name, value]) => `\tHeader always set ${name} "${value}"`)
	.join("\n")}
${Object.entries(robotsElsewhere)
	.map(([name, value]) => `\tHeader always set ${name} "${value}" env=another_host`)
	.join("\n")}
	Header always set Cache-Control "${askAnew}" env=!hashed_name
	# Not "always": an error under such an address is not kept.
	Header set Cache-Control "${keepForAYear}" env=hashed_name
	# Compression adds these endings to a page's ETag, and does not know it when a browser sends it back.
	RequestHeader edit* If-None-Match "-(gzip|br)\\"" "\\""
</IfModule>
<IfModule !mod_headers.c>
	FileETag None
</IfModule>
`;
}

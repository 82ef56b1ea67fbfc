import { namesCharset } from "./file-types";
import { compressedEndings, encodings } from "./files-for-hosts";
import { asItIs, literally, ownHost, publicHost, wrongSpelling } from "./patterns";
import { compressedPattern, type HostingTable, hashedPattern } from "./table";

/** A path as the target of `RedirectMatch`, which encodes it and would take `$1` as a part of the match. */
const target = (path: string) => path.replace(/["$]/g, "\\$&");

/** File name endings as Apache's directives list them. */
const endings = (types: Record<string, string>) =>
	Object.keys(types)
		.map((ending) => `.${ending}`)
		.join(" ");

/**
 * Rules that hand on what the build has compressed, for those who have said in the server's own configuration that its
 * `mod_rewrite` may be used. Debian takes `.br` for a language (Breton) and `.gz` for a type of its own.
 */
function precompressed({ base, types }: HostingTable): string {
	const text = `\\.(${Object.keys(types.compressible).join("|")})`;
	const choices = Object.entries(encodings).map(
		([ending, encoding]) => `		RewriteCond "%{HTTP:Accept-Encoding}" "\\b${encoding}\\b"
		RewriteCond "%{REQUEST_FILENAME}.${ending}" -f
		RewriteRule "^(.+${text})$" "${base}/$1.${ending}" [END]`,
	);
	return `<IfDefine PRECOMPRESSED>
	<IfModule mod_rewrite.c>
		RewriteEngine On
		RewriteCond "%{ENV:REDIRECT_STATUS}" "^$"
		RewriteRule "${text}\\.(${compressedEndings.join("|")})$" "-" [R=404,END]
${choices.join("\n")}
	</IfModule>
	RemoveLanguage .br
	RemoveType .gz
${Object.entries(encodings)
	.map(([ending, encoding]) => `\tAddEncoding ${encoding} .${ending}`)
	.join("\n")}
	<IfModule mod_headers.c>
		<FilesMatch "${text}$">
			Header always merge Vary Accept-Encoding
		</FilesMatch>
	</IfModule>
</IfDefine>
`;
}

/** Whether an answer travels over TLS; without `_novary`, every answer would say that it depends on the header. */
const overTls = "%{HTTPS} == 'on' || req_novary('X-Forwarded-Proto') == 'https'";

/**
 * Writes the site's `.htaccess`. Apache answers 500 where a directive is not allowed, so every one of them needs
 * `AllowOverride FileInfo` and nothing more; the same lines also stand in a `<Directory>` section. What needs a module
 * that may be missing is left out without it. `mod_rewrite` is used only where the server's own configuration says so:
 * where symbolic links are not followed, it forbids every page.
 */
export function apacheRules(table: HostingTable): string {
	const { base, host, pages, folders, types, caching, headers } = table;
	const text = Object.fromEntries(Object.entries(types.all).filter(([, type]) => namesCharset(type)));
	const compressible = endings(types.compressible);
	return `# Made by the build: do not edit. Apache reads it where "AllowOverride FileInfo" or "All" is set.
ErrorDocument 404 ${table.notFound}

<IfModule mod_alias.c>
	# Redirects name no scheme, host or port, which a proxy in front may have changed.
	<IfModule mod_version.c>
		<IfVersion >= 2.4.58>
			RedirectRelative On
		</IfVersion>
	</IfModule>
	# Hidden files.
	RedirectMatch 404 "^${literally(base)}/(.*/)?\\.(?!well-known/)"
	# Files that may be handed on in place of others, as below.
	<IfDefine !PRECOMPRESSED>
		RedirectMatch 404 "${compressedPattern(table)}"
	</IfDefine>
	# Folders without a page.
${folders.map((path) => `\tRedirectMatch 404 "${asItIs(path)}"`).join("\n")}
	# Another capitalisation, or no slash at the end.
${pages.map((path) => `\tRedirectMatch 301 "${wrongSpelling(path)}" "${target(path)}"`).join("\n")}
</IfModule>

<IfModule mod_mime.c>
${Object.entries(types.all)
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
	SetEnvIf Request_URI "${hashedPattern(table)}" hashed_name
	# Under another name the site is not to be listed.
	SetEnvIfNoCase Host "${publicHost}" another_host
	SetEnvIfNoCase Host "${ownHost(host)}" !another_host
	SetEnvIfNoCase X-Forwarded-Host "${ownHost(host)}" !another_host
</IfModule>
<IfModule mod_headers.c>
${Object.entries(headers.ofAll)
	.map(([name, value]) => `\tHeader always set ${name} "${value}"`)
	.join("\n")}
	# Over TLS alone, which may be that of a proxy in front.
${Object.entries(headers.overTls)
	.map(([name, value]) => `\tHeader always set ${name} "${value}" "expr=${overTls}"`)
	.join("\n")}
${Object.entries(headers.elsewhere)
	.map(([name, value]) => `\tHeader always set ${name} "${value}" env=another_host`)
	.join("\n")}
	Header always set Cache-Control "${caching.others}" env=!hashed_name
	# Not "always": an error under such an address is not kept.
	Header set Cache-Control "${caching.hashed}" env=hashed_name
	# Compression adds these endings to a page's ETag, and does not know it when a browser sends it back.
	RequestHeader edit* If-None-Match "-(gzip|br)\\"" "\\""
</IfModule>
<IfModule !mod_headers.c>
	FileETag None
</IfModule>
${precompressed(table)}`;
}

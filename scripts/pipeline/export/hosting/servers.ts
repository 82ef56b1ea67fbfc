/** Rules for nginx and Apache, which docs/hosting.md explains. Their patterns are regular expressions of PCRE. */
import { compressibleTypes, fileTypes, hashedFolders, immutable, revalidate, textTypes } from "./file-types";
import { bareHost, type Headers, type HostedSite, noindex } from "./hosted-site";

/** One line for each entry. */
const lines = (entries: Headers, write: (name: string, value: string) => string) =>
	Object.entries(entries)
		.map(([name, value]) => write(name, value))
		.join("\n");

/** A path without its last slash. */
const literally = (path: string) => path.replace(/\/$/, "").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Any other spelling of a path. */
const wrongSpelling = (path: string) => `^(?!${literally(path)}/$)(?i)${literally(path)}/?$`;

/** Patterns of paths and of host names. */
function patternsOf({ base, host }: HostedSite) {
	const top = `^${literally(base)}/`;
	return {
		hidden: `${top}(.*/)?\\.(?!well-known/)`,
		// Files that the build has compressed, by their own names.
		compressed: `${top}.*\\.(${Object.keys(compressibleTypes).join("|")})\\.(br|gz)$`,
		hashed: `${top}(${hashedFolders.join("|")})/`,
		// A proxy may use an address or a local name, which does not tell the name that the visitor used.
		publicHost: "\\.[a-z][a-z0-9-]+(:[0-9]+)?$",
		siteHost: `^(www\\.)?${bareHost(host).replaceAll(".", "\\.")}(:[0-9]+)?$`,
	};
}

/** To be included in the `server` block, which sets names, ports, certificates and the folder. */
export function nginxRules(site: HostedSite): string {
	const { always, overTls } = site.headers;
	const { hidden, compressed, hashed, publicHost, siteHost } = patternsOf(site);
	// nginx always includes text/html and warns if it is named.
	const namesOf = ({ html: _, ...types }: Headers) => Object.values(types).join(" ");
	const redirect = (path: string) => `if ($uri ~ "${wrongSpelling(path)}") { return 301 "${path}$is_args$args"; }`;
	return `# Made by the build: do not edit. To be included in the site's server block.
index index.html;
# A proxy may have changed scheme, host and port, so redirects name none.
absolute_redirect off;

default_type application/octet-stream;
types {
${lines(fileTypes, (ending, type) => `\t${type} ${ending};`)}
}
charset utf-8;
charset_types ${namesOf(textTypes)};

# Files that the build has compressed; others are compressed here.
gzip_static on;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_comp_level 6;
gzip_min_length 256;
gzip_types ${namesOf(compressibleTypes)};

${lines(always, (name, value) => `add_header ${name} "${value}" always;`)}

# nginx omits headers whose value is empty. This one is for TLS only, here or at a proxy.
set $over_tls "";
${lines(
	overTls,
	(name, value) => `if ($https) { set $over_tls "${value}"; }
if ($http_x_forwarded_proto = "https") { set $over_tls "${value}"; }
add_header ${name} $over_tls always;`,
)}

# Search engines must not list the site under another name.
set $robots_elsewhere "";
if ($http_host ~* "${publicHost}") { set $robots_elsewhere "${noindex["X-Robots-Tag"]}"; }
if ($http_host ~* "${siteHost}") { set $robots_elsewhere ""; }
if ($http_x_forwarded_host ~* "${siteHost}") { set $robots_elsewhere ""; }
add_header X-Robots-Tag $robots_elsewhere always;

# Files with a hash in their names. Without "always": errors must not be cached.
set $hashed "";
set $changing "${revalidate}";
if ($uri ~ "${hashed}") {
	set $hashed "${immutable}";
	set $changing "";
}
add_header Cache-Control $hashed;
add_header Cache-Control $changing always;

set $not_found "${site.notFound}";
${lines(site.notFoundIn, (folder, page) => `if ($uri ~ "^${literally(folder)}/") { set $not_found "${page}"; }`)}
error_page 404 $not_found;
# Hidden files, and those that nginx sends instead of the originals.
if ($uri ~ "${hidden}|${compressed}") { return 404; }

# Another capitalisation, or no slash at the end.
${site.pages.map(redirect).join("\n")}

location ${site.base}/ {
	try_files $uri $uri/index.html =404;
}
`;
}

/**
 * `.htaccess`. Apache answers 500 to a directive that is not allowed, so all of these need only `AllowOverride
 * FileInfo`. Modules may be missing.
 */
export function apacheRules(site: HostedSite): string {
	const { always, overTls } = site.headers;
	const { hidden, compressed, hashed, publicHost, siteHost } = patternsOf(site);
	const endings = (types: Headers) => `.${Object.keys(types).join(" .")}`;
	const set = (when: string) => (name: string, value: string) => `\tHeader always set ${name} "${value}"${when}`;
	// `_novary`: or every response would depend on the header.
	const isTls = ` "expr=%{HTTPS} == 'on' || req_novary('X-Forwarded-Proto') == 'https'"`;
	return `# Made by the build: do not edit. Apache reads it where "AllowOverride FileInfo" or "All" is set.
ErrorDocument 404 ${site.notFound}
# Folders without a page are not found: this handler lists no files.
<If "%{REQUEST_URI} =~ m#/$#">
	SetHandler default-handler
</If>

<IfModule mod_alias.c>
	# A proxy may have changed scheme, host and port, so redirects name none.
	<IfModule mod_version.c>
		<IfVersion >= 2.4.58>
			RedirectRelative On
		</IfVersion>
	</IfModule>
	# Hidden files.
	RedirectMatch 404 "${hidden}"
	# Files that the build has compressed for other servers.
	RedirectMatch 404 "${compressed}"
	# Another capitalisation, or no slash at the end.
${site.pages.map((path) => `\tRedirectMatch 301 "${wrongSpelling(path)}" "${path}"`).join("\n")}
</IfModule>

<IfModule mod_mime.c>
${lines(fileTypes, (ending, type) => `\tAddType ${type} .${ending}`)}
	AddCharset utf-8 ${endings(textTypes)}
	# By name, because a filter by type omits the not-found page.
	<IfModule mod_deflate.c>
		AddOutputFilter DEFLATE ${endings(compressibleTypes)}
		<IfModule mod_brotli.c>
			AddOutputFilter BROTLI_COMPRESS;DEFLATE ${endings(compressibleTypes)}
		</IfModule>
	</IfModule>
</IfModule>

<IfModule mod_setenvif.c>
	SetEnvIf Request_URI "${hashed}" hashed_name
	# Search engines must not list the site under another name.
	SetEnvIfNoCase Host "${publicHost}" another_host
	SetEnvIfNoCase Host "${siteHost}" !another_host
	SetEnvIfNoCase X-Forwarded-Host "${siteHost}" !another_host
</IfModule>
<IfModule mod_headers.c>
${lines(always, set(""))}
	# Over TLS only, here or at a proxy.
${lines(overTls, set(isTls))}
${lines(noindex, set(" env=another_host"))}
	Header always set Cache-Control "${revalidate}" env=!hashed_name
	# Without "always": errors must not be cached.
	Header set Cache-Control "${immutable}" env=hashed_name
	# Compression adds these endings to an ETag, but does not expect them when a browser sends it back.
	RequestHeader edit* If-None-Match "-(gzip|br)\\"" "\\""
</IfModule>
<IfModule !mod_headers.c>
	FileETag None
</IfModule>
`;
}

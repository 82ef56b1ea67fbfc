/** Rules for nginx and Apache, which docs/hosting.md explains. */
import {
	compressibleTypes,
	encodings,
	fileTypes,
	hashedFolders,
	immutable,
	namesCharset,
	revalidate,
} from "./file-types";
import { asAddress, bareHost, type HostedSite, noindex } from "./hosted-site";

/** One line for each entry. */
const lines = (entries: Readonly<Record<string, string>>, write: (name: string, value: string) => string) =>
	Object.entries(entries)
		.map(([name, value]) => write(name, value))
		.join("\n");

const indented = (text: string) => text.replace(/^(?=.)/gm, "\t");

const pick = (types: Readonly<Record<string, string>>, holds: (type: string) => boolean) =>
	Object.fromEntries(Object.entries(types).filter(([, type]) => holds(type)));

/**
 * A decoded path, without its last slash, as a regular expression (PCRE). Special characters are written by
 * number.
 */
const literally = (path: string) =>
	path
		.replace(/\/$/, "")
		.replace(/[^\w/&\u0080-\u{10ffff}-]/gu, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);

/** A path with or without its last slash. */
const withOrWithoutSlash = (path: string) => `^${literally(path)}/?$`;

/** Any other spelling of a path. */
const wrongSpelling = (path: string) => `^(?!${literally(path)}/$)(?i)${literally(path)}/?$`;

const hashedFile = ({ base }: HostedSite) => `^${literally(base)}/(${hashedFolders.join("|")})/`;

const textEndings = Object.keys(compressibleTypes).join("|");

/** Compressed files, which are sent instead of the originals and never by their own names. */
const compressedFile = ({ base }: HostedSite) =>
	`^${literally(base)}/.*\\.(${textEndings})\\.(${Object.keys(encodings).join("|")})$`;

/** The site's own host name, with or without `www.` and port. */
const ownHost = ({ host }: HostedSite) => `^(www\\.)?${bareHost(host).replaceAll(".", "\\.")}(:[0-9]+)?$`;

/**
 * A public host name. A proxy may use an address or a local name, which does not tell the name that the visitor used.
 */
const publicHost = "\\.[a-z][a-z0-9-]+(:[0-9]+)?$";

/** To be included in the `server` block, which sets names, ports, certificates and the folder. */
export function nginxRules(site: HostedSite): string {
	const { base, pages } = site;
	const { always, overTls } = site.headers;
	// nginx always includes text/html and warns if it is named.
	const list = (types: Readonly<Record<string, string>>) =>
		Object.values(pick(types, (type) => type !== "text/html")).join(" ");
	// nginx omits headers whose value is empty.
	const headers = [
		lines(always, (name, value) => `add_header ${name} "${value}" always;`),
		lines(overTls, (name) => `add_header ${name} $over_tls always;`),
		lines(noindex, (name) => `add_header ${name} $robots_elsewhere always;`),
	]
		.filter(Boolean)
		.join("\n");
	const redirects = pages.map(
		(path) => `if ($uri ~ "${wrongSpelling(path)}") { return 301 "${asAddress(path)}$is_args$args"; }`,
	);
	return `# Made by the build: do not edit. To be included in the site's server block.
index index.html;
error_page 404 ${site.notFound};
# A proxy may have changed scheme, host and port, so redirects name none.
absolute_redirect off;

default_type application/octet-stream;
types {
${lines(fileTypes, (ending, type) => `\t${type} ${ending};`)}
}
charset utf-8;
charset_types ${list(pick(fileTypes, namesCharset))};

# Files that the build has compressed; others are compressed here.
gzip_static on;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_comp_level 6;
gzip_min_length 256;
gzip_types ${list(compressibleTypes)};

# Over TLS only, here or at a proxy.
set $over_tls "";
${lines(overTls, (_, value) => `if ($https) { set $over_tls "${value}"; }\nif ($http_x_forwarded_proto = "https") { set $over_tls "${value}"; }`)}

# Search engines must not list the site under another name.
set $robots_elsewhere "";
if ($http_host ~* "${publicHost}") { set $robots_elsewhere "${Object.values(noindex)}"; }
if ($http_host ~* "${ownHost(site)}") { set $robots_elsewhere ""; }
if ($http_x_forwarded_host ~* "${ownHost(site)}") { set $robots_elsewhere ""; }

${headers}
add_header Cache-Control "${revalidate}" always;

# Another capitalisation, or no slash at the end.
${redirects.join("\n")}

location ${base}/ {
	try_files $uri $uri/index.html =404;
}
${lines(
	site.notFoundIn,
	(folder, page) => `location ${folder} {
	error_page 404 ${page};
	try_files $uri $uri/index.html =404;
}`,
)}
# Compressed files, which nginx sends instead of the originals.
location ~ ${compressedFile(site)} {
	return 404;
}
# Hidden files.
location ~ ^${literally(base)}/(.*/)?\\.(?!well-known/) {
	return 404;
}
location ~ ${hashedFile(site)} {
	try_files $uri =404;
	# A location with headers does not inherit those of the server block.
${indented(headers)}
	# Without "always": errors must not be cached.
	add_header Cache-Control "${immutable}";
}
`;
}

/**
 * `.htaccess`. Apache answers 500 to a directive that is not allowed, so all of these need only `AllowOverride
 * FileInfo`. Modules may be missing.
 */
export function apacheRules(site: HostedSite): string {
	const { folders, pages } = site;
	const { always, overTls } = site.headers;
	const endings = (types: object) =>
		Object.keys(types)
			.map((ending) => `.${ending}`)
			.join(" ");
	// `RedirectMatch` encodes its target itself, and would replace `$1`.
	const target = (path: string) => path.replace(/["$]/g, "\\$&");
	const set = (when: string) => (name: string, value: string) => `\tHeader always set ${name} "${value}"${when}`;
	// `_novary`: or every response would depend on the header.
	const isTls = ` "expr=%{HTTPS} == 'on' || req_novary('X-Forwarded-Proto') == 'https'"`;
	return `# Made by the build: do not edit. Apache reads it where "AllowOverride FileInfo" or "All" is set.
ErrorDocument 404 ${site.notFound}

<IfModule mod_alias.c>
	# A proxy may have changed scheme, host and port, so redirects name none.
	<IfModule mod_version.c>
		<IfVersion >= 2.4.58>
			RedirectRelative On
		</IfVersion>
	</IfModule>
	# Hidden files.
	RedirectMatch 404 "^${literally(site.base)}/(.*/)?\\.(?!well-known/)"
	# Files that the build has compressed for other servers.
	RedirectMatch 404 "${compressedFile(site)}"
	# Folders without a page.
${folders.map((path) => `\tRedirectMatch 404 "${withOrWithoutSlash(path)}"`).join("\n")}
	# Another capitalisation, or no slash at the end.
${pages.map((path) => `\tRedirectMatch 301 "${wrongSpelling(path)}" "${target(path)}"`).join("\n")}
</IfModule>

<IfModule mod_mime.c>
${lines(fileTypes, (ending, type) => `\tAddType ${type} .${ending}`)}
	AddCharset utf-8 ${endings(pick(fileTypes, namesCharset))}
	# By name, because a filter by type omits the not-found page.
	<IfModule mod_deflate.c>
		AddOutputFilter DEFLATE ${endings(compressibleTypes)}
	</IfModule>
	<IfModule mod_brotli.c>
		<IfModule mod_deflate.c>
			AddOutputFilter BROTLI_COMPRESS;DEFLATE ${endings(compressibleTypes)}
		</IfModule>
	</IfModule>
</IfModule>

<IfModule mod_setenvif.c>
	SetEnvIf Request_URI "${hashedFile(site)}" hashed_name
	# Search engines must not list the site under another name.
	SetEnvIfNoCase Host "${publicHost}" another_host
	SetEnvIfNoCase Host "${ownHost(site)}" !another_host
	SetEnvIfNoCase X-Forwarded-Host "${ownHost(site)}" !another_host
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

import { namesCharset } from "./file-types";
import { asAddress, literally, ownHost, publicHost, wrongSpelling } from "./patterns";
import { compressedPattern, type HostingTable, hashedPattern } from "./table";

/**
 * Writes the part of an nginx configuration that belongs into the site's `server` block; that block itself holds what
 * the site cannot know: addresses, names, certificates and the folder.
 */
export function nginxRules(table: HostingTable): string {
	const { base, host, pages, types, caching } = table;
	const withCharset = Object.values(types.all).filter(namesCharset);
	const compressible = Object.values(types.compressible);
	// nginx has text/html in both lists by itself, and warns if it is named.
	const list = (types: string[]) => types.filter((type) => type !== "text/html").join(" ");
	const headers = [
		...Object.entries(table.headers.ofAll).map(([name, value]) => `add_header ${name} "${value}" always;`),
		// nginx leaves out a header without a value.
		...Object.keys(table.headers.overTls).map((name) => `add_header ${name} $over_tls always;`),
		...Object.keys(table.headers.elsewhere).map((name) => `add_header ${name} $robots_elsewhere always;`),
	];
	const own = ownHost(host);
	return `# Made by the build: do not edit. To be included in the site's server block.
index index.html;
error_page 404 ${table.notFound};
# Redirects name no scheme, host or port, which a proxy in front may have changed.
absolute_redirect off;

default_type application/octet-stream;
types {
${Object.entries(types.all)
	.map(([ending, type]) => `\t${type} ${ending};`)
	.join("\n")}
}
charset utf-8;
charset_types ${list(withCharset)};

# As the build has compressed them; what it has not, is compressed here.
gzip_static on;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_comp_level 6;
gzip_min_length 256;
gzip_types ${list(compressible)};

# Over TLS alone, which may be that of a proxy in front.
set $over_tls "";
${Object.values(table.headers.overTls)
	.map(
		(value) => `if ($https) { set $over_tls "${value}"; }
if ($http_x_forwarded_proto = "https") { set $over_tls "${value}"; }`,
	)
	.join("\n")}

# Under another name the site is not to be listed.
set $robots_elsewhere "";
if ($http_host ~* "${publicHost}") { set $robots_elsewhere "${Object.values(table.headers.elsewhere)}"; }
if ($http_host ~* "${own}") { set $robots_elsewhere ""; }
if ($http_x_forwarded_host ~* "${own}") { set $robots_elsewhere ""; }

${headers.join("\n")}
add_header Cache-Control "${caching.others}" always;

# Another capitalisation, or no slash at the end.
${pages
	.map((path) => `if ($uri ~ "${wrongSpelling(path)}") { return 301 "${asAddress(path)}$is_args$args"; }`)
	.join("\n")}

location ${base}/ {
	try_files $uri $uri/index.html =404;
}
${table.notFoundBelow
	.map(
		({ folder, page }) => `location ${folder} {
	error_page 404 ${page};
	try_files $uri $uri/index.html =404;
}
`,
	)
	.join("")}# Files that nginx itself hands on in place of others.
location ~ ${compressedPattern(table)} {
	return 404;
}
# Hidden files.
location ~ ^${literally(base)}/(.*/)?\\.(?!well-known/) {
	return 404;
}
location ~ ${hashedPattern(table)} {
	try_files $uri =404;
	# Headers of the server block do not hold where a location sets its own.
${headers.map((line) => `\t${line}`).join("\n")}
	# Not "always": an error under such an address is not kept.
	add_header Cache-Control "${caching.hashed}";
}
`;
}

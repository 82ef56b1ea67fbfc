import { compressibleTypes, fileTypes, namesCharset } from "./file-types";
import { askAnew, hashedFolders, headersOfAll, keepForAYear, robotsElsewhere } from "./headers";
import { asAddress, ownHost, publicHost, wrongSpelling } from "./patterns";

/**
 * Writes the part of an nginx configuration that belongs into the site's `server` block; that block itself holds what
 * the site cannot know: addresses, names, certificates and the folder.
 *
 * @param pages decoded paths of pages, a slash at either end
 * @param host the site's own name
 */
export function nginxRules(pages: string[], host: string): string {
	const withCharset = Object.values(fileTypes).filter(namesCharset);
	const compressible = Object.values(compressibleTypes);
	// nginx has text/html in both lists by itself, and warns if it is named.
	const list = (types: string[]) => types.filter((type) => type !== "text/html").join(" ");
	const headers = [
		...Object.entries(headersOfAll).map(([name, value]) => `add_header ${name} "${value}" always;`),
		// nginx leaves out a header without a value.
		...Object.keys(robotsElsewhere).map((name) => `add_header ${name} $robots_elsewhere always;`),
	];
	const own = ownHost(host);
	return `# Made by the build: do not edit. To be included in the site's server block.
index index.html;
error_page 404 /404.html;
# Redirects name no scheme, host or port, which a proxy in front may have changed.
absolute_redirect off;

default_type application/octet-stream;
types {
${Object.entries(fileTypes)
	.map(([ending, type]) => `\t${type} ${ending};`)
	.join("\n")}
}
charset utf-8;
charset_types ${list(withCharset)};

gzip on;
gzip_vary on;
gzip_proxied any;
gzip_comp_level 6;
gzip_min_length 256;
gzip_types ${list(compressible)};

# Under another name the site is not to be listed.
set $robots_elsewhere "";
if ($http_host ~* "${publicHost}") { set $robots_elsewhere "${robotsElsewhere["X-Robots-Tag"]}"; }
if ($http_host ~* "${own}") { set $robots_elsewhere ""; }
if ($http_x_forwarded_host ~* "${own}") { set $robots_elsewhere ""; }

${headers.join("\n")}
add_header Cache-Control "${askAnew}" always;

# Another capitalisation, or no slash at the end.
${pages
	.map((path) => `if ($uri ~ "${wrongSpelling(path)}") { return 301 "${asAddress(path)}$is_args$args"; }`)
	.join("\n")}

location / {
	try_files $uri $uri/index.html =404;
}
# Hidden files.
location ~ /\\.(?!well-known/) {
	return 404;
}
location ~ ^/(${hashedFolders})/ {
	try_files $uri =404;
	# Headers of the server block do not hold where a location sets its own.
${headers.map((line) => `\t${line}`).join("\n")}
	# Not "always": an error under such an address is not kept.
	add_header Cache-Control "${keepForAYear}";
}
`;
}

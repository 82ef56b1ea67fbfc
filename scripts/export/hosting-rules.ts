import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getContent } from "@/lib/content";
import { paths, routeTable } from "@/lib/routes";

/** A path as a pattern: its signs taken literally, the slash at its end optional. */
function pattern(path: string): string {
	return path.replace(/\/$/, "").replace(/[.*+?^${}()|[\]\\&]/g, "\\$&");
}

/** Files whose names carry a hash and never change. */
const IMMUTABLE = "_next/static|_islands|pictures";

function apache(routes: string[]): string {
	const rules = routes.map(
		(path) => `RewriteCond %{REQUEST_URI} !=${path}\nRewriteRule ^${pattern(path).slice(1)}/?$ ${path} [NC,NE,R=301,L]`,
	);
	return `# Made by the build. Apache: another capitalisation goes to the right path, lost paths to the not-found page.
ErrorDocument 404 /404.html
DirectorySlash On
Options -Indexes
<IfModule mod_rewrite.c>
RewriteEngine On
${rules.join("\n")}
</IfModule>
<IfModule mod_headers.c>
Header set X-Content-Type-Options nosniff
Header set Referrer-Policy strict-origin-when-cross-origin
Header set Cache-Control "no-cache"
<If "%{REQUEST_URI} =~ m#^/(${IMMUTABLE})/#">
Header set Cache-Control "public, max-age=31536000, immutable"
</If>
</IfModule>
`;
}

function nginx(routes: string[]): string {
	const entries = routes.map((path) => `    "~*^${pattern(path)}/?$" "${path}";`);
	return `# Made by the build. nginx: include this file in the http block, then see server { } below.
map $uri $right_path {
    default "";
${entries.join("\n")}
}
map $uri $cache_control {
    default "no-cache";
    "~^/(${IMMUTABLE})/" "public, max-age=31536000, immutable";
}
# server {
#     root /var/www/clinic;
#     error_page 404 /404.html;
#     add_header Cache-Control $cache_control always;
#     add_header X-Content-Type-Options nosniff always;
#     add_header Referrer-Policy strict-origin-when-cross-origin always;
#     set $wrong_path $right_path;
#     if ($uri = $right_path) { set $wrong_path ""; }
#     if ($wrong_path) { return 301 $right_path; }
#     location / { try_files $uri $uri/index.html =404; }
# }
`;
}

function caddy(routes: string[]): string {
	const entries = routes.map((path) => `\t\t\`~(?i)^${pattern(path)}/?$\` "${path}"`);
	return `# Made by the build. Caddy: put your domain in place of the first line and the folder's path after root.
clinic.example {
	root * /var/www/clinic
	encode zstd gzip
	map {path} {right_path} {
${entries.join("\n")}
		default ""
	}
	@wrong \`{right_path} != "" && {path} != {right_path}\`
	redir @wrong {right_path} 301
	@immutable path_regexp ^/(${IMMUTABLE})/
	@changing not path_regexp ^/(${IMMUTABLE})/
	header @changing Cache-Control no-cache
	header @immutable Cache-Control "public, max-age=31536000, immutable"
	header X-Content-Type-Options nosniff
	header Referrer-Policy strict-origin-when-cross-origin
	file_server
	handle_errors {
		@lost expression {err.status_code} == 404
		rewrite @lost /404.html
		file_server
	}
}
`;
}

/**
 * Writes rules by which hosts send any other capitalisation of a path to the right one with 301
 * (design: routes): `.htaccess` into the export, and files for nginx and Caddy into `hosting/`.
 */
export function writeHostingRules(root: string, out: string): void {
	const routes = routeTable(getContent())
		.map(({ path }) => path)
		.filter((path) => path !== paths.home);
	mkdirSync(join(root, "hosting"), { recursive: true });
	writeFileSync(join(out, ".htaccess"), apache(routes));
	writeFileSync(join(root, "hosting", "nginx.conf"), nginx(routes));
	writeFileSync(join(root, "hosting", "Caddyfile"), caddy(routes));
}

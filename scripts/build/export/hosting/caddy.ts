import { contentType } from "./file-types";
import { anySpelling, asAddress, literally, ownHost, publicHost, rightSpellings } from "./patterns";
import { compressedPattern, type HostingTable, hashedPattern } from "./table";

/** The directive that serves files, as the build has compressed them where it has. */
const fileServer = `file_server {
		precompressed br gzip
	}`;

/** What says that an answer depends on what the browser accepts; set last, in place of what each part of Caddy says. */
const vary = `{
		Vary Accept-Encoding
		defer
	}`;

/** The directive that compresses answers; a block of its own has none of the other's directives. */
const encode = ({ types }: HostingTable) => `encode {
	zstd
	gzip
	minimum_length 256
	match {
${Object.values(types.compressible)
	.map((type) => `\t\theader Content-Type ${type}*`)
	.join("\n")}
	}
}`;

/**
 * Writes the part of a Caddyfile that belongs into the site's block; that block itself holds what the site cannot know:
 * its names and the folder.
 */
export function caddyRules(table: HostingTable): string {
	const { base, pages, caching } = table;
	const own = `(?i)${ownHost(table.host)}`;
	const headers = Object.entries(table.headers.ofAll).map(([name, value]) => `${name} "${value}"`);
	return `# Made by the build: do not edit. To be imported in the site's block.
${encode(table)}

# Where another capitalisation, or a path without its slash, leads.
map {path} {right_address} {
	\`~${rightSpellings(pages)}\` ""
${pages.map((path) => `\t\`~${anySpelling(path)}\` "${asAddress(path)}"`).join("\n")}
	default ""
}
map {query} {kept_query} {
	"~^(.+)$" "?\${1}"
	default ""
}
map {path} {content_type} {
${Object.entries(table.types.all)
	.map(([ending, type]) => `\t"~(?i)\\.${ending}$" "${contentType(type)}"`)
	.join("\n")}
	default ""
}

map {http.request.hostport} {another_host} {
	\`~${own}\` ""
	\`~(?i)${publicHost}\` "yes"
	default ""
}

@wrong_spelling \`{right_address} != ""\`
@hidden {
	path_regexp ^${literally(base)}/(.*/)?\\.
	not path ${base}/.well-known/*
}
@compressed path_regexp ${compressedPattern(table)}
@missing not file {path} {path}/index.html
@hashed path_regexp ${hashedPattern(table)}
@text path */ ${Object.keys(table.types.compressible)
		.map((ending) => `*.${ending}`)
		.join(" ")}
@typed \`{content_type} != ""\`
@over_tls \`{http.request.scheme} == "https" || {http.request.header.X-Forwarded-Proto} == "https"\`
@another_host {
	expression \`{another_host} != ""\`
	not header_regexp X-Forwarded-Host \`${own}\`
}

header {
${[...headers, `Cache-Control "${caching.others}"`].map((line) => `\t${line}`).join("\n")}
}
# Over TLS alone, which may be that of a proxy in front.
${Object.entries(table.headers.overTls)
	.map(([name, value]) => `header @over_tls ${name} "${value}"`)
	.join("\n")}
# Under another name the site is not to be listed.
header @another_host {
${Object.entries(table.headers.elsewhere)
	.map(([name, value]) => `\t${name} "${value}"`)
	.join("\n")}
}
# In this order: a file's headers are set only once it is sure that it exists.
route {
	redir @wrong_spelling {right_address}{kept_query} 301
	error @hidden 404
	error @compressed 404
	error @missing 404
	header @hashed Cache-Control "${caching.hashed}"
	header @typed Content-Type {content_type}
	header @text ${vary}
	${fileServer}
}
handle_errors {
${encode(table).replace(/^/gm, "\t")}
	header Cache-Control "${caching.others}"
	header ${vary}
${table.notFoundBelow
	.map(
		({ folder, page }, index) => `	@not_found_below_${index} {
		path ${folder}*
		expression \`{err.status_code} == 404\`
	}
	handle @not_found_below_${index} {
		rewrite * ${page}
		${fileServer.replace(/^\t/gm, "\t\t")}
	}
`,
	)
	.join("")}	@not_found \`{err.status_code} == 404\`
	handle @not_found {
		rewrite * ${table.notFound}
		${fileServer.replace(/^\t/gm, "\t\t")}
	}
}
`;
}

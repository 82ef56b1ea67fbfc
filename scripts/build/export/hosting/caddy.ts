import { compressibleTypes, fileTypes, namesCharset } from "./file-types";
import { askAnew, hashedFolders, headersOfAll, keepForAYear, robotsElsewhere } from "./headers";
import { anySpelling, asAddress, ownHost, publicHost, rightSpellings } from "./patterns";

/** A `Content-Type`, with the charset where the type asks for it. */
const contentType = (type: string) => (namesCharset(type) ? `${type}; charset=utf-8` : type);

/** The directive that compresses answers; a block of its own has none of the other's directives. */
const encode = `encode {
	zstd
	gzip
	minimum_length 256
	match {
${Object.values(compressibleTypes)
	.map((type) => `\t\theader Content-Type ${type}*`)
	.join("\n")}
	}
}`;

/**
 * Writes the part of a Caddyfile that belongs into the site's block; that block itself holds what the site cannot know:
 * its names and the folder.
 *
 * @param pages decoded paths of pages, a slash at either end
 * @param host the site's own name
 */
export function caddyRules(pages: string[], host: string): string {
	const own = `(?i)${ownHost(host)}`;
	const headers = Object.entries(headersOfAll).map(([name, value]) => `${name} "${value}"`);
	return `# Made by the build: do not edit. To be imported in the site's block.
${encode}

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
${Object.entries(fileTypes)
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
	path_regexp /\\.
	not path /.well-known/*
}
@missing not file {path} {path}/index.html
@hashed path_regexp ^/(${hashedFolders})/
@typed \`{content_type} != ""\`
@another_host {
	expression \`{another_host} != ""\`
	not header_regexp X-Forwarded-Host \`${own}\`
}

header {
${[...headers, `Cache-Control "${askAnew}"`].map((line) => `\t${line}`).join("\n")}
}
# Under another name the site is not to be listed.
header @another_host {
${Object.entries(robotsElsewhere)
	.map(([name, value]) => `\t${name} "${value}"`)
	.join("\n")}
}
# In this order: a file's headers are set only once it is sure that it exists.
route {
	redir @wrong_spelling {right_address}{kept_query} 301
	error @hidden 404
	error @missing 404
	header @hashed Cache-Control "${keepForAYear}"
	header @typed Content-Type {content_type}
	file_server
}
handle_errors {
${encode.replace(/^/gm, "\t")}
	header Cache-Control "${askAnew}"
	@not_found \`{err.status_code} == 404\`
	handle @not_found {
		rewrite * /404.html
		file_server
	}
}
`;
}

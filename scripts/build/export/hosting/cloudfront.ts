import { posix } from "node:path";
import { asAddress, ownHost } from "./patterns";
import type { HostingTable } from "./table";

/** What CloudFront takes, in bytes. */
const MOST = 10_240;

/** Whether a page cannot be found by writing its address in small letters, or looks like a file. */
const isNamed = (page: string) => asAddress(page) !== page.toLowerCase() || posix.extname(page) !== "";

/**
 * Writes a function of CloudFront for viewer requests and responses (runtime `cloudfront-js-2.0`): S3 knows neither that a
 * folder stands for its `index.html` nor other spellings of a path. The runtime lacks much of newer JavaScript, so only
 * what is old is used but `const` and arrow functions. Answers get their headers, which it cannot give to errors of S3.
 *
 * The function of a large site names only the pages that it must: what looks like no file is then led to small letters,
 * whether there is a page or not.
 */
export function cloudFrontFunction(table: HostingTable): string {
	const whole = written(table, table.pages);
	return Buffer.byteLength(whole) <= MOST ? whole : written(table, table.pages.filter(isNamed));
}

/** The part of the function that leads to small letters what it does not name. */
const guessing = (base: string) => `
function guess(uri) {
	const top = "${base}/";
	if (!uri.startsWith(top) || uri.startsWith(top + ".well-known/") || /\\.[^/]*\\/?$/.test(uri)) return undefined;
	return top + uri.slice(top.length).toLowerCase().replace(/([^/])$/, "$1/");
}
`;

/** The function, with the pages that it names. */
function written({ base, host, headers, pages: all }: HostingTable, pages: string[]): string {
	const guesses = pages.length < all.length;
	return `// Made by the build: do not edit. For viewer requests and viewer responses, runtime cloudfront-js-2.0.
const ownHost = /${ownHost(host)}/i;
const elsewhere = ${JSON.stringify(headers.elsewhere)};
const pages = {};
${JSON.stringify(pages.map(asAddress))}.forEach((address) => {
	pages[decodeURIComponent(address).toLowerCase()] = address;
});
${guesses ? guessing(base) : ""}
function pageAt(uri) {
	try {
		const named = pages[decodeURIComponent(uri).toLowerCase().replace(/\\/?$/, "/")];
		return named${guesses ? " || guess(uri)" : ""};
	} catch (error) {
		return undefined;
	}
}

function query(parts) {
	const pairs = [];
	Object.keys(parts).forEach((name) => {
		(parts[name].multiValue || [parts[name]]).forEach((one) => {
			pairs.push(one.value === "" ? name : name + "=" + one.value);
		});
	});
	return pairs.length > 0 ? "?" + pairs.join("&") : "";
}

function withHeaders(request, response) {
	// Under another name, such as CloudFront's own, the site is not to be listed.
	if (request.headers.host && ownHost.test(request.headers.host.value)) return response;
	Object.keys(elsewhere).forEach((name) => {
		response.headers[name.toLowerCase()] = { value: elsewhere[name] };
	});
	return response;
}

function handler(event) {
	const request = event.request;
	if (event.response) return withHeaders(request, event.response);
	const page = pageAt(request.uri);
	if (page && page !== request.uri) {
		return {
			statusCode: 301,
			statusDescription: "Moved Permanently",
			headers: { location: { value: page + query(request.querystring) } },
		};
	}
	if (request.uri.endsWith("/")) request.uri += "index.html";
	return request;
}
`;
}

import { asAddress } from "./patterns";

/**
 * Writes a function of CloudFront for viewer requests (runtime `cloudfront-js-2.0`; at most 10 kB): S3 knows neither that
 * a folder stands for its `index.html` nor other spellings of a path. The runtime lacks much of newer JavaScript, so only
 * what is old is used but `const` and arrow functions.
 * @param pages decoded paths of pages, a slash at either end
 */
export function cloudFrontFunction(pages: string[]): string {
	return `// Made by the build: do not edit. For viewer requests, runtime cloudfront-js-2.0.
const pages = {};
${JSON.stringify(pages.map(asAddress))}.forEach((address) => {
	pages[decodeURIComponent(address).toLowerCase()] = address;
});

function pageAt(uri) {
	try {
		return pages[decodeURIComponent(uri).toLowerCase().replace(/\\/?$/, "/")];
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

function handler(event) {
	const request = event.request;
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

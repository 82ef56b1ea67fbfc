import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { cloudFrontFunction } from "./cloudfront";
import { hostingTable } from "./table";

type Value = { value: string; multiValue?: { value: string }[] };
type Request = { method: string; uri: string; querystring: Record<string, Value>; headers: object };
type Answer = { uri?: string; statusCode?: number; headers?: { location?: Value } };

const HOST = "www.clinic.example";
const pages = ["/privacyPolicy/", "/nerves-&-veins/", "/vascular-surgery/a.v.-fistula/", "/हाथ/"];

/** What the function, run as CloudFront runs it, makes of a request. */
function answerTo(uri: string, querystring: Request["querystring"] = {}): Answer {
	const event = { request: { method: "GET", uri, querystring, headers: {} } satisfies Request };
	return runInNewContext(`${cloudFrontFunction(hostingTable({ host: HOST, pages }))}; handler(event)`, {
		event,
	}) as Answer;
}

test("A page is the index.html of its folder, whatever signs its path has", () => {
	for (const page of ["/", ...pages]) {
		assert.equal(answerTo(encodeURI(page)).uri, `${encodeURI(page)}index.html`, page);
	}
});

test("Files keep their addresses", () => {
	for (const path of ["/_islands/Form-1A2b.js", "/robots.txt", "/nothing", "/%"]) {
		assert.equal(answerTo(path).uri, path);
	}
});

test("Another spelling, or a path without its slash, leads to the page", () => {
	for (const [path, page] of [
		["/PRIVACYPOLICY/", "/privacyPolicy/"],
		["/privacyPolicy", "/privacyPolicy/"],
		["/nerves-%26-veins/", "/nerves-&-veins/"],
		["/Vascular-Surgery/A.V.-Fistula", "/vascular-surgery/a.v.-fistula/"],
	] as const) {
		const { statusCode, headers } = answerTo(path);
		assert.deepEqual([statusCode, headers?.location?.value], [301, page], path);
	}
});

test("A redirect keeps what follows a question mark, repeated names too", () => {
	const query = { from: { value: "a%20b" }, tag: { value: "1", multiValue: [{ value: "1" }, { value: "2" }] } };
	const { headers } = answerTo("/privacypolicy", { ...query, plain: { value: "" } });
	assert.equal(headers?.location?.value, "/privacyPolicy/?from=a%20b&tag=1&tag=2&plain");
});

/** The headers that the function adds to an answer under a name. */
function headersUnder(name: string): Record<string, Value> {
	const event = { request: { headers: { host: { value: name } } }, response: { headers: {} } };
	const code = cloudFrontFunction(hostingTable({ host: HOST, pages }));
	return (runInNewContext(`${code}; handler(event)`, { event }) as { headers: Record<string, Value> }).headers;
}

test("Under CloudFront's own name the site is not to be listed", () => {
	for (const [name, robots] of [
		[HOST, undefined],
		["Clinic.example", undefined],
		["d111111abcdef8.cloudfront.net", "noindex"],
		[`${HOST}.other.example`, "noindex"],
	] as const) {
		const headers = headersUnder(name);
		assert.equal(headers["x-robots-tag"]?.value, robots, name);
	}
});

test("The function of a large site keeps to the size that CloudFront takes, and finds every page", () => {
	const many = Array.from({ length: 2_500 }, (_, index) => `/hand-surgery/treatment-number-${index}/`);
	const code = cloudFrontFunction(hostingTable({ host: HOST, pages: [...pages, ...many] }));
	assert.ok(Buffer.byteLength(code) < 10_240);
	const answer = (uri: string) => {
		const event = { request: { method: "GET", uri, querystring: {}, headers: {} } };
		return runInNewContext(`${code}; handler(event)`, { event }) as Answer;
	};
	for (const page of ["/", ...pages, many[7] ?? ""]) {
		assert.equal(answer(encodeURI(page)).uri, `${encodeURI(page)}index.html`, page);
	}
	for (const [path, page] of [
		["/PRIVACYPOLICY", "/privacyPolicy/"],
		["/Vascular-Surgery/A.V.-Fistula", "/vascular-surgery/a.v.-fistula/"],
		["/Hand-Surgery/Treatment-Number-7", many[7]],
		["/hand-surgery/treatment-number-7", many[7]],
	] as const) {
		assert.equal(answer(path).headers?.location?.value, page, path);
	}
	for (const path of ["/_islands/Form-1A2b.js", "/robots.txt", "/.well-known/Something", "/%"]) {
		assert.equal(answer(path).uri, path);
	}
});

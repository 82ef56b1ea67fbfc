import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { cloudFrontFunction } from "./cloudfront";

type Value = { value: string; multiValue?: { value: string }[] };
type Request = { method: string; uri: string; querystring: Record<string, Value>; headers: object };
type Answer = { uri?: string; statusCode?: number; headers?: { location?: Value } };

const pages = ["/privacyPolicy/", "/nerves-&-veins/", "/vascular-surgery/a.v.-fistula/", "/हाथ/"];

/** What the function, run as CloudFront runs it, makes of a request. */
function answerTo(uri: string, querystring: Request["querystring"] = {}): Answer {
	const event = { request: { method: "GET", uri, querystring, headers: {} } satisfies Request };
	return runInNewContext(`${cloudFrontFunction(pages)}; handler(event)`, { event }) as Answer;
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

import assert from "node:assert/strict";
import { test } from "node:test";
import { cloudFrontHeaders } from "./cloudfront-headers";
import { hostingTable } from "./table";

test("CloudFront is told of every header, once, in the place that it has for it", () => {
	const table = hostingTable({
		host: "www.clinic.example",
		pages: [],
		policy: "default-src 'none'",
		overTls: { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" },
	});
	const config = JSON.parse(cloudFrontHeaders(table));
	const { SecurityHeadersConfig: guards, CustomHeadersConfig: others } = config;
	assert.equal(config.Name, "www-clinic-example-headers");
	assert.equal(guards.ContentSecurityPolicy.ContentSecurityPolicy, "default-src 'none'");
	assert.equal(guards.FrameOptions.FrameOption, "DENY");
	assert.deepEqual(guards.StrictTransportSecurity, {
		Override: true,
		AccessControlMaxAgeSec: 31_536_000,
		IncludeSubdomains: true,
		Preload: false,
	});
	assert.equal(others.Quantity, others.Items.length);
	const named = others.Items.map(({ Header }: { Header: string }) => Header);
	assert.deepEqual(named, ["Permissions-Policy", "Cross-Origin-Opener-Policy", "Cross-Origin-Resource-Policy"]);
	assert.equal(Object.keys(guards).length + named.length, Object.keys(table.headers.ofAll).length + 1);
});

import { expect, test } from "@playwright/test";
import { apacheRules } from "@/scripts/build/export/hosting/apache";
import { caddyRules } from "@/scripts/build/export/hosting/caddy";
import { nginxRules } from "@/scripts/build/export/hosting/nginx";
import { rawRequest } from "../support/raw-request";
import { apache } from "../support/servers/apache";
import { caddy } from "../support/servers/caddy";
import { skipWithout } from "../support/servers/host";
import { nginx } from "../support/servers/nginx";
import { serve } from "../support/servers/serve";

/** Paths that a clinic's content may come to have, and another spelling of each. */
const spellings: Record<string, string> = {
	"/हाताची-शस्त्रक्रिया/hand-गाठ/": "/हाताची-शस्त्रक्रिया/Hand-गाठ",
	"/müller's-clinic/": "/Müller's-CLINIC/",
	"/a.v.-fistula/": "/A.V.-Fistula",
	"/nerves-&-veins/": "/Nerves-&-Veins/",
	"/what-(is)-it+[more]/": "/What-(is)-it+[more]",
	'/100%-$1-{path}-"safe"-^|/': '/100%-$1-{PATH}-"Safe"-^|/',
};
const pages = Object.keys(spellings);
const files = Object.fromEntries([...pages, "/"].map((path) => [`${path.slice(1)}index.html`, path]));

for (const [host, rules] of [
	[nginx, nginxRules(pages, "www.clinic.example")],
	[apache, apacheRules(pages, [], "www.clinic.example")],
	[caddy, caddyRules(pages, "www.clinic.example")],
] as const) {
	test(`${host.name} takes the signs of a path as they are`, { tag: "@servers" }, async () => {
		skipWithout(host);
		const site = { files: { ...files, "404.html": "not found", ".htaccess": host === apache ? rules : "" }, rules };
		const server = await serve(site, host.start);
		try {
			for (const [path, wrong] of Object.entries(spellings)) {
				const page = await rawRequest(server.port, encodeURI(path));
				expect.soft([page.status, page.body.toString()], path).toEqual([200, path]);

				const { status, headers } = await rawRequest(server.port, `${encodeURI(wrong)}?to=1`);
				expect.soft(status, wrong).toBe(301);
				// Nothing but signs that an address may have (RFC 3986, appendix A).
				expect.soft(headers.location, wrong).toMatch(/^([\w\-.~!$&'()*+,;=:@/]|%[\da-f]{2})+\?to=1$/i);
				expect.soft(decodeURIComponent(headers.location ?? ""), wrong).toBe(`${path}?to=1`);
			}
			for (const other of ["/axv.-fistula/", "/a.v.-fistula/more/", "/more/a.v.-fistula", "/nerves-"]) {
				expect.soft((await rawRequest(server.port, other)).status, other).toBe(404);
			}
		} finally {
			await server.stop();
		}
	});
}

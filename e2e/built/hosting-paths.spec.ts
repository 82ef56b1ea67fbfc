import { expect, test } from "@playwright/test";
import { hostedSite } from "@/scripts/build/export/hosting/hosted-site";
import { apacheRules, caddyRules, nginxRules } from "@/scripts/build/export/hosting/servers";
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
const hosts = [
	{ host: nginx, rulesOf: nginxRules },
	{ host: apache, rulesOf: apacheRules },
	{ host: caddy, rulesOf: caddyRules },
];

/** At the top of a host, and in a folder of it beside whatever else it serves. */
const cases = hosts.flatMap((one) => ["", "/our-clinic"].map((base) => ({ ...one, base })));

for (const { host, rulesOf, base } of cases) {
	const where = base ? ` in the folder ${base}` : "";
	test(`${host.name} takes the signs of a path as they are${where}`, { tag: "@servers" }, async () => {
		skipWithout(host);
		const rules = rulesOf(hostedSite({ host: "www.clinic.example", pages: [...pages, "/"], base }));
		const all: Record<string, string> = {
			...Object.fromEntries([...pages, "/"].map((path) => [`${path}index.html`, path])),
			...{ "/404.html": "not found", "/_islands/form-1.js": "let a;", "/.hidden": "hidden" },
			...(host === apache ? { "/.htaccess": rules } : {}),
		};
		const files = Object.fromEntries(Object.entries(all).map(([path, text]) => [`${base}${path}`.slice(1), text]));
		const server = await serve({ files, rules }, host.start);
		const get = (path: string) => rawRequest(server.port, `${base}${path}`);
		try {
			for (const [path, wrong] of Object.entries(spellings)) {
				const page = await get(encodeURI(path));
				expect.soft([page.status, page.body.toString()], path).toEqual([200, path]);

				const { status, headers } = await get(`${encodeURI(wrong)}?to=1`);
				expect.soft(status, wrong).toBe(301);
				// Nothing but signs that an address may have (RFC 3986, appendix A).
				expect.soft(headers.location, wrong).toMatch(/^([\w\-.~!$&'()*+,;=:@/]|%[\da-f]{2})+\?to=1$/i);
				expect.soft(decodeURIComponent(headers.location ?? ""), wrong).toBe(`${base}${path}?to=1`);
			}
			for (const other of ["/axv.-fistula/", "/a.v.-fistula/more/", "/more/a.v.-fistula", "/nerves-", "/.hidden"]) {
				const { status, body } = await get(other);
				expect.soft([status, body.toString()], other).toEqual([404, "not found"]);
			}
			expect((await get("/")).body.toString()).toBe("/");
			expect((await get("/_islands/form-1.js")).headers["cache-control"]).toContain("immutable");
			if (base) {
				const home = await rawRequest(server.port, `${base.toUpperCase()}?to=1`);
				// Beside the folder, Apache reads no rules of the site.
				const expected = host === apache ? [404, undefined] : [301, `${base}/?to=1`];
				expect([home.status, home.headers.location]).toEqual(expected);
			}
		} finally {
			await server.stop();
		}
	});
}

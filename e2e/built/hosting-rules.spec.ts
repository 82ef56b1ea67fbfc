import { expect, test } from "@playwright/test";
import { hostedSite } from "@/scripts/build/export/hosting/hosted-site";
import { apacheRules, nginxRules } from "@/scripts/build/export/hosting/servers";
import { rawRequest } from "../support/raw-request";
import {
	type ApacheSetup,
	apache,
	apacheHost,
	nginx,
	serveFiles,
	sharedApache,
	skipWithout,
	usualModules,
} from "../support/servers/hosts";

/** Paths that content may come to have, and another spelling of each. */
const spellings: Record<string, string> = {
	"/हाताची-शस्त्रक्रिया/hand-गाठ/": "/हाताची-शस्त्रक्रिया/Hand-गाठ",
	"/müller's-clinic/": "/Müller's-CLINIC/",
	"/a.v.-fistula/": "/A.V.-Fistula",
	"/nerves-&-veins/": "/Nerves-&-Veins/",
	"/what-(is)-it+[more]/": "/What-(is)-it+[more]",
	'/100%-$1-{path}-"safe"-^|/': '/100%-$1-{PATH}-"Safe"-^|/',
};
const pages = [...Object.keys(spellings), "/"];

for (const { host, rulesOf, base } of [
	{ host: nginx, rulesOf: nginxRules },
	{ host: apache, rulesOf: apacheRules },
].flatMap((one) => ["", "/our-clinic"].map((base) => ({ ...one, base })))) {
	test(`${host.name} serves paths with any characters, below "${base}/"`, { tag: "@nightly" }, async () => {
		skipWithout(host);
		const rules = rulesOf(hostedSite({ host: "www.clinic.example", pages, base }));
		const all = {
			...Object.fromEntries(pages.map((path) => [`${path}index.html`, path])),
			...{ "/404.html": "not found", "/_islands/form-1.js": "let a;", "/.hidden": "hidden", "/.htaccess": rules },
		};
		const files = Object.fromEntries(Object.entries(all).map(([path, text]) => [`${base}${path}`.slice(1), text]));
		const server = await serveFiles(files, host, rules);
		const get = (path: string) => rawRequest(server.port, `${base}${path}`);
		try {
			for (const [path, wrong] of Object.entries(spellings)) {
				const page = await get(encodeURI(path));
				expect.soft([page.status, page.body.toString()], path).toEqual([200, path]);
				const { status, headers } = await get(`${encodeURI(wrong)}?to=1`);
				expect.soft(status, wrong).toBe(301);
				// Nothing but characters of addresses (RFC 3986, appendix A).
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
				// Apache reads no rules of the site outside its folder.
				const expected = host === apache ? [404, undefined] : [301, `${base}/?to=1`];
				expect([home.status, home.headers.location]).toEqual(expected);
			}
		} finally {
			await server.stop();
		}
	});
}

/** What Apache answers: a status, and the target or the text. */
type Answers = Record<string, [status: number, means: string]>;

const withoutRules: Answers = { "/": [200, "home"], "/privacyPolicy/": [200, "privacy"] };
const withoutRedirects: Answers = { ...withoutRules, "/nothing": [404, "not found"] };
const all: Answers = {
	...withoutRedirects,
	"/PrivacyPolicy?utm=1": [301, "/privacyPolicy/?utm=1"],
	"/privacyPolicy?utm=1": [301, "/privacyPolicy/?utm=1"],
	"/films/": [404, "not found"],
	"/films": [404, "not found"],
};

const directory = (...lines: string[]): ApacheSetup => ({ ...sharedApache, directory: lines });
const without = (setup: ApacheSetup, module: string): ApacheSetup => {
	// Debian's own configuration needs mod_filter for mod_deflate.
	const gone = module === "deflate" ? [module, "filter"] : [module];
	return { ...setup, modules: setup.modules.filter((name) => !gone.includes(name)) };
};

const overrides = ["All", "FileInfo", "FileInfo Indexes", "FileInfo Options", "FileInfo AuthConfig Limit Indexes"];
const options = ["None", "FollowSymLinks", "SymLinksIfOwnerMatch", "Indexes MultiViews"];
// Apache serves no site without these two.
const optional = [...usualModules, "headers", "brotli"].filter((name) => name !== "authz_core" && name !== "dir");

for (const [what, setup, expected] of [
	...overrides.map(
		(one) => [`AllowOverride ${one}`, directory(`AllowOverride ${one}`, "Options Indexes"), all] as const,
	),
	...options.map((one) => [`Options ${one}`, directory("AllowOverride FileInfo", `Options ${one}`), all] as const),
	["an included .htaccess", directory("AllowOverride None", 'Include "{root}/.htaccess"'), all],
	["forbidden rules passed over", directory("AllowOverride Indexes Nonfatal=All"), withoutRules],
	...optional.map(
		(module) =>
			[`no mod_${module}`, without(sharedApache, module), module === "alias" ? withoutRedirects : all] as const,
	),
] as const) {
	test(`Apache follows the rules that it can with ${what}`, { tag: "@nightly" }, async () => {
		skipWithout(apache);
		const site = hostedSite({ host: "www.clinic.example", pages: ["/", "/privacyPolicy/"], files: ["films/film.mp4"] });
		const files = {
			".htaccess": apacheRules(site),
			"index.html": "home",
			"404.html": "not found",
			"privacyPolicy/index.html": "privacy",
			"films/film.mp4": "film",
		};
		const server = await serveFiles(files, apacheHost("Apache", setup));
		try {
			for (const path of Object.keys(all)) {
				const { status, headers, body } = await rawRequest(server.port, path);
				expect.soft(status, path).toBeLessThan(500);
				if (expected[path]) expect.soft([status, headers.location ?? body.toString()], path).toEqual(expected[path]);
			}
		} finally {
			await server.stop();
		}
	});
}

import { expect, test } from "@playwright/test";
import { hostedSite } from "@/scripts/build/export/hosting/hosted-site";
import { apacheRules } from "@/scripts/build/export/hosting/servers";
import { rawRequest } from "../support/raw-request";
import { type ApacheSetup, apache, fullSetup, ownSetup, startApache, usualModules } from "../support/servers/apache";
import { type Served, skipWithout } from "../support/servers/host";
import { serve } from "../support/servers/serve";

skipWithout(apache);

const files = {
	".htaccess": apacheRules(
		hostedSite({ host: "www.clinic.example", pages: ["/", "/privacyPolicy/"], files: ["films/film.mp4"] }),
	),
	"index.html": "home",
	"404.html": "not found",
	"privacyPolicy/index.html": "privacy",
	"films/film.mp4": "film",
};

/** What a request is answered with: its status, then where it leads or what the page says. */
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

/** Starts Apache so set up and compares its answers; other requests may be answered as Apache likes, but not with 500. */
async function expectAnswers(setup: ApacheSetup | ((served: Served) => ApacheSetup), expected: Answers) {
	const server = await serve({ files, rules: "" }, (served) =>
		startApache(served, typeof setup === "function" ? setup(served) : setup),
	);
	try {
		for (const path of Object.keys(all)) {
			const { status, headers, body } = await rawRequest(server.port, path);
			expect.soft(status, path).toBeLessThan(500);
			if (expected[path]) expect.soft([status, headers.location ?? body.toString()], path).toEqual(expected[path]);
		}
	} finally {
		await server.stop();
	}
}

test.describe("Apache", { tag: "@servers" }, () => {
	for (const override of [
		"All",
		"FileInfo",
		"FileInfo Indexes",
		"FileInfo Options",
		"FileInfo Options=Indexes",
		"FileInfo AuthConfig Limit Indexes",
	]) {
		test(`with AllowOverride ${override}, every rule of .htaccess holds`, async () => {
			await expectAnswers({ ...fullSetup, directory: [`AllowOverride ${override}`, "Options Indexes"] }, all);
		});
	}

	for (const options of ["None", "FollowSymLinks", "SymLinksIfOwnerMatch", "Indexes MultiViews"]) {
		test(`with Options ${options}, every rule of .htaccess holds`, async () => {
			await expectAnswers({ ...fullSetup, directory: ["AllowOverride FileInfo", `Options ${options}`] }, all);
		});
	}

	test("where .htaccess is not read, it can be included", async () => {
		const directory = (root: string) => ["AllowOverride None", `Include "${root}/.htaccess"`];
		await expectAnswers(({ root }) => ({ ...fullSetup, directory: directory(root) }), all);
	});

	test("where rules that are not allowed are passed over, the pages are still served", async () => {
		await expectAnswers({ ...fullSetup, directory: ["AllowOverride Indexes Nonfatal=All"] }, withoutRules);
	});

	for (const missing of ["rewrite", "headers", "negotiation"]) {
		test(`where compressed files are to be handed on, every rule holds without mod_${missing}`, async () => {
			await expectAnswers({ ...ownSetup, modules: ownSetup.modules.filter((name) => name !== missing) }, all);
		});
	}

	for (const missing of [...usualModules, "headers", "brotli"]) {
		// Without these two Apache serves no site.
		if (missing === "authz_core" || missing === "dir") continue;
		test(`without mod_${missing}, what does not need it holds`, async () => {
			const modules = fullSetup.modules.filter((name) => name !== missing);
			// Debian's own line needs both.
			if (missing === "deflate") modules.splice(modules.indexOf("filter"), 1);
			await expectAnswers({ ...fullSetup, modules }, missing === "alias" ? withoutRedirects : all);
		});
	}
});

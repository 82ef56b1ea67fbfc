import assert from "node:assert/strict";
import { builtinModules } from "node:module";
import { before, test } from "node:test";
import { build } from "esbuild";
import { filesIn } from "./content/files";

/** The files of the repository and the packages that each module reaches when it runs, by the module's path. */
const reached = new Map<string, { files: string[]; packages: string[] }>();

const modulesIn = (folder: string) =>
	filesIn(process.cwd(), folder).filter((file) => /(?<!\.(test|d))\.tsx?$/.test(file));

// Bundles each module by itself: imports of types alone are gone then, as when it runs.
before(async () => {
	const { metafile } = await build({
		entryPoints: [...modulesIn("lib"), ...modulesIn("components")],
		absWorkingDir: process.cwd(),
		outdir: "unused",
		bundle: true,
		write: false,
		metafile: true,
		packages: "external",
		platform: "neutral",
		external: [...builtinModules, "*.css"],
		jsx: "automatic",
		logLevel: "error",
	});
	for (const { entryPoint = "", inputs, imports } of Object.values(metafile.outputs)) {
		const files = Object.keys(inputs).filter((file) => file !== entryPoint);
		reached.set(entryPoint, { files, packages: imports.filter((one) => one.external).map(({ path }) => path) });
	}
});

const isNodes = (name: string) => builtinModules.includes(name.replace(/^node:/, ""));
/** What loads zod or reads files: a browser must not get it. */
const forBuild = /^lib\/(content|site|model\/schema)\//;

for (const [what, modules, forbidden, nodes] of [
	["lib/hours runs anywhere", /^lib\/hours\//, /^lib\/(content|model|site|booking)\//, true],
	["lib/text runs anywhere", /^lib\/text\//, /^lib\/(content|model|site|booking)\//, true],
	["lib/booking runs in the browser", /^lib\/booking\//, forBuild, true],
	["The answers of the search run in the browser", /^lib\/search\/rank\.ts$/, forBuild, true],
	["lib/model is below what shows content", /^lib\/model\//, /^lib\/(content|site|search|booking)\//, true],
	["lib/content is below lib/site", /^lib\/content\//, /^lib\/site\//, false],
	["lib/site reads no files", /^lib\/site\//, /^lib\/content\//, true],
	["components/ui imports no other component", /^components\/ui\//, /^components\/(?!ui\/)/, false],
	["Only the page's frame asks for content", /^components\/(?!layout\/page-frame)/, /^lib\/content\/|page-frame/, true],
] as const) {
	test(what, () => {
		const own = [...reached].filter(([module]) => modules.test(module));
		assert.ok(own.length > 0, "there are such modules");
		const found = own.flatMap(([module, { files, packages }]) =>
			[...files.filter((file) => forbidden.test(file)), ...packages.filter((name) => nodes && isNodes(name))].map(
				(other) => `${module} reaches ${other}`,
			),
		);
		assert.deepEqual(found, []);
	});
}

test("Pages take the content from lib/content/index.ts, which browsers may not load", () => {
	assert.ok(reached.get("lib/content/index.ts")?.packages.includes("server-only"));
});

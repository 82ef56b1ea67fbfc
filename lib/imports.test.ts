import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join } from "node:path";
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
		reached.set(entryPoint, { files, packages: imports.filter(({ external }) => external).map(({ path }) => path) });
	}
});

const isNodes = (name: string) => builtinModules.includes(name.replace(/^node:/, ""));

/** The folders of `lib`, each above those from which it may import, also types. Modules beside them are below all. */
const floors = ["text", "brand", "hours", "model", "booking", "content", "languages", "pages", "machines", "search"];

/** What loads zod or reads files: a browser must not get it. */
const forBuild = /^lib\/(content|languages|machines|model\/schema)\//;

for (const [what, modules, forbidden, nodes] of [
	["lib/hours and lib/text run anywhere", /^lib\/(hours|text)\//, forBuild, true],
	["lib/booking runs in the browser", /^lib\/booking\//, forBuild, true],
	["The answers of the search run in the browser", /^lib\/search\/rank\.ts$/, forBuild, true],
	["Only lib/pages/content.ts reads files for pages", /^lib\/pages\/(?!content)/, /^lib\/(content|languages)\//, true],
	["components/ui imports no other component", /^components\/ui\//, /^components\/(?!ui\/)/, false],
	[
		"Only the page's frame asks for content",
		/^components\/(?!layout\/page-frame)/,
		/^lib\/(content|languages)\/|pages\/content|page-frame/,
		true,
	],
] as const) {
	test(what, () => {
		const checked = [...reached].filter(([module]) => modules.test(module));
		assert.ok(checked.length > 0, "there are such modules");
		const found = checked.flatMap(([module, { files, packages }]) =>
			[...files.filter((file) => forbidden.test(file)), ...packages.filter((name) => nodes && isNodes(name))].map(
				(other) => `${module} reaches ${other}`,
			),
		);
		assert.deepEqual(found, []);
	});
}

test("No folder of lib imports from one above it, not even a type", () => {
	const floorOf = (file: string) => floors.indexOf(file.split("/")[1] ?? "");
	const files = modulesIn("lib");
	assert.deepEqual(
		[...new Set(files.flatMap((file) => (file.split("/")[2] ? (file.split("/")[1] ?? []) : [])))].sort(),
		floors.toSorted(),
	);
	const upward = files.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/(?:from|import\() ?"((?:\.\.?|@\/lib)\/[^"]+)"/g)].flatMap(
			([, path = ""]) => {
				const imported = path.startsWith("@/") ? path.slice(2) : join(dirname(file), path);
				return floorOf(imported) > floorOf(file) ? `${file} imports ${imported}` : [];
			},
		),
	);
	assert.deepEqual(upward, []);
});

test("Pages take the content from lib/pages/content.ts, which browsers may not load", () => {
	assert.ok(reached.get("lib/pages/content.ts")?.packages.includes("server-only"));
});

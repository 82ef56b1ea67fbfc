import assert from "node:assert/strict";
import { builtinModules } from "node:module";
import { test } from "node:test";
import { build } from "esbuild";
import { filesIn } from "./content/files";

const root = process.cwd();

/** The modules of a folder of the repository; tests beside them are not among them. */
const modulesIn = (folder: string) => filesIn(root, folder).filter((file) => /(?<!\.test)\.tsx?$/.test(file));

/** What a module takes in when it runs, itself left out: files of the repository, and packages by name. */
type Reach = { files: string[]; packages: string[] };

/** Bundles each module by itself, so that imports of types, which are gone when it runs, do not count. */
async function reachOf(modules: string[]): Promise<Map<string, Reach>> {
	const { metafile } = await build({
		entryPoints: modules,
		absWorkingDir: root,
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
	return new Map(
		Object.values(metafile.outputs).map(({ entryPoint = "", inputs, imports }) => [
			entryPoint,
			{
				files: Object.keys(inputs).filter((file) => file !== entryPoint),
				packages: imports.filter(({ external }) => external).map(({ path }) => path),
			},
		]),
	);
}

const isNodes = (name: string) => builtinModules.includes(name.replace(/^node:/, ""));
const within = (file: string, ...folders: string[]) => folders.some((folder) => file.startsWith(`${folder}/`));

/** What of these modules reaches anything that `isForbidden`, as lines that name both. */
async function breaches(
	modules: string[],
	isForbidden: { file?: (file: string) => boolean; package?: (name: string) => boolean },
): Promise<string[]> {
	const reached = await reachOf(modules);
	assert.equal(reached.size, modules.length, "every module was looked at");
	return [...reached].flatMap(([module, { files, packages }]) =>
		[...files.filter(isForbidden.file ?? (() => false)), ...packages.filter(isForbidden.package ?? (() => false))].map(
			(found) => `${module} reaches ${found}`,
		),
	);
}

for (const folder of ["lib/hours", "lib/text"]) {
	test(`${folder} runs anywhere: it reaches nothing of Node, of the build or of the browser's folder`, async () => {
		const found = await breaches(modulesIn(folder), {
			file: (file) => within(file, "lib/content", "lib/site", "lib/booking"),
			package: isNodes,
		});
		assert.deepEqual(found, []);
	});
}

test("lib/booking runs in the browser: it reaches nothing of Node or of the build", async () => {
	const found = await breaches(modulesIn("lib/booking"), {
		file: (file) => within(file, "lib/content", "lib/site"),
		package: isNodes,
	});
	assert.deepEqual(found, []);
});

test("What answers a search runs in the browser: it reaches nothing of Node or of the build", async () => {
	const found = await breaches(["lib/search/rank.ts"], {
		file: (file) => within(file, "lib/content", "lib/site"),
		package: isNodes,
	});
	assert.deepEqual(found, []);
});

test("lib/site works on content that it is given: it reads no files", async () => {
	const found = await breaches(modulesIn("lib/site"), {
		file: (file) => within(file, "lib/content"),
		package: isNodes,
	});
	assert.deepEqual(found, []);
});

test("components/ui stands alone among the components", async () => {
	const found = await breaches(modulesIn("components/ui"), {
		file: (file) => within(file, "components") && !within(file, "components/ui"),
	});
	assert.deepEqual(found, []);
});

test("Components get their data by props: only the page's frame asks for the content", async () => {
	const frame = "components/layout/page-frame.tsx";
	const others = modulesIn("components").filter((file) => file !== frame && !within(file, "components/examples"));
	const found = await breaches(others, {
		file: (file) => within(file, "lib/content") || file === frame,
		package: isNodes,
	});
	assert.deepEqual(found, []);
});

test("Pages take the content from its door, which no browser may open", async () => {
	const door = "lib/content/index.ts";
	const reached = await reachOf([door]);
	assert.ok(reached.get(door)?.packages.includes("server-only"));
});

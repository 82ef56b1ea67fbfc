import assert from "node:assert/strict";
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { type BundledFiles, clientEntry } from "./bundle-islands";
import { finishPages } from "./finish-pages";
import { rewritePage } from "./rewrite-page";

const ENTRY = "_islands/entry-1A2B.js";

/** A bundle of one file, with the words of its code. */
const bundle = (...words: string[]): BundledFiles => ({
	file: ENTRY,
	outputs: { [ENTRY]: { bytes: 1, inputs: {}, imports: [], exports: [] } },
	words: { [ENTRY]: words },
});

/** Enough pages that several threads take part where there are several processors. */
const names = Array.from({ length: 24 }, (_, number) => `page-${number}/index.html`);

/** A page as Next exports it. */
const exported = (name: string, body = "<h1>Hand lumps</h1>") =>
	`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><meta name="description" content="About hand lumps"><style>p{margin:0}.woken{color:red}</style><link rel="preload" as="script" href="/_next/static/chunks/a.js"><script src="/_next/static/chunks/a.js" async=""></script></head><body><div hidden=""><!--$--><!--/$--></div><main>${body}<img src="/a.svg" alt="A hand" fetchpriority="high"></main><script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>`;

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M0 0h8v6z"/></svg>';

/** An export in a folder of its own, finished as often as asked for. */
function exportIn(t: TestContext) {
	const root = temporaryFolder(t);
	const out = join(root, "site");
	const bodies: Record<string, string> = {};
	const finish = async (islands = bundle()) => {
		for (const name of names) {
			mkdirSync(join(out, name, ".."), { recursive: true });
			writeFileSync(join(out, name), exported(name, bodies[name]));
		}
		return finishPages(root, out, "", names, islands);
	};
	const page = (name: string) => readFileSync(join(out, name), "utf8");
	mkdirSync(out);
	writeFileSync(join(out, "a.svg"), drawing);
	return { root, out, bodies, finish, page };
}

test("Every page is finished as it would be by itself, whichever thread takes it", async (t) => {
	const { finish, page } = exportIn(t);
	assert.deepEqual(await finish(), []);
	for (const name of names) {
		assert.equal(
			page(name),
			rewritePage(exported(name), clientEntry(bundle()), name, () => drawing),
		);
	}
});

test("The problems of all pages are named, in the order of the pages", async (t) => {
	const { bodies, finish } = exportIn(t);
	const [second = "", last = ""] = [names[1], names.at(-1)];
	Object.assign(bodies, { [last]: "", [second]: "<h1>One</h1><h1>Two</h1>" });
	const failed = await finish();
	assert.deepEqual(
		failed.map(({ page, problems }) => [page, problems]),
		[
			[second, ["it has 2 main headings (<h1>): give it exactly one"]],
			[last, ["it has no main headings (<h1>): give it exactly one"]],
		],
	);
});

test("A second time only pages that have changed are made anew, and all are what they have to be", async (t) => {
	const { root, bodies, finish, page } = exportIn(t);
	await finish();
	const kept = join(root, ".cache/pages");
	const before = readdirSync(kept);
	for (const name of before) utimesSync(join(kept, name), 1, 1);
	const [changed = ""] = names;
	bodies[changed] = "<h1>Hand lumps and ganglions</h1>";
	await finish();
	const after = readdirSync(kept);
	const made = after.filter((name) => statSync(join(kept, name)).mtimeMs > 1000);
	assert.equal(made.length, 1);
	assert.equal(after.length, before.length);
	assert.match(page(changed), /Hand lumps and ganglions/);
});

test("Pages are made anew when the islands' bundle or a setting changes on which they depend", async (t) => {
	const { finish, page } = exportIn(t);
	const [name = ""] = names;
	await finish();
	assert.doesNotMatch(page(name), /woken/);
	await finish(bundle("woken"));
	assert.match(page(name), /woken/);
	t.after(() => delete process.env.NEXT_PUBLIC_EMAILJS_ORIGIN);
	process.env.NEXT_PUBLIC_EMAILJS_ORIGIN = "https://mail.example";
	await finish(bundle("woken"));
	assert.match(page(name), /connect-src [^;]*https:\/\/mail\.example/);
});

import { test } from "node:test";
import { expect } from "@playwright/test";
import { contentCopy } from "@/e2e/support/content-copy";
import { loadContent } from "./load";
import { noteContent, notedContent, RELY_ON_NOTED } from "./noted";

test("What the build has noted is the content, nothing lost or changed", (t) => {
	const { folder: root } = contentCopy(t);
	const content = loadContent(root);
	noteContent(root, [content]);
	t.after(() => delete process.env[RELY_ON_NOTED]);
	process.env[RELY_ON_NOTED] = "1";
	expect(notedContent(root)).toEqual([content]);
});

test("Whoever is not of a build reads the files", (t) => {
	const { folder: root } = contentCopy(t);
	noteContent(root, [loadContent(root)]);
	expect(notedContent(root)).toBeUndefined();
});

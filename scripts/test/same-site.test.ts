import assert from "node:assert/strict";
import { test } from "node:test";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { siteDifferences } from "./same-site";

test("Two exported sites differ by their texts and files, not by hashes", (t) => {
	const page = (hash: string, text: string) => `<script src="/_islands/entry-${hash}.js"></script><p>${text}</p>`;
	const before = temporaryFolder(t, {
		"index.html": page("YKAEODPT", "हात"),
		"_islands/entry-YKAEODPT.js": "1",
		"gone.txt": "",
		"index.html.br": "1",
	});
	const after = { "index.html": page("OOKJ3VR5", "हात"), "_islands/entry-OOKJ3VR5.js": "1", "gone.txt": "" };
	assert.deepEqual(siteDifferences(before, temporaryFolder(t, after)), []);
	const { "gone.txt": _, ...rest } = { ...after, "index.html": page("OOKJ3VR5", "पाय"), "new.txt": "" };
	const [added, removed, changed] = siteDifferences(before, temporaryFolder(t, rest)).sort();
	assert.equal(added, "added: new.txt");
	assert.match(String(removed), /^differs: index\.html\n {2}- ".*हात<\/p>"\n {2}\+ ".*पाय<\/p>"$/);
	assert.equal(changed, "removed: gone.txt");
});

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { filesIn } from "@/lib/content/files";

/** Changes a sentence of one treatment of a project, as an editor would. */
export function rewordOne(root: string): void {
	const [first = ""] = filesIn(root, "content/treatments");
	const file = join(root, first);
	const document = parseDocument(readFileSync(file, "utf8"));
	document.set("paragraph", `${document.get("paragraph")} Ask us about it.`);
	writeFileSync(file, String(document));
}

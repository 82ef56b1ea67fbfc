/** Serves the site under test, with a mailbox for the time of the tests. `playwright.config.ts` reads its address. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPreview } from "@/scripts/server/preview";

const out = join(process.env.SITE_ROOT ?? ".", "out");
if (!existsSync(join(out, "index.html"))) throw new Error(`There is no site in ${out}. Build it first: npm run build`);
const mailbox = mkdtempSync(join(tmpdir(), "mailbox-"));
process.once("exit", () => rmSync(mailbox, { recursive: true, force: true }));
const { url } = await startPreview({ root: out, mailbox });
if (new URL(url).pathname !== "/") {
	throw new Error("Tests open pages at the top of a host, and out/ is for a folder: SITE_AT_TOP=1 npm run build");
}
console.log(`Site ${url}`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit());

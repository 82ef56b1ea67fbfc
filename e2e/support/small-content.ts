import type { TestContext } from "node:test";
import { loadContent } from "@/lib/content/load";
import { contentCopy } from "./content-copy";

/** The small clinic's content, read and checked as the site's own is; a test may change what it is given. */
export const smallContent = (t: TestContext) => loadContent(contentCopy(t).folder);

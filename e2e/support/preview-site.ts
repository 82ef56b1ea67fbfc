import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { TestContext } from "node:test";
import { type APIRequestContext, request } from "@playwright/test";
import { type Preview, startPreview } from "@/scripts/preview/server";
import { type Answer, type RawOptions, rawRequest } from "./raw-request";
import { temporaryFolder } from "./temporary-folder";

const words = "Plain words about a treatment. ".repeat(100);

/** The small site that every preview under test serves: each path in the folder with its content. */
export const site = {
	"index.html": `<title>Home</title>${words}`,
	"404.html": "<title>Not found</title>",
	"about/index.html": "<title>About</title>",
	"gallery/before-&-after/index.html": "<title>Before and after</title>",
	"vascular-surgery/a.v.-fistula-surgery/index.html": "<title>Fistula</title>",
	"vascular-surgery/nerves-&-veins/index.html": "<title>Nerves</title>",
	"_next/static/page-1a2b.css": "p{}",
	"_islands/form-3c4d.js": "let a;",
	"pictures/hand-5e6f.svg": "<svg/>",
	"robots.txt": "User-agent: *",
	"photo.avif": "a",
	"font.woff2": "f",
	"film.mp4": Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256)),
	".hidden": "hidden",
} as const;

/** What the form library adds to every request. */
export const ids = { lib_version: "4.4.1", service_id: "service", template_id: "template", user_id: "key" };

type Site = {
	/** A folder of this test's own, with the site in `out` and a file beside it that must not be served. */
	folder: string;
	/** The mailbox folder, which the server has yet to make. */
	mailbox: string;
	preview: Preview;
	/** The address to which the form library sends. */
	sendForm: string;
	/** Sends requests as one browser would, which keeps its cookies. */
	request: APIRequestContext;
	/** Sends a request with its path and headers exactly as given, which browsers and Playwright would tidy up. */
	raw(path: string, options?: RawOptions): Promise<Answer>;
};

/** A preview server with a site and a mailbox for one test alone, which stops when the test is over. */
export async function previewSite(t: TestContext): Promise<Site> {
	const folder = temporaryFolder(t);
	writeFileSync(join(folder, "outside.txt"), "outside");
	for (const [path, content] of Object.entries(site)) {
		const file = join(folder, "out", path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, content);
	}
	const mailbox = join(folder, "mailbox");
	const preview = await startPreview({ root: join(folder, "out"), mailbox });
	t.after(() => preview.close());
	const browser = await request.newContext();
	t.after(() => browser.dispose());
	return {
		folder,
		mailbox,
		preview,
		sendForm: `${preview.url}/api/v1.0/email/send-form`,
		request: browser,
		raw: (path, options) => rawRequest(preview.port, path, options),
	};
}

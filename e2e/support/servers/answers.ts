/** What servers are asked for, and what they answer by the rules. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { filesBelow } from "@/lib/content/files";
import { guarded } from "../policy";
import type { Answer, RawOptions } from "../raw-request";
import { content, contents, first, out } from "../site";
import type { Host } from "./hosts";

export type Get = (path: string, options?: RawOptions) => Promise<Answer>;

/** A request, and the page or file of the site that it should lead to. */
type Asked = RawOptions & { path: string; target?: string };

/** The answer that came, in words; true if it is that of the rules. It may take further requests. */
type InWords = (answer: Answer, asked: Asked, get: Get, host: Host) => string | boolean | Promise<string | boolean>;

/** Requests that a server answers alike, and the answer by the rules, in words. */
export type Row = { asked: string; answer: string; requests: Asked[]; inWords: InWords; isPlain: boolean };

/** @param plain a server needs no rules for it */
const row = (asked: string, answer: string, requests: Asked[], inWords: InWords, plain?: "plain"): Row => ({
	...{ asked, answer, requests, inWords },
	isPlain: plain !== undefined,
});

const files = filesBelow(out);
const isNotFoundPage = (file: string) => /(^|\/)404(\.html|\/index\.html)$/.test(file);
const pages = files.filter((file) => /(^|\/)index\.html$/.test(file) && !isNotFoundPage(file));

/** The path of every page of the export, those of other languages and aliases too. */
const paths = pages.map((file) => `/${file.slice(0, -"index.html".length)}`);
const otherPaths = paths.filter((path) => path !== "/");
const page = first(otherPaths, "page but the home page");

const read = new Map<string, Buffer>();

/** The file of a path, read once. */
function fileOf(path: string): Buffer {
	const file = read.get(path) ?? readFileSync(join(out, path, path.endsWith("/") ? "index.html" : ""));
	read.set(path, file);
	return file;
}

const firstBelow = (folder: string, ending: string) =>
	`/${first(
		files.filter((file) => file.startsWith(folder) && file.endsWith(ending)),
		`${ending} below ${folder}`,
	)}`;
const script = firstBelow("_islands/", ".js");
const drawing = firstBelow("pictures/", ".svg");
const font = firstBelow("_next/static/", ".woff2");
const texts = [page, script, drawing, "/sitemap.xml", "/404.html"];

/** Folders without a page. */
const folders = readdirSync(out, { recursive: true, encoding: "utf8" })
	.filter((name) => statSync(join(out, name)).isDirectory() && !files.includes(`${name}/index.html`))
	.map((name) => `/${name}`);

const text = (type: string) => new RegExp(`^text/${type}; ?charset=utf-8$`, "i");

/** Every type of file that a site may have. */
const types: Record<string, RegExp> = {
	...{ html: text("html"), js: text("javascript"), css: text("css"), txt: text("plain"), vtt: text("vtt") },
	...{ md: text("markdown"), vcf: text("vcard"), json: /^application\/json(; ?charset=utf-8)?$/i },
	...{ xml: /^(application|text)\/xml(; ?charset=utf-8)?$/i, webmanifest: /^application\/manifest\+json$/ },
	...{ svg: /^image\/svg\+xml$/, avif: /^image\/avif$/, webp: /^image\/webp$/, png: /^image\/png$/ },
	...{ jpg: /^image\/jpeg$/, ico: /^image\/(vnd\.microsoft\.icon|x-icon)$/, woff2: /^font\/woff2$/ },
	...{ mp4: /^video\/mp4$/, webm: /^video\/webm$/ },
};
const sample = "sample".repeat(100);
const film = "/sample.mp4";

/** Files of every type, for sites that lack some. */
export const samples = Object.fromEntries(Object.keys(types).map((extension) => [`sample.${extension}`, sample]));

/** What browsers accept, what old ones accept, and nothing. */
const accepts = { today: "gzip, deflate, br, zstd", before: "gzip", none: "identity" };

const QUERY = "?utm=1&to=%2F%22%20x&z={path}";
const address = (path: string) => path.split("/").map(encodeURIComponent).join("/");
const upper = (path: string) => path.toUpperCase();
const everySecondUpper = (path: string) =>
	path.replace(/\p{L}/gu, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter.toLowerCase()));

/** A request for a page by another spelling of its path, and a query. */
const to =
	(query: string, spell = (path: string) => path) =>
	(target: string): Asked => ({ path: spell(target) + query, target });
const spelled = (spell: (path: string) => string) => paths.filter((path) => spell(path) !== path).map(to("", spell));
const all = (...paths: string[]): Asked[] => paths.map((path) => ({ path }));
const by = (...methods: string[]) =>
	methods.flatMap((method) => [page, "/robots.txt"].map((path): Asked => ({ path, method })));
const encoded = (...paths: string[]) =>
	paths.flatMap((path) =>
		Object.values(accepts).map((accept): Asked => ({ path, headers: { "Accept-Encoding": accept } })),
	);
const endless = `/${"a".repeat(9_000)}`;
const now = new Date().toUTCString();

/** How long browsers may use an answer. */
function caching({ headers }: Answer): string {
	const value = headers["cache-control"] ?? "";
	if (value === "public, max-age=31536000, immutable") return "cached for a year";
	return /no-cache|no-store|max-age=0/.test(value) ? "not cached" : "cached as the browser likes";
}

const isGiven = ({ status, headers, body }: Answer, { target = "" }: Asked) =>
	status === 200 && body.equals(fileOf(target)) && headers["content-type"]?.startsWith("text/html");

/** The page, or its address with the query of the request. */
function leading(answer: Answer, asked: Asked): string {
	if (isGiven(answer, asked)) return "the page";
	const query = asked.path.match(/\?.*/)?.[0] ?? "";
	const isRight = answer.headers.location === `${asked.target}${query}`;
	return isRight ? `${answer.status} to the page, ${caching(answer)}` : notFound(answer, asked);
}

/** A status with the not-found page of the address's language, of another one, or with the server's own text. */
function notFound({ status, body }: Answer, { path }: Pick<Asked, "path">): string {
	const languages = contents.flatMap(({ locale }) => locale.root || []);
	const own = languages.find((language) => path.startsWith(`${language}/`)) ?? "";
	if (body.equals(fileOf(`${own}/404.html`))) return `${status}, the site's page`;
	const isOther = body.equals(fileOf("/404.html"));
	return `${status}, ${isOther ? "the site's page in its first language" : "the server's own page"}`;
}

const lostFor: InWords = (answer, asked) => `${notFound(answer, asked)}, ${caching(answer)}`;
const statusOf: InWords = ({ status }) => `${status}`;

const refused: InWords = ({ status, headers, body }) =>
	([400, 403, 404].includes(status) && !body.includes("ErrorDocument") && !headers["content-encoding"]) ||
	`${status}, the file`;

const encodings = {
	br: { ending: "br", decode: brotliDecompressSync },
	gzip: { ending: "gz", decode: gunzipSync },
};
const encodingOf = ({ headers }: Answer) => encodings[headers["content-encoding"] as keyof typeof encodings];

const accepted: Record<string, (string | undefined)[]> = {
	[accepts.today]: ["br", "gzip"],
	[accepts.before]: ["gzip"],
	[accepts.none]: [undefined],
};

const unknownIn = (language: string) =>
	["/nothing", "/nothing/", `${page}nothing`, "/robots.txt/"].map((path) => `${language}${path}`);

const range = (value: string, headers: Record<string, string> = {}): Asked => ({
	path: film,
	headers: { Range: value, "Accept-Encoding": accepts.today, ...headers },
});

/** Whether an answer has these bytes of the film, or all. */
function part({ status, headers, body }: Answer, start: number, end: number): string {
	if (status === 200 && body.equals(Buffer.from(sample))) return "the file";
	const isPart = status === 206 && body.toString() === sample.slice(start, end);
	const isRange = headers["content-range"] === `bytes ${start}-${end - 1}/${sample.length}`;
	return isPart && isRange ? "the part" : `${status}`;
}

const conditions = { etag: "If-None-Match", "last-modified": "If-Modified-Since" };

/** The answer to a second request, with a header of the first. */
const again =
	(header: keyof typeof conditions): InWords =>
	async ({ headers }, { path, headers: asked }, get) => {
		const value = headers[header];
		if (value === undefined) return `no ${header}`;
		const second = await get(path, { headers: { ...asked, [conditions[header]]: value } });
		const isSame = [undefined, headers["cache-control"]].includes(second.headers["cache-control"]);
		return isSame ? `${second.status}` : `${second.status}, ${caching(second)}`;
	};

const { hostname } = new URL(content.clinic.site);
const named = (...names: string[]) => names.map((Host) => ({ Host }));
const other = { Host: "clinic.pages.example" };
const ownNames = [
	...named(hostname, hostname.toUpperCase(), `${hostname}:8443`, `www.${hostname.replace(/^www\./, "")}`),
	...named("127.0.0.1:8080", "backend:8080", "localhost"),
	{ ...other, "X-Forwarded-Host": hostname },
];
const underNames = (names: Record<string, string>[]) =>
	names.flatMap((headers) => [page, "/robots.txt"].map((path) => ({ path, headers })));
const listing = ({ headers }: Answer) => String(headers["x-robots-tag"] ?? "may be listed");

const lead = "301 to the page, not cached";
const lost = "404, the site's page";

export const rows: Row[] = [
	row("every page by its address", "the page", paths.map(to("?from=menu")), leading, "plain"),
	row("`&` as `%26` in the address", "the page", spelled(address), leading, "plain"),
	row(
		"a dot as `%2E` in the address",
		"the page",
		spelled((path) => path.replaceAll(".", "%2E")),
		leading,
		"plain",
	),
	row("no slash at the end", lead, otherPaths.map(to(QUERY, (path) => path.slice(0, -1))), leading, "plain"),
	row(
		"capitals",
		lead,
		otherPaths.flatMap((path) => [to(QUERY, upper)(path), to("", (path) => upper(path).slice(0, -1))(path)]),
		leading,
	),
	row("every second letter a capital", lead, otherPaths.map(to(QUERY, everySecondUpper)), leading),
	row("an unknown address", `${lost}, not cached`, all(...unknownIn(""), "/.git/config", "/404"), lostFor),
	row(
		"an unknown address of another language",
		`${lost}, not cached`,
		all(...contents.flatMap(({ locale }) => (locale.root ? unknownIn(locale.root) : []))),
		lostFor,
	),
	row("a folder without a page", lost, all(...folders, ...folders.map((folder) => `${folder}/`)), notFound),
	row("`.htaccess`", "refused", all("/.htaccess", "/%2ehtaccess", "/pictures/../.htaccess", "//.htaccess"), refused),
	row(
		"a compressed file by its name",
		"refused",
		all("/index.html.br", "/index.html.gz", `${page}index%2ehtml.gz`, "/sitemap.xml.br"),
		refused,
	),
	row("`%00` in the address", lost, all("/%00", `${page}%00`), notFound),
	row("a name of 300 or 3,000 letters", lost, all(`/${"a".repeat(300)}`, `/${"a".repeat(3_000)}`), notFound),
	row("an address of 9,000 letters", "414, the server's own page", all(endless), notFound),
	row(
		// Too many slashes, invalid characters, ways out of the folder.
		"an address that no page links",
		"nothing of another folder or site, no error of the server",
		all(
			..."// //example.org/ //example.org/%2e%2e /%5cexample.org/ /* /{path} /% /%zz /%E0%A4%A /%ff/".split(" "),
			..."/a%2fb /%0d%0aA:b /../ /%2e%2e/%2e%2e/etc/passwd /..%2f..%2fetc/passwd /index.html/".split(" "),
			...[`/${page}`, `${page}/`, `${upper(page)}%0a`, `${page}?${"a".repeat(7_000)}`, `/${"a/".repeat(2_000)}`],
		),
		({ status, headers: { location = "/" }, body }) => {
			if (/Index of|root:.*:0:0:/.test(body.toString())) return "a list of files";
			return status >= 500 ? `${status}` : /^\/(?!\/)[\w./-]*$/.test(location) || `to ${location}`;
		},
	),
	row(
		"the headers alone, by HEAD",
		"the headers of GET",
		all(page, "/nothing"),
		async (whole, { path }, get) => {
			const head = await get(path, { method: "HEAD" });
			const compared = ["content-type", "cache-control", "etag", "vary", "content-security-policy"];
			const others = compared.filter((name) => head.headers[name] !== whole.headers[name]);
			if (head.status !== whole.status || head.body.length) return `${head.status}`;
			return others.length === 0 || `without ${others.join(", ")}`;
		},
		"plain",
	),
	row("POST", "405", by("POST"), statusOf),
	row("PUT, DELETE, PATCH", "405", by("PUT", "DELETE", "PATCH"), statusOf),
	row("TRACE", "405", by("TRACE"), statusOf),
	row(
		"a part of a film: its middle, from a place on, its end",
		"the part",
		["100-199", "500-", "-50"].map((part) => range(`bytes=${part}`)),
		(answer, { headers }) => {
			const [, from = "", end = ""] = /=(\d*)-(\d*)/.exec(headers?.Range ?? "") ?? [];
			return from ? part(answer, Number(from), end ? Number(end) + 1 : sample.length) : part(answer, 550, 600);
		},
	),
	row("a part beyond the film's end", "416", [range(`bytes=${sample.length}-`)], (answer) => part(answer, 0, 0)),
	row("a part, if the film is still the same (`If-Range`)", "the part", all(film), async ({ headers }, _, get) => {
		const tag = headers.etag?.startsWith("W/") ? undefined : headers.etag;
		const again = await get(film, range("bytes=100-199", { "If-Range": tag ?? `${headers["last-modified"]}` }));
		return part(again, 100, 200);
	}),
	row(
		"a part, if the film is another one's",
		"the file",
		[range("bytes=100-199", { "If-Range": '"other"' })],
		(answer) => part(answer, 100, 200),
	),
	row("a file with its tag (`If-None-Match`), compressed or not", "304", encoded(page, script, film), again("etag")),
	row(
		"a file with its date (`If-Modified-Since`), compressed or not",
		"304",
		encoded(page, script, film),
		again("last-modified"),
		"plain",
	),
	row(
		// A tag takes precedence over a date (RFC 9110, section 13.2.2).
		"a file with another tag and a later date",
		"200",
		[{ path: page, headers: { "If-None-Match": '"other"', "If-Modified-Since": now } }],
		statusOf,
	),
	row(
		"the headers that guard visitors, with status 200, 206, 301, 304, 404, 405 and 416",
		"all",
		[
			...all(page, "/robots.txt", drawing, "/nothing", upper(page)),
			...[range("bytes=0-9"), range(`bytes=${sample.length}-`), { path: page, headers: { "If-Modified-Since": now } }],
			...["HEAD", "PUT"].map((method) => ({ path: page, method })),
		],
		guarded,
	),
	row(
		"the same with status 400 and 414",
		"all",
		[...all("/%zz", endless), { path: "/", headers: { Host: "a b" } }],
		guarded,
	),
	row(
		"the header for TLS",
		"for a year, over TLS alone",
		content.clinic.site.startsWith("https:") ? all(page, "/nothing", upper(page)) : [],
		async ({ headers }, { path }, get) => {
			const name = "strict-transport-security";
			const overTls = await get(path, { headers: { "X-Forwarded-Proto": "https" } });
			const [, seconds = 0] = /^max-age=(\d+)/.exec(overTls.headers[name] ?? "") ?? [];
			if (Number(seconds) < 31_536_000) return "none";
			return headers[name] === undefined || "for a year, always";
		},
	),
	row("the site under its own name or a local one", "may be listed", underNames(ownNames), listing),
	row("the site under another name", "noindex", underNames([other, { Host: `${hostname}.other.example` }]), listing),
	row(
		"a file of every type",
		"its type and charset",
		Object.keys(types).flatMap((extension) =>
			[`sample.${extension}`, ...files.filter((name) => name.endsWith(`.${extension}`)).slice(0, 1)].map((file) => ({
				path: address(`/${file}`),
				target: extension,
			})),
		),
		({ headers }, { target = "" }) =>
			types[target]?.test(headers["content-type"] ?? "") || "another type or no charset",
	),
	row("a file with a hash in its name", "cached for a year", all(script, drawing, font), caching),
	row("a file that changes", "not cached", all(page, "/robots.txt", "/favicon.ico", film), caching),
	row(
		"a missing file with a hash in its name",
		"404, not cached",
		[script, drawing, font].map((path) => ({
			path: path.replace(/\w(?=\.\w+$)/, (letter) => (letter === "_" ? "0" : "_")),
		})),
		(answer) => `${answer.status}, ${caching(answer)}`,
	),
	row(
		"a text, compressed by Brotli or gzip",
		"compressed as asked",
		encoded(...texts, "/nothing"),
		(answer, { path, headers }) => {
			const encoding = answer.headers["content-encoding"];
			const decoded = encodingOf(answer)?.decode(answer.body) ?? answer.body;
			if (!decoded.equals(fileOf(path === "/nothing" ? "/404.html" : path))) return "another text";
			if (!accepted[headers?.["Accept-Encoding"] ?? ""]?.includes(encoding)) return encoding ?? "not compressed";
			return /^accept-encoding$/i.test(answer.headers.vary ?? "") || "as asked, but caches are not told (`Vary`)";
		},
	),
	row(
		"a film or photograph, compressed",
		"as it is",
		encoded(film, "/sample.avif"),
		({ headers, body }) => headers["content-encoding"] ?? body.equals(Buffer.from(sample)),
	),
	row(
		"a text that the build has compressed",
		"the build's bytes",
		existsSync(join(out, "index.html.br"))
			? encoded(...texts).filter(({ headers }) => headers?.["Accept-Encoding"] !== accepts.none)
			: [],
		(answer, { path, headers }, _, { hasBrotli }) => {
			const accept = headers?.["Accept-Encoding"];
			const { ending } = encodingOf(answer) ?? {};
			if (!ending) return "not compressed";
			const file = fileOf(`${path}${path.endsWith("/") ? "index.html" : ""}.${ending}`);
			const isBest = ending === (hasBrotli && accept === accepts.today ? "br" : "gz");
			return (isBest && answer.body.equals(file)) || "compressed by the server";
		},
	),
];

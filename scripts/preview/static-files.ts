import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import compression from "compression";
import sirv from "sirv";
import { notFoundPage } from "@/lib/site/routes";
import {
	askAnew,
	contentType,
	fileTypes,
	hashedFolders,
	isCompressed,
	keepForAYear,
} from "../build/export/hosting/file-types";
import { respond } from "./respond";

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

const hashed = new RegExp(`^/(${hashedFolders.join("|")})/`);

/**
 * Serves a folder as a plain static host does: `/path` and `/path/` both give `path/index.html`, anything unknown gives
 * `404.html` with status 404.
 *
 * @param root the folder; files added after this call are not seen
 * @returns the handler; it takes the request's path, still percent-encoded and without its query
 */
export function staticFiles(root: string): (path: string, req: IncomingMessage, res: ServerResponse) => void {
	const files = sirv(root, { extensions: [], etag: true, brotli: true, gzip: true, setHeaders });
	// Its types are Express's, but it needs no more than Node's own request and response.
	const compress = compression({
		filter: (req, res) => req.headers.range === undefined && compression.filter(req, res),
	}) as unknown as Middleware;

	return (path, req, res) => {
		if (req.method !== "GET" && req.method !== "HEAD") {
			respond(res, 405, "Method Not Allowed", { Allow: "GET, HEAD" });
			return;
		}
		keepReadableRange(req);
		// A file may have gone since the start, by a new build for one.
		res.on("pipe", (source) => {
			source.on("error", () => res.destroy());
			res.on("close", () => source.destroy());
		});
		compress(req, res, () => {
			const notFound = () => void sendNotFound(root, path, res);
			const plain = plainPath(path);
			if (plain === undefined || isCompressed(plain)) {
				notFound();
				return;
			}
			const serve = (file: string, otherwise: () => void) => {
				req.url = file;
				files(req, res, otherwise);
			};
			if (plain.endsWith("/")) serve(`${plain}index.html`, notFound);
			else serve(plain, () => serve(`${plain}/index.html`, notFound));
		});
	};
}

/**
 * Brings a path to the one spelling that sirv understands: sirv leaves `%26` and other reserved characters encoded.
 *
 * @returns undefined for a path that no file can have
 */
function plainPath(path: string): string | undefined {
	try {
		const segments = path.split("/").map(decodeURIComponent);
		if (!path.startsWith("/") || segments.some((segment) => /[/\\?#\0]/.test(segment))) return undefined;
		return encodeURI(segments.join("/").normalize());
	} catch {
		return undefined; // malformed percent-encoding
	}
}

/** Drops a `Range` other than one plain run of bytes, which sirv would misread. RFC 9110, 14.2, lets a server ignore it. */
function keepReadableRange(req: IncomingMessage): void {
	const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(req.headers.range ?? "") ?? [];
	const readable = start !== undefined && (end === "" || (Number(end) > 0 && Number(end) >= Number(start)));
	if (!readable) delete req.headers.range;
}

function setHeaders(res: ServerResponse, path: string): void {
	res.setHeader("Accept-Ranges", "bytes");
	const type = Object.entries(fileTypes).find(([ending]) => path.endsWith(`.${ending}`))?.[1];
	if (type) res.setHeader("Content-Type", contentType(type));
	res.setHeader("Cache-Control", hashed.test(path) ? keepForAYear : askAnew);
}

async function sendNotFound(root: string, path: string, res: ServerResponse): Promise<void> {
	const headers = { "Cache-Control": askAnew };
	// The page of the language, if the address begins with one.
	const [, first = ""] = path.split("/");
	const names = [...(/^[a-z]{2,3}$/.test(first) ? [join(first, notFoundPage.file)] : []), notFoundPage.file];
	const pages = await Promise.all(names.map((name) => readFile(join(root, name), "utf8").catch(() => undefined)));
	const page = pages.find((text) => text !== undefined);
	if (page === undefined) respond(res, 404, "Not Found", headers);
	else respond(res, 404, page, { ...headers, "Content-Type": "text/html; charset=utf-8" });
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";
import { filesBelow } from "@/lib/content/files";
import { type Answer, type RawOptions, rawRequest } from "../raw-request";
import { out, root } from "../site";
import { apache, ownApache } from "./apache";
import { bare } from "./bare";
import { caddy } from "./caddy";
import { expectedTypes } from "./expected-types";
import { type Host, skipWithout } from "./host";
import { nginx } from "./nginx";
import { preview } from "./preview";
import type { Running } from "./program";
import { serve } from "./serve";

export const files = filesBelow(out);

/** What stands in the files of types of which the site may have none at present, a film among them. */
export const sample = "sample".repeat(100);
export const film = "/sample.mp4";

/** A page of every site, for tests that need one. */
export const page = "/privacyPolicy/";

export const immutable = "public, max-age=31536000, immutable";

/** The bytes of the file that stands for a path. */
export const fileOf = (path: string) => readFileSync(join(out, path, path.endsWith("/") ? "index.html" : ""));

/** A path with every sign encoded that may be, `&` too. */
export const address = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** The first file of the site below a folder whose name ends so. */
export const firstBelow = (folder: string, ending: string) =>
	`/${files.find((file) => file.startsWith(folder) && file.endsWith(ending))}`;

/** Asks the server for a path, exactly as given. */
export type Get = (path: string, options?: RawOptions) => Promise<Answer>;

/** Defines tests of every kind of server, each started once with the finished site. */
export function onEveryHost(define: (host: Host, get: Get) => void): void {
	for (const host of [nginx, apache, ownApache, caddy, preview, bare]) {
		test.describe(host.name, { tag: "@servers" }, () => {
			// One server for all of them.
			test.describe.configure({ mode: "default" });
			skipWithout(host);

			let server: Running;
			test.beforeAll(async () => {
				const rules = host.rules ? readFileSync(join(root, host.rules), "utf8") : "";
				const samples = Object.keys(expectedTypes).map((ending) => [`sample.${ending}`, sample]);
				server = await serve({ copyOf: out, files: Object.fromEntries(samples), rules }, host.start);
			});
			test.afterAll(() => server?.stop());
			define(host, (path, options) => rawRequest(server.port, path, options));
		});
	}
}

/** The results of a function for each of many, a few at a time: servers and this machine have other things to do. */
export async function forEach<T, R>(all: Iterable<T>, make: (one: T) => Promise<R>): Promise<R[]> {
	const results: R[] = [];
	const next = [...all].entries();
	const work = async () => {
		for (const [index, one] of next) results[index] = await make(one);
	};
	await Promise.all(Array.from({ length: 8 }, work));
	return results;
}

/** What the measurements share: a server as hosts have it, medians, and the place of the figures in the documentation. */
import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { cpus } from "node:os";
import { join } from "node:path";
import { createAdaptorServer, type ServerType } from "@hono/node-server";
import { staticFiles } from "../server/static-files";

const DOC = "docs/performance.md";

export function median(values: number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	const upper = sorted[middle] ?? Number.NaN;
	return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** A certificate for `localhost`, made by `openssl`, and the Chromium flag that trusts it. */
function makeCertificate(folder: string): { key: Buffer; cert: Buffer; flag: string } {
	const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
	const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2"];
	const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
	execFileSync("openssl", ["req", "-x509", ...kind, ...subject, "-keyout", keyFile, "-out", certFile], {
		stdio: "ignore",
	});
	const cert = readFileSync(certFile);
	const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
	const hash = createHash("sha256").update(publicKey).digest("base64");
	return { key: readFileSync(keyFile), cert, flag: `--ignore-certificate-errors-spki-list=${hash}` };
}

/**
 * Serves sites as hosts do, over HTTP/2, TLS and Brotli, if their files are compressed.
 * @param temporary the folder for the certificate
 */
export function secureHost(temporary: string) {
	const { key, cert, flag } = makeCertificate(temporary);
	const servers: ServerType[] = [];
	return {
		/** The Chromium flag that trusts its certificate. */
		flag,
		/** Serves a folder, and returns the port. */
		serve: async (folder: string): Promise<number> => {
			const server = createAdaptorServer({
				fetch: staticFiles(folder).fetch,
				overrideGlobalObjects: false,
				createServer: createSecureServer,
				serverOptions: { key, cert, allowHTTP1: true },
			});
			servers.push(server);
			await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
			return (server.address() as AddressInfo).port;
		},
		close: () => {
			for (const server of servers) server.close();
		},
	};
}

/** "Measured on … medians of …", with the machine. */
export function measuredHere(runs: number): string {
	const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
	return `Measured on ${new Date().toISOString().slice(0, 10)}, medians of ${runs}, on ${machine}.`;
}

/** Replaces the text between the two comments of the document that mark some figures, such as `<!-- figures -->`. */
export function writeFigures(name: string, figures: string): void {
	const text = readFileSync(DOC, "utf8");
	const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
	const [from, to] = [text.indexOf(begin), text.indexOf(end)];
	if (from < 0 || to < from) throw new Error(`${DOC} needs "${begin}" and "${end}".`);
	writeFileSync(DOC, `${text.slice(0, from + begin.length)}\n\n${figures}\n\n${text.slice(to)}`);
}

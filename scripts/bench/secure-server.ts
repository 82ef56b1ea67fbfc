import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { staticFiles } from "../preview/static-files";

/** A certificate for `localhost`, made for one run. */
export type Certificate = {
	key: Buffer;
	cert: Buffer;
	/** The flag by which Chromium trusts it, and keeps what it gets under it, as it does on a real host. */
	flag: string;
};

/** @throws where the program `openssl` is missing */
export function makeCertificate(): Certificate {
	const folder = mkdtempSync(join(tmpdir(), "certificate-"));
	const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
	const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
	const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
	try {
		execFileSync("openssl", ["req", "-x509", ...kind, ...names, "-keyout", keyFile, "-out", certFile], {
			stdio: "ignore",
		});
		const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
		const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
		const hash = createHash("sha256").update(publicKey).digest("base64");
		return { key, cert, flag: `--ignore-certificate-errors-spki-list=${hash}` };
	} catch (error) {
		throw new Error("A certificate cannot be made: the program openssl is missing or failed.", { cause: error });
	} finally {
		rmSync(folder, { recursive: true });
	}
}

export type SecureServer = {
	/** The site's address without a slash at its end. */
	url: string;
	close(): void;
};

/**
 * Serves a folder as every host does today: HTTP/2, TLS and Brotli. Over HTTP/1.1 a browser opens connections for
 * typefaces and scripts that it does not open on a real host.
 * @throws the system's error when the folder cannot be read
 */
export async function serveSecurely(root: string, { key, cert }: Certificate): Promise<SecureServer> {
	const serve = staticFiles(root);
	const server = createSecureServer({ key, cert, allowHTTP1: true });
	server.on("request", (req: Http2ServerRequest, res: Http2ServerResponse) => {
		const [path = "/"] = req.url.split("?");
		// Node gives both kinds of request and response the parts that serving a file needs.
		serve(path, req as unknown as IncomingMessage, res as unknown as ServerResponse);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return { url: `https://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

import type { IncomingMessage } from "node:http";
import busboy from "busboy";

/** One field of a submitted form. Kept as a list, because a form may repeat a name and order is part of what was sent. */
export type Field = { name: string; value: string };

/** A request body that is refused: `status` is the HTTP status to answer with, `message` the reason. */
export class BodyError extends Error {
	constructor(
		readonly status: 400 | 413,
		message: string,
	) {
		super(message);
	}
}

/** More than any form of the site has; a request with more fields is not one of its forms. */
const maxFields = 50;

/**
 * Reads a request's body.
 *
 * @param limit the most bytes accepted
 * @returns the body's bytes
 * @throws BodyError 413 with the given reason when there are more
 */
export async function readBody(req: IncomingMessage, limit: number, tooLarge: string): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of req as AsyncIterable<Buffer>) {
		size += chunk.length;
		// What is over the limit is read and dropped: a browser that is still sending would miss an earlier answer.
		if (size <= limit) chunks.push(chunk);
	}
	if (size > limit) throw new BodyError(413, tooLarge);
	return Buffer.concat(chunks);
}

/**
 * Takes a `multipart/form-data` body apart.
 *
 * @param contentType the request's `Content-Type`, which names the boundary
 * @returns the fields in the order sent
 * @throws BodyError 400 when the body is of another type, malformed, has too many fields, or carries a file
 */
export async function parseMultipart(contentType: string, body: Buffer): Promise<Field[]> {
	if (!/^multipart\/form-data(;|$)/i.test(contentType)) {
		throw new BodyError(400, "The request must be multipart/form-data");
	}
	try {
		return await collectFields(contentType, body);
	} catch (error) {
		throw new BodyError(400, `The form data is malformed: ${error instanceof Error ? error.message : error}`);
	}
}

function collectFields(contentType: string, body: Buffer): Promise<Field[]> {
	return new Promise((resolve, reject) => {
		const fields: Field[] = [];
		const parser = busboy({
			headers: { "content-type": contentType },
			limits: { fields: maxFields, fieldSize: body.length },
		});
		// The parser's types promise a name, but a part may come without one.
		parser.on("field", (name: string | undefined, value) => {
			if (name === undefined) reject(new Error("a field has no name"));
			else fields.push({ name, value });
		});
		parser.on("file", (_name, file) => {
			file.resume();
			reject(new Error("files are not accepted"));
		});
		parser.on("fieldsLimit", () => reject(new Error(`more than ${maxFields} fields`)));
		parser.on("error", reject);
		parser.on("close", () => resolve(fields));
		parser.end(body);
	});
}

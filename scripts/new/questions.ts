import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type * as z from "zod";
import { zodMessage } from "@/lib/content/zod-messages";

/** An error the user can correct; the message says how. */
export class UserError extends Error {}

export type Answers = Record<string, string | undefined>;

/** The text of a question, the schema of the answer (`undefined` if there is none), and a default made from earlier answers. */
type Question = [text: string, schema: z.ZodType<string | undefined>, fallback?: (answers: Answers) => string];

/** Questions by the names of their answers. */
export type Questions = Record<string, Question>;

/**
 * Asks questions and reads a line for each answer; an empty line takes the default. In a terminal, it asks again until an
 * answer is valid.
 * @throws {UserError} at an answer from a file or a pipe that is not valid, and when the input ends, as by Ctrl+C
 */
export async function ask(questions: Questions, input: Readable & { isTTY?: boolean }): Promise<Answers> {
	const answers: Answers = {};
	const lines = createInterface({ input, output: input.isTTY ? process.stdout : undefined });
	const given = lines[Symbol.asyncIterator]();
	try {
		for (const [name, [text, schema, fallback]] of Object.entries(questions)) {
			const offered = fallback?.(answers) ?? "";
			const hint = offered ? ` [${offered}]` : schema.safeParse(undefined).success ? " (optional)" : "";
			for (;;) {
				lines.setPrompt(`${text}${hint}: `);
				lines.prompt();
				const { value: line, done } = await given.next();
				if (done) throw new UserError("\nThe answers ended early. Nothing was changed.");
				const { success, data, error } = schema.safeParse((line || offered).trim() || undefined, { error: zodMessage });
				answers[name] = data;
				if (success) break;
				const message = line ? `"${line}" cannot be used: ${error.issues[0]?.message}.` : "An answer is needed.";
				if (!input.isTTY) throw new UserError(`${text}: ${message} Nothing was changed.`);
				console.log(`  ${message}`);
			}
		}
	} finally {
		lines.close();
	}
	return answers;
}

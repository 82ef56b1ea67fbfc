import { createInterface, type Interface } from "node:readline/promises";
import type * as z from "zod";
import { zodMessage } from "@/lib/content/zod-messages";

/** An error the user can correct; the message says how. */
export class UserError extends Error {}

export type Answers = Record<string, string | undefined>;

/** The text of a question, the schema of the answer (`undefined` if there is none), and a default made from earlier answers. */
export type Question = [ask: string, schema: z.ZodType<string | undefined>, fallback?: (answers: Answers) => string];

/** Questions by the name of their flag, without dashes. */
export type Questions = Record<string, Question>;

/** Validates a text; the error is for the user. */
function validate([, schema]: Question, given: string): { answer?: string; error?: string } {
	const text = given.trim() || undefined;
	const { success, data, error } = schema.safeParse(text, { error: zodMessage });
	if (success) return { answer: data };
	return { error: text ? (error.issues[0]?.message ?? "not valid") : "an answer is needed" };
}

/** Asks until the answer is valid; `signal` aborts when the user presses Ctrl+C. */
async function askInTerminal(terminal: Interface, signal: AbortSignal, question: Question, offered: string) {
	const hint = offered ? ` [${offered}]` : question[1].safeParse(undefined).success ? " (optional)" : "";
	for (;;) {
		const given = await terminal.question(`${question[0]}${hint}: `, { signal }).catch(() => {
			throw new UserError("\nNothing was changed.");
		});
		const { answer, error } = validate(question, given || offered);
		if (error === undefined) return answer;
		console.log(`  "${given}" cannot be used: ${error}.`);
	}
}

/**
 * Collects answers from flags, then from the terminal, if there is one, or else from defaults. Throws a UserError with
 * every flag that is invalid or missing, or if the user presses Ctrl+C.
 */
export async function ask(questions: Questions, flags: Answers, useTerminal: boolean): Promise<Answers> {
	const answers: Answers = {};
	const errors: string[] = [];
	const terminal = useTerminal ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
	const left = new AbortController();
	terminal?.once("close", () => left.abort());
	for (const [flag, question] of Object.entries(questions)) {
		const [text, , fallback] = question;
		const given = flags[flag];
		const offered = fallback?.(answers) ?? "";
		if (terminal && given === undefined) {
			answers[flag] = await askInTerminal(terminal, left.signal, question, offered);
			continue;
		}
		const { answer, error } = validate(question, given ?? offered);
		if (error === undefined) answers[flag] = answer;
		else if (given !== undefined) errors.push(`--${flag} "${given}": ${error}.`);
		// A default can depend on an answer that is invalid itself.
		else if (!fallback || errors.length === 0) errors.push(`--${flag} is missing: ${text}.`);
	}
	terminal?.close();
	if (errors.length > 0) throw new UserError(errors.join("\n"));
	return answers;
}

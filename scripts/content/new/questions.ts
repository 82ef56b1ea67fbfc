import { createInterface, type Interface } from "node:readline/promises";
import type * as z from "zod";
import { inWords } from "@/lib/content/issues-in-words";

/** Thrown for what the person at the keyboard can mend; the message says how. */
export class Refusal extends Error {}

/** One thing to be asked. */
export type Question = {
	/** The flag that answers it, without its dashes. */
	flag: string;
	/** What is asked, in a terminal and in the help. */
	ask: string;
	/** Which answers are right; an empty one is `undefined`. */
	schema: z.ZodType<string | undefined>;
	/** What holds where nothing is answered, from the answers before. */
	otherwise?: (answers: Answers) => string;
	/** A refusal that the schema cannot say. */
	refuse?: (answer: string) => string | undefined;
};

export type Answers = Record<string, string | undefined>;

/** How answers come: from flags, and where there is a terminal from it. */
export type Asked = { flags: Answers; terminal: boolean; yes?: boolean };

/** An answer that fits, or what is wrong with it. */
function judge({ schema, refuse }: Question, given: string): { answer: string | undefined } | { wrong: string } {
	const text = given.trim();
	const { success, data, error } = schema.safeParse(text === "" ? undefined : text, { error: inWords });
	if (!success) return { wrong: text === "" ? "this is needed" : (error.issues[0]?.message ?? "this cannot be used") };
	const refusal = data === undefined ? undefined : refuse?.(data);
	return refusal ? { wrong: refusal } : { answer: data };
}

/**
 * What somebody types behind a question.
 * @throws {Refusal} if they leave instead, by Control and C or D
 */
async function typed(lines: Interface, question: string): Promise<string> {
	const left = new AbortController();
	const leave = () => left.abort();
	lines.once("close", leave);
	try {
		return (await lines.question(question, { signal: left.signal })).trim();
	} catch (error) {
		if (!left.signal.aborted) throw error;
		throw new Refusal("\nNothing was changed.");
	} finally {
		lines.off("close", leave);
	}
}

async function askInTerminal(lines: Interface, question: Question, offered: string): Promise<string | undefined> {
	const needed = question.schema.safeParse(undefined).success ? " (may be left out)" : "";
	for (;;) {
		const given = await typed(lines, `${question.ask}${offered ? ` [${offered}]` : needed}: `);
		const judged = judge(question, given || offered);
		if ("answer" in judged) return judged.answer;
		console.log(`  Not "${given}": ${judged.wrong}.`);
	}
}

/**
 * Answers to questions: from flags first, then, in a terminal, by asking until an answer fits; otherwise what holds
 * where nothing is answered.
 * @throws {Refusal} naming each flag whose value does not fit, or which is missing where there is no terminal
 */
export async function answersTo(questions: Question[], { flags, terminal, yes }: Asked): Promise<Answers> {
	const answers: Answers = {};
	const known = questions.map(({ flag }) => flag);
	const refusals = Object.keys(flags)
		.filter((flag) => !known.includes(flag))
		.map((flag) => `--${flag} is not asked here; there are ${known.map((one) => `--${one}`).join(", ")}.`);
	const lines = terminal && !yes ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
	try {
		for (const question of questions) {
			const { flag, otherwise } = question;
			const given = flags[flag];
			const offered = otherwise?.(answers) ?? "";
			if (given === undefined && lines) {
				answers[flag] = await askInTerminal(lines, question, offered);
				continue;
			}
			const judged = judge(question, given ?? offered);
			if ("answer" in judged) answers[flag] = judged.answer;
			else if (given === undefined) {
				// What would hold otherwise may rest on an answer that was refused.
				if (!otherwise || refusals.length === 0) refusals.push(`--${flag} is missing: ${question.ask}.`);
			} else refusals.push(`--${flag} "${given}": ${judged.wrong}.`);
		}
	} finally {
		lines?.close();
	}
	if (refusals.length > 0) throw new Refusal(refusals.join("\n"));
	return answers;
}

/** Asks for a yes or no in a terminal. */
export async function agreed(question: string): Promise<boolean> {
	const lines = createInterface({ input: process.stdin, output: process.stdout });
	try {
		return /^y(es)?$/i.test(await typed(lines, `${question} [y/N] `));
	} finally {
		lines.close();
	}
}

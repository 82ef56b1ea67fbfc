/** `npm run new`: replaces the sample by a new clinic, or adds a part to the content. */
import { parseArgs } from "node:util";
import { ContentError } from "@/lib/content/problem";
import { didYouMean } from "@/lib/content/zod-messages";
import { orReport } from "../exec";
import { clinicQuestions, newClinic } from "./clinic";
import { newPart, parts } from "./parts";
import { type Answers, type Questions, UserError } from "./questions";

const root = process.cwd();

const flagsOf = (questions: Questions) =>
	Object.entries(questions).map(([flag, [text]]) => `  --${flag.padEnd(12)} ${text}`);

const usage = () =>
	[
		"npm run new                       starts your clinic in content/ and moves the sample to sample/",
		...Object.values(parts).map(({ usage, does }) => `npm run new ${usage.padEnd(21)} ${does}`),
		'\nIt asks in a terminal. Or give answers as flags after two dashes: npm run new -- --name "My Clinic" ...',
		...flagsOf(clinicQuestions([])),
		"  --yes          asks nothing: questions without a flag get their default",
		...Object.entries(parts).flatMap(([name, { questions }]) => [
			`\nnpm run new ${name}`,
			...flagsOf(questions("", root)),
		]),
	].join("\n");

/** Reads the command line. Only flags of the part that is made are allowed. */
function readArguments(args: string[]) {
	const [first = ""] = args;
	const name = first.startsWith("-") ? "" : first;
	const part = parts[name];
	if (name && !part) {
		const names = Object.keys(parts);
		throw new UserError(`npm run new ${name}: not one of ${names.join(", ")}${didYouMean(name, names)}`);
	}
	const questions = part ? part.questions("", root) : clinicQuestions([]);
	const options = {
		...Object.fromEntries(Object.keys(questions).map((flag) => [flag, { type: "string" as const }])),
		yes: { type: "boolean" as const },
		help: { type: "boolean" as const },
	};
	try {
		const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
		const { yes, help, ...flags } = values;
		return { part, address: positionals.slice(1).join(" "), yes, help, flags: flags as Answers };
	} catch (error) {
		const [message] = String(error instanceof Error ? error.message : error).split(". ");
		throw new UserError(`${message}.\n"npm run new -- --help" lists all flags.`);
	}
}

await orReport(
	async () => {
		const { part, address, yes, help, flags } = readArguments(process.argv.slice(2));
		const useTerminal = !yes && Boolean(process.stdin.isTTY && process.stdout.isTTY);
		if (help) console.log(usage());
		else if (part) console.log(await newPart(root, part, address, flags, useTerminal));
		else console.log(await newClinic(root, flags, useTerminal));
	},
	UserError,
	ContentError,
);

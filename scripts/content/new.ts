/** `npm run new`: begins a clinic in place of the sample, or a part of its content. */
import { parseArgs } from "node:util";
import { ContentError } from "@/lib/content/problem";
import { clinicHelp, newClinic } from "./new/new-clinic";
import { newPart, partKinds } from "./new/new-part";
import { type Question, Refusal } from "./new/questions";

const root = process.cwd();

const flagLines = (questions: Question[]) =>
	questions.map(({ flag, ask }) => `  --${flag.padEnd(12)} ${ask}`).join("\n");

const usage = () => `npm run new                  begins your clinic in place of the sample, which moves to sample/
${partKinds.map(({ usage, does }) => `npm run new ${usage.padEnd(16)} ${does}`).join("\n")}

In a terminal it asks. Or give the answers as flags, after two dashes: npm run new -- --name "My Clinic" ...
${flagLines(clinicHelp())}
  --yes          asks nothing: what has no flag gets its usual value

${partKinds.map(({ name, questions }) => `npm run new ${name}\n${flagLines(questions(root, []))}`).join("\n\n")}`;

const flags = [...clinicHelp(), ...partKinds.flatMap(({ questions }) => questions(root, []))].map(({ flag }) => flag);

/** What the command line says. */
function readCommandLine() {
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: {
				...Object.fromEntries(flags.map((flag) => [flag, { type: "string" as const }])),
				yes: { type: "boolean" as const },
				help: { type: "boolean" as const },
			},
		});
		const { yes, help, ...given } = values;
		return { given: given as Record<string, string | undefined>, yes: yes === true, help: help === true, positionals };
	} catch (error) {
		throw new Refusal(`${error instanceof Error ? error.message : error}\n"npm run new -- --help" lists all flags.`);
	}
}

try {
	const { given, yes, help, positionals } = readCommandLine();
	const asked = { flags: given, terminal: Boolean(process.stdin.isTTY && process.stdout.isTTY), yes };
	const [kind, ...places] = positionals;
	if (help) console.log(usage());
	else console.log(kind === undefined ? await newClinic(root, asked) : await newPart(root, kind, places, asked));
} catch (error) {
	if (!(error instanceof Refusal || error instanceof ContentError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}

import nextEnv from "@next/env";
import { exitWith } from "../exec";

/** The origin of an e-mail service at the host that serves the page, such as the preview with its mailbox. */
export const SAME_HOST = "/";

/** The settings of the e-mail service, each with what it is for. */
export const emailSettings = {
	NEXT_PUBLIC_EMAILJS_SERVICE_ID: "the id of the EmailJS service that sends the mail",
	NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: "the id of the EmailJS template that the mail is made from",
	NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "the public key of the EmailJS account",
} as const;

/** Settings under which the form writes to the preview server's mailbox, without an account anywhere. */
export const embeddedMailbox = {
	NEXT_PUBLIC_EMAILJS_SERVICE_ID: "preview_service",
	NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: "preview_template",
	NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "preview_key",
	NEXT_PUBLIC_EMAILJS_ORIGIN: SAME_HOST,
};

/** What Windows, a text editor or a host's form may add to a setting: spaces, invisible characters, quotation marks. */
const STRAY = /[\s\p{C}\p{Quotation_Mark}]/gu;

type Environment = Record<string, string | undefined>;

/** Lists what is wrong with the settings of the e-mail service and the `.env` files, each in a line with what to do. */
export function settingProblems(env: Environment, files: { path: string; contents: string }[]): string[] {
	const unreadable = files.filter(({ contents }) => /[\0\ufffd]/.test(contents));
	const encoding = unreadable.map(({ path }) => `${path} cannot be read: save it again with the encoding UTF-8.`);
	const values = Object.keys(embeddedMailbox).flatMap((name) => {
		const value = env[name] ?? "";
		const clean = value.replace(STRAY, "");
		if (value === clean) return [];
		return `${name} must be without spaces, quotation marks and invisible characters: ${clean}`;
	});
	return [...encoding, ...values];
}

/**
 * Reads the settings of a build from the environment and the `.env` files, as Next does. Sets `NODE_ENV`, because
 * another value than Next's own gives another site, or none. Ends the command if a setting is wrong.
 */
export function loadSettings(root: string): void {
	Object.assign(process.env, { NODE_ENV: "production" });
	const { loadedEnvFiles } = nextEnv.loadEnvConfig(root, false, { info: () => {}, error: console.error });
	const problems = settingProblems(process.env, loadedEnvFiles);
	if (problems.length > 0) exitWith(problems.join("\n"));
}

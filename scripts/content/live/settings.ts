import { SAME_HOST } from "@/lib/booking/email-service";
import { emailSettings, embeddedMailbox } from "../../build/settings";
import type { Finding } from "./finding";

const ORIGIN = "NEXT_PUBLIC_EMAILJS_ORIGIN";

/**
 * What is missing or unsafe in the settings of the e-mail service.
 * @param env the variables under which the site will be built
 */
export function checkSettings(env: Record<string, string | undefined>): Finding[] {
	const names = Object.entries(emailSettings) as [keyof typeof emailSettings, string][];
	const findings: Finding[] = names.flatMap(([name, meaning]): Finding[] => {
		if (!env[name]) return [{ group: "missing", at: `${name} is not set: ${meaning}` }];
		if (env[name] !== embeddedMailbox[name]) return [];
		return [{ group: "unsafe", at: `${name} is that of the preview's mailbox: no request would reach the clinic` }];
	});
	const origin = env[ORIGIN];
	if (!origin) return findings;
	if (origin === SAME_HOST) {
		const at = `${ORIGIN} is ${SAME_HOST}: requests go to the host of the site, which must have a relay that answers them`;
		return [...findings, { group: "advice", at }];
	}
	if (/^https:\/\/[^/]+$/.test(origin)) return findings;
	const at = `${ORIGIN} is ${origin}: what patients write travels unprotected, or nowhere; https:// and a host are needed`;
	return [...findings, { group: "unsafe", at }];
}

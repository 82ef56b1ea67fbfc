/** Domains that nobody can have (RFC 2606, RFC 6761). */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|local)$|(?:^|\.)example\.(?:com|net|org)$/;

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const LINK = /\b(?:https?:\/\/|www\.)[^\s)"'<>\]]*[^\s)"'<>\].,;:!?]/g;

const isReserved = (host: string) => RESERVED.test(host.toLowerCase());

/** Hosts of one machine or one house. */
const isPrivate = (host: string) => /^(?:\d+\.){3}\d+$|^\[/.test(host);

const hostOf = (address: string): string => {
	try {
		return new URL(address).hostname;
	} catch {
		return "";
	}
};

/** Why a site cannot be published at an address; nothing if it can. */
export function unfitSite(site: string): string | undefined {
	const host = hostOf(site);
	if (isReserved(host)) return `nobody can have the name ${host}: put the address of your own site`;
	if (isPrivate(host)) return `${host} is a machine, not a name: put the address of your own site`;
	if (!site.startsWith("https:")) return "what patients send travels unprotected: the site needs https://";
	return undefined;
}

/** The e-mail addresses and the links in a text that lead nowhere, and links over http, each with the reason. */
export function unfitAddresses(text: string): { words: string; reason: string; overHttp?: true }[] {
	const mails = [...text.matchAll(EMAIL)]
		.filter(([mail]) => isReserved(mail.replace(/^.*@/, "")))
		.map(([words]) => ({ words, reason: `${words} reaches nobody: its domain is one for examples` }));
	const links = [...text.matchAll(LINK)].flatMap(([words]) => {
		const bare = words.startsWith("www.");
		const host = hostOf(bare ? `https://${words}` : words);
		if (isReserved(host)) return [{ words, reason: `${host} is a name for examples and leads nowhere` }];
		if (bare || words.startsWith("https:")) return [];
		return [{ words, reason: `${words} is a link over http: use https:// if ${host} has it`, overHttp: true as const }];
	});
	return [...mails, ...links];
}

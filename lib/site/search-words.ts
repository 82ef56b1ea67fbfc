import type { Content } from "../content/content-of";
import type { SearchData } from "../search/types";
import { mailHref, telHref, whatsappHref } from "../text/contact";
import { fill } from "../text/fill";

/** What stands around the answers: labels, and the way to the clinic for whoever found nothing. */
export type SearchWords = Pick<
	Content["words"]["search"],
	"answers" | "one" | "many" | "none" | "all" | "everything"
> & {
	/** The label of the link to the ambulance, where there is a number. */
	call?: string;
	contact?: { label: string; href: string };
};

/** What browsers fetch for a search: where the answers are found, and the words around them. */
export type SearchFile = SearchData & { words: SearchWords };

type Worded = Pick<Content, "clinic" | "emergency" | "words">;

/** The first way to the clinic that it has: telephone, e-mail, WhatsApp. */
function contactOf({ clinic: { phone, email, whatsapp }, words }: Worded): SearchWords["contact"] {
	if (phone) return { label: fill(words.header.call, { phone }), href: telHref(phone) };
	if (email) return { label: fill(words.header.write, { email }), href: mailHref(email) };
	return whatsapp && { label: words.footer.whatsapp, href: whatsappHref(whatsapp) };
}

/** The words around answers, which come with what the search is made from, so that no page carries them. */
export function searchWords(content: Worded): SearchWords {
	const { emergency, words } = content;
	const { answers, one, many, none, all, everything } = words.search;
	return {
		...{ answers, one, many, none, all, everything },
		...(emergency && { call: fill(words.emergency.call, { number: emergency.ambulance.number }) }),
		contact: contactOf(content),
	};
}

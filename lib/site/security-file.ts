import type { Clinic } from "../content/schema/clinic";
import { mailHref, telHref, whatsappHref } from "../text/contact";
import { wholeAddress } from "./address";

/** Where it says whom to tell of a fault in the site's security (RFC 9116, section 3). */
export const SECURITY_FILE = "/.well-known/security.txt";

/** How many days the file may be believed; RFC 9116, section 2.5.5, recommends less than a year. */
const BELIEVED_FOR = 360;

/** What the file is made from. */
type Reachable = Pick<Clinic, "email" | "phone" | "whatsapp" | "language" | "site">;

/** The first of the clinic's ways in which a fault can be told; every clinic has one. */
function contactOf({ email, phone, whatsapp, site }: Reachable): string {
	if (email) return mailHref(email);
	if (phone) return telHref(phone);
	return whatsapp ? whatsappHref(whatsapp) : site;
}

/**
 * The file that says whom to tell of a fault in the site's security (RFC 9116).
 * @param now when it is made; that of a site which is not built anew for a year says nothing any more
 */
export function securityFile(clinic: Reachable, now: Date): string {
	const expires = new Date(now.getTime() + BELIEVED_FOR * 86_400_000).toISOString().slice(0, 10);
	return `Contact: ${contactOf(clinic)}
Expires: ${expires}T00:00:00Z
Preferred-Languages: ${clinic.language}
Canonical: ${wholeAddress(clinic, SECURITY_FILE)}
`;
}

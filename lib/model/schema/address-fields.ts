import * as z from "zod";
import { text } from "./shared";

/** A host with a dot, in any script. Joiners belong to the spelling of Devanagari. */
const HOST = String.raw`(?:[\p{L}\p{N}_][\p{L}\p{M}\p{N}\u200c\u200d_-]*\.)+\p{L}[\p{L}\p{M}\p{N}\u200c\u200d-]+(?::\d+)?`;

/** What follows the host: no spaces, backslashes or invisible characters, but joiners and what makes a sign an emoji. */
const REST = String.raw`(?:[^\s\\\p{C}\p{DI}]|[\u200c\u200d\ufe0f])*`;

/** A web address in full. Parsers mend what is not: for `new URL`, `https:/www.…` is an address; in a page it is a path. */
const WEB = `^https://${HOST}(?:[/?#]${REST})?$`;

/** `upi://pay?` with the payee's address. */
const UPI = /^upi:\/\/pay\?(?:[^\s\p{C}]*&)?pa=[\w.-]+@\w[^\s\p{C}]*$/u;

const address = (form: string, error: string) =>
	z.url({ error, abort: true }).regex(new RegExp(form, "iu"), { error, abort: true });

/** A web address: the form of every field, and of every link in a text, that leads to another site. */
export const webAddress = (example = "https://www.clinic.example/page") =>
	address(WEB, `an https address, such as ${example}`);

/** The address of the published site: a host and optionally a folder. While it is made, it may be on this machine. */
export const siteAddress = address(
	String.raw`^https?://(?:${HOST}|localhost(?::\d+)?|[\d.]+(?::\d+)?)(?:/[\p{L}\p{M}\p{N}\u200c\u200d_~&-][\p{L}\p{M}\p{N}\u200c\u200d._~&-]*)*/?$`,
	"an https address without ?, # and %, such as https://www.clinic.example or https://name.github.io/clinic/",
);

/** A web address, or a link that pays by UPI. */
export const paymentAddress = address(
	`${WEB}|${UPI.source}`,
	"an https address, such as https://razorpay.me/@banyan, or a UPI link, such as upi://pay?pa=banyan@bank&pn=Banyan",
);

export const mailAddress = z.email();

/** At most fifteen digits (ITU-T E.164). */
export const phone = text
	.regex(
		/^\+(?=(?: ?\d){8,15}$)\d{1,3}( \d+)+$/,
		"a number with its country code and spaces, such as +91 98765 43210 or +91 20 2567 1234",
	)
	.describe("A mobile or landline number with its country code and spaces, such as +91 98765 43210.");

/** A short number, dialled without a country code. */
export const shortNumber = text.regex(/^\d{3,5}$/, 'a short number in quotes, such as "108"');

import * as z from "zod";
import { line } from "./shared";

/** A group of labels: every key is required and holds a line of text. */
function words<const Key extends string>(...keys: Key[]) {
	return z.strictObject(Object.fromEntries(keys.map((key) => [key, line])) as Record<Key, typeof line>);
}

const days = words("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday");

/** Labels and messages of the site's frame. `{braces}` are filled in by `fill`. */
export const interfaceWords = z.strictObject({
	common: words(
		"skipToContent",
		"bookAppointment",
		"bookAnAppointment",
		"knowMore",
		"readMore",
		"opensInNewTab",
		"illustration",
	),
	header: words("home", "contact", "menu", "closeMenu", "mainNavigation", "allOf", "call", "write", "loading"),
	hours: words(
		"heading",
		"openUntil",
		"opensToday",
		"opensTomorrow",
		"opensOn",
		"sundayNote",
		"range",
		"byAppointment",
		"emergencies",
		"emergencyNote",
	).extend({ days }),
	footer: words("heading", "emergency", "contact", "directions", "whatsapp", "social", "copyright", "links"),
	backToTop: line,
	breadcrumb: words("label", "home"),
	notFound: words("title", "heading", "text", "backHome", "menus", "knownMenu"),
	treatment: words(
		"facts",
		"anaesthesia",
		"stay",
		"recovery",
		"contents",
		"show",
		"hide",
		"before",
		"after",
		"plateNote",
		"reviewedBy",
		"reviewedOn",
		"reviewed",
		"related",
		"otherIn",
	),
	legal: words("updated"),
	booking: words(
		"heading",
		"intro",
		"formLabel",
		"name",
		"phone",
		"phoneHint",
		"email",
		"date",
		"dateHint",
		"message",
		"messageHint",
		"messageAbout",
		"sunday",
		"submit",
		"sending",
		"privacy",
		"success",
		"successNext",
		"failure",
		"otherWays",
		"byWhatsapp",
		"byEmail",
		"byPhone",
		"subject",
		"carried",
		"noScript",
		"emergency",
		"direct",
	).extend({ errors: words("name", "email", "phone", "date", "pastDate") }),
	actionBar: words("label", "call", "whatsapp", "book"),
});

export type InterfaceWords = z.infer<typeof interfaceWords>;

import { test } from "node:test";
import { expect } from "@playwright/test";
import { addressLine, mailHref, telHref, whatsappHref } from "./contact";

test("A link that calls has the number's digits, with the country code", () => {
	expect(telHref("+91 20 5555 0100")).toBe("tel:+912055550100");
	expect(telHref("108")).toBe("tel:108");
});

test("A link that writes carries a subject and a body as they were typed", () => {
	expect(mailHref("a@b.example")).toBe("mailto:a@b.example");
	const message = { subject: "50% & more?", body: "Namaste\nआशा\r\n#1" };
	const href = mailHref("a@b.example", message);
	// Signs that mean something in an address, and line breaks as RFC 6068 (section 5) wants them.
	expect(href).toMatch(/^mailto:a@b\.example\?subject=50%25%20%26%20more%3F&body=Namaste%0D%0A/);
	expect(new URL(href).searchParams.get("body")).toBe("Namaste\r\nआशा\r\n#1");
});

test("A link to WhatsApp has the number without signs, and the words of a request or the greeting", () => {
	const whatsapp = { number: "+91 98765 43210", greeting: "Hello & good day" };
	expect(whatsappHref(whatsapp)).toBe("https://wa.me/919876543210?text=Hello%20%26%20good%20day");
	expect(whatsappHref(whatsapp, "A lump?")).toBe("https://wa.me/919876543210?text=A%20lump%3F");
});

test("An address stands on one line", () => {
	const address = { street: "2 Banyan Lane", locality: "Old Town", city: "Pune", region: "Maharashtra" };
	expect(addressLine({ ...address, postalCode: "411001", countryCode: "IN" })).toBe(
		"2 Banyan Lane, Old Town, Pune 411001",
	);
	expect(addressLine({ street: "1 Rue", city: "Pondicherry", countryCode: "IN" })).toBe("1 Rue, Pondicherry");
});

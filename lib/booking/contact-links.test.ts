import assert from "node:assert/strict";
import { test } from "node:test";
import { contactLinks } from "./contact-links";

const request = {
	user_name: "Asha & Co",
	user_email: "asha@example.com",
	user_phone: "9876543210",
	appointment_date: "2026-11-21",
	message: "Lump, 50% worse?\nSince #Diwali + {name} = सूज",
};
const words = { subject: "Request", carried: "{name}, {phone}, {email}: {date}. {message}" };
const text = `Asha & Co, 9876543210, asha@example.com: 2026-11-21. ${request.message}`;

test("WhatsApp and e-mail links contain the request; a clinic without a channel has no link for it", () => {
	const channel = { number: "+91 20 5555 0101", greeting: "Hello" };
	const contact = { email: "desk@banyan.example", phone: "+91 20 5555 0100", whatsapp: channel };
	const { whatsapp = "", email = "", phone } = contactLinks(request, contact, words);
	assert.equal(phone, "tel:+912055550100");
	assert.equal(new URL(whatsapp).searchParams.get("text"), text);
	// In a mailto link a plus is a plus and line breaks are %0D%0A (RFC 6068, section 5).
	const body = encodeURIComponent(text).replaceAll("%0A", "%0D%0A");
	assert.equal(email, `mailto:desk@banyan.example?subject=Request&body=${body}`);
	const phoneOnly = contactLinks(request, { phone: contact.phone }, words);
	assert.deepEqual(phoneOnly, { whatsapp: undefined, email: undefined, phone });
});

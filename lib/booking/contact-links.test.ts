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
const contact = {
	email: "desk@banyan.example",
	phone: "+91 20 5555 0100",
	whatsapp: { number: "+91 20 5555 0101", greeting: "Hello" },
};
const text = `Asha & Co, 9876543210, asha@example.com: 2026-11-21. ${request.message}`;

test("WhatsApp and e-mail links contain the request; a clinic without a channel has no link for it", () => {
	const { whatsapp = "", email = "", phone } = contactLinks(request, contact, words);
	assert.equal(phone, "tel:+912055550100");
	assert.equal(new URL(whatsapp).searchParams.get("text"), text);
	// In a mailto link a plus is a plus and line breaks are %0D%0A (RFC 6068, section 5).
	const body = encodeURIComponent(text).replaceAll("%0A", "%0D%0A");
	assert.equal(email, `mailto:desk@banyan.example?subject=Request&body=${body}`);
	const phoneOnly = contactLinks(request, { phone: contact.phone }, words);
	assert.deepEqual(phoneOnly, { whatsapp: undefined, email: undefined, phone, text, isShortened: false });
});

test("A link that would be too long for its carrier carries whole characters from the beginning, and says so", () => {
	const bodyOf = (link: string) => new URL(link).searchParams.get(link.startsWith("mailto:") ? "body" : "text") ?? "";
	const perceived = new Intl.Segmenter("en", { granularity: "grapheme" });
	for (const [written, isLong] of [
		["a".repeat(1000), false],
		["क्षि".repeat(250), true],
		["👩🏽‍⚕️".repeat(140), true],
		["é".repeat(1000), true],
		["%&+?#".repeat(200), true],
	] as const) {
		const {
			email = "",
			whatsapp = "",
			text: whole,
			isShortened,
		} = contactLinks({ ...request, message: written }, contact, words);
		assert.equal(isShortened, isLong, written.slice(0, 9));
		assert.ok(email.length <= 2046 && whatsapp.length <= 8190, `${email.length}, ${whatsapp.length}`);
		assert.ok(whole.endsWith(written));
		for (const link of [email, whatsapp]) {
			const body = bodyOf(link);
			if (body === whole) continue;
			assert.ok(body.endsWith("…") && whole.startsWith(body.slice(0, -1)));
			const ends = [...perceived.segment(whole)].map(({ index }) => index);
			assert.ok(ends.includes(body.length - 1), "cut between characters");
			assert.ok(link.length > (link === email ? 1_900 : 7_900), "as much as fits");
		}
	}
	// So long a name leaves no room even for the frame.
	const { email = "" } = contactLinks({ ...request, user_name: "श्री".repeat(200) }, contact, words);
	assert.ok(email.length <= 2046);
});

test("Half an emoji in what was typed breaks no link", () => {
	for (const broken of ["Asha \ud83d", "\ude00 Asha", "a\ud83db\ud83d"]) {
		for (const field of ["user_name", "message", "user_email"] as const) {
			const { whatsapp = "", email = "" } = contactLinks({ ...request, [field]: broken }, contact, words);
			for (const link of [whatsapp, email]) assert.ok(decodeURIComponent(link).includes("\ufffd"), link);
		}
	}
});

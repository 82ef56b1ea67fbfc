import assert from "node:assert/strict";
import { test } from "node:test";
import type { AppointmentRequest } from "./fields";
import { checkRequest, contactLinks, emailIn, normalisePhone, phoneIn } from "./request";

const errors = { name: "name!", email: "email!", phone: "phone!", message: "over {limit}!" };
const messages = { ...errors, date: "date!", pastDate: "past!", lateDate: "late!" };
const person = { user_name: "Asha", user_email: "asha@example.com", user_phone: "9876543210" };
const valid: AppointmentRequest = { ...person, appointment_date: "2026-11-21", message: "" };
const check = (change: Partial<AppointmentRequest>) =>
	checkRequest({ ...valid, ...change }, messages, { now: new Date("2026-11-21T06:30:00Z"), built: "2026-11-20" });

test("Each field has one message while it is invalid, and none while it is valid", () => {
	const cases: [keyof AppointmentRequest, string | undefined, string[]][] = [
		["user_name", "name!", ["", " ", "\t\n", "\u00a0", "\u200b\u200d", " \u2060 "]],
		["user_name", undefined, ["A", " Asha ", "आशा"]],
		["user_email", "email!", ["", "asha", "asha@", "@example.com", "asha@example", "asha@.", "a b@example.com"]],
		["user_email", "email!", ["a@b.cc\r\nBcc: c@d.ee"]],
		[
			"user_email",
			"email!",
			["a@b@c.d", '"A"<a@b.cc>', "<a@b.cc>", "a@b..cc", "a@.b.cc", "a@b.cc.", "a@b.co,in", "a,b@b.cc"],
		],
		["user_email", undefined, ["a@b.c", "asha.k+clinic@mail.example.co.in", " asha%0abcc@example.com "]],
		["user_phone", "phone!", ["", "987654321", "98765432101", "98765 43210", "+919876543210", "987654321x"]],
		["user_phone", "phone!", ["९८७६५४३२१०", "９８७６५४३२१०", "9876543210\n"]],
		["appointment_date", "date!", [""]],
		["appointment_date", "past!", ["2026-11-20", "2025-12-31", "0001-01-01"]],
		["appointment_date", undefined, ["2026-11-21", "2026-11-22", "2027-01-01", "2028-11-21"]],
		["appointment_date", "late!", ["2028-11-22", "9999-12-31", "20261-01-01", "10000-01-01"]],
		["message", undefined, ["A lump", "द".repeat(1000)]],
		["message", "over 1000!", ["द".repeat(1001)]],
	];
	for (const [field, message, values] of cases) {
		for (const value of values) {
			const { errors, request } = check({ [field]: value });
			assert.deepEqual(errors, message ? { [field]: message } : {}, `${field} ${value}`);
			assert.equal(request === undefined, message !== undefined);
		}
	}
	const empty = { user_name: "", user_email: "", user_phone: "", appointment_date: "" };
	const all = "user_name,name! user_email,email! user_phone,phone! appointment_date,date!";
	assert.equal(Object.entries(check(empty).errors).join(" "), all);
});

test("The request to send has its name and e-mail trimmed and without invisible characters", () => {
	const email = " asha\u200b@example.com\u200f ";
	for (const [name, clean] of [
		[" \u200eAsha\t", "Asha"],
		["\u202aAsha\u200b K.\u202c\u00ad", "Asha K."],
		["As\u200dha\u200c", "Asha"],
		["José O'Neil", "José O'Neil"],
		// Joiners that are part of the spelling stay.
		["दऱ्\u200dयाबाई", "दऱ्\u200dयाबाई"],
		["श्री\u200cराम", "श्री\u200cराम"],
		["क्\u200d\u200dष\u200d", "क्\u200dष"],
	] as const) {
		const { request } = check({ user_name: name, user_email: email, message: " A lump\n" });
		assert.deepEqual(request, { ...valid, user_name: clean, message: " A lump\n" });
	}
});

test("A number in any usual form becomes its ten digits, pasted at once or typed character by character", () => {
	const devanagari = (text: string) => text.replace(/\d/g, (digit) => "०१२३४५६७८९"[Number(digit)] ?? "");
	const type = (text: string) => [...text].reduce((field, character) => normalisePhone(field + character), "");
	// Some of these begin as a prefix does.
	for (const number of ["9876543210", "9123456789", "9191919191", "7000000091", "9109109109"]) {
		const [head, tail] = [number.slice(0, 5), number.slice(5)];
		const forms = [number, `${head} ${tail}`, `${head}-${tail}`, `${head.slice(0, 3)}.${head.slice(3)}.${tail}`];
		const prefixes = ["", "+91", "+91 ", "+91\u00a0", "(+91) ", "+91 (0) ", "+91(0)", "+91 0", "0091 (0)", "0091 "];
		const written = [...prefixes, "91 ", "91-", "0", "0 91 "].flatMap((prefix) => forms.map((form) => prefix + form));
		for (const text of [
			...written.flatMap((form) => [form, devanagari(form)]),
			...[`  ${number}\t`, `(${number.slice(0, 3)}) ${number.slice(3)}`, `+91\u00a0${head}\u202f${tail}`],
			...[`+91 ${devanagari(head)}-${tail}`, `\u202a+91 ${head}\u2013${tail}\u202c`],
		]) {
			assert.equal(normalisePhone(text), number, text);
			assert.equal(type(text), number, `${text} typed`);
		}
	}
});

test("Text that is not a ten-digit number stays as it was written, but for Devanagari digits", () => {
	const unfinished = ["", "9", "987654321", "98765432101", "+9876543210", "+91 98765 4321", "+91 98765 432101"];
	const foreign = ["+1 415 555 2671", "+44 7700 900123", "0091 98765", "0123456789"];
	const other = ["98765 43210 ext. 4", "98765 43210 / 98765 43211", "98765432l0", "call me"];
	for (const text of [...unfinished, ...foreign, ...other]) assert.equal(normalisePhone(text), text);
	assert.equal(normalisePhone("घर ०२५३"), "घर 0253");
});

test("A pasted e-mail address is reduced to what can be answered", () => {
	const address = "asha.k+clinic@mail.example.org";
	const [before, after] = ["(“'[", ")”'].,;!।/"];
	for (const pasted of [
		...[...before].map((sign) => `${sign}${address}`),
		...[...after].map((sign) => `${address}${sign}`),
		...[`mailto:${address}`, `MAILTO:${address}?subject=A%20lump&body=x`, `<mailto:${address}>`, `E-mail: ${address}`],
		...[`Asha Rao <${address}>`, `"Rao, Asha" <${address}>;`, `${address} (Asha)`, `\u200b${address}\u00a0`],
		...[`${address}\n`, `ईमेल:${address}`, `Email ID:${address}`, `My address: ${address},`],
	]) {
		assert.equal(emailIn(pasted), address, pasted);
	}
});

test("An e-mail address that is mistyped, or one of several, stays as it was typed", () => {
	for (const written of [
		...["o'neil@example.org", "_a@example.org", "आशा@उदाहरण.भारत", "a@b@c.d", "asha", "asha@", "", "asha@example"],
		...["asha rao@gmail.com", "asha,rao@gmail.com", "asha;rao@gmail.com", "asha?rao@gmail.com", "asha. rao@gmail.com"],
		...["आशा राव@gmail.com", "asha<3@gmail.com", "asha:rao@gmail.com", "asha/rao@gmail.com", "asha\u00a0rao@gmail.com"],
		...["asha@yahoo.co,in", "asha@yahoo.co in", "asha@example,org", "asha@gmail. com", "asha@gm ail.com"],
		...["a@b.cc, c@d.ee", "<a@b.cc> <c@d.ee>", "a@b.cc c@d.ee", "asha@example.org and more"],
	]) {
		assert.equal(emailIn(written), written);
	}
});

test("A pasted telephone number loses the words around it; a text with other digits, or a foreign one, stays", () => {
	for (const pasted of [
		...["tel:+919876543210", "Mob: +91 98765 43210", "98765-43210 (Asha)", "Ph. 098765 43210,", "☎ 98765 43210."],
		...["मोबाइल: ९८७६५ ४३२१०", "https://wa.me/919876543210", "call me on +91 (0) 98765 43210 please", "9876543210"],
		...["98765 43210, 98765 43210", "9876543210 / +91 98765-43210"],
	]) {
		assert.equal(phoneIn(pasted), "9876543210", pasted);
	}
	const landline = "Clinic: 0253 257 1234";
	assert.equal(phoneIn(landline), "2532571234");
	for (const written of [
		"98765 43210 ext. 4",
		"98765 43210 / 98765 43211",
		"98765432l0",
		"call me",
		"",
		"Ward 3: 98765",
	]) {
		assert.equal(phoneIn(written), written);
	}
	for (const foreign of ["US: 415-555-2671", "Dubai 4 555 267 123"]) assert.equal(phoneIn(foreign), foreign);
});

const typed = { ...valid, user_name: "Asha & Co", message: "Lump, 50% worse?\nSince #Diwali + {name} = सूज" };
const words = { subject: "Request", carried: "{name}, {phone}, {email}: {date}. {message}" };
const contact = {
	email: "desk@banyan.example",
	phone: "+91 20 5555 0100",
	whatsapp: { number: "+91 20 5555 0101", greeting: "Hello" },
};
const text = `Asha & Co, 9876543210, asha@example.com: 2026-11-21. ${typed.message}`;

test("WhatsApp and e-mail links contain the request; a clinic without a channel has no link for it", () => {
	const { whatsapp = "", email = "", phone } = contactLinks(typed, contact, words);
	assert.equal(phone, "tel:+912055550100");
	assert.equal(new URL(whatsapp).searchParams.get("text"), text);
	// In a mailto link a plus is a plus and line breaks are %0D%0A (RFC 6068, section 5).
	const body = encodeURIComponent(text).replaceAll("%0A", "%0D%0A");
	assert.equal(email, `mailto:desk@banyan.example?subject=Request&body=${body}`);
	const phoneOnly = contactLinks(typed, { phone: contact.phone }, words);
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
		} = contactLinks({ ...typed, message: written }, contact, words);
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
	const { email = "" } = contactLinks({ ...typed, user_name: "श्री".repeat(200) }, contact, words);
	assert.ok(email.length <= 2046);
});

test("Half an emoji in what was typed breaks no link", () => {
	for (const broken of ["Asha \ud83d", "\ude00 Asha", "a\ud83db\ud83d"]) {
		for (const field of ["user_name", "message", "user_email"] as const) {
			const { whatsapp = "", email = "" } = contactLinks({ ...typed, [field]: broken }, contact, words);
			for (const link of [whatsapp, email]) assert.ok(decodeURIComponent(link).includes("\ufffd"), link);
		}
	}
});

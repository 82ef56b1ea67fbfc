import { test } from "node:test";
import { expect } from "@playwright/test";
import { otherWays } from "./other-ways";

const request = {
	user_name: "Asha & Co",
	user_email: "asha@example.com",
	user_phone: "9876543210",
	appointment_date: "2026-11-21",
	message: "A lump\nसूज",
};
const words = { subject: "Request", carried: "{name}, {phone}, {email}: {date}. {message}" };
const carried = "Asha & Co, 9876543210, asha@example.com: 2026-11-21. A lump\nसूज";

test("The same request goes by WhatsApp and by e-mail, and the telephone is there", () => {
	const whatsapp = { number: "+91 20 5555 0101", greeting: "Hello" };
	const ways = otherWays(request, { email: "desk@banyan.example", phone: "+91 20 5555 0100", whatsapp }, words);
	expect(ways.phone).toBe("tel:+912055550100");
	expect(new URL(ways.whatsapp ?? "").searchParams.get("text")).toBe(carried);
	const mail = new URL(ways.email ?? "");
	expect(mail.pathname).toBe("desk@banyan.example");
	expect(mail.searchParams.get("subject")).toBe("Request");
	expect(mail.searchParams.get("body")).toBe(carried.replace("\n", "\r\n"));
});

test("A way that the clinic does not have has no link", () => {
	const phone = "+91 20 5555 0100";
	expect(otherWays(request, { phone }, words)).toEqual({ phone: "tel:+912055550100" });
	expect(Object.keys(JSON.parse(JSON.stringify(otherWays(request, { email: "a@b.example" }, words))))).toEqual([
		"email",
	]);
});

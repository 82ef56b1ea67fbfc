import assert from "node:assert/strict";
import { test } from "node:test";
import { renderToStaticMarkup } from "react-dom/server";
import { smallContent } from "@/e2e/support/content-copy";
import { paths } from "@/lib/model/routes";
import { type Page, pageOf } from "@/lib/pages/page";
import { ActionBar } from "./action-bar";

const phones = [{ number: "+91 20 5555 0100" }, { number: "+91 20 5555 0102", label: "Mobile" }];
const email = "desk@banyan.example";
const whatsapp = { number: "+91 20 5555 0101", greeting: "Hello" };
const none = { phones: [], email: undefined, whatsapp: undefined, maps: undefined };
const maps = { directions: "https://maps.example/to", place: "https://maps.example/at" };
const chat = "https://wa.me/912055550101?text=Hello";

test("The bar of small screens holds the ways that the clinic has, e-mail only where it has neither call nor chat", (t) => {
	const page = pageOf(smallContent(t));
	const links = (ways: Partial<Page["clinic"]>, ambulance?: { number: string }, path?: string) =>
		[
			...renderToStaticMarkup(
				<ActionBar
					page={{ ...page, clinic: { ...page.clinic, ...none, ...ways } }}
					ambulance={ambulance}
					path={path}
				/>,
			).matchAll(/href="(.*?)"/g),
		].map(([, href]) => href);
	assert.deepEqual(links({ phones, email, whatsapp }), ["tel:+912055550100", chat, paths.booking]);
	assert.deepEqual(links({ phones, email }), ["tel:+912055550100", paths.booking]);
	assert.deepEqual(links({ whatsapp }), [chat, paths.booking]);
	assert.deepEqual(links({ phones, maps }), ["tel:+912055550100", paths.booking, maps.directions]);
	assert.deepEqual(links({ phones, maps }, undefined, paths.booking), ["tel:+912055550100", maps.directions]);
	assert.deepEqual(links({ email }), [`mailto:${email}`, paths.booking]);
	assert.deepEqual(links({ email }, { number: "108" }), ["tel:108", `mailto:${email}`]);
	const clinic = { ...page.clinic, ...none, phones, whatsapp, maps };
	const html = renderToStaticMarkup(<ActionBar page={{ ...page, clinic }} />);
	// Labels of the small content are the names of their fields.
	assert.deepEqual(
		[...html.matchAll(/<a href="(.*?)".*?>([^<]*)<\/a>/g)].map(([, href, text]) => [text, href]),
		[
			["call", "tel:+912055550100"],
			["whatsapp", chat],
			["book", paths.booking],
			["directions", maps.directions],
		],
	);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { renderToStaticMarkup } from "react-dom/server";
import { telephone } from "@/e2e/support/contact";
import { smallContent } from "@/e2e/support/content-copy";
import { type Page, pageOf } from "@/lib/pages/page";
import { mainPhone } from "@/lib/text/contact";
import { DirectContact } from "./direct-contact";

const ownNumber = "+91 20 5555 0199";

test("A number that several locations share is listed once with their names; a single number has no name", (t) => {
	const page = pageOf(smallContent(t));
	const { clinic } = page;
	const { address, hours } = clinic;
	const phone = mainPhone(clinic);
	assert.ok(address && hours && phone);
	const calls = (...branches: { name: string; phones: Page["clinic"]["phones"] }[]) => {
		const all = branches.map((branch) => ({ address, hours, ...branch }));
		const html = renderToStaticMarkup(
			<DirectContact page={{ ...page, clinic: { ...clinic, place: "Old Town", branches: all } }} ground="" />,
		);
		return [...html.matchAll(/<a href="(tel:[^"]*)".*?<\/a>/g)].map(([link, href]) => [
			link
				.replace(/<[^>]*>/g, " ")
				.replace(/ +/g, " ")
				.trim(),
			href,
		]);
	};
	assert.deepEqual(
		calls({ name: "Baner", phones: [{ number: ownNumber, label: "Reception" }] }, { name: "Aundh", phones: [] }),
		[
			[`Old Town, Aundh ${phone}`, telephone(phone)],
			[`Baner, Reception ${ownNumber}`, telephone(ownNumber)],
		],
	);
	assert.deepEqual(calls({ name: "Baner", phones: [] }), [[phone, telephone(phone)]]);
});

import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { smallContent } from "@/e2e/support/content-copy";
import { privacyText, servicesOf } from "./services";

/** The labels of the small clinic are the names of their fields. */
function policy(t: TestContext, body: string, change: (content: ReturnType<typeof smallContent>) => void = () => {}) {
	const content = smallContent(t);
	content.privacy.body = body;
	content.brand.loadingScreen = 0;
	content.clinic.firstAidOffline = false;
	content.clinic.maps = undefined;
	change(content);
	return privacyText(content);
}

const link = { name: "Practo", url: "https://www.practo.com/clinic" };
const text = "Before.\n\n- draft\n{stored}\n\n{services}\n\nAfter.";

test("The privacy policy says what holds for the clinic, and nothing else", (t) => {
	assert.equal(policy(t, text), "Before.\n\n- draft\n- night\n\n- noVisits\n\nAfter.");
	const full = policy(t, text, ({ brand, clinic, treatments }) => {
		brand.loadingScreen = 2;
		clinic.firstAidOffline = true;
		assert.ok(treatments.some(({ emergency }) => emergency.length > 0));
		const embed = "https://www.openstreetmap.org/export/embed.html";
		clinic.maps = { directions: embed, place: embed, embed };
		clinic.services = {
			visits: { service: "plausible", address: "https://plausible.io" },
			booking: link,
			payment: link,
		};
	});
	assert.equal(
		full,
		"Before.\n\n- draft\n- loadingScreen\n- night\n- firstAid\n\n- map\n- visits\n- booking\n- payment\n\nAfter.",
	);
});

test("First aid is stored only if a treatment has some", (t) => {
	const stored = policy(t, text, ({ clinic, treatments }) => {
		clinic.firstAidOffline = true;
		for (const treatment of treatments) treatment.emergency = [];
	});
	assert.doesNotMatch(stored, /firstAid/);
});

test("A policy without places for the lists ends with them", (t) => {
	const ended = policy(t, "Before.\n", ({ brand }) => {
		brand.loadingScreen = 2;
	});
	assert.equal(ended, "Before.\n\n- loadingScreen\n- night\n\n- noVisits\n");
});

test("Services are named as visitors know them, maps by their host", (t) => {
	const { clinic } = smallContent(t);
	const embed = "https://maps.clinic.in/embed";
	const maps = { directions: embed, place: embed, embed };
	const services = { visits: { service: "goatcounter", address: "https://a.goatcounter.com" } } as const;
	assert.deepEqual(
		servicesOf({ ...clinic, maps, branches: [], services }).map(({ kind, name }) => `${kind} ${name}`),
		["map maps.clinic.in", "visits GoatCounter"],
	);
});

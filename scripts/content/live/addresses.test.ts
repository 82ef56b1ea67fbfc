import assert from "node:assert/strict";
import { test } from "node:test";
import { unfitAddresses } from "./addresses";
import { elsewhere } from "./place-on-earth";

for (const text of [
	"www.banyan.example",
	"https://www.banyan.example/a",
	"See www.banyan.example.",
	"(www.example.com)",
]) {
	test(`${text} leads nowhere`, () => {
		const [found, ...others] = unfitAddresses(text);
		assert.match(found?.reason ?? "", /^www\.\S+ is a name for examples and leads nowhere$/);
		assert.deepEqual(others, []);
	});
}

test("An address without its https can be that of a site", () =>
	assert.deepEqual(unfitAddresses("See www.banyanclinic.in, or ask."), []));

test("A map's address with a stray percent sign is read all the same", () => {
	const here = { latitude: 18.5, longitude: 73.8 };
	assert.equal(elsewhere("https://maps.banyanclinic.in/50%/@18.5004%2C73.8001", here), undefined);
	assert.match(elsewhere("https://maps.banyanclinic.in/50%/@19.50%2c73.8001", here) ?? "", /^points to/);
});

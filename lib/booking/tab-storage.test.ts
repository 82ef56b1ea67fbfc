import assert from "node:assert/strict";
import { test } from "node:test";
import { isStorageAllowed, readDraft, readStored, store, storeField, wasSent } from "./tab-storage";

const install = (get: () => unknown) =>
	Object.defineProperty(globalThis, "sessionStorage", { configurable: true, get });
const stored = new Map<string, string>();

/** A test with an empty storage. Hooks of the file would give it to other files of the process, too. */
function testDraft(what: string, run: () => void): void {
	test(what, (t) => {
		t.after(() => Reflect.deleteProperty(globalThis, "sessionStorage"));
		stored.clear();
		install(() => ({
			getItem: (key: string) => stored.get(key) ?? null,
			setItem: (key: string, value: string) => stored.set(key, value),
			removeItem: (key: string) => stored.delete(key),
		}));
		run();
	});
}

testDraft(
	"Fields are stored one by one, without losing what another page has stored, until the draft is cleared",
	() => {
		assert.deepEqual(readDraft(), {});
		storeField("user_name", "आशा");
		stored.set("appointment-draft", JSON.stringify({ ...readDraft(), message: "A lump" }));
		storeField("user_name", "Usha");
		assert.deepEqual(readDraft(), { user_name: "Usha", message: "A lump" });
		storeField("user_name", undefined);
		assert.deepEqual(readDraft(), { message: "A lump" });
		store("appointment-attempts", { sentAt: 1 });
		store("appointment-draft");
		assert.deepEqual([...stored.values()], ['{"sentAt":1}']);
	},
);

testDraft("A draft was sent if all of it was; an empty one was not", () => {
	const sent = { user_name: "Asha", user_email: "a@b.c", user_phone: "", appointment_date: "", message: "" };
	assert.equal(wasSent({ user_name: "Asha", message: "" }, sent), true);
	assert.equal(wasSent({ user_name: "Asha", message: "A lump" }, sent), false);
	assert.equal(wasSent({}, sent), false);
});

testDraft("A draft that no longer fits into storage lives as long as the page", () => {
	storeField("user_name", "Asha");
	const full = () => {
		throw new DOMException("Full", "QuotaExceededError");
	};
	install(() => ({ getItem: (key: string) => stored.get(key) ?? null, setItem: full, removeItem: () => {} }));
	storeField("message", "A lump");
	assert.deepEqual(readDraft(), { user_name: "Asha", message: "A lump" });
	store("appointment-draft");
});

testDraft("Stored text that is not a draft is ignored", () => {
	for (const text of ["", "{", "null", "7", "[]", '"Asha"', '{"user_name":7,"other":"x"}']) {
		for (const key of ["appointment-draft", "appointment-attempts"]) stored.set(key, text);
		assert.deepEqual(readDraft(), {}, text);
		assert.equal(readStored("appointment-attempts").sending, undefined, text);
	}
});

testDraft("If the browser forbids storage, the draft lives as long as the page", () => {
	install(() => {
		throw new DOMException("Forbidden", "SecurityError");
	});
	assert.equal(isStorageAllowed(), false);
	storeField("user_name", "Asha");
	assert.deepEqual(readDraft(), { user_name: "Asha" });
	store("appointment-draft");
	assert.deepEqual(readDraft(), {});
	store("appointment-attempts", { sentAt: 7 });
	assert.deepEqual(readStored("appointment-attempts"), { sentAt: 7 });
	store("appointment-attempts");
});

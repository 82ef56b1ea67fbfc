import assert from "node:assert/strict";
import { test } from "node:test";
import { clearDraft, readDraft, storeField, wasSent } from "./draft-storage";
import { waitingTime } from "./send";
import { isStorageAllowed, tabStorage } from "./tab-storage";

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
		clearDraft();
		assert.equal(stored.size, 0);
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
	clearDraft();
});

testDraft("Stored text that is not a draft is ignored", () => {
	for (const text of ["", "{", "null", "7", "[]", '"Asha"', '{"user_name":7,"other":"x"}']) {
		stored.set("appointment-draft", text);
		assert.deepEqual(readDraft(), {}, text);
	}
});

testDraft("If the browser forbids storage, the draft lives as long as the page", () => {
	install(() => {
		throw new DOMException("Forbidden", "SecurityError");
	});
	assert.equal(isStorageAllowed(), false);
	storeField("user_name", "Asha");
	assert.deepEqual(readDraft(), { user_name: "Asha" });
	clearDraft();
	assert.deepEqual(readDraft(), {});
	tabStorage.setItem("appointment-sent-at", "0");
	assert.equal(waitingTime(new Date(4_000)), 6_000);
	tabStorage.removeItem("appointment-sent-at");
});

testDraft("The next request waits until ten seconds after the last, unless the clock was set back", () => {
	const now = new Date("2026-11-21T12:00:00Z");
	assert.equal(waitingTime(now), 0);
	for (const [ago, left] of [
		[0, 10_000],
		[4_000, 6_000],
		[10_000, 0],
		[-3_600_000, 0],
	] as const) {
		tabStorage.setItem("appointment-sent-at", String(now.getTime() - ago));
		assert.equal(waitingTime(now), left, `${ago}`);
	}
});

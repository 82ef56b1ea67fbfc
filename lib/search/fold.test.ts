import assert from "node:assert/strict";
import { test } from "node:test";
import { key, keysIn, spelling, wordsIn } from "./fold";

/** What different people write for the same word: Latin letters as they come, Marathi, Hindi. */
const same = [
	["haath", "hath", "haat", "हात", "हाथ"],
	["gaath", "gath", "gaathe", "गाठ"],
	["gaanth", "ganth", "गांठ", "गाँठ"],
	["paay", "pay", "paya", "पाय"],
	["pair", "पैर"],
	["jalala", "jalla", "jalaala", "जळला", "जळाला"],
	["jalna", "jalana", "जलना"],
	["suj", "sooj", "सूज"],
	["sujan", "soojan", "सूजन"],
	["bhajla", "bhajala", "bajla", "भाजला", "भाजलं"],
	["kapla", "kapala", "kapale", "kaplay", "कापला"],
	["kata", "kati", "kaata", "काटा", "कट"],
	["chhati", "chaati", "छाती"],
	["ungli", "ungali", "unglee", "उंगली"],
	["haddi", "hadi", "हड्डी"],
	["phoda", "foda", "फोड़ा"],
	["jakham", "zakham", "जखम", "ज़खम"],
	["dnyan", "gyan", "ज्ञान"],
	["nakh", "nakkh", "नख"],
	["naak", "nak", "नाक"],
	["lamba", "lanba", "लंबा"],
	["dialysis", "डायलिसिस"],
	["lobe", "lob", "लोब"],
	["surgery", "surgeries", "surgeri"],
	["gynecomastia", "gynaecomastia"],
	["wart", "warts", "vart"],
	["finger", "fingers", "finger's"],
	["cut", "cuts", "cutting"],
	["burn", "burns", "burned", "burning"],
	["swell", "swells", "swelling"],
	["biopsy", "biopsies"],
	["108", "१०८"],
] as const;

for (const [first, ...others] of same) {
	test(`${first} has one key with ${others.join(", ")}`, () => {
		for (const other of others) assert.deepEqual(keysIn(other), [key(first)], other);
	});
}

test("Words that mean different things have different keys", () => {
	const different = [
		"hand",
		"had",
		"head",
		"hair",
		"heal",
		"car",
		"care",
		"vein",
		"wound",
		"bone",
		"bite",
		"toe",
		"scar",
		"string",
		"ring",
		"nakh",
		"naak",
	];
	assert.equal(new Set(different.map(key)).size, different.length);
});

test("Initials with full stops are one word, words with hyphens several", () => {
	assert.deepEqual(wordsIn("A.V. fistula"), ["av", "fistula"]);
	assert.deepEqual(wordsIn("a.v. fistula"), wordsIn("AV Fistula"));
	assert.deepEqual(wordsIn("Re-implantation, ear-lobe"), ["re", "implantation", "ear", "lobe"]);
	assert.deepEqual(wordsIn("the doctor’s hand's"), ["the", "doctor", "hand"]);
});

test("What has no letters has no words, and no sign makes it fail", () => {
	for (const text of ["", "  ", "?!", "🙂", "(.*)+$"]) assert.deepEqual(wordsIn(text), []);
	for (const text of ["्", "ँ", "\ud800", "e\u0301", "ﬁ"]) assert.doesNotThrow(() => keysIn(text));
});

test("Small words are told by their spelling, which keeps apart what a key does not", () => {
	assert.equal(spelling("मला"), spelling("mala"));
	assert.notEqual(spelling("can"), spelling("कान"));
	assert.equal(key("can"), key("कान"));
});

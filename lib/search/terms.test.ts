import assert from "node:assert/strict";
import { test } from "node:test";
import { phoneticKey, spelling, wordsIn } from "./terms";

/** Spellings of one word a line: in Latin letters, Marathi and Hindi. */
const SAME = `
	haath hath haat हात हाथ
	gaath gath gaathe गाठ
	gaanth ganth गांठ गाँठ
	paay pay paya पाय
	pair पैर
	jalala jalla jalaala जळला जळाला
	jalna jalana जलना
	suj sooj सूज
	sujan soojan सूजन
	bhajla bhajala bajla भाजला भाजलं
	kapla kapala kapale kaplay कापला
	kata kati kaata काटा कट
	chhati chaati छाती
	ungli ungali unglee उंगली
	haddi hadi हड्डी
	phoda foda फोड़ा
	jakham zakham जखम ज़खम
	dnyan gyan ज्ञान
	nakh nakkh नख
	naak nak नाक
	lamba lanba लंबा
	dialysis डायलिसिस
	lobe lob लोब
	surgery surgeries surgeri
	gynecomastia gynaecomastia
	wart warts vart
	finger fingers finger's
	cut cuts cutting
	burn burns burned burning
	swell swells swelling
	biopsy biopsies
	108 १०८
`;

/** Words that must not be confused. */
const DIFFERENT = "hand had head hair heal car care vein wound bone bite toe scar string ring nakh naak";

const keysIn = (text: string) => wordsIn(text).map(phoneticKey);

for (const line of SAME.trim().split("\n")) {
	const [first = "", ...others] = line.trim().split(" ");
	test(`${first} has the same key as ${others.join(", ")}`, () => {
		for (const other of others) assert.deepEqual(keysIn(other), [phoneticKey(first)], other);
	});
}

test("Words with different meanings have different keys", () => {
	const words = DIFFERENT.split(" ");
	assert.equal(new Set(words.map(phoneticKey)).size, words.length);
});

test("Initials with full stops are one word, hyphenated words several", () => {
	assert.deepEqual(wordsIn("A.V. fistula"), ["av", "fistula"]);
	assert.deepEqual(wordsIn("a.v. fistula"), wordsIn("AV Fistula"));
	assert.deepEqual(wordsIn("Re-implantation, ear-lobe"), ["re", "implantation", "ear", "lobe"]);
	assert.deepEqual(wordsIn("the doctor’s hand's"), ["the", "doctor", "hand"]);
});

test("Stop words are compared by spelling, which distinguishes words with the same key", () => {
	assert.equal(spelling("मला"), spelling("mala"));
	assert.notEqual(spelling("can"), spelling("कान"));
	assert.equal(phoneticKey("can"), phoneticKey("कान"));
});

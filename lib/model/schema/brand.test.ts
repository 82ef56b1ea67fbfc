import assert from "node:assert/strict";
import { test } from "node:test";
import { readYamlText } from "../../content/content-file";
import { BRAND_FILE } from "../../content/load";
import { describeProblem } from "../../content/problem";
import { brand } from "./brand";

const file = `colours:
  paper: "#fbf7f0"
  sand: "#f1e7d8"
  ink: "#15302F"
  pine: "#0e5a54"
  clay: "#b8492b"
  clayDeep: "#963818"
  marigold: "#e8a317"
  sage: "#b9cdbf"
  blush: "#f2d5c8"
  mist: "#d5e3e6"
typefaces:
  headings: { package: "@fontsource-variable/fraunces", kind: serif, weight: 460 }
  text: { package: "@fontsource-variable/figtree", kind: sans, weight: { min: 400, max: 700 } }
mark: brand/mark.svg
icon: { ground: ink, mark: paper }
browser: { theme: ink, background: paper }
`;

/** The problems of the brand after an edit of its file. */
function problemsWith(old: RegExp, text: string): string[] {
	const edited = file.replace(old, text);
	assert.notEqual(edited, file);
	return readYamlText(BRAND_FILE, edited, brand).problems.map(describeProblem);
}

/** The line of a field, counted from 1. */
const lineOf = (field: string) => file.slice(0, file.indexOf(field)).split("\n").length;

test("A colour on which white text is illegible is reported with its contrast and the contrast needed", () => {
	assert.deepEqual(problemsWith(/clay: .*/, 'clay: "#e07050"'), [
		`content/brand.yaml:${lineOf("clay:")}:9 colours.clay: #e07050 and white (#ffffff) have a contrast of 3.18:1; 4.5:1 is needed; try #b85c42`,
		`content/brand.yaml:${lineOf("clay:")}:9 colours.clay: #e07050 and paper (#fbf7f0) have a contrast of 2.97:1; 3:1 is needed; try #b85c42`,
		`content/brand.yaml:${lineOf("clay:")}:9 colours.clay: #e07050 and sand (#f1e7d8) have a contrast of 2.59:1; 3:1 is needed; try #b85c42`,
	]);
});

test("Every colour used on a background that is too dark for it is reported", () => {
	const fields = problemsWith(/sand: .*/, 'sand: "#8a7a60"').map((problem) => problem.split(" ")[1]);
	assert.deepEqual(fields, ["colours.ink:", "colours.pine:", "colours.clayDeep:", "colours.clay:"]);
});

test("An invalid or missing colour is reported at its line", () => {
	assert.deepEqual(problemsWith(/mist: .*/, "mist: blue"), [
		`content/brand.yaml:${lineOf("mist:")}:9 colours.mist: a colour in quotation marks, such as "#1a2b3c", found "blue"`,
	]);
	assert.deepEqual(problemsWith(/ {2}mist: .*\n/, ""), [
		`content/brand.yaml:${lineOf("colours:")}:1 colours.mist: required`,
	]);
});

test("A brand needs no star, bullet, band or picture for the not-found page; colours may be in capitals", () => {
	const { data, problems } = readYamlText(BRAND_FILE, file, brand);
	assert.deepEqual(problems, []);
	assert.equal(data?.colours.ink, "#15302f");
});

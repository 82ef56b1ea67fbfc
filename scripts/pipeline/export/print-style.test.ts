import assert from "node:assert/strict";
import { test } from "node:test";
import { printStyle, withoutPrint } from "./print-style";

const sheet =
	":root{--ink:black;--paper:white}@layer a{p{top:0}@media print{p{color:var(--ink)}}}@media screen{h1{top:0}}@media print{@page{margin:0}}";

test("A page's style has no rules for print", () => {
	assert.equal(withoutPrint(sheet), ":root{--ink:black;--paper:white}@layer a{p{top:0}}@media screen{h1{top:0}}");
});

test("The style for print has the rules of all pages once, in their layers, and the colours that they read", () => {
	assert.equal(
		printStyle([sheet, `${sheet}@media print{h2{top:0}}`]),
		"@layer base{:root{--ink:black}}@layer a{@media print{p{color:var(--ink)}}}@media print{@page{margin:0}}@media print{h2{top:0}}",
	);
});

import { test } from "node:test";
import { expect } from "@playwright/test";
import { smallContent } from "@/e2e/support/small-content";
import { relatedTreatments, treatmentAt, treatmentParams } from "./treatments";

test("A treatment has a page by its slug and by each of its aliases", (t) => {
	const content = smallContent(t);
	expect(treatmentParams(content).filter(({ menu }) => menu === "minor-surgery")).toEqual(
		["ear-lobe-repair", "ear-repair", "toenail-surgery", "toenail", "warts"].map((link) => ({
			menu: "minor-surgery",
			link,
		})),
	);
	expect(treatmentAt(content, "minor-surgery", "toenail-surgery")?.link).toBe("Toenail Surgery");
	expect(treatmentAt(content, "minor-surgery", "toenail")?.link).toBe("Toenail Surgery");
});

test("A treatment is found in its own menu alone", (t) => {
	const content = smallContent(t);
	expect(treatmentAt(content, "hand-surgery", "warts")).toBeUndefined();
	expect(treatmentAt(content, "minor-surgery", "Warts")).toBeUndefined();
});

test("Related treatments come in the order in which a treatment names them", (t) => {
	const { treatments } = smallContent(t);
	const related = ["minor-surgery/warts", "hand-surgery/cut-tendons", "minor-surgery/no-such-thing"];
	const [treatment] = treatments;
	if (!treatment) throw new Error("The small clinic has treatments");
	expect(relatedTreatments({ treatments }, { ...treatment, related }).map(({ link }) => link)).toEqual([
		"Warts",
		"Cut Tendons",
	]);
});

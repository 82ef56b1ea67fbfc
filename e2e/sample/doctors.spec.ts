import { expect, test } from "@playwright/test";
import { selectAll } from "hast-util-select";
import { content, pageAt, tidy } from "@/e2e/support/site";
import { doctorPath } from "@/lib/site/routes";

const { doctors } = content;

for (const doctor of doctors) {
	test(`The profile of ${doctor.name} gives the specification's four reasons, and patients' words`, () => {
		const { root } = pageAt(doctorPath(doctor.slug));
		expect(doctor.whyChoose?.cards.map(({ label }) => label)).toEqual([
			"Expertise",
			"Advanced Techniques",
			"Patient-Centered Care",
			"Trusted Reputation",
		]);
		expect(selectAll("#feedback", root).map(tidy)).toEqual(["Examples, invented for this sample"]);
	});
}

test("The dental and cosmetic surgeon is called so behind her training, and treats no disease of the skin", () => {
	const mrunal = doctors.find(({ slug }) => slug === "dr-mrunal-devrukhkar");
	expect(mrunal?.role).toBe("Oral and maxillofacial surgeon; dental and cosmetic surgeon");
	expect(mrunal?.about.text).toMatch(/does not do:\*\* acne, dark patches/);
});

test("The surgeon has two introductions on film, the dental and cosmetic surgeon none", () => {
	expect(doctors.map(({ films }) => films?.items.length ?? 0)).toEqual([2, 0]);
});

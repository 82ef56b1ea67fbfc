import { expect, test } from "@playwright/test";
import { selectAll } from "hast-util-select";
import { doctorPath } from "@/lib/site/routes";
import { content, pageAt, tidy } from "@/tests/support/site";

const { doctors, testimonials } = content;

for (const doctor of doctors) {
	test(`The profile of ${doctor.name} gives the specification's four reasons, and patients' words`, () => {
		const { root } = pageAt(doctorPath(doctor.slug));
		expect(doctor.whyChoose?.cards.map(({ title }) => title)).toEqual([
			"Expertise",
			"Advanced Techniques",
			"Patient-Centered Care",
			"Trusted Reputation",
		]);
		expect(selectAll("h2", root).map(tidy)).toContain(testimonials?.heading);
	});
}

test("The surgeon has two introductions on film, the dental and cosmetic surgeon none", () => {
	expect(doctors.map(({ films }) => films?.items.length ?? 0)).toEqual([2, 0]);
});

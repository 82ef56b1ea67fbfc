import { selectAll } from "hast-util-select";
import { pageAt, textAt, tidy } from "@/e2e/support/site";
import { expect, test } from "@/e2e/support/test";
import { paths } from "@/lib/model/routes";

const sections = (path: string) => selectAll("main h2", pageAt(path).root).map(tidy);

test("The privacy policy has its dates of publication and last change, and six sections", () => {
	const text = textAt("main", pageAt(paths.privacy));
	expect(text).toContain("First published 24 August 2025");
	expect(text).toContain("Last updated 25 November 2026");
	expect(sections(paths.privacy)).toEqual(
		[/information/i, /use/i, /shar/i, /secur/i, /control|rights|choices/i, /contact/i].map((topic) =>
			expect.stringMatching(topic),
		),
	);
});

test("The privacy policy says what the site does, who answers and when, how long a request is kept, and children's rights", () => {
	const text = textAt("main", pageAt(paths.privacy));
	const services = [/EmailJS/, /session storage/i, /first aid/, /OpenStreetMap/, /WhatsApp/, /not sell|never sell/i];
	for (const fact of [
		...[...services, /delet/i, /Grievance Officer: Dr\. Ishaan Devrukhkar/, /rules of 2011/, /within 72 hours/],
		...[/kept for one year.* erased in the month after/, /within seven days, at the latest within one month/],
		...[/under 18, a parent or guardian sends/, /Data Protection Board of India/],
	]) {
		expect.soft(text).toMatch(fact);
	}
	const [mail] = selectAll('main address a[href^="mailto:"]', pageAt(paths.privacy).root);
	expect(mail?.properties.href).toContain("subject=My%20data");
});

test("The terms bind no visitor who only reads a page", () => {
	const text = textAt("main", pageAt(paths.terms));
	expect(text).toContain("These terms tell how this site may be used.");
	expect(text).not.toMatch(/By reading/);
});

test("The privacy policy lists each item that the browser stores on one line", () => {
	const lines = selectAll("main li", pageAt(paths.privacy).root).map(tidy);
	const stored = [
		/draft/,
		/time at which your last request left/,
		/had no clear answer/,
		/slower speed/,
		/seen the loading screen/,
	];
	for (const named of stored) {
		expect(lines.filter((line) => named.test(line))).toHaveLength(1);
	}
});

test("The terms have six numbered sections", () => {
	const topics = ["accept", "use", "intellectual", "liability", "changes", "contact"];
	expect(sections(paths.terms)).toEqual(
		topics.map((topic, index) => expect.stringMatching(new RegExp(`^${index + 1}\\. .*${topic}`, "i"))),
	);
});

import { selectAll } from "hast-util-select";
import { attributes, pageAt, textAt, tidy } from "@/e2e/support/site";
import { expect, test } from "@/e2e/support/test";
import { paths } from "@/lib/model/routes";

const sections = (path: string) => selectAll("main h2", pageAt(path).root).map(tidy);

test("The privacy policy has its dates, six sections, and what the site does, who answers and when, and for how long", () => {
	const page = pageAt(paths.privacy);
	expect(sections(paths.privacy)).toEqual(
		[/information/i, /use/i, /shar/i, /secur/i, /control|rights|choices/i, /contact/i].map((topic) =>
			expect.stringMatching(topic),
		),
	);
	const services = [/EmailJS/, /session storage/i, /first aid/, /OpenStreetMap/, /WhatsApp/, /not sell|never sell/i];
	for (const fact of [
		...[/First published 24 August 2025/, /Last updated 25 November 2026/, ...services, /delet/i],
		...[/Grievance Officer: Dr\. Ishaan Devrukhkar/, /rules of 2011/, /within 72 hours/],
		...[/kept for one year.* erased in the month after/, /within seven days, at the latest within one month/],
		...[/under 18, a parent or guardian sends/, /Data Protection Board of India/],
	]) {
		expect.soft(textAt("main", page)).toMatch(fact);
	}
	expect(attributes("href", page, 'main address a[href^="mailto:"]')[0]).toContain("subject=My%20data");
	// Each item that the browser stores is on one line.
	const lines = selectAll("main li", page.root).map(tidy);
	for (const item of [
		/draft/,
		/time at which your last request left/,
		/had no clear answer/,
		/slower speed/,
		/seen the loading/,
	])
		expect.soft(lines.filter((line) => item.test(line))).toHaveLength(1);
});

test("The terms have six numbered sections, and bind no visitor who only reads a page", () => {
	const topics = ["accept", "use", "intellectual", "liability", "changes", "contact"];
	expect(sections(paths.terms)).toEqual(
		topics.map((topic, index) => expect.stringMatching(new RegExp(`^${index + 1}\\. .*${topic}`, "i"))),
	);
	const text = textAt("main", pageAt(paths.terms));
	expect(text).toContain("These terms tell how this site may be used.");
	expect(text).not.toMatch(/By reading/);
});

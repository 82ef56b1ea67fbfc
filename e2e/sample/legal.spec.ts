import { expect, test } from "@playwright/test";
import { selectAll } from "hast-util-select";
import { pageAt, textAt, tidy } from "@/e2e/support/site";
import { paths } from "@/lib/model/routes";

const sections = (path: string) => selectAll("main h2", pageAt(path).root).map(tidy);

test("The privacy policy tells when it was first there and last changed, and has its six sections", () => {
	const text = textAt("main", pageAt(paths.privacy));
	expect(text).toContain("First published 24 August 2025");
	expect(text).toContain("Last updated 24 November 2026");
	expect(sections(paths.privacy)).toEqual(
		[/information/i, /use/i, /shar/i, /secur/i, /control|rights|choices/i, /contact/i].map((topic) =>
			expect.stringMatching(topic),
		),
	);
});

test("The privacy policy says what the site does, who answers and when, how long a request is kept, and children's rights", () => {
	const text = textAt("main", pageAt(paths.privacy));
	for (const fact of [
		/EmailJS/,
		/session storage/i,
		/first aid/,
		/OpenStreetMap/,
		/WhatsApp/,
		/not sell|never sell/i,
		/delet/i,
		/Grievance Officer: Dr\. Ishaan Devrukhkar/,
		/kept for one year.* erased in the month after/,
		/within seven days, at the latest within one month/,
		/under 18, a parent or guardian sends/,
		/within 72 hours/,
		/Data Protection Board of India/,
		/rules of 2011/,
	]) {
		expect.soft(text).toMatch(fact);
	}
	const [mail] = selectAll('main address a[href^="mailto:"]', pageAt(paths.privacy).root);
	expect(mail?.properties.href).toContain("subject=My%20data");
});

test("The terms bind nobody for reading a page", () => {
	const text = textAt("main", pageAt(paths.terms));
	expect(text).toContain("These terms tell how this site may be used.");
	expect(text).not.toMatch(/By reading/);
});

test("The privacy policy names what the browser keeps, each in a line of its own", () => {
	const lines = selectAll("main li", pageAt(paths.privacy).root).map(tidy);
	for (const named of [
		/draft/,
		/time at which your last request left/,
		/had no clear answer/,
		/seen the loading screen/,
	]) {
		expect(lines.filter((line) => named.test(line))).toHaveLength(1);
	}
});

test("The terms have six numbered sections", () => {
	expect(sections(paths.terms)).toEqual(
		[
			/^1\. .*accept/i,
			/^2\. .*use/i,
			/^3\. .*intellectual/i,
			/^4\. .*liability/i,
			/^5\. .*changes/i,
			/^6\. .*contact/i,
		].map((topic) => expect.stringMatching(topic)),
	);
});

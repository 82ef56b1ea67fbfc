import { expect, test } from "@playwright/test";
import { selectAll } from "hast-util-select";
import { paths } from "@/lib/site/routes";
import { pageAt, textAt, tidy } from "@/tests/support/site";

const sections = (path: string) => selectAll("main h2", pageAt(path).root).map(tidy);

test("The privacy policy was last updated on 24 August 2025 and has its six sections", () => {
	expect(textAt("main", pageAt(paths.privacy))).toContain("Last updated 24 August 2025");
	expect(sections(paths.privacy)).toEqual(
		[/information/i, /use/i, /shar/i, /secur/i, /control|rights|choices/i, /contact/i].map((topic) =>
			expect.stringMatching(topic),
		),
	);
});

test("The privacy policy says what the site does: five fields, EmailJS, the draft, the map, no selling", () => {
	const text = textAt("main", pageAt(paths.privacy));
	for (const fact of [
		/EmailJS/,
		/session storage/i,
		/first aid/,
		/OpenStreetMap/,
		/WhatsApp/,
		/not sell|never sell/i,
		/delet/i,
	]) {
		expect(text).toMatch(fact);
	}
});

test("The privacy policy names what the browser keeps, each in a line of its own", () => {
	const lines = selectAll("main li", pageAt(paths.privacy).root).map(tidy);
	for (const named of [/draft/, /time at which your last request left/, /on its way/, /seen the loading screen/]) {
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

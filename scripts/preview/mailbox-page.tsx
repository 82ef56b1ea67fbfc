import { basename } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { translucent } from "@/lib/brand/contrast";
import type { Brand } from "@/lib/content/schema/brand";
import { type Failure, failures } from "./failures";
import type { StoredRequest, UnreadableRequest } from "./mailbox";

/** The page in the clinic's colours, its typefaces where this computer has them. */
const css = ({ colours, typefaces }: Brand) => {
	const [headings, text] = [familyStack(typefaces.headings), familyStack(typefaces.text)];
	return `
	:root { font: 1rem/1.5 ${text}; color: ${colours.ink}; background: ${colours.paper}; }
	body { max-width: 48rem; margin: 0 auto; padding: 1rem; }
	h1 { font-family: ${headings}; font-weight: 500; }
	h1, h2 { line-height: 1.25; }
	h2 { font-size: 1.125rem; margin: 0; }
	form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
	select, button { font: inherit; min-height: 2.75rem; padding: 0.375rem 0.75rem; border: 1px solid ${colours.ink}; border-radius: 0.5rem; color: inherit; background: #fff; }
	button { color: ${colours.paper}; background: ${colours.pine}; border-color: ${colours.pine}; }
	:focus-visible { outline: 3px solid ${colours.ink}; outline-offset: 2px; }
	article { margin: 1.5rem 0; padding: 1rem; border: 1px solid ${translucent(colours.ink, 0.25)}; border-radius: 0.5rem; background: ${colours.sand}; }
	table { width: 100%; border-collapse: collapse; margin: 0.75rem 0; }
	th, td { padding: 0.25rem 0.5rem 0.25rem 0; text-align: start; vertical-align: top; }
	th { width: 11rem; font-weight: 600; }
	td, p { white-space: pre-wrap; overflow-wrap: anywhere; }
`;
};

/** A typeface by the name of its package, and what every computer has of its kind. */
const familyStack = ({ package: name, kind }: Brand["typefaces"]["text"]): string => {
	const family = basename(name)
		.split("-")
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join(" ");
	return `"${family} Variable", "${family}", ${kind === "serif" ? "serif" : "system-ui, sans-serif"}`;
};

const istClock = new Intl.DateTimeFormat("en-GB", {
	dateStyle: "medium",
	timeStyle: "medium",
	timeZone: "Asia/Kolkata",
});

type PageProps = {
	requests: (StoredRequest | UnreadableRequest)[];
	/** The failure this browser asks for at present. */
	failure: Failure | undefined;
	brand: Brand;
};

/** Writes the mailbox page as a whole HTML document. React escapes every text, so nothing sent runs as markup. */
export function mailboxPage(props: PageProps): string {
	return `<!doctype html>${renderToStaticMarkup(<Page {...props} />)}`;
}

function Page({ requests, failure, brand }: PageProps) {
	return (
		<html lang="en-GB">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>Mailbox</title>
				<style>{css(brand)}</style>
			</head>
			<body>
				<main>
					<h1>Mailbox</h1>
					<p>Appointment requests sent from this preview, newest first. They go to no one.</p>
					<FailureSwitch failure={failure} />
					{requests.length === 0 && <p>No requests yet. Send one with the form of the site.</p>}
					{requests.map((request) =>
						"unreadable" in request ? (
							<Unreadable key={request.file} {...request} />
						) : (
							<Request key={request.file} {...request} />
						),
					)}
				</main>
			</body>
		</html>
	);
}

function FailureSwitch({ failure }: Pick<PageProps, "failure">) {
	return (
		<form method="post" action="/mailbox/failure">
			<label htmlFor="failure">Answer to requests from this browser</label>
			<select id="failure" name="failure" defaultValue={failure ?? "none"}>
				<option value="none">Accept</option>
				{[...failures].map(([name, description]) => (
					<option key={name} value={name}>
						{description}
					</option>
				))}
			</select>
			<button type="submit">Set</button>
		</form>
	);
}

function Request({ file, received, fields }: StoredRequest) {
	return (
		<article>
			<h2>
				<time dateTime={received}>{istClock.format(new Date(received))} IST</time>
			</h2>
			<table>
				<tbody>
					{fields.map(({ name, value }, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a form may repeat a name, and the rows never move
						<tr key={index}>
							<th scope="row">{name}</th>
							<td>{value}</td>
						</tr>
					))}
				</tbody>
			</table>
			<small>{file}</small>
		</article>
	);
}

function Unreadable({ file, unreadable }: UnreadableRequest) {
	return (
		<article>
			<h2>Unreadable file</h2>
			<p>{unreadable}</p>
			<small>{file}</small>
		</article>
	);
}

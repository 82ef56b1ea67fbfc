import type { Change } from "../changes";
import { listChanges, listMistakes, REFUSED, undo, WRITTEN } from "./server";

const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = "") =>
	Object.assign(document.createElement(tag), { textContent: text });

const status = Object.assign(make("p"), { role: "status" });
const undoButton = Object.assign(make("button", "Undo last change"), { type: "button", disabled: true });
const site = Object.assign(make("a", "See the site"), { href: "/", target: "_blank" });
const mistakes = Object.assign(make("div"), { className: "mistakes", hidden: true });

const timeOf = ({ when }: Change) => new Date(when).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
const filesOf = ({ files }: Change) => files.map(({ file }) => file).join(", ");

async function showChanges(): Promise<void> {
	const [last] = await listChanges();
	status.textContent = last ? `Saved at ${timeOf(last)}: ${filesOf(last)}` : "Nothing has been changed yet.";
	undoButton.disabled = !last;
	undoButton.onclick = () => last && takeBack(last).catch(console.error);
}

async function takeBack(change: Change): Promise<void> {
	const question = `Put back what was there before ${timeOf(change)}? This concerns ${filesOf(change)}.`;
	if (!confirm(`${question} What you have typed since and not saved is lost.`)) return;
	await undo(change.id);
	// The editor knows only what it has read.
	location.reload();
}

async function showMistakes(): Promise<void> {
	const found = await listMistakes();
	const list = make("ul");
	list.append(...found.map((mistake) => make("li", mistake)));
	const said = found.length === 1 ? "One mistake" : `${found.length} mistakes`;
	mistakes.replaceChildren(make("p", `${said}: the site keeps its old state until this is put right.`), list);
	mistakes.hidden = found.length === 0;
}

/** Below the editor: what was saved last, the button that takes it back, and what the check says of the content. */
export function showSavedBar(): void {
	const bar = Object.assign(make("aside"), { id: "saved", ariaLabel: "Saved changes" });
	const line = Object.assign(make("div"), { className: "line" });
	line.append(status, undoButton, site);
	bar.append(mistakes, line);
	document.body.append(bar);
	const show = () => Promise.all([showChanges(), showMistakes()]).catch(console.error);
	let waiting: ReturnType<typeof setTimeout> | undefined;
	window.addEventListener(WRITTEN, () => {
		// What it would take back is not known yet.
		undoButton.disabled = true;
		clearTimeout(waiting);
		// Several files may be saved at once.
		waiting = setTimeout(show, 200);
	});
	window.addEventListener(REFUSED, (event) => {
		status.textContent = (event as CustomEvent<string>).detail;
	});
	void show();
}

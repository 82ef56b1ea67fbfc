import type { CmsConfig } from "@sveltia/cms";
import { chooseLanguage, inWords, language, languages } from "./editor-language";
import { BAR_ID } from "./editor-page";
import { type Changes, type ChangesSource, hostedChanges } from "./hosted-changes";
import { localChanges } from "./local-changes";

const SECONDS_BETWEEN = 15;

/** The language of the editor, where it has several. */
function languageChoice(): HTMLElement[] {
	if (languages.length < 2) return [];
	const select = document.createElement("select");
	select.ariaLabel = inWords("Language of the editor");
	for (const one of languages) {
		const name = new Intl.DisplayNames(one, { type: "language" }).of(one) ?? one;
		select.add(new Option(name, one, false, one === language));
	}
	select.addEventListener("change", () => chooseLanguage(select.value));
	return [select];
}

/** Fills the line above the editor: what has become of the last change, undo, publish, and the language. */
export function showEditorBar(config: CmsConfig): void {
	const bar = document.getElementById(BAR_ID);
	if (!bar) throw new Error(`no element ${BAR_ID}`);
	const isLocal = document.documentElement.dataset.local !== undefined;
	const source: ChangesSource = isLocal ? localChanges(config) : hostedChanges(config);
	const state = document.createElement("p");
	state.role = "status";
	const actions = document.createElement("span");
	bar.append(state, actions, ...languageChoice());

	async function refresh(): Promise<void> {
		const changes = await source().catch(() => undefined);
		// A text that is set again would be read out again.
		if (state.textContent !== (changes?.text ?? "")) state.textContent = changes?.text ?? "";
		const shown = [...actions.children].map(({ textContent }) => textContent).join();
		if (shown === (changes?.actions ?? []).map(({ label }) => label).join()) return;
		actions.replaceChildren(...(changes?.actions ?? []).map(button));
	}

	function button({ label }: Changes["actions"][number]): HTMLElement {
		const made = document.createElement("button");
		made.textContent = label;
		made.addEventListener("click", async () => {
			made.disabled = true;
			// The state of now, since it may have changed while the button stood there.
			const action = (await source())?.actions.find((one) => one.label === label);
			await action?.run().catch((error: unknown) => {
				alert(`${inWords("It did not work.")} ${error instanceof Error ? error.message : ""}`);
			});
			made.disabled = false;
			await refresh();
		});
		return made;
	}

	refresh();
	setInterval(() => document.hidden || refresh(), SECONDS_BETWEEN * 1000);
	document.addEventListener("visibilitychange", () => document.hidden || refresh());
	// A form is left when it is saved.
	addEventListener("hashchange", refresh);
}

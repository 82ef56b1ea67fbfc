/** The language of the editor's page. Imported before Sveltia, which reads its settings as it is loaded. */
import type { EditorWords } from "@/lib/editor/words";
import { WORDS_ID } from "./editor-page";

const KEY = "editor-language";
const tables = JSON.parse(document.getElementById(WORDS_ID)?.textContent ?? "") as Record<string, EditorWords>;

/** The languages that the editor speaks. */
export const languages = Object.keys(tables);

/** The chosen one, or else the browser's. */
export const language =
	[localStorage.getItem(KEY), ...navigator.languages.map((tag) => tag.replace(/-.*/, ""))].find(
		(one): one is string => one !== null && one in tables,
	) ?? "en";

export const words = tables[language] as EditorWords;

/** A text of ours in that language; English if it has none. Its parts may be between dots, and have one number. */
export const inWords = (text: string): string =>
	text
		.split(" · ")
		.map((part) => {
			const [number = ""] = /\d+/.exec(part) ?? [];
			return words.labels[part] ?? words.labels[part.replace(number, "#")]?.replace("#", number) ?? part;
		})
		.join(" · ");

/** A message of the content's schemas in that language; its table has the beginnings of messages. */
export function messageInWords(message: string): string {
	const start = Object.keys(words.messages).find((one) => message.startsWith(one));
	return start ? (words.messages[start] ?? message) : message;
}

export function chooseLanguage(chosen: string): void {
	localStorage.setItem(KEY, chosen);
	location.reload();
}

// Sveltia has none of the languages of India: its British English is replaced by these words when it is bundled.
const prefs = JSON.parse(localStorage.getItem("sveltia-cms.prefs") ?? "{}") as object;
localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ ...prefs, locale: "en-GB" }));
document.documentElement.lang = language === "en" ? "en-GB" : language;

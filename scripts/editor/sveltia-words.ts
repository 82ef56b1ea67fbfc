/** Stands for Sveltia's British English in the bundle: its own texts, with those that the editor says in other words. */
import english from "../../node_modules/@sveltia/cms/locales/en-GB.json";
import { words } from "./editor-language";

type Texts = { [key: string]: string | Texts };

const own = (texts: Texts, path = ""): Texts =>
	Object.fromEntries(
		Object.entries(texts).map(([key, text]) => [
			key,
			typeof text === "string" ? (words.buttons[path + key] ?? text) : own(text, `${path}${key}.`),
		]),
	);

export default own(english);

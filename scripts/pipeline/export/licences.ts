import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readBrand } from "@/lib/content/load";

/** Packages of which pages contain parts: icons, and rules of the style sheet. */
const inPages = ["lucide-react", "simple-icons", "tailwindcss"];

type Manifest = {
	name: string;
	version: string;
	license: string;
	author?: string | { name: string };
	homepage?: string;
};

/** The MIT licence (SPDX: MIT), for packages that name it but include no text. */
const mit = (holder: string) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

function licenceText(folder: string, { name, license, author }: Manifest): string {
	const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(entry));
	if (file) return readFileSync(join(folder, file), "utf8").trim();
	const holder = typeof author === "string" ? author.replace(/\s*[<(].*$/, "") : author?.name;
	if (license === "MIT" && holder) return mit(holder);
	throw new Error(`The package ${name} (${license}) contains no licence text: check whether the site may include it`);
}

/** A package's name, version and licence, with the licence's text. Throws if there is no text. */
export function noticeOf(folder: string): string {
	const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
	const head = `${manifest.name} ${manifest.version} (${manifest.license})`;
	return `${head}\n${"-".repeat(head.length)}\n\n${licenceText(folder, manifest)}\n`;
}

/** The licences of the software and typefaces in the site, which must be published with it. */
export function licences(root: string, bundled: string[]): string {
	const { headings, text } = readBrand(root).typefaces;
	const names = [...new Set([...bundled, ...inPages, headings.package, text.package])].sort();
	const notices = names.map((name) => noticeOf(join(root, "node_modules", name)));
	return `This site is made with the software and typefaces below.\n\n\n${notices.join("\n\n")}`;
}

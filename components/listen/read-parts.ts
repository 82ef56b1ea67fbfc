import type { Labels } from "@/lib/model/schema/interface";
import { fill } from "@/lib/text/fill";
import { speak, spoken, stopSpeaking } from "./speech";

export type ListenProps = { language: string; labels: Labels["listen"]; emergencyNumbers: string[] };

const BLOCK = "h2,h3,h4,p,li,td,summary,figcaption,.emergency-calls";
/** What is not read: controls, sources' numbers, what is hidden, what is not printed. */
const SKIPPED = "button,sup,[aria-hidden=true],[hidden],.sr-only,.print\\:hidden";

/** The line of a button has no height, so nothing moves when it comes. The sign is a loudspeaker, or two bars. */
const STYLE = `
.listen{position:relative;z-index:1;height:0;max-width:42rem}
.listen button{position:absolute;right:1.75rem;top:-.4rem;padding:.625rem}
.listen button::before{content:"";display:block;width:24px;height:24px;background:currentColor;forced-color-adjust:none;clip-path:path("M3 9v6h4l6 5V4L7 9zM16 8c2 2 2 6 0 8l1.5 1.5c3-3 3-8 0-11zM19 5c4 4 4 10 0 14l1.5 1.5c5-5 5-12 0-17z")}
.listen [aria-pressed=true]::before{clip-path:path("M6 5h4v14H6zM14 5h4v14h-4z")}
.listen-bar{position:fixed;z-index:36;left:1rem;bottom:calc(4.25rem + env(safe-area-inset-bottom));max-width:calc(100% - 6rem);padding:.25rem;border-radius:1.75rem}
.listen-bar button{min-height:2.75rem;padding:0 .75rem;font-weight:600}
@media (width>=64rem),(height<30rem){.listen-bar{bottom:1rem}}
@media print{.listen,.listen-bar{display:none}}`;

/** The mark of what is spoken. A page that gets it computes all of its style anew, so it comes with the first press. */
const HIGHLIGHT = "::highlight(listen){background:#ffe27a;color:#111}";

function addStyle(rules: string): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(rules);
	document.adoptedStyleSheets.push(sheet);
}

/** The headings, paragraphs and list entries of a part with their texts, in the order of the page. */
function blocksIn(part: HTMLElement): [Element, string][] {
	const blocks = new Map<Element, string>();
	const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const { data, parentElement } = walker.currentNode as Text;
		const block = parentElement?.closest(BLOCK);
		if (!block || parentElement?.closest(SKIPPED) || block.getClientRects().length === 0) continue;
		blocks.set(block, (blocks.get(block) ?? "") + data);
	}
	return [...blocks].filter(([, text]) => /[\p{L}\p{N}]/u.test(text));
}

const button = (label: string, onclick: () => void) =>
	Object.assign(document.createElement("button"), { type: "button", textContent: label, onclick });

/** Adds a button to each part with `data-listen`, which reads it paragraph by paragraph, and a bar with pause, speed and stop meanwhile. */
export function readParts(
	root: HTMLElement,
	voice: SpeechSynthesisVoice,
	{ labels, emergencyNumbers }: ListenProps,
): void {
	// First, because older browsers fail here: they get no buttons.
	addStyle(STYLE);
	let rate = 1;
	let playing = false;
	let turn = 0;
	/** What is read: its part's button, its blocks, and the index of the block that is spoken. */
	let reading: { start: HTMLButtonElement; blocks: [Element, string][]; position: number } | undefined;
	const pauseButton = button("", () => (playing ? pause() : play()));
	const rateButton = button("", () => {
		rate = rate < 1 ? 1 : 0.75;
		(playing ? play : update)();
	});
	const stopButton = button(labels.stop, () => {
		reading?.start.focus();
		stop();
	});
	const bar = Object.assign(document.createElement("div"), { className: "listen-bar bg-ink text-paper" });
	bar.role = "group";
	bar.append(pauseButton, rateButton, stopButton);

	function update(): void {
		pauseButton.textContent = playing ? labels.pause : labels.goOn;
		rateButton.textContent = rate < 1 ? labels.normal : labels.slower;
		if (reading) reading.start.ariaPressed = String(playing);
	}

	function pause(): void {
		// Step by step may speak, too.
		if (playing) stopSpeaking();
		playing = false;
		update();
	}

	function stop(): void {
		pause();
		reading = undefined;
		bar.remove();
		if ("highlights" in CSS) CSS.highlights.delete("listen");
	}

	/** Speaks the present block and goes on with the next; pauses if the voice fails or something else speaks. */
	function play(): void {
		const [block, text] = reading?.blocks[reading.position] ?? [];
		if (!block || !text) {
			stop();
			return;
		}
		playing = true;
		update();
		const range = new Range();
		range.selectNodeContents(block);
		if ("highlights" in CSS) CSS.highlights.set("listen", new Highlight(range));
		// Not if the reader has scrolled away from what was read before.
		const before = reading?.blocks[reading.position - 1]?.[0].getBoundingClientRect();
		if (!before || (before.bottom > 0 && before.top < innerHeight)) block.scrollIntoView({ block: "nearest" });
		const present = ++turn;
		speak(spoken(text, emergencyNumbers), voice, rate).then(
			() => {
				if (reading) reading.position += 1;
				play();
			},
			() => {
				playing &&= present !== turn;
				update();
			},
		);
	}

	for (const part of document.querySelectorAll<HTMLElement>("[data-listen]")) {
		const heading = document.getElementById(part.getAttribute("aria-labelledby") ?? "");
		if (!heading) continue;
		const name = fill(labels.listen, { part: heading.textContent });
		const start = button("", () => {
			if (reading?.start === start) return playing ? pause() : play();
			stop();
			reading = { start, blocks: blocksIn(part), position: 0 };
			if (!bar.ariaLabel) addStyle(HIGHLIGHT);
			bar.ariaLabel = name;
			root.append(bar);
			play();
		});
		Object.assign(start, { className: "text-pine", ariaLabel: name, ariaPressed: "false" });
		const line = Object.assign(document.createElement("div"), { className: "listen" });
		line.append(start);
		(heading.closest(".linked-heading") ?? heading).before(line);
	}
	addEventListener("pagehide", stop);
	document.addEventListener("visibilitychange", () => document.hidden && pause());
}

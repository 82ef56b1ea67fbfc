import type { Labels } from "@/lib/model/schema/interface";
import { fill } from "@/lib/text/fill";
import { type Pronunciations, spoken } from "@/lib/text/spoken";
import { sentencesIn } from "./sentences";
import { findVoice, speak, stopSpeaking } from "./speech";

export type ListenProps = {
	/** Of the page. */
	language: string;
	labels: Labels["listen"];
	pronunciations: Pronunciations;
};

/** A part of the page with its recording, if it has one that can be played. */
export type ListenPart = { part: HTMLElement; recording?: string };

/** What reads a part: a voice or a recording. */
type Reader = { play(): void; pause(): void };

const SLOW = 0.75;

/** Calls a function that uses the tab's storage; some browsers forbid it. (`tabStorage` would split every page's script.) */
function inTab<T>(use: (storage: Storage) => T): T | undefined {
	try {
		return use(sessionStorage);
	} catch {
		return undefined;
	}
}

/** Room that the header and the bars take at the edges of the window, in pixels. */
const [ABOVE, BELOW] = [130, 150];

/**
 * The style of what this script makes. The line of a button has no height, so nothing moves when it comes. The sign of
 * the button is a loudspeaker, or two bars while it reads.
 */
const STYLE = `
.listen{position:relative;z-index:1;height:0;max-width:42rem}
.listen button{position:absolute;right:1.75rem;top:-.4rem;padding:.625rem}
.section-row>.listen button{top:.1rem}
.listen button::before{content:"";display:block;width:24px;height:24px;background:currentColor;forced-color-adjust:none;clip-path:path("M3 9v6h4l6 5V4L7 9zM16 8c2 2 2 6 0 8l1.5 1.5c3-3 3-8 0-11zM19 5c4 4 4 10 0 14l1.5 1.5c5-5 5-12 0-17z")}
.listen [aria-pressed=true]::before{clip-path:path("M6 5h4v14H6zM14 5h4v14h-4z")}
.listen-bar{position:fixed;z-index:36;left:1rem;bottom:calc(4.25rem + env(safe-area-inset-bottom));max-width:calc(100% - 6rem);padding:.25rem;border-radius:1.75rem}
.listen-bar button{min-height:2.75rem;padding:0 .75rem;font-weight:600}
@media (width>=64rem),(height<30rem){.listen-bar{bottom:1rem}}
@media print{.listen,.listen-bar{display:none}}
::highlight(listen){background:#ffe27a;color:#111}`;

function button(onclick: () => void): HTMLButtonElement {
	const made = document.createElement("button");
	made.type = "button";
	made.onclick = onclick;
	return made;
}

/**
 * Adds a button to each part, which reads it sentence by sentence or plays its recording, and a bar with pause, speed
 * and stop while it does.
 * @param voice for the language of the page; undefined if all parts have recordings
 */
export function readParts(
	root: HTMLElement,
	{ language, labels, pronunciations }: ListenProps,
	parts: ListenPart[],
	voice?: SpeechSynthesisVoice,
): void {
	const lines: HTMLElement[] = [];
	let rate = inTab((storage) => storage.getItem("listen")) === "slow" ? SLOW : 1;
	/** The part that is being read. */
	let part: HTMLElement | undefined;
	let reader: Reader | undefined;
	let isPlaying = false;
	let marked: Range | undefined;

	const bar = document.createElement("div");
	bar.className = "listen-bar bg-ink text-paper";
	bar.setAttribute("role", "group");
	const pauseButton = button(() => (isPlaying ? pause() : play()));
	const rateButton = button(() => {
		rate = rate < 1 ? 1 : SLOW;
		inTab((storage) => storage.setItem("listen", rate < 1 ? "slow" : ""));
		if (isPlaying) {
			reader?.pause();
			reader?.play();
		}
		show();
	});
	const stopButton = button(() => {
		const from = part;
		stop();
		if (from) partButton(from)?.focus();
	});
	stopButton.textContent = labels.stop;
	bar.append(pauseButton, rateButton, stopButton);

	const partButton = (of: HTMLElement) => of.querySelector<HTMLButtonElement>(".listen button");

	function show(): void {
		pauseButton.textContent = isPlaying ? labels.pause : labels.goOn;
		rateButton.textContent = rate < 1 ? labels.normal : labels.slower;
		for (const line of lines) {
			line.firstElementChild?.setAttribute("aria-pressed", String(isPlaying && part?.contains(line)));
		}
	}

	function play(): void {
		isPlaying = true;
		reader?.play();
		show();
	}

	function pause(): void {
		if (isPlaying) reader?.pause();
		isPlaying = false;
		show();
	}

	function stop(): void {
		pause();
		part = undefined;
		mark();
		bar.remove();
		show();
	}

	/** Marks a sentence, and keeps it in view while the reader has not scrolled away. */
	function mark(range?: Range): void {
		const box = range?.getBoundingClientRect();
		const before = marked?.getBoundingClientRect();
		const isFollowed = !before || (before.bottom > 0 && before.top < innerHeight);
		if (box && isFollowed && (box.top < ABOVE || box.bottom > innerHeight - BELOW)) {
			scrollBy(0, box.top - innerHeight / 3);
		}
		marked = range;
		if (!("highlights" in CSS)) return;
		if (range) CSS.highlights.set("listen", new Highlight(range));
		else CSS.highlights.delete("listen");
	}

	function byVoice(of: HTMLElement): Reader {
		for (const fold of of.querySelectorAll<HTMLDetailsElement>(".fold,.faq")) fold.open = true;
		const sentences = sentencesIn(of, language);
		let next = 0;
		let turn = 0;
		async function read(): Promise<void> {
			turn += 1;
			const own = turn;
			for (const sentence of sentences.slice(next)) {
				const isOurs = sentence.language === language;
				const speaker = isOurs ? voice : await findVoice(sentence.language);
				if (own !== turn) return;
				if (speaker) {
					mark(sentence.range);
					await speak(isOurs ? spoken(sentence.text, pronunciations) : sentence.text, speaker, { rate });
				}
				if (own !== turn) return;
				next += 1;
			}
			stop();
		}
		return {
			play: () => {
				const own = turn + 1;
				read().catch(() => {
					// Something else speaks, or the voice has failed.
					if (own !== turn) return;
					isPlaying = false;
					show();
				});
			},
			pause: () => {
				turn += 1;
				stopSpeaking();
			},
		};
	}

	function byRecording(of: HTMLElement, src: string): Reader {
		const audio = new Audio(src);
		audio.onended = stop;
		audio.onerror = () => {
			if (part !== of) return;
			if (!voice) return stop();
			reader = byVoice(of);
			if (isPlaying) reader.play();
		};
		return {
			play: () => {
				audio.playbackRate = rate;
				// An error is an event, too.
				audio.play().catch(() => undefined);
			},
			pause: () => audio.pause(),
		};
	}

	/** Adds the button at the end of the line of a part's heading. */
	function addButton({ part: to, recording }: ListenPart): void {
		const heading = document.getElementById(to.getAttribute("aria-labelledby") ?? "");
		if (!heading) return;
		const line = document.createElement("div");
		line.className = "listen";
		const name = fill(labels.listen, { part: heading.textContent });
		const start = button(() => {
			if (part === to) return isPlaying ? pause() : play();
			stop();
			part = to;
			reader = recording ? byRecording(to, recording) : byVoice(to);
			bar.setAttribute("aria-label", name);
			root.append(bar);
			play();
		});
		start.className = "text-pine";
		start.setAttribute("aria-label", name);
		line.append(start);
		(heading.closest(".linked-heading,details") ?? heading).before(line);
		lines.push(line);
	}

	const sheet = new CSSStyleSheet();
	sheet.replaceSync(STYLE);
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	parts.forEach(addButton);
	addEventListener("pagehide", stop);
	document.addEventListener("visibilitychange", () => document.hidden && pause());
	show();
}

import type { Film } from "./scene";

function stamp(second: number): string {
	const pad = (value: number, length: number) => String(Math.floor(value)).padStart(length, "0");
	const thousandths = Math.round(second * 1000);
	return `00:${pad(thousandths / 60_000, 2)}:${pad((thousandths / 1000) % 60, 2)}.${pad(thousandths % 1000, 3)}`;
}

/** Characters a line of captions holds on a phone; longer texts are broken near their middle. */
const LINE = 46;

function inTwoLines(text: string): string {
	if (text.length <= LINE) return text;
	const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
	const best = spaces.reduce((a, b) => (Math.abs(b - text.length / 2) < Math.abs(a - text.length / 2) ? b : a), 0);
	return `${text.slice(0, best)}\n${text.slice(best + 1)}`;
}

/**
 * The captions of a film as WebVTT.
 * @throws if captions overlap, run past the film's end, or stand too short a time to be read
 */
export function webVtt({ slug, seconds, captions }: Film): string {
	captions.forEach(({ from, to, text }, index) => {
		const next = captions[index + 1]?.from ?? seconds;
		if (to > next) throw new Error(`${slug}: the caption "${text}" stays too long`);
		if (text.length / (to - from) > 25) throw new Error(`${slug}: the caption "${text}" cannot be read in time`);
	});
	const cues = captions.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${inTwoLines(text)}\n`);
	return `WEBVTT\n\n${cues.join("\n")}`;
}

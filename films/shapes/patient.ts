import { group, inked, plate } from "../studio/paint";
import { eye, type Face } from "./face";

/** Words of the lines in the plate that draw the eyes, which are drawn anew to move. */
const EYES = ["M-22 4C-26.3", "M-32.5 -4C", "M-20 6C", "M-28 14C", "M-28 -11C", 'cx="-45"', "M22 4C26.3", "M32.5 -4C"];
const OTHER_EYE = ["M20 6C", "M28 14C", "M28 -11C", 'cx="39"'];
const BROWS = ["M-16 -24", "M16 -24", 'cx="0" cy="-40"'];

const holds = (line: string, words: string[]) => words.some((word) => line.includes(word));

/** The patient of the films, a vineyard worker from her portrait; 0,0 lies between her eyes. */
export function patient(id: string, face: Face): string {
	const { gaze = 0, down = 0, smile = 0, lean = 0, breath = 0 } = face;
	const lines = plate("patients/sunita").split("\n");
	const figure = lines
		.slice(lines.findIndex((line) => line.startsWith("<g ")) + 1)
		.filter((line) => line.startsWith("<path") || line.startsWith("<circle"));
	const nose = figure.findIndex((line) => line.includes("M10 4C10.6"));
	if (nose < 0) throw new Error("the patient has been drawn anew");
	const features = figure.slice(nose).filter((line) => !holds(line, [...EYES, ...OTHER_EYE]));
	const brows = features.filter((line) => holds(line, BROWS));
	return group(
		{ transform: `rotate(${lean.toFixed(2)} 0 330) translate(0 ${(-3 * breath).toFixed(2)})`, "stroke-width": 4.4 },
		`<g stroke="#15302F" stroke-linecap="round" stroke-linejoin="round">${figure.slice(0, nose).join("")}</g>`,
		inked(
			group(
				{ transform: `translate(${(gaze * 5).toFixed(2)} ${(5 * down).toFixed(2)})`, "stroke-width": 4.4 },
				eye(`${id}-l`, -1, face),
				eye(`${id}-r`, 1, face),
				...features.filter((line) => !brows.includes(line)),
				group({ transform: `translate(0 ${(-5 * smile + 2 * down).toFixed(2)})` }, ...brows),
			),
		),
	);
}

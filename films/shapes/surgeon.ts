import { at, group, inked, parts } from "../studio/paint";
import { eye, type Face, linesOf } from "./face";

const portrait = linesOf("doctors/dr-ishaan-devrukhkar");

/** The line between the lips and the folds around them, the corners raised by a smile. */
function mouth(smile: number): string {
	const up = smile * 6;
	const left = `M${-37 - smile * 4} ${92 - up}C${-35 - smile * 2} ${93.4 - up / 2} -32.5 ${94.4 - up / 3} -30 ${95 - up / 4}C-24.8 96.3 -19.4 95.8 -14 96`;
	const right = `C-9.3 96.2 -4.7 ${96.9 + smile} 0 ${97 + smile}C5.3 ${97.1 + smile} 10.7 96.4 16 96C20.7 95.6 25.5 95.4 30 ${94 - up / 4}C32.9 ${93.1 - up / 3} ${35.6 + smile * 2} ${91.8 - up / 2} ${38 + smile * 4} ${90 - up}`;
	return portrait("M-37 92").replace(/M-37 92.*?(?=M-13 121)/, left + right);
}

/**
 * Dr. Ishaan from his portrait, alive, in front of nothing.
 * @param x where the portrait's left edge stands
 * @param scale how large its 600 x 800 are shown; the line stays as it is
 */
export function surgeon(id: string, x: number, y: number, scale: number, face: Face): string {
	const { gaze = 0, down = 0, smile = 0, lean = 0, breath = 0 } = face;
	const turned = `rotate(${lean.toFixed(2)} 302 600) translate(0 ${(7 * down).toFixed(2)})`;
	const head = { transform: "translate(302 342) scale(1.12)", "stroke-width": 2.8 / scale / 1.12 };
	const fine = 2.2 / scale / 1.12;
	const turn = `translate(${(gaze * 4).toFixed(2)} ${(4 * down).toFixed(2)})`;
	return inked(
		group(
			{ transform: at(x, y, `scale(${scale})`), "stroke-width": 2.8 / scale },
			group(
				{ transform: turned },
				portrait("#head-front").replace(/stroke-width="[^"]*"/, `stroke-width="${head["stroke-width"]}"`),
			),
			group(
				{ transform: `translate(0 ${(-4 * breath).toFixed(2)})` },
				...["M10 820", "M592 820C592.9", "M16 820", "M190 588"].map(portrait),
			),
			group(
				{ transform: turned },
				group(
					head,
					...["M-97 44", "M-101 16C", "M-101 14C", "M-48 -130"].map(portrait),
					group(
						{ transform: turn, "stroke-width": fine },
						portrait("M-78 -14C"),
						eye(`${id}-l`, -1, face),
						eye(`${id}-r`, 1, face),
						group({ transform: `translate(0 ${(-4 * smile + 2 * down).toFixed(2)})` }, portrait("M-70 -26")),
						portrait("M-13 -5C"),
					),
					portrait("M-32 95"),
					mouth(smile),
				),
			),
		),
	);
}

/** The parts that the surgeon is drawn with; once in a picture that shows him. */
export const surgeonParts = () => parts("head-front");

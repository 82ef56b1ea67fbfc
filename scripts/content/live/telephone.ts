/** A number of India as texts write it. */
const INDIAN = /\+91[ -]?\d(?:[ -]?\d)+/g;

/** Numbers that stand in examples. */
const EXAMPLES = ["9876543210", "9123456789", "9012345678"];

/**
 * Why nobody can be called by a number of India; nothing if somebody can (National Numbering Plan 2003: ten digits;
 * mobile numbers begin with 6 to 9; landlines with an area code of two to four digits, then a digit from 2 to 7;
 * 1800 and 1860 are free or shared).
 * @param number with its country code, such as +91 98765 43210
 */
export function impossible(number: string): string | undefined {
	const groups = number.replace(/^\+91[ -]?/, "").split(/[ -]/);
	const digits = groups.join("");
	if (/^18[06]0/.test(digits)) {
		return digits.length === 10 || digits.length === 11
			? undefined
			: "numbers that begin with 1800 have 10 or 11 digits";
	}
	if (digits.length !== 10) return `numbers of India have ten digits after +91, this one has ${digits.length}`;
	if (EXAMPLES.includes(digits) || /(\d)\1{7}/.test(digits)) return "this number stands in examples";
	if (/^[6-9]/.test(digits)) return undefined;
	if (digits.startsWith("0")) return "after +91 the area code stands without its 0";
	const area = groups.length > 1 ? groups[0] : undefined;
	if (area && area.length > 4) return "mobile numbers begin with 6, 7, 8 or 9";
	const lengths = area ? [area.length] : [2, 3, 4];
	if (lengths.some((length) => /[2-7]/.test(digits.charAt(length)))) return undefined;
	return "no telephone of India has such a number: after the area code stands a digit from 2 to 7";
}

/** The numbers of India in a text under which nobody can be called, each with the reason. */
export function impossibleNumbers(text: string): { number: string; reason: string }[] {
	return [...text.matchAll(INDIAN)].flatMap(([number]) => {
		const reason = impossible(number);
		return reason ? [{ number, reason }] : [];
	});
}

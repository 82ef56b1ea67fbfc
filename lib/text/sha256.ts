const primes: number[] = [];
for (let number = 2; primes.length < 64; number++) {
	if (primes.every((prime) => number % prime > 0)) primes.push(number);
}

/** The first 32 bits behind a root's point. */
const bitsOf = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const START = primes.slice(0, 8).map((prime) => bitsOf(Math.sqrt(prime)));
const ROUNDS = primes.map((prime) => bitsOf(Math.cbrt(prime)));

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The SHA-256 of a text (FIPS 180-4) as hexadecimal digits, at once: a browser's own takes time. */
export function sha256(text: string): string {
	const bytes = new TextEncoder().encode(text);
	const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
	padded.set(bytes);
	padded[bytes.length] = 0x80;
	const input = new DataView(padded.buffer);
	input.setUint32(padded.length - 4, bytes.length * 8);
	const hash = Int32Array.from(START);
	const words = new Int32Array(64);
	const word = (index: number): number => words[index] as number;
	for (let block = 0; block < padded.length; block += 64) {
		let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
		for (let index = 0; index < 64; index++) {
			if (index < 16) words[index] = input.getInt32(block + index * 4);
			else {
				const early = word(index - 15);
				const late = word(index - 2);
				const low = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
				const high = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
				words[index] = word(index - 16) + low + word(index - 7) + high;
			}
			const mixed = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
			const next = (h + mixed + ((e & f) ^ (~e & g)) + (ROUNDS[index] as number) + word(index)) | 0;
			const major = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
			h = g;
			g = f;
			f = e;
			e = (d + next) | 0;
			d = c;
			c = b;
			b = a;
			a = (next + major) | 0;
		}
		for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) hash[index] = (hash[index] as number) + value;
	}
	return [...hash].map((value) => (value >>> 0).toString(16).padStart(8, "0")).join("");
}

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Largest size of a film, in bytes. */
const LIMIT = 700_000;

function ffmpeg(args: string[]): { input: NodeJS.WritableStream; done: Promise<void> } {
	const child = spawn("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...args], {
		stdio: ["pipe", "inherit", "inherit"],
	});
	const done = new Promise<void>((resolve, reject) => {
		child.once("error", () => reject(new Error("ffmpeg could not be started; install it to render films")));
		child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with code ${code}`))));
	});
	return { input: child.stdin, done };
}

const COLOURS = ["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"];
const TAGS = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"];

const MP4 = ["-c:v", "libx264", "-preset", "slow", "-tune", "animation", "-movflags", "+faststart"];
const WEBM = ["-c:v", "libvpx-vp9", "-b:v", "0", "-deadline", "good", "-cpu-used", "2", "-row-mt", "1", "-g", "240"];

/** Encodes at a quality, and again a little coarser while the file is larger than `limit` bytes; gives its size. */
async function encode(
	source: string,
	target: string,
	codec: string[],
	quality: number,
	limit = LIMIT,
): Promise<number> {
	for (let crf = quality; crf < 50; crf += 3) {
		const { input, done } = ffmpeg(["-i", source, "-an", ...COLOURS, ...codec, "-crf", String(crf), ...TAGS, target]);
		input.end();
		await done;
		const { size } = statSync(target);
		if (size <= limit) return size;
	}
	throw new Error(`${target} does not fit into ${limit} bytes`);
}

/**
 * Makes `<target>.mp4` and `<target>.webm` of pictures that come one by one as PNG.
 * @throws if ffmpeg is missing or fails
 */
export async function encodeFilm(pictures: AsyncIterable<Buffer>, rate: number, target: string): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "film-"));
	const whole = join(folder, "whole.mkv");
	try {
		const frames = ["-f", "image2pipe", "-framerate", String(rate), "-c:v", "png", "-i", "-"];
		const { input, done } = ffmpeg([...frames, "-c:v", "libx264rgb", "-qp", "0", "-preset", "ultrafast", whole]);
		for await (const picture of pictures) {
			if (!input.write(picture)) await new Promise((resolve) => input.once("drain", resolve));
		}
		input.end();
		await done;
		const size = await encode(whole, `${target}.mp4`, MP4, 22);
		// Offered first, the WebM must be worth it.
		await encode(whole, `${target}.webm`, WEBM, 36, 0.9 * size);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

import { filesIn, stateOf } from "@/lib/content/files";
import { ContentError } from "@/lib/content/problem";
import { buildAssets } from "../build/build-assets";

/**
 * Keeps finished pictures, fonts and the brand's parts up to date with the content while it is being edited.
 * @returns a function to call before a page is made: it finishes what has changed, and gives the content's mistakes
 *   where there are any
 */
export function developmentAssets(root: string): () => Promise<ContentError | undefined> {
	let state: string | undefined;
	let mistakes: ContentError | undefined;
	let working: Promise<unknown> = Promise.resolve();

	async function update(): Promise<ContentError | undefined> {
		const now = stateOf(root, [...filesIn(root, "content"), ...filesIn(root, "public/films")]);
		if (now === state) return mistakes;
		try {
			await buildAssets(root, { socialPictures: false });
			mistakes = undefined;
		} catch (error) {
			if (!(error instanceof ContentError)) throw error;
			mistakes = error;
		}
		state = now;
		return mistakes;
	}

	return () => {
		// One after the other: a page asks while another's pictures are still being made.
		const result = working.then(update);
		working = result.catch(() => undefined);
		return result;
	};
}

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { clinicCopy } from "@/e2e/support/clinic-copy";
import { filesBelow } from "@/lib/content/files";
import { readContent } from "@/lib/content/load";
import { removeUnnamedFilms } from "./remove-unnamed-films";

test("Only films that the content names are published, with posters, captions and the WebM beside them", (t) => {
	const { folder, write } = clinicCopy(t);
	const film = (name: string) =>
		`    - { title: A, description: B, src: /films/${name}.mp4, poster: /films/${name}.avif, captions: /films/${name}.vtt, seconds: 9 }`;
	const description = "Short films that explain what is done, each with captions and without sound.";
	write(
		"content/gallery.yaml",
		`videos:\n  heading: Films\n  paragraph: A\n  description: ${description}\n  items:\n${film("kept")}\n`,
	);
	const out = mkdtempSync(join(tmpdir(), "films-"));
	mkdirSync(join(out, "films/more"), { recursive: true });
	const files = ["kept", "old", "more/old"].flatMap((name) =>
		["avif", "mp4", "svg", "vtt", "webm"].map((ending) => `films/${name}.${ending}`),
	);
	for (const file of [...files, "old.mp4"]) writeFileSync(join(out, file), "");
	removeUnnamedFilms(out, readContent(folder).sources);
	assert.deepEqual(filesBelow(out), [
		"films/kept.avif",
		"films/kept.mp4",
		"films/kept.vtt",
		"films/kept.webm",
		"old.mp4",
	]);
	rmSync(out, { recursive: true });
});

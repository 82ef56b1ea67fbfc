import type { Backend } from "@sveltia/cms";
import { readSources, type Sources } from "@/lib/content/sources";
import { editorConfig } from "@/lib/editor/config";
import type { EditorSettings } from "./page-and-server";
import { yesOrNoFields } from "./yes-or-no-fields";

/** What the editor's page is given, made from the content. */
export const settingsFor = (sources: Sources, backend: Backend): EditorSettings => ({
	config: editorConfig({ sources, backend }),
	meansNo: yesOrNoFields(),
});

/** The settings on this machine, from the content as it is now. Nobody signs in: the repository's name is only a word. */
export const localSettings = (root: string): EditorSettings =>
	settingsFor(readSources(root).sources, { name: "github", repo: "this-machine/content", auth_methods: ["token"] });

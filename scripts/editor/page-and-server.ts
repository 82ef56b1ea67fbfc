import type { CmsConfig } from "@sveltia/cms";

/** The folder of the editor's page on a host. */
export const EDITOR_FOLDER = "admin";

/** Where the editor's files lie, in the folder of its page. */
export const EDITOR_FILES = "files";

/** What the page hands its script. */
export type EditorSettings = {
	config: CmsConfig;
	/** Names of fields in which `false` is written; see `mergeYaml`. */
	meansNo: string[];
	/** Of the page on this machine: what proves that a request is its own. */
	token?: string;
};

/** The id of the element that holds the settings as JSON. */
export const SETTINGS_ID = "editor-settings";

/** The header that carries the page's token. */
export const TOKEN_HEADER = "x-editor-token";

/** A file of the content, with what tells its text from another. */
export type ListedFile = { file: string; size: number; modified: number; mark: string };

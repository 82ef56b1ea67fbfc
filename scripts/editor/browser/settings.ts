import { type EditorSettings, SETTINGS_ID } from "../page-and-server";

/** What the page hands its script. */
export const settings = JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? "") as EditorSettings;

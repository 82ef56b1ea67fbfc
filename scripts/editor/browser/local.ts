import { offerContentFolder } from "./file-handles";
import { showSavedBar } from "./saved-bar";
import { settings } from "./settings";
import { startEditor } from "./start-editor";

showSavedBar();
await offerContentFolder();
startEditor(settings.config, settings.meansNo);

/** On this machine nobody signs in: the first button of the first page opens the content. */
const opening = new MutationObserver(() => {
	const button = document.querySelector<HTMLElement>("#nc-root .buttons button");
	if (!button) return;
	opening.disconnect();
	button.click();
});
opening.observe(document.body, { childList: true, subtree: true });

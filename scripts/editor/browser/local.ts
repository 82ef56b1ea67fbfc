import { offerContentFolder } from "./file-handles";
import { showSavedBar } from "./saved-bar";
import { settings } from "./settings";
import { startEditor } from "./start-editor";

showSavedBar();
await offerContentFolder();
startEditor(settings.config, settings.meansNo);

const entrance = () => document.querySelector<HTMLElement>("#nc-root .buttons button");

/** On this machine nobody signs in: the first button of the first page opens the content. */
const opening = new MutationObserver(() => {
	if (!entrance()) return;
	opening.disconnect();
	// Not before the editor has looked whether somebody is signed in already: it would go on with the host of the repository.
	setTimeout(() => entrance()?.click());
});
opening.observe(document.body, { childList: true, subtree: true });

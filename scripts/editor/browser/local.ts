import { offerContentFolder } from "./file-handles";
import { showSavedBar } from "./saved-bar";
import { settings } from "./settings";
import { startEditor } from "./start-editor";

showSavedBar();
await offerContentFolder();
startEditor(settings.config, settings.meansNo);

const entrance = () => document.querySelector<HTMLElement>("#nc-root .buttons button");

/** Milliseconds between two looks at the entrance. */
const LOOK = 500;

/**
 * On this machine nobody signs in: the first button of the first page opens the content. The editor shows that page again
 * if it finds out only then that nobody was signed in, so the button is pressed until the page is gone.
 */
let pressed = false;
const opening = setInterval(() => {
	const button = entrance();
	if (button) button.click();
	else if (pressed) clearInterval(opening);
	pressed = Boolean(button);
}, LOOK);

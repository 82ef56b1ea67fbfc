import { offerContentFolder } from "./file-handles";
import { showSavedBar } from "./saved-bar";
import { settings } from "./settings";
import { startEditor } from "./start-editor";

showSavedBar();
offerContentFolder();
startEditor(settings.config, settings.meansNo);

import { settings } from "./settings";
import { startEditor } from "./start-editor";

startEditor(settings.config, settings.meansNo);

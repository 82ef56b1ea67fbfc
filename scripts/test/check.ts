/** `npm run check`: formatting, linting, types and content. */
import { checkAll } from "./checks";

await checkAll();

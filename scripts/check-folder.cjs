/**
 * Ends a command at once if the build fails in the folder of the project, and says which folder to rename. It is plain
 * JavaScript, and runs before anything else (package.json): tsx itself does not start in some of these folders.
 */
const { sep } = require("node:path");

const folders = process.cwd().split(sep);
const faults = folders.map((name) => /[#?*\\]|^node_modules$/.exec(name)?.[0]);
const position = faults.findIndex(Boolean);
if (position !== -1) {
	const folder = folders.slice(0, position + 1).join(sep);
	console.error(`The folder "${folder}" has ${faults[position]} in its name, which breaks the build: rename it.`);
	process.exit(1);
}

import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { runIn } from "./e2e/clinic/build";
import { copyProject } from "./e2e/support/project-copy";

const [from = ""] = process.argv.slice(2);
const project = await copyProject();
for (const name of ["content", "public/films"]) await rm(join(project.folder, name), { recursive: true, force: true });
await cp(join(from, "content"), join(project.folder, "content"), { recursive: true });
const { status, stdout, stderr } = runIn(project.folder, "scripts/build/build.ts");
console.log(status, (stdout + stderr).slice(-1500));
console.log(project.folder);

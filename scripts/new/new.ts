/** `npm run new`: replaces the sample by a new clinic, or copies a template into the content. */
import { YAMLParseError } from "yaml";
import { ContentError } from "@/lib/content/problem";
import { orReport } from "../exec";
import { newClinic } from "./clinic";
import { copyTemplate } from "./kinds";
import { UserError } from "./questions";

const [name = "clinic", ...address] = process.argv.slice(2);
const make = () =>
	name === "clinic" ? newClinic(process.cwd(), process.stdin) : copyTemplate(process.cwd(), name, address.join(" "));

await orReport(async () => console.log(await make()), UserError, ContentError, YAMLParseError);

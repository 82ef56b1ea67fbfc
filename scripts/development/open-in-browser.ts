import { spawn } from "node:child_process";

const commands: Partial<Record<NodeJS.Platform, string[]>> = {
	darwin: ["open"],
	win32: ["cmd", "/c", "start", ""],
};

/** Opens an address in the browser of whoever sits at the terminal; where that fails, the printed address is enough. */
export function openInBrowser(url: string): void {
	if (!process.stdout.isTTY) return;
	const [command = "", ...args] = commands[process.platform] ?? ["xdg-open"];
	const child = spawn(command, [...args, url], { stdio: "ignore", detached: true });
	child.once("error", () => {});
	child.unref();
}

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { browserFlags, chromeOrExit } from "../test/browsers";

type Line = { latency: number; rate: number };

/** Lines of phones, as Lighthouse and Chrome's developer tools name them: milliseconds there and back, bytes a millisecond. */
export const lines = {
	"slow 4G": { latency: 150, rate: 204.8 },
	"fast 4G": { latency: 60, rate: 1152 },
} satisfies Record<string, Line>;
const PACKET = 1400;
/** How many times slower the processor is. */
export const SLOWDOWN = 4;
/** A finger rests on a link for a tenth of a second, a mouse for a third of a second before it presses. */
export const TAP = 100;
const HOVER = 300;
/** Until a page has done all that it does by itself on the slow line, and until the next one has come. */
const SETTLED = 3000;
const COME = 2500;

const phone = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };
const desktop = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };

/** A server that leads to another port over a line, which all its connections share. */
export async function serveOverLine(to: number, { latency, rate }: Line): Promise<Server> {
	let free = 0;
	const relay = (from: Socket, into: Socket) => {
		let before = Promise.resolve();
		from.on("data", (data) => {
			for (let start = 0; start < data.length; start += PACKET) {
				const packet = data.subarray(start, start + PACKET);
				free = Math.max(free, performance.now()) + packet.length / rate;
				const at = free + latency / 2;
				before = before.then(() => delay(at - performance.now())).then(() => void into.write(packet));
			}
		});
		from.on("error", () => into.destroy()).on("close", () => into.destroy());
	};
	const server = createServer((client) => {
		const host = connect(to, "127.0.0.1");
		relay(client, host);
		relay(host, client);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return server;
}

type Message = { id?: number; sessionId?: string; method?: string; params?: Record<string, unknown>; result?: unknown };
type Send = <Result>(method: string, params?: object, sessionId?: string) => Promise<Result>;
type Attached = { sessionId: string; targetInfo: { type: string } };

/**
 * Chromium through a pipe. Playwright's connection forbids pages to prerender others; one that begins at the tab allows it
 * (and slows prerendered pages, too).
 */
class Tab {
	private readonly child: ChildProcess;
	private readonly waiting = new Map<number, (result: never) => void>();
	private calls = 0;
	/** The sessions of pages, the newest last. */
	private pages: string[] = [];

	constructor(
		profile: string,
		flags: string[],
		private readonly window: typeof phone,
	) {
		const args = [
			"--headless=new",
			"--remote-debugging-pipe",
			`--user-data-dir=${profile}`,
			...browserFlags,
			...flags,
			"about:blank",
		];
		this.child = spawn(chromeOrExit(), args, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
		let rest = "";
		(this.child.stdio[4] as Duplex).on("data", (data: Buffer) => {
			const messages = (rest + data).split("\0");
			rest = messages.pop() ?? "";
			for (const message of messages) this.receive(JSON.parse(message));
		});
	}

	readonly send: Send = (method, params = {}, sessionId) =>
		new Promise((resolve) => {
			this.calls += 1;
			this.waiting.set(this.calls, resolve);
			const message = JSON.stringify({ id: this.calls, method, params, sessionId });
			(this.child.stdio[3] as Duplex).write(`${message}\0`);
		});

	private receive({ id, method, params, result }: Message): void {
		if (id) this.waiting.get(id)?.(result as never);
		if (method === "Target.attachedToTarget") this.attached(params as Attached);
		if (method === "Target.detachedFromTarget") this.pages = this.pages.filter((page) => page !== params?.sessionId);
	}

	private attached({ sessionId, targetInfo: { type } }: Attached): void {
		const send = (method: string, params?: object) => void this.send(method, params, sessionId);
		if (type === "tab") send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
		if (type === "page") {
			this.pages.push(sessionId);
			send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
			send("Emulation.setDeviceMetricsOverride", this.window);
			if (this.window.mobile) send("Emulation.setTouchEmulationEnabled", { enabled: true });
			send("Page.enable");
		}
		send("Runtime.runIfWaitingForDebugger");
	}

	async open(): Promise<void> {
		const filter = [{ type: "tab" }];
		await this.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter });
		await delay(500);
	}

	input = (kind: "Touch" | "Mouse", params: object) => this.send(`Input.dispatch${kind}Event`, params, this.pages[0]);

	go = (url: string) => this.send("Page.navigate", { url }, this.pages[0]);

	async evaluate<Result>(expression: string): Promise<Result> {
		const params = { expression, returnByValue: true, awaitPromise: true };
		const answer = await this.send<{ result: { value: Result } }>("Runtime.evaluate", params, this.pages[0]);
		return answer.result.value;
	}

	async close(): Promise<void> {
		const closed = new Promise((resolve) => this.child.once("exit", resolve));
		void this.send("Browser.close");
		await closed;
	}
}

/** How somebody goes from a page to the next: by a link, or back. */
export type Way = { name: string; from: string; to: string; back?: boolean; mouse?: boolean };

/** Run in a page: puts a visible link in the middle of the window and gives its place; notes when it is pressed. */
const findLink = (path: string) => `(async () => {
	const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
	const links = [...document.querySelectorAll('a[href="${path}"]')];
	for (const link of links) {
		link.scrollIntoView({ block: "center", behavior: "instant" });
		await pause(700);
		const { left, top, width, height } = link.getBoundingClientRect();
		const at = { x: left + width / 2, y: top + Math.min(height / 2, 40) };
		if (!link.contains(document.elementFromPoint(at.x, at.y))) continue;
		addEventListener("pointerup", () => { sessionStorage.pressedAt = performance.timeOrigin + performance.now(); });
		return at;
	}
})()`;

/** Run in the next page: milliseconds from letting go of the link to the first and to the largest paint. */
const shown = `new Promise((resolve) => {
	new PerformanceObserver((list) => {
		const [first] = performance.getEntriesByName("first-contentful-paint");
		const since = (time) => performance.timeOrigin + time - sessionStorage.pressedAt;
		resolve([since(first.startTime), since(list.getEntries().at(-1).startTime)]);
	}).observe({ type: "largest-contentful-paint", buffered: true });
})`;

/** Run in a page that is left: notes when Back shows it again. */
const watchBack = `addEventListener("pageshow", ({ persisted }) => requestAnimationFrame(() => requestAnimationFrame(() => {
	window.shownAgain = persisted && performance.timeOrigin + performance.now();
})))`;

/**
 * Goes to the next page once, in a fresh browser.
 * @returns milliseconds from the press (of a finger that is lifted) to the page's first and largest paint
 */
export async function nextPage(temporary: string, site: string, flag: string, way: Way, withRules: boolean) {
	const profile = mkdtempSync(join(temporary, "profile-"));
	const tab = new Tab(profile, [flag], way.mouse ? desktop : phone);
	try {
		await tab.open();
		await tab.go(site + way.from);
		await tab.evaluate("sessionStorage.visited = 1");
		await delay(SETTLED);
		if (!withRules) await tab.evaluate("document.querySelector('[type=speculationrules]').remove()");
		if (way.back) {
			await tab.evaluate(watchBack);
			await tab.go(site + way.to);
			await delay(COME);
			await tab.evaluate("sessionStorage.pressedAt = performance.timeOrigin + performance.now(); history.back()");
			await delay(COME);
			const time = await tab.evaluate<number>("window.shownAgain - sessionStorage.pressedAt");
			return { first: time, largest: time };
		}
		const at = await tab.evaluate<{ x: number; y: number } | undefined>(findLink(way.to));
		if (!at) throw new Error(`${way.from} has no link to ${way.to} that can be pressed.`);
		if (way.mouse) {
			await tab.input("Mouse", { type: "mouseMoved", ...at });
			await delay(HOVER);
			await tab.input("Mouse", { type: "mousePressed", ...at, button: "left", clickCount: 1 });
			void tab.input("Mouse", { type: "mouseReleased", ...at, button: "left", clickCount: 1 });
		} else {
			await tab.input("Touch", { type: "touchStart", touchPoints: [at] });
			await delay(TAP);
			void tab.input("Touch", { type: "touchEnd", touchPoints: [] });
		}
		await delay(COME);
		const [first = Number.NaN, largest = Number.NaN] = await tab.evaluate<number[]>(shown);
		return { first, largest };
	} finally {
		await tab.close();
	}
}

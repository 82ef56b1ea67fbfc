import type { CDPSession } from "@playwright/test";

/** How often the processor is slowed down. */
export const SLOWDOWN = 4;

/** Lighthouse's slow line of a phone: 150 ms there and back, 1.6 Mbit/s. */
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** Slows a page's processor down. */
export const slowProcessor = (devtools: CDPSession) =>
	devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });

/** Slows a page's line and processor down. */
export async function slowPhone(devtools: CDPSession): Promise<void> {
	await devtools.send("Network.enable");
	await devtools.send("Network.emulateNetworkConditions", LINE);
	await slowProcessor(devtools);
}

import type { AppointmentRequest } from "./fields";

/** A channel between the tabs of the site; none where the browser forbids it with all storage. */
function openChannel(): BroadcastChannel | undefined {
	try {
		return new BroadcastChannel("appointment-sent");
	} catch {
		return undefined;
	}
}

/** Tells the other tabs of the site that a request has been sent. */
export function tellSent(request: AppointmentRequest): void {
	const channel = openChannel();
	channel?.postMessage(request);
	channel?.close();
}

/** Calls `run` with every request that another tab of the site sends while this page is open. */
export function whenSentElsewhere(run: (request: AppointmentRequest) => void): void {
	let channel: BroadcastChannel | undefined;
	const listen = () => {
		channel = openChannel();
		if (channel) channel.onmessage = ({ data }: MessageEvent<AppointmentRequest>) => run(data);
	};
	listen();
	// An open channel can keep a page out of the browser's cache for going back.
	addEventListener("pagehide", () => channel?.close());
	addEventListener("pageshow", ({ persisted }) => persisted && listen());
}

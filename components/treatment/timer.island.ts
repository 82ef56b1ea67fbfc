import { fill } from "@/lib/text/fill";

type TimerProps = {
	minutes: number;
	/** The language of the page, for digits. */
	language: string;
	labels: { startTimer: string; timeLeft: string; timeOver: string };
};

/** A button that counts minutes down; pressed again it stops. Screen readers hear the end, not each second. */
export default function timer(root: HTMLElement, { minutes, language, labels }: TimerProps): () => void {
	const find = (selector: string) => root.querySelector(selector) as HTMLElement;
	const button = find("button");
	const text = find("button > span");
	const end = find("[role=status]");
	const whole = new Intl.NumberFormat(language);
	const padded = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 });
	let over = 0;
	let interval: number | undefined;
	const stop = (announcement = "") => {
		window.clearInterval(interval);
		interval = undefined;
		end.textContent = announcement;
		text.textContent = announcement || fill(labels.startTimer, { minutes }, language);
	};
	const update = () => {
		const seconds = Math.ceil((over - Date.now()) / 1000);
		if (seconds <= 0) {
			stop(fill(labels.timeOver, { minutes }, language));
			navigator.vibrate?.([600, 300, 600]);
			return;
		}
		const time = `${whole.format(Math.floor(seconds / 60))}:${padded.format(seconds % 60)}`;
		text.textContent = fill(labels.timeLeft, { time });
	};
	button.hidden = false;
	button.onclick = () => {
		if (interval !== undefined) return stop();
		over = Date.now() + minutes * 60_000;
		end.textContent = "";
		interval = window.setInterval(update, 1000);
		update();
	};
	return stop;
}

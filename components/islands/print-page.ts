/** Prints at a press of what, without script, tells how to print. */
export default function printPage(root: HTMLElement): () => void {
	const press = (event: Event) => {
		event.preventDefault();
		print();
	};
	const summary = root.querySelector("summary");
	summary?.addEventListener("click", press);
	return () => summary?.removeEventListener("click", press);
}

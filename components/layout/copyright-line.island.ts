/** Updates the year of the copyright line. */
export default function copyrightLine(root: HTMLElement): undefined {
	for (const year of root.querySelectorAll("[data-year]")) year.textContent = `${new Date().getFullYear()}`;
}

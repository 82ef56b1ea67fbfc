/** Brings the copyright line up to the year of the visit, which may be years after the site was built. */
export default function copyrightLine(root: HTMLElement): undefined {
	for (const year of root.querySelectorAll("[data-year]")) year.textContent = String(new Date().getFullYear());
}

/** Adds attributes to the root of an SVG. */
export const withAttributes = (svg: string, attributes: string) => svg.replace("<svg ", `<svg ${attributes} `);

/** An SVG that contains a PNG. */
export function svgOfPng(png: Buffer, { width, height }: { width: number; height: number }): string {
	const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${image}</svg>`;
}

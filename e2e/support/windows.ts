/** A phone's window, the default of all tests. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** A desktop window, with a mouse: `test.use(desktop)`. */
export const desktop = {
	viewport: { width: 1280, height: 800 },
	isMobile: false,
	hasTouch: false,
	deviceScaleFactor: 1,
};

/** The windows in which pages are tried; a test that says nothing runs in the phone's. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** A window on a desk, with a mouse: `test.use(desktop)`. */
export const desktop = {
	viewport: { width: 1280, height: 800 },
	isMobile: false,
	hasTouch: false,
	deviceScaleFactor: 1,
};

/** What Chromium needs in a container, and what keeps it from asking its maker's servers for anything. */
export const browserFlags = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

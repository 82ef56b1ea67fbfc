/**
 * Hosts that copy other publishers' work: libraries of uploaded papers, indexes of abstracts, test servers and abandoned
 * archives. References must link to the publisher. Subdomains are included. Add a host when a reference leads to it.
 */
const COPY_HOSTS = [
	"abcdocz.com",
	"academia.edu",
	"apnilaw.com",
	"archive.uhb.nhs.uk",
	"biomed.reviewer.ly",
	"coek.info",
	"discovery.researcher.life",
	"docksci.com",
	"docplayer.net",
	"docslib.org",
	"doczz.net",
	"fdocuments.us",
	"healthdocbox.com",
	"ichgcp.net",
	"metajournal.com",
	"ouci.dntb.gov.ua",
	"paperity.org",
	"paperzz.com",
	"pdfslide.net",
	"pdfslide.us",
	"pocketdentistry.com",
	"researchgate.net",
	"scribd.com",
	"slideshare.net",
	"studylib.net",
	"studyres.com",
	"vdocuments.site",
	"vivo-dev.weill.cornell.edu",
];

/** Discontinued parts of a site. */
const DISCONTINUED = [{ host: "ncbi.nlm.nih.gov", path: "/pubmedhealth/" }];

const within = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** The host of an address if it only copies other publishers' work. */
export function copyHostOf({ hostname: host, pathname }: URL): string | undefined {
	const given = DISCONTINUED.find((one) => within(host, one.host) && pathname.startsWith(one.path));
	if (given) return `${host}${given.path}`;
	return COPY_HOSTS.some((domain) => within(host, domain)) ? host : undefined;
}

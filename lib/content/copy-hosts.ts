/**
 * Hosts that copy what others have published: libraries of uploaded papers, indexes that repeat abstracts, test servers
 * and archives that nobody keeps. A reader who follows a source is to come to its publisher. A host counts with all
 * below it: `example.site` is also `www.example.site`. Add one here as soon as a source leads to it.
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

/** Parts of a site that its keeper has given up. */
const GIVEN_UP = [{ host: "ncbi.nlm.nih.gov", path: "/pubmedhealth/" }];

const within = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** The host of an address, if it only copies what others have published. */
export function copyHostOf({ hostname: host, pathname }: URL): string | undefined {
	const given = GIVEN_UP.find((one) => within(host, one.host) && pathname.startsWith(one.path));
	if (given) return `${host}${given.path}`;
	return COPY_HOSTS.some((domain) => within(host, domain)) ? host : undefined;
}

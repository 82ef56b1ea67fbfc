import * as z from "zod";
import { webAddress } from "./address-fields";
import { text } from "./shared";

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
function copyHostOf({ hostname: host, pathname }: URL): string | undefined {
	const part = DISCONTINUED.find(({ host: site, path }) => within(host, site) && pathname.startsWith(path));
	if (part) return `${host}${part.path}`;
	return COPY_HOSTS.some((domain) => within(host, domain)) ? host : undefined;
}

const EXPECTED = "the publisher's address, a DOI (https://doi.org/…), PubMed, PMC or the authority's own page";

/** The https address of a reference at its publisher. */
const publishedUrl = webAddress("https://doi.org/10.1000/182").superRefine((address, context) => {
	const copy = copyHostOf(new URL(address));
	if (!copy) return;
	context.addIssue({ code: "custom", message: `${copy} copies other publishers' work; expected ${EXPECTED}` });
});

/** A reference that texts cite with `[^file-name]`, one file each. List only what you have read. */
export const reference = z.strictObject({
	title: text,
	publisher: text.describe("The publisher or the journal."),
	year: z.int().min(1900).max(2100).optional().describe("The year of publication; leave it out if undated."),
	url: publishedUrl.describe(
		"Its https address: a DOI, PubMed, PMC, the publisher or the authority, not a copy on another site.",
	),
	read: z.iso.date().describe("When someone at the clinic last read it."),
});

/** A reference with its id, the name of its file. */
export type Reference = z.infer<typeof reference> & { slug: string };

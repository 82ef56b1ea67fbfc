import { DEFAULT_TIME_ZONE } from "../hours/calendar";

/** Session-storage key that is there once a visit has seen its first page. */
export const VISIT_KEY = "visited";

/**
 * Shows the loading screen on a visit's first page, and takes it away when its animation ends, or at the first tap, key
 * or scroll. The animation begins at 0 of the document's timeline, which is the start of the navigation (HTML standard,
 * "time origin"), however late the page comes: if its time is over by then, nobody sees it. A page that the browser
 * prepared unseen was asked for when it is shown.
 */
const loadingScreen = `try{if(!sessionStorage.${VISIT_KEY}){let d=document,s=d.querySelector(".loading-screen"),a,on=addEventListener,end=()=>{if(s)s.hidden=true},mark=()=>{sessionStorage.${VISIT_KEY}=1};for(let e of["pointerdown","keydown","wheel","touchmove","scroll"])on(e,end,{once:true,passive:true});if(s){s.hidden=false;[a]=s.getAnimations();if(a)a.onfinish=end;else end()}if(d.prerendering)d.addEventListener("prerenderingchange",()=>{mark();if(a)a.startTime=performance.now()});else{mark();if(a)a.startTime=0}}}catch{}`;

/**
 * Shows what has a first and a last date (`data-from`, `data-until`) on its dates in the clinic's time zone and hides it on others: a
 * page may be older than the visit. At once for the notices above it, so that nothing moves after the first paint, and
 * again when the rest of the page is there.
 */
const datedParts = `{let s=()=>{let d=new Date().toLocaleDateString("sv",{timeZone:document.documentElement.dataset.timeZone||"${DEFAULT_TIME_ZONE}"});for(let e of document.querySelectorAll("[data-until]"))e.hidden=d<e.dataset.from||d>e.dataset.until};s();addEventListener("DOMContentLoaded",s)}`;

/**
 * Offers the page in the first language that the browser asks for, if the site has it and the page is in another: the link
 * to it, in the row above the header, says so in its own words. Nobody is sent anywhere.
 */
const offerLanguage = `for(let l of navigator.languages){l=l.split("-")[0];let a=document.querySelector('.languages [hreflang="'+l+'"]');if(a){if(!a.hasAttribute("aria-current")){a.textContent=a.dataset.offer;a.className="is-offered"}break}}`;

/**
 * The attributes of a part of the page that shows from one date to another, both among them.
 * @param today the date of the build, by which it shows without script
 */
export const datedAttributes = ({ from, until }: { from: string; until: string }, today: string) => ({
	"data-from": from,
	"data-until": until,
	hidden: today < from || today > until,
	// In development the script below has looked at it before React does.
	suppressHydrationWarning: true,
});

const frame = `${datedParts};${offerLanguage}`;

/**
 * The one inline script of every page, for what must be settled before the first paint. It stands below the notices,
 * the loading screen and the row of languages.
 * @param covered whether the clinic's site has a loading screen
 */
export const firstPaintScript = (covered: boolean): string => (covered ? `${loadingScreen};${frame}` : frame);

/** Whether an inline script is one of the above: the post-export step allows these, by their hashes, and no other. */
export const isFirstPaintScript = (text: string): boolean =>
	[firstPaintScript(true), firstPaintScript(false)].includes(text);

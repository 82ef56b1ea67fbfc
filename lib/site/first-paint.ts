import { MINUTES_AHEAD_OF_UTC } from "../hours/india";

/** Session-storage key that is there once a visit has seen its first page. */
export const VISIT_KEY = "visited";

/** Shows the loading screen on a visit's first page, and takes it away at the first tap, key or scroll. */
const loadingScreen = `try{if(!sessionStorage.${VISIT_KEY}){sessionStorage.${VISIT_KEY}=1;let c=document.documentElement.classList;c.add("first-page");for(let e of["pointerdown","keydown","wheel","touchmove","scroll"])addEventListener(e,()=>c.remove("first-page"),{once:true,passive:true})}}catch{}`;

/**
 * Shows what has a first and a last date (`data-from`, `data-until`) on its dates in India and hides it on others: a
 * page may be older than the visit. At once for the notices above it, so that nothing moves after the first paint, and
 * again when the rest of the page is there.
 */
const datedParts = `{let s=()=>{let d=new Date(Date.now()+${MINUTES_AHEAD_OF_UTC * 60_000}).toISOString().slice(0,10);for(let e of document.querySelectorAll("[data-until]"))e.hidden=d<e.dataset.from||d>e.dataset.until};s();addEventListener("DOMContentLoaded",s)}`;

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

/**
 * The one inline script of every page, for what must be settled before the first paint. It stands below the notices.
 * The post-export step allows this text, by its hash, and no other.
 */
export const firstPaintScript = `${loadingScreen};${datedParts}`;

/** Session-storage key that is there once a visit has seen its first page. */
export const VISIT_KEY = "visited";

/**
 * The one inline script of every page. On the first page of a visit it shows the loading screen,
 * and takes it away at the first tap, key or scroll; its three seconds are counted in the style
 * sheet. The post-export step allows this text, by its hash, and no other.
 */
export const loadingScreenScript = `try{if(!sessionStorage.${VISIT_KEY}){sessionStorage.${VISIT_KEY}=1;let c=document.documentElement.classList;c.add("first-page");for(let e of["pointerdown","keydown","wheel","touchmove","scroll"])addEventListener(e,()=>c.remove("first-page"),{once:true,passive:true})}}catch{}`;

/** The address of the service worker. It must never change: browsers look for updates there. */
export const FIRST_AID_WORKER = "/first-aid-worker.js";

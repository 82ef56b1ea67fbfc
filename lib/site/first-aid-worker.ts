/**
 * Where the service worker of pages with first aid stands, made by the export. It never moves: browsers that have one ask
 * for the next at the same address.
 */
export const FIRST_AID_WORKER = "/first-aid-worker.js";

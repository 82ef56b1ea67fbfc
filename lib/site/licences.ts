/** Where the licences of what the site ships stand, made by the export. */
export const LICENCES = "/licences.txt";

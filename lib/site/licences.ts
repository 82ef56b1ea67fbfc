/** The file of licences, made by the export. */
export const LICENCES = "/licences.txt";

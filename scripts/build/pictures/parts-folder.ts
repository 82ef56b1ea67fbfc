/** Folder of the parts that plates share, such as a hand or the arch; one drawing with one id each. */
export const PARTS = "content/plates/parts";

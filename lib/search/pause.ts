/** Between two pieces of work: lets the browser answer to what somebody does meanwhile. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

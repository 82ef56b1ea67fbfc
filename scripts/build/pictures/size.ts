/** A number of bytes as messages say it: 99,001 are "100 kB". */
export const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

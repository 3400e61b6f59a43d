/** The most bytes of one file: a list's year of mails. */
export const MOST_BYTES = 32 << 20;

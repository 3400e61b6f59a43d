/** The most messages read of a file. One more is read, to report that. */
export const MOST_MESSAGES = 100_000;

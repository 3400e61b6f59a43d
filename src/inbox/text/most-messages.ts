/** The rest of a file with so many messages is not read. One more is read, to report that. */
export const MOST_MESSAGES = 100_000;

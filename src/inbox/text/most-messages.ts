/** The rest of a file with so many messages is not read; one more is, so that it can be told. */
export const MOST_MESSAGES = 100_000;

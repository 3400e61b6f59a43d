/**
 * gray-matter makes a `Buffer` of every text, as a copy of what it was given. A browser has none, and
 * nobody asks for the copy, so that the text itself stands for it.
 */
Object.assign(globalThis, { Buffer: { from: (text: string) => text } });

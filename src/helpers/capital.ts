/** The words with a capital letter at their beginning, as a sentence has it. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words with a small letter at their beginning, as they stand within a sentence. */
export function uncapital(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

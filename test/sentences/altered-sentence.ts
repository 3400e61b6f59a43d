let said = 0;

/** The sentence with the same sign in each of its words, which no other sentence has. */
export function markSentence(prose: string): string {
  said += 1;
  return prose.replace(/(?<!\p{L})\p{L}/gu, `$&⟦${said}⟧`);
}

/** The same, but for what it quotes. */
export function markUnquoted(prose: string): string {
  return prose.replace(/[^“”]+(?=“|$)/gu, markSentence);
}

/** The words as they were before. */
export function withoutMarks(words: string): string {
  return words.replace(/⟦\d+⟧/g, '');
}

/** Questions to the person at a terminal. `undefined` is no answer: the person broke off. */
export interface Asker {
  choose(question: string, choices: readonly Choice[]): Promise<string | undefined>;
  several(question: string, choices: readonly Choice[]): Promise<readonly string[] | undefined>;
  /** Words, which may be empty. */
  write(question: string): Promise<string | undefined>;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

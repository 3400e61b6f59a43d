/** Questions to the person at a terminal. `undefined` is no answer: the person broke off. */
export interface Asker {
  choose(question: string, choices: readonly OfferedChoice[]): Promise<string | undefined>;
  several(
    question: string,
    choices: readonly OfferedChoice[],
  ): Promise<readonly string[] | undefined>;
  /** Words, which may be empty. */
  write(question: string): Promise<string | undefined>;
}

export interface OfferedChoice {
  readonly value: string;
  readonly label: string;
}

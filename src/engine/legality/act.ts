/** What changes the rules, where it is told of. */
export interface Act {
  /** "Proposal 301", or "The fiat of …". */
  readonly what: string;
  /** The proposal in whose turn it falls. */
  readonly during: string | undefined;
}

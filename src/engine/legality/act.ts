/** What changes the rules, as findings name it. */
export interface Act {
  /** "Proposal 301", or "The fiat of …". */
  readonly what: string;
  /** The proposal in whose turn it falls. */
  readonly during: string | undefined;
}

import { type ProposalNumber, proposalNumber } from '../../values/ids.ts';

export type NumberGiven =
  | { readonly ok: true; readonly number: ProposalNumber | undefined }
  | { readonly ok: false; readonly message: string };

/** The number of a proposal or a Judgment on the command line, where one stands there. */
export function numberOperand(word: string | undefined): NumberGiven {
  if (word === undefined) return { ok: true, number: undefined };
  const number = proposalNumber(word);
  if (number !== undefined) return { ok: true, number };
  return {
    ok: false,
    message: `“${word}” is no number of a record: write 301, or a word such as 7729#1.`,
  };
}

export type NumberGiven =
  | { readonly ok: true; readonly number: number | undefined }
  | { readonly ok: false; readonly message: string };

/** The number of a record on the command line, where one stands there. */
export function numberOperand(word: string | undefined): NumberGiven {
  if (word === undefined) return { ok: true, number: undefined };
  if (/^\d{1,9}$/.test(word)) return { ok: true, number: Number(word) };
  return { ok: false, message: `“${word}” is not the number of a proposal.` };
}

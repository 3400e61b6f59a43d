import { lacking, type Refusal, refuse } from '../../record-edits/plans/draft.ts';
import { type ProposalNumber, parseNumberGiven } from '../../values/ids.ts';
import type { Arguments } from '../command-line/arguments.ts';
import type { CommandContext } from '../command-line/outcome.ts';
import { readDocument } from '../command-line/read-document.ts';

/** The number of a proposal or Judgment on the command line, if any. */
export function numberOperand(
  word: string | undefined,
): { readonly ok: true; readonly number: ProposalNumber | undefined } | Refusal {
  if (word === undefined) return { ok: true, number: undefined };
  const given = parseNumberGiven(word);
  const [bare] = /\d+/.exec(word) ?? [];
  const meant = bare === undefined ? {} : { instead: [word, bare] as const };
  return given.ok ? given : { ...refuse(given.message), ...meant };
}

/** The names in an option: `--for ada,ben --for cy`. */
export function namesListed(
  { lists }: Pick<Arguments, 'lists'>,
  option: string,
): readonly string[] {
  const words = (lists.get(option) ?? []).flatMap((list) => list.split(','));
  // People also type the brackets of a record's list: `[ada, ben]`.
  return words.map((word) => word.replace(/^[\s[]+|[\s\]]+$/g, '')).filter((word) => word !== '');
}

type WordsGiven = { readonly ok: true; readonly text: string | undefined } | Refusal;

/** The text in `--text`, or in the file of `--file`. */
export function textGiven({ values }: Arguments, { cwd }: CommandContext): WordsGiven {
  const text = values.get('text');
  const file = values.get('file');
  if (text !== undefined && file !== undefined) {
    return refuse('--text and --file both give the words: use one of them.');
  }
  if (file === undefined) return { ok: true, text };
  const read = readDocument(cwd, file);
  if (read.ok) return { ok: true, text: read.text.trim() };
  const { message, instead } = read;
  if (instead?.length === 2) return { ...refuse(message), instead };
  return lacking('words', `${message} Name another, or write the words:`);
}

/**
 * Other moves in one sentence: withdrawals, rulings, throws of the die, players who come and go.
 */
import { withoutEnd } from '../../helpers/without-end.ts';
import type { Statement } from '../types.ts';

/** The number that a pattern finds, and the rest of the words as typed. */
type MatchedNumber = Readonly<Record<'tail' | 'words', string>> & { readonly number: number };

/** Patterns of the words after `I`, up to the stop, with the statement that each makes. */
const MOVES: readonly (readonly [pattern: string, says: (found: MatchedNumber) => Statement])[] = [
  [
    String.raw`(?:withdraw|retract) (?:my )?(?:proposal )?(?:no\.? ?|#)?(?<number>\d{1,6})`,
    ({ number, words }) => ({ kind: 'withdraw', on: 'proposal', number, words }),
  ],
  [
    '(?:withdraw|retract) my proposal',
    ({ words }) => ({ kind: 'withdraw', on: 'proposal', words }),
  ],
  [
    '(?:withdraw|retract) my (?:call for judge?ment|cfj|question|call)',
    ({ words }) => ({ kind: 'withdraw', on: 'call', words }),
  ],
  [
    String.raw`(?:rule|judge|find)(?: (?:on|in))?(?: (?:judge?ment|cfj|case))? ?#?(?<number>\d{1,6}) ?(?::|as|to be)\s*(?<tail>\S.{0,300}?)`,
    ({ number, tail, words }) => ({ kind: 'ruling', number, value: tail, words }),
  ],
  [
    String.raw`(?:roll|throw|rolled|threw) (?:a |the )?(?:\d*d\d{1,4}|die|dice)\s*(?::|-|=|=>|and (?:got|get)|for|->)\s*(?:a )?(?<number>\d{1,6})`,
    ({ number, words }) => act(`roll ${number}`, words),
  ],
  [
    String.raw`(?:vote to )?overrule (?:the judge (?:on|in|of) )?(?:judge?ment|cfj|call|case) ?#?(?<number>\d{1,6})`,
    ({ number, words }) => ({ ...act('overrule', words), number }),
  ],
  ['(?:leave|quit) (?:the|this) game', ({ words }) => act('leave', words)],
  ['forfeit (?:the|this) game', ({ words }) => act('forfeit', words)],
  [
    'join (?:the|this) game(?: (?:as|under the name(?: of)?) (?<tail>[^.!,;:]{1,60}?))?',
    ({ tail, words }) => ({ ...act('join', words), ...(tail !== '' && { title: tail }) }),
  ],
];
const READ = MOVES.map(([pattern, says]) => ({
  pattern: new RegExp(`^i (?:hereby |now |also )?${pattern}[.!]*$`),
  says,
}));

function act(value: string, words: string): Statement {
  return { kind: 'act', value, text: words, words };
}

const LONGEST = 400;

export function moveIn(written: string): Statement | undefined {
  if (written.length > LONGEST) return undefined;
  const words = written.trim().replace(/[’‘]/g, "'");
  const low = words.toLowerCase().replace(/\s/g, ' ');
  const found = READ.find(({ pattern }) => pattern.test(low));
  const { number, tail = '' } = found?.pattern.exec(low)?.groups ?? {};
  const end = tail === '' ? '' : withoutEnd(words.slice(low.lastIndexOf(tail)), /[.!]/);
  return found?.says({ number: Number(number), tail: end, words });
}

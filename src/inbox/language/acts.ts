/** Withdrawals, rulings, throws of the die, and who comes and goes. */
import { withoutEnd } from '../../helpers/without-end.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { Statement } from '../types.ts';
import { NOT_MEANT } from './vocabulary.ts';

/** What a pattern finds: a number, and the end of the words in the letters that they have. */
interface Found {
  readonly number: number;
  readonly tail: string;
  readonly words: string;
}

/** What stands behind `I`, up to the stop, and what it says. */
const SAYINGS: readonly (readonly [pattern: string, says: (found: Found) => Statement])[] = [
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
    String.raw`(?:rule|judge|assign|find)(?: (?:on|in))?(?: (?:judge?ment|cfj|case))? ?#?(?<number>\d{1,6}) ?(?::|as|to be|,| )\s*(?<tail>\S.{0,300}?)`,
    ({ number, tail, words }) => ({ kind: 'ruling', number, value: tail, words }),
  ],
  [
    String.raw`(?:roll|throw|rolled|threw) (?:a |the )?(?:\d*d\d{1,4}|die|dice)\s*(?::|-|=|=>|and (?:got|get)|for|->)\s*(?:a )?(?<number>\d{1,6})`,
    ({ number, words }) => act(`roll ${number}`, words),
  ],
  [
    String.raw`(?:vote to )?overrule (?:the judge (?:on|in|of) )?(?:judge?ment|cfj|call|case) ?#?(?<number>\d{1,6})`,
    ({ number, words }) => act('overrule', words, { number }),
  ],
  [
    '(?:(?:leave|quit) (?:the|this) game|deregister(?: from the game)?)',
    ({ words }) => act('leave', words),
  ],
  ['forfeit (?:the|this) game', ({ words }) => act('forfeit', words)],
  [
    '(?:join (?:the|this) game|register)(?: (?:as|under the name(?: of)?) (?<tail>[^.!,;:]{1,60}?))?',
    ({ tail, words }) => act('join', words, tail === '' ? {} : { title: tail }),
  ],
  [
    String.raw`(?:overrule|overturn|appeal)\b(?=.{0,80}$).*`,
    ({ words }) => act('overrule', words, { why: 'it may be a vote to overrule, or a jest' }),
  ],
  [
    '(?:quit|leave|forfeit|resign|deregister|join|register)(?: (?:the game|from the game|as .{1,60}))?',
    ({ words }) => act(words, words, { why: 'who comes and who goes is for the admin to record' }),
  ],
];

const I = '^(?:(?:and|also|so|ok|well|then|sorry)[,:]? )?i (?:hereby |now |also )?';
const ACTS = SAYINGS.map(([pattern, says]) => ({
  pattern: new RegExp(`${I}${pattern}[.!]*$`),
  says,
}));

function act(
  value: string,
  words: string,
  { number, ...more }: Partial<Statement> = {},
): Statement {
  return { kind: 'act', value, ...withoutUndefined({ number }), text: words, words, ...more };
}

const LONGEST = 400;

export function readActs(written: string): readonly Statement[] {
  if (written.length > LONGEST) return [];
  const words = written.trim().replace(/[’‘]/g, "'");
  const low = words.toLowerCase().replace(/\s+/g, ' ');
  if (NOT_MEANT.test(low)) return [];
  const found = ACTS.find(({ pattern }) => pattern.test(low));
  const { number, tail = '' } = found?.pattern.exec(low)?.groups ?? {};
  const from = words.toLowerCase().lastIndexOf(tail);
  const end = tail === '' ? '' : withoutEnd(words.slice(from), /[.!]/);
  return found ? [found.says({ number: Number(number), tail: end, words })] : [];
}

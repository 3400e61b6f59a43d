/** Withdrawals, rulings, throws of the die, and who comes and goes. */
import type { Said } from '../types.ts';
import { NOT_MEANT } from './vocabulary.ts';

interface Act {
  readonly pattern: RegExp;
  readonly said: (match: RegExpExecArray, words: string) => Said;
}

const I = '^(?:(?:and|also|so|ok|well|then|sorry)[,:]? )?i (?:hereby |now |also )?';

const ACTS: readonly Act[] = [
  {
    pattern: new RegExp(
      String.raw`${I}(?:withdraw|retract) (?:my )?(?:proposal )?(?:no\.? ?|#)?(\d{1,6})[.!]*$`,
    ),
    said: ([, number], words) => ({
      kind: 'withdraw',
      on: 'proposal',
      number: Number(number),
      words,
    }),
  },
  {
    pattern: new RegExp(`${I}(?:withdraw|retract) my proposal[.!]*$`),
    said: (_, words) => ({ kind: 'withdraw', on: 'proposal', words }),
  },
  {
    pattern: new RegExp(
      `${I}(?:withdraw|retract) my (?:call for judge?ment|cfj|question|call)[.!]*$`,
    ),
    said: (_, words) => ({ kind: 'withdraw', on: 'call', words }),
  },
  {
    pattern: new RegExp(
      String.raw`${I}(?:rule|judge|assign|find)(?: (?:on|in))?(?: (?:judge?ment|cfj|case))? ?#?(\d{1,6}) ?(?::|as|to be|,| )\s*(\S.{0,300}?)[.!]*$`,
    ),
    said: ([, number, value = ''], words) => ({
      kind: 'ruling',
      number: Number(number),
      // The words of the answer keep their letters.
      value: words.slice(words.toLowerCase().lastIndexOf(value)).replace(/[.!]+$/, ''),
      words,
    }),
  },
  {
    pattern: new RegExp(
      String.raw`${I}(?:roll|throw|rolled|threw) (?:a |the )?(?:\d*d\d{1,4}|die|dice)\s*(?::|-|=|=>|and (?:got|get)|for|->)\s*(?:a )?(\d{1,6})[.!]*$`,
    ),
    said: ([, number], words) => ({ kind: 'act', value: `roll ${number}`, text: words, words }),
  },
  {
    pattern: new RegExp(
      String.raw`${I}(?:vote to )?overrule (?:the judge (?:on|in|of) )?(?:judge?ment|cfj|call|case) ?#?(\d{1,6})[.!]*$`,
    ),
    said: ([, number], words) => ({
      kind: 'act',
      value: 'overrule',
      number: Number(number),
      text: words,
      words,
    }),
  },
  {
    pattern: new RegExp(
      `${I}(?:leave|quit) (?:the|this) game[.!]*$|${I}deregister(?: from the game)?[.!]*$`,
    ),
    said: (_, words) => ({ kind: 'act', value: 'leave', text: words, words }),
  },
  {
    pattern: new RegExp(`${I}forfeit (?:the|this) game[.!]*$`),
    said: (_, words) => ({ kind: 'act', value: 'forfeit', text: words, words }),
  },
  {
    pattern: new RegExp(
      `${I}(?:join (?:the|this) game|register)(?: (?:as|under the name(?: of)?) ([^.!,;:]{1,60}?))?[.!]*$`,
    ),
    said: ([, name], words) => ({
      kind: 'act',
      value: 'join',
      text: words,
      words,
      // The name keeps its letters.
      ...(name !== undefined && {
        title: words.slice(words.toLowerCase().lastIndexOf(name)).replace(/[.!]+$/, ''),
      }),
    }),
  },
  {
    pattern: new RegExp(String.raw`${I}(?:overrule|overturn|appeal)\b.{0,80}$`),
    said: (_, words) => ({
      kind: 'act',
      value: 'overrule',
      text: words,
      words,
      why: 'it may be a vote to overrule, or a jest',
    }),
  },
  {
    pattern: new RegExp(
      `${I}(?:quit|leave|forfeit|resign|deregister|join|register)(?: (?:the game|from the game|as .{1,60}))?[.!]*$`,
    ),
    said: (_, words) => ({
      kind: 'act',
      value: words,
      text: words,
      words,
      why: 'who comes and who goes is for the admin to record',
    }),
  },
];

const LONGEST = 400;

export function readActs(written: string): readonly Said[] {
  if (written.length > LONGEST) return [];
  const words = written.trim().replace(/[’‘]/g, "'");
  const low = words.toLowerCase().replace(/\s+/g, ' ');
  if (NOT_MEANT.test(low)) return [];
  const act = ACTS.find(({ pattern }) => pattern.test(low));
  const match = act?.pattern.exec(low);
  return act && match ? [act.said(match, words)] : [];
}

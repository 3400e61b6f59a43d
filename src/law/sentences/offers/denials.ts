/** A thing of which a rule's words say that there is none, and which its mechanics have. */
import { isList, isMap, type Plain, type PlainMap } from '../plain.ts';
import type { Phrase } from './phrases.ts';

type Has = (slot: string, value: Plain) => boolean;

const isSlot =
  (...slots: readonly string[]): Has =>
  (slot) =>
    slots.includes(slot);

const throwsDie: Has = (slot, value) => {
  if (slot === 'turn') return JSON.stringify(value).includes('"roll"');
  return slot === 'awards' && awards(value).some(({ on }) => on === 'rolled');
};

function awards(value: Plain): readonly PlainMap[] {
  return isList(value) ? value.filter((each) => isMap(each)) : [];
}

/** What is denied, in the words of people, and which mechanics have it. */
const THINGS: readonly (readonly [words: string, has: Has])[] = [
  ['die|dice|die roll|dice roll|throw of a die|roll of a die', throwsDie],
  ['quorum', isSlot('quorum')],
  ['judge|judges|judgment|judgments|judgement', isSlot('judge')],
  [
    'turns',
    (slot, value) =>
      slot === 'turn' || (slot === 'turns' && !JSON.stringify(value).includes('"none"')),
  ],
  ['awards|bonus|bonuses|rewards|points', isSlot('awards')],
  ['penalty|penalties|fine|fines', (slot, value) => slot === 'awards' && awards(value).some(takes)],
  ['voting period|time limit|deadline', isSlot('voting-period')],
  ['winner|way to win|victory', isSlot('win')],
  ['limit|limits', isSlot('limits')],
  ['titles', isSlot('titles')],
  ['tax|taxes', (slot, value) => slot === 'awards' && awards(value).some(takes)],
];

function takes({ amount }: PlainMap): boolean {
  return /^\{"op":"minus"/.test(JSON.stringify(amount ?? ''));
}
const WORDS = `(?<thing>${THINGS.map(([words]) => words).join('|')})`;

/** The whole of a sentence: what stands around a thing can say that it is denied in some cases only. */
const DENIAL = new RegExp(
  `^(?:(?:there (?:is|are)|this game has|the game has|we have|we use) no ${WORDS}(?: (?:any ?more|any longer|at all|in this game|on \\w+s?))?` +
    `|no ${WORDS} (?:is|are) (?:thrown|rolled|cast|used|needed|required|given|awarded|paid|there)(?: (?:any ?more|any longer|at all|in this game))?` +
    `|(?:the |all )?${WORDS} (?:is|are) (?:abolished|removed|gone|no longer (?:thrown|rolled|used|needed|required|given|awarded)|not (?:thrown|rolled|used|needed|required|given|awarded))(?: (?:any ?more|any longer|at all))?)$`.replaceAll(
      '(?<thing>',
      '(',
    ),
  'iu',
);

/** The pieces of mechanics that have what a sentence denies. */
export function denialsIn({ tokens, isWhole }: Phrase, pieces: readonly PlainMap[]) {
  const words = tokens.map(({ raw }) => raw).join(' ');
  if (!isWhole) return [];
  const thing = DENIAL.exec(words)
    ?.slice(1)
    .find((each) => each !== undefined);
  if (thing === undefined) return [];
  const [, has] = THINGS.find(([each]) => each.split('|').includes(thing.toLowerCase())) ?? [];
  return pieces.filter((piece) =>
    Object.entries(piece).some(([slot, value]) => has?.(slot, value)),
  );
}

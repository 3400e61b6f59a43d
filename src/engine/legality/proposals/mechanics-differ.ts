/** Whether a change makes a rule say one thing and do another, as far as its words are understood. */
import { getOrMake } from '../../../helpers/once.ts';
import { inSeries } from '../../../helpers/words.ts';
import type { Mechanics } from '../../../law/mechanics/mechanics.ts';
import { type Doubt, doubts } from '../../../law/sentences/doubts.ts';
import { sayBySlot } from '../../../law/sentences/sentences.ts';
import { formatNumber, parseNumber } from '../../../values/number.ts';
import type { Context } from '../../state/context.ts';
import type { Plan } from '../../state/state.ts';
import { addNote } from '../../state/write-log.ts';

/** What a change makes a rule say, and what it makes it do, if the two differ. */
export function noteMechanicsDiffer(context: Context, plan: Plan): void {
  if (noteNumberKept(context, plan)) return;
  const { change, before, after, kind, at } = plan;
  if (!after?.mechanics || after.lost || (kind !== 'enact' && kind !== 'amend')) return;
  const isStated = 'mechanics' in change && change.mechanics !== undefined;
  const doubted = doubtsOf(after.mechanics, after.text);
  if (doubted.length === 0) return;
  // A doubt about the rule as it was before the change is not noted again.
  const old = before?.mechanics && !before.lost ? doubtsOf(before.mechanics, before.text) : [];
  const known = new Set(old.map((doubt) => JSON.stringify([doubt.words, doubt.mechanics])));
  const come = doubted.filter((doubt) => {
    return !known.has(JSON.stringify([doubt.words, doubt.mechanics]));
  });
  const spot = isStated ? { file: at.file, path: [...change.path, 'mechanics'] } : at;
  for (const doubt of come.slice(0, MAX_DOUBTS)) {
    const said = doubt.words.length > MAX_WORDS ? 'The words of the rule' : `“${doubt.words}”`;
    addNote(context, {
      code: 'mechanics/differ',
      at: spot,
      message: `${said} and the mechanics seem to differ: ${doubt.mechanics.join(' ')}`,
      help: doubt.sentence
        ? `The engine follows the mechanics. These words would be: ${doubt.sentence}`
        : 'The engine follows the mechanics. If they are right, you need not do anything.',
    });
  }
}

const MAX_DOUBTS = 3;
const MAX_WORDS = 200;

const KNOWN_DOUBTS = new WeakMap<Mechanics, Map<string, readonly Doubt[]>>();

/** The same change is planned again for every reading that may decide it. */
function doubtsOf(mechanics: Mechanics, text: string): readonly Doubt[] {
  const byText = KNOWN_DOUBTS.get(mechanics) ?? new Map<string, readonly Doubt[]>();
  KNOWN_DOUBTS.set(mechanics, byText);
  return getOrMake(byText, text, () => doubts(text, mechanics));
}

/**
 * Mechanics do not change with the words: with `keep` they keep an old number. A note names a number
 * that the text has less often than before, if the text has another one instead and if it stands in the
 * mechanics.
 */
function noteNumberKept(context: Context, { change, before, after, at }: Plan): boolean {
  if (change.kind !== 'amend' || change.mechanics !== 'keep') return false;
  // If the words are lost, their numbers are not known.
  if (!before || !after?.mechanics) return false;
  const said = numbersIn(before.text.replaceAll(THOUSANDS, ''));
  const says = numbersIn(after.text.replaceAll(THOUSANDS, ''));
  const come = rarerIn(said, says);
  const gone = come.length > 0 ? rarerIn(says, said) : [];
  const kept = Object.entries(after.mechanics.raw).map(([slot, value]) => ({
    slot,
    numbers: numbersIn(JSON.stringify(value).replaceAll('\\n', ' ')),
  }));
  const stale = gone.filter((number) => kept.some(({ numbers }) => numbers.has(number)));
  if (stale.length === 0) return false;
  const slots = kept.flatMap(({ slot, numbers }) =>
    stale.some((number) => numbers.has(number)) ? slot : [],
  );
  const sentences = sayBySlot(after.mechanics).flatMap(([slot, words]) =>
    slots.includes(slot) ? words : [],
  );
  addNote(context, {
    code: 'mechanics/differ',
    at: { file: at.file, path: [...change.path, 'mechanics'] },
    message: `The amendment replaces ${listed(gone)} with ${listed(come)} in the text of Rule ${before.number}. The rule keeps its mechanics, which still have ${listed(stale)}: ${sentences.join(' ')}`,
    help: 'Write the new mechanics in place of `keep`. If they should stay the same, repeat them there.',
  });
  return true;
}

/** How often each number is written in digits, in lowest terms. */
type Numbers = ReadonlyMap<string, number>;

function rarerIn(some: Numbers, others: Numbers): readonly string[] {
  const rarer = [...others].filter(([number, times]) => (some.get(number) ?? 0) < times);
  return rarer.map(([number]) => number);
}

/** Whole numbers, decimals and fractions that stand by themselves. */
const NUMBER = /(?<![\w./])\d+(?:\.\d+)?(?:\/\d+)?(?!\w)/g;
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;

function numbersIn(text: string): Numbers {
  const numbers = new Map<string, number>();
  for (const [digits] of text.matchAll(NUMBER)) {
    const number = parseNumber(digits);
    if (!number) continue;
    const words = formatNumber(number);
    numbers.set(words, (numbers.get(words) ?? 0) + 1);
  }
  return numbers;
}

const MAX_LISTED = 5;

function listed(words: readonly string[]): string {
  return inSeries(words.length <= MAX_LISTED ? words : [...words.slice(0, MAX_LISTED), 'others']);
}

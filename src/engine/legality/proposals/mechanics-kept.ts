/** Whether an amendment exchanges a number in a rule's words and keeps the mechanics that have it. */
import { inSeries } from '../../../helpers/words.ts';
import { formatNumber, parseNumber } from '../../../values/number.ts';
import type { Context } from '../../state/context.ts';
import type { Plan } from '../../state/plan.ts';
import { addNote } from '../../state/write-log.ts';

/**
 * Mechanics do not follow the words: whoever writes `keep` keeps the old number. A note names a number
 * that the text has less often than before, if another has come and if it stands in the mechanics.
 */
export function noteMechanicsKept(context: Context, { change, before, after, at }: Plan): void {
  if (change.kind !== 'amend' || change.mechanics !== 'keep') return;
  // Lost words have no numbers.
  if (!before || !after?.mechanics) return;
  const said = numbersIn(before.text.replaceAll(THOUSANDS, ''));
  const says = numbersIn(after.text.replaceAll(THOUSANDS, ''));
  const come = rarerIn(said, says);
  const gone = come.length > 0 ? rarerIn(says, said) : [];
  const kept = Object.entries(after.mechanics.raw).map(([slot, value]) => ({
    slot,
    numbers: numbersIn(JSON.stringify(value).replaceAll('\\n', ' ')),
  }));
  const stale = gone.filter((number) => kept.some(({ numbers }) => numbers.has(number)));
  if (stale.length === 0) return;
  const slots = kept.filter(({ numbers }) => stale.some((number) => numbers.has(number)));
  const where = inSeries(slots.map(({ slot }) => `\`${slot}\``));
  addNote(context, {
    code: 'change/mechanics-kept',
    at: { file: at.file, path: [...change.path, 'mechanics'] },
    message: `The amendment puts ${listed(come)} in the place of ${listed(gone)} in the text of Rule ${before.number}. Its mechanics are kept, and ${where} still ${slots.length === 1 ? 'has' : 'have'} ${listed(stale)}.`,
    help: 'Write the new mechanics in place of `keep`. If they are to stay as they are, repeat them there.',
  });
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

/** `--tiers "sacred:0,immutable:101-119,mutable:201-213"`: tiers, and the numbers of their rules. */
import { isName, whyNoName } from '../content/names.ts';

export interface TierRange {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

export interface TierChoice {
  /** From the tier that prevails to the tier that yields, each once. */
  readonly ids: readonly string[];
  readonly ranges: readonly TierRange[];
}

export type TierChoiceParsed =
  | { readonly ok: true; readonly choice: TierChoice }
  | { readonly ok: false; readonly message: string };

const RANGE = /^(\d{1,9})(?:-(\d{1,9}))?$/;

/** A tier may stand several times. A tier without numbers is for rules to come. */
export function parseTierChoice(text: string): TierChoiceParsed {
  const ids: string[] = [];
  const ranges: TierRange[] = [];
  for (const part of text.split(',').map((each) => each.trim())) {
    const [id = '', numbers, ...more] = part.split(':').map((each) => each.trim());
    if (numbers === undefined || more.length > 0) {
      return refuse(`“${part}” in --tiers is not a tier with numbers, such as mutable:201-213.`);
    }
    if (!isName('id', id)) {
      return refuse(`“${id}” in --tiers cannot be the id of a tier. ${whyNoName('id', id)}`);
    }
    if (!ids.includes(id)) ids.push(id);
    if (numbers === '') continue;
    const [, from, to = from] = RANGE.exec(numbers) ?? [];
    if (from === undefined || Number(to) < Number(from)) {
      return refuse(`“${numbers}” in --tiers is neither a number nor a range such as 201-213.`);
    }
    ranges.push({ id, from: Number(from), to: Number(to) });
  }
  return { ok: true, choice: { ids, ranges } };
}

/** The inverse, for rules with known tiers; neighbouring numbers within a hundred form a range. */
export function formatTierChoice(rules: readonly { number: number; tier: string }[]): string {
  const ranges: TierRange[] = [];
  for (const { number, tier } of rules.toSorted((a, b) => a.number - b.number)) {
    const last = ranges.at(-1);
    const continues = last?.id === tier && Math.floor(last.from / 100) === Math.floor(number / 100);
    if (last && continues) ranges[ranges.length - 1] = { ...last, to: number };
    else ranges.push({ id: tier, from: number, to: number });
  }
  return ranges
    .map(({ id, from, to }) => `${id}:${from === to ? from : `${from}-${to}`}`)
    .join(',');
}

function refuse(message: string): TierChoiceParsed {
  return { ok: false, message };
}

/** Gives each rule a tier, from the headings of the document or from the user's option. */
import { isName, whyNoName } from '../content/names.ts';
import { capital } from '../helpers/words.ts';
import type { Tier } from '../records/types.ts';
import type { FoundRule, FoundRuleset } from './document/document.ts';

type TierDecision =
  | {
      readonly ok: true;
      readonly tiers: readonly Tier[];
      /** The id of a rule's tier, by its number. */
      readonly tierOf: ReadonlyMap<number, string>;
      readonly by: 'headings' | 'option';
    }
  | {
      readonly ok: false;
      readonly lines: readonly string[];
      /** A value for the option. */
      readonly tiers?: string;
    };

/** The tier of rules that state none. */
const USUAL = 'mutable';
/** “Rules 101-119 (immutable)”, as many sets describe themselves. */
const STATEMENT = /\b(\d{1,9})(?:\s?[-–]\s?(\d{1,9}))?\s\(([a-z][a-z-]{0,40})\)/g;
/** No more statements are read to propose an option. */
const MOST_STATEMENTS = 100;

/** If the user gives the option, it decides alone. Nothing is inferred from numbers or texts. */
export function decideTiers(
  { rules, tiers: titles }: FoundRuleset,
  option: string | undefined,
): TierDecision {
  if (option !== undefined) return byOption(rules, option);
  const ids = toIds(titles);
  const tierOf = new Map<number, string>();
  for (const { number, tier } of rules) {
    const id = ids.get(tier ?? '');
    if (id !== undefined) tierOf.set(number, id);
  }
  const missing = rules.filter(({ number }) => !tierOf.has(number));
  if (missing.length > 0) return askForTiers(rules, missing, tierOf);
  const tiers = [...ids].map(([title, id]) => ({ id, title }));
  return { ok: true, tiers, tierOf, by: 'headings' };
}

function byOption(rules: readonly FoundRule[], option: string): TierDecision {
  const parsed = parseTierChoice(option);
  if (!parsed.ok) return { ok: false, lines: [parsed.message] };
  const { choice } = parsed;
  const tierOf = new Map<number, string>();
  for (const { number } of rules) {
    const ranges = choice.ranges.filter((range) => isWithin(range, number));
    const ids = new Set(ranges.map(({ id }) => id));
    const [id, second] = ids;
    if (second !== undefined) {
      return { ok: false, lines: [`--tiers puts Rule ${number} into ${[...ids].join(' and ')}.`] };
    }
    if (id !== undefined) tierOf.set(number, id);
  }
  const idle = choice.ranges.find((range) => !rules.some(({ number }) => isWithin(range, number)));
  if (idle) {
    const numbers = idle.from === idle.to ? idle.from : `${idle.from}-${idle.to}`;
    return { ok: false, lines: [`--tiers names ${numbers}, but no rule has such a number.`] };
  }
  const missing = rules.filter(({ number }) => !tierOf.has(number));
  if (missing.length > 0) return askForTiers(rules, missing, tierOf);
  // The tier `class-b` gets the title “Class B Rules”.
  const tiers = choice.ids.map((id) => {
    return { id, title: [...id.split('-').map(capital), 'Rules'].join(' ') };
  });
  return { ok: true, tiers, tierOf, by: 'option' };
}

/** “Immutable Rules” gets the id `immutable`, and “Class A” gets `class-a`. */
function toIds(titles: readonly string[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const title of titles) {
    const slug = title
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .replace(/-rules$/, '');
    const id = slug !== '' && !taken.has(slug) ? slug : `tier-${ids.size + 1}`;
    ids.set(title, id);
    taken.add(id);
  }
  return ids;
}

/** Asks for the option. Its value has the tiers that the rules themselves state. */
function askForTiers(
  rules: readonly FoundRule[],
  missing: readonly FoundRule[],
  known: ReadonlyMap<number, string>,
): TierDecision & { readonly ok: false } {
  const numbers = formatTierChoice(missing.map(({ number }) => ({ number, tier: '' })));
  const which = numbers.replaceAll(':', '').replaceAll(',', ', ');
  const stated = new Map<number, string>();
  const statements = rules.flatMap(({ text }) => [...text.matchAll(STATEMENT)]);
  for (const [, from, to = from, tier] of statements.slice(0, MOST_STATEMENTS)) {
    for (const { number } of rules) {
      const isNamed = Number(from) <= number && number <= Number(to);
      if (isNamed && tier !== undefined && !stated.has(number)) stated.set(number, tier);
    }
  }
  const named = rules.map(({ number }) => {
    return { number, tier: known.get(number) ?? stated.get(number) ?? USUAL };
  });
  return {
    ok: false,
    lines: [
      `no heading gives these rules a tier: ${which}.`,
      'The import does not guess tiers. Name them with --tiers, the prevailing one first. If these are right:',
    ],
    tiers: formatTierChoice(named),
  };
}

interface TierRange {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

const isWithin = ({ from, to }: TierRange, number: number) => from <= number && number <= to;

const RANGE = /^(\d{1,9})(?:-(\d{1,9}))?$/;

/**
 * Reads `--tiers "sacred:0,immutable:101-119,mutable:201-213"`. A tier may occur several times. A tier
 * without numbers is for rules that come later.
 */
export function parseTierChoice(text: string) {
  const reject = (message: string) => ({ ok: false, message }) as const;
  // From the tier that prevails to the tier that yields, each once.
  const ids: string[] = [];
  const ranges: TierRange[] = [];
  for (const part of text.split(',').map((each) => each.trim())) {
    const [id = '', numbers, ...more] = part.split(':').map((each) => each.trim());
    if (numbers === undefined || more.length > 0) {
      return reject(`“${part}” in --tiers is not a tier with numbers, such as mutable:201-213.`);
    }
    if (!isName('id', id)) {
      return reject(`“${id}” in --tiers cannot be the id of a tier. ${whyNoName('id', id)}`);
    }
    if (!ids.includes(id)) ids.push(id);
    if (numbers === '') continue;
    const [, from, to = from] = RANGE.exec(numbers) ?? [];
    if (from === undefined || Number(to) < Number(from)) {
      return reject(`“${numbers}” in --tiers is neither a number nor a range such as 201-213.`);
    }
    ranges.push({ id, from: Number(from), to: Number(to) });
  }
  return { ok: true, choice: { ids, ranges } } as const;
}

/** The inverse of parsing. Neighbouring numbers within a hundred make a range: `mutable:201-213`. */
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

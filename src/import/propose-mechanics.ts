/**
 * Mechanics for rules whose words a rule in the archive already has. What new words seem to say is
 * offered, and written only if whoever imports the set takes it.
 */
import { canonical } from '../law/mechanics/canonical.ts';
import type { Claim, Mechanics } from '../law/mechanics/mechanics.ts';
import { mechanics as schema } from '../law/schema/parse-mechanics.ts';
import { namesKnownTo, type Offer, offersFor, understand } from '../law/sentences/understand.ts';
import { checkCardTiers } from '../records/assemble/checks/check-tiers.ts';
import type { Tier, WrittenCard, WrittenRuleset } from '../records/types.ts';
import type { RuleNumber } from '../values/ids.ts';
import { foldWords } from './fold-words.ts';

export type Proposed =
  /** Written on the card; `from` names the rules that have them. */
  | { readonly kind: 'proposed'; readonly card: WrittenCard; readonly from: string }
  /** Written on the card only if they are taken. */
  | (OpenCard & { readonly kind: 'offered'; readonly offers: readonly Offer[] })
  | (OpenCard & { readonly kind: 'open' });

/** Sentences of a rule that are understood, and how many of it are not. */
export interface ReadInPart {
  readonly says: readonly string[];
  readonly lost: number;
}

interface OpenCard {
  readonly card: WrittenCard;
  readonly why?: string;
}

/** Cards with mechanics where a known rule has them, and how each was found. */
export function proposeMechanics(
  cards: readonly WrittenCard[],
  tiers: readonly Tier[],
  rulesets: readonly WrittenRuleset[],
): readonly Proposed[] {
  const known = indexByWords(rulesets);
  const numbers = new Set<RuleNumber>(cards.map(({ number }) => number));
  return cards.map((card): Proposed => {
    const alike = known.get(foldWords(card.text)) ?? [];
    // A card without mechanics may need none, or nobody has written them yet.
    const equals = alike.filter(({ card: { mechanics } }) => mechanics !== undefined);
    const [first, ...others] = equals;
    if (!first) return { kind: 'open', card, ...(alike.length > 0 && { why: withoutAny(alike) }) };
    const from = equals.map(nameOf).join(', ');
    if (others.some((other) => written(other) !== written(first))) {
      return { kind: 'open', card, why: `${from} say the same, but have different mechanics` };
    }
    const { mechanics } = first.card;
    if (!mechanics) return { kind: 'open', card };
    const filled = { ...card, mechanics };
    const why = misfit(filled, tiers, numbers);
    return why === undefined
      ? { kind: 'proposed', card: filled, from }
      : { kind: 'open', card, why: `the mechanics of ${from} name ${why}` };
  });
}

function withoutAny(cards: readonly KnownCard[]): string {
  return `the same words have no mechanics in ${cards.map(nameOf).join(', ')}`;
}

interface KnownCard {
  readonly ruleset: string;
  readonly card: WrittenCard;
}

function indexByWords(rulesets: readonly WrittenRuleset[]): ReadonlyMap<string, KnownCard[]> {
  const all = rulesets.flatMap(({ id, cards }) => cards.map((card) => ({ ruleset: id, card })));
  return Map.groupBy(all, ({ card }) => foldWords(card.text));
}

function nameOf({ ruleset, card }: KnownCard): string {
  return `rulesets/${ruleset}/${card.number}`;
}

function written({ card }: KnownCard): string {
  return canonical(card.mechanics ?? null);
}

/** What the mechanics refer to and the new set does not have. */
function misfit(
  card: WrittenCard,
  tiers: readonly Tier[],
  numbers: ReadonlySet<RuleNumber>,
): string | undefined {
  if (checkCardTiers([card], tiers).length > 0) return 'a tier that this set does not have';
  const claims: readonly Claim[] = [
    ...(card.mechanics?.overrides ?? []),
    ...(card.mechanics?.['defers-to'] ?? []),
  ];
  const absent = claims.find((claim) => 'rule' in claim && !numbers.has(claim.rule));
  return absent && 'rule' in absent
    ? `Rule ${absent.rule}, which this set does not have`
    : undefined;
}

/** Cards whose words seem to say something; with `areTaken`, it is written on them. */
export function offerMechanics(
  cards: readonly Proposed[],
  tiers: readonly Tier[],
  areTaken: boolean,
): readonly Proposed[] {
  const { quantities } = namesKnownTo(cards.map(({ card }) => card));
  const known = { quantities, tiers: new Set(tiers.map(({ id }) => id)) };
  return cards.map((each): Proposed => {
    if (each.kind !== 'open') return each;
    const offers = offersFor(each.card.text, known);
    const mechanics = together(offers);
    if (!mechanics) return each;
    const card = areTaken ? { ...each.card, mechanics } : each.card;
    return { ...each, kind: 'offered', card, offers };
  });
}

/**
 * The understood part of a rule with other sentences that nobody understands. Those may take back
 * what it says, so nothing is offered.
 */
export function readInPart({ text }: WrittenCard): ReadInPart | undefined {
  const sentences = understand(text);
  const says = sentences.flatMap((each) => {
    const isRead = each.how === 'as written' || each.how === 'in other words';
    return isRead && !each.isOfSome ? each.says.map(({ sentence }) => sentence) : [];
  });
  const lost = sentences.filter(({ how }) => how === 'not understood').length;
  return says.length > 0 && lost > 0 ? { says: [...new Set(says)], lost } : undefined;
}

/** Nothing where there are no offers, or where no card could have all of them. */
function together(offers: readonly Offer[]): Mechanics | undefined {
  const parsed = schema.safeParse([...new Set(offers.map(({ sentence }) => sentence))]);
  return offers.length > 0 && parsed.success ? parsed.data : undefined;
}

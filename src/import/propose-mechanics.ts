/**
 * Proposes the mechanics of a rule in the archive to a rule with the same words. For new words it offers
 * mechanics, which are written only if the user accepts them.
 */
import { canonical } from '../law/mechanics/canonical.ts';
import type { Claim } from '../law/mechanics/mechanics.ts';
import { mechanics as schema } from '../law/schema/parse-mechanics.ts';
import {
  namesKnownTo,
  offersFor,
  type SentenceOffer,
  understand,
} from '../law/sentences/understand.ts';
import { checkCardTiers } from '../records/assemble/checks/check-tiers.ts';
import type { Tier, WrittenCard, WrittenRuleset } from '../records/types.ts';
import type { RuleNumber } from '../values/ids.ts';
import { foldWords } from './document/document.ts';

export type ProposedCard =
  /** The card gets the mechanics; `from` names the rules that have them. */
  | { readonly kind: 'proposed'; readonly card: WrittenCard; readonly from: string }
  /** The card gets the mechanics only if the user accepts them. */
  | (OpenCard & { readonly kind: 'offered'; readonly offers: readonly SentenceOffer[] })
  | (OpenCard & { readonly kind: 'open' });

interface OpenCard {
  readonly card: WrittenCard;
  readonly why?: string;
}

/** Adds the mechanics of known rules with the same words. */
export function proposeMechanics(
  cards: readonly WrittenCard[],
  tiers: readonly Tier[],
  rulesets: readonly WrittenRuleset[],
): readonly ProposedCard[] {
  const all = rulesets.flatMap(({ id, cards }) => cards.map((card) => ({ ruleset: id, card })));
  const known = Map.groupBy(all, ({ card }) => foldWords(card.text));
  const numbers = new Set<RuleNumber>(cards.map(({ number }) => number));
  return cards.map((card): ProposedCard => {
    const alike = known.get(foldWords(card.text)) ?? [];
    // A card without mechanics may need none, or nobody has written them yet.
    const equals = alike.filter(({ card: { mechanics } }) => mechanics !== undefined);
    const [first, ...others] = equals;
    if (!first) {
      const why = `the same words have no mechanics in ${alike.map(pathOf).join(', ')}`;
      return { kind: 'open', card, ...(alike.length > 0 && { why }) };
    }
    const from = equals.map(pathOf).join(', ');
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

interface KnownCard {
  readonly ruleset: string;
  readonly card: WrittenCard;
}

function pathOf({ ruleset, card }: KnownCard): string {
  return `rulesets/${ruleset}/${card.number}`;
}

function written({ card }: KnownCard): string {
  return canonical(card.mechanics ?? null);
}

/** Names a rule or tier that the mechanics mention and the new set does not have. */
function misfit(card: WrittenCard, tiers: readonly Tier[], numbers: ReadonlySet<RuleNumber>) {
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

/** Offers the mechanics that the words of cards seem to say, and adds them if they are accepted. */
export function offerMechanics(
  cards: readonly ProposedCard[],
  tiers: readonly Tier[],
  areAccepted: boolean,
): readonly ProposedCard[] {
  const { quantities } = namesKnownTo(cards.map(({ card }) => card));
  const known = { quantities, tiers: new Set(tiers.map(({ id }) => id)) };
  return cards.map((each): ProposedCard => {
    if (each.kind !== 'open') return each;
    const offers = offersFor(each.card.text, known);
    // One card may not be able to have all of them.
    const parsed = schema.safeParse([...new Set(offers.map(({ sentence }) => sentence))]);
    if (offers.length === 0 || !parsed.success) return each;
    const card = areAccepted ? { ...each.card, mechanics: parsed.data } : each.card;
    return { ...each, kind: 'offered', card, offers };
  });
}

/**
 * The understood part of a rule, if other sentences of the rule are not understood. Those may contradict
 * it, so nothing is offered.
 */
export function readInPart({ text }: WrittenCard) {
  const sentences = understand(text);
  const says = sentences.flatMap((each) => {
    const isRead = each.how === 'as written' || each.how === 'in other words';
    return isRead && !each.isOfSome ? each.says.map(({ sentence }) => sentence) : [];
  });
  const lost = sentences.filter(({ how }) => how === 'not understood').length;
  return says.length > 0 && lost > 0 ? { says: [...new Set(says)], lost } : undefined;
}

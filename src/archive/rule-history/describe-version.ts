/** One version of a game's ruleset: the page on which its rules are read. */
import type { Judgment, Version } from '../../engine/results/types.ts';
import { compareNumbers } from '../../helpers/numbers.ts';
import { resolverAt } from '../lookup/describe-reference.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { forceWords } from '../words/force-words.ts';
import { formatDate } from '../words/format-date.ts';
import { describeCause } from '../words/phrases/describe-cause.ts';
import { differenceMade, type RuleDifference } from './describe-change.ts';
import type { RuleCard } from './rule-card.ts';
import type { RulesetCursor } from './ruleset-cursor.ts';

/** `version` must be one of the game's. `isCurrentPage` is for the page that always shows the latest. */
export function describeVersion(archive: GameArchive, cursor: RulesetCursor, version: Version) {
  const { number } = version;
  const cards = cursor.at(number);
  const changed = number === 0 ? [] : [...(archive.changedIn.get(number) ?? [])];
  const differences = changed.flatMap((id) => differenceMade(archive, id, number) ?? []);
  const placed = placeCards(archive, version, cards, differences);
  const past: 'initial' | 'historical' = number === 0 ? 'initial' : 'historical';
  return {
    number,
    age: number === archive.latest ? ('current' as const) : past,
    heading: `Version ${number}`,
    steps: describeSteps(archive, number),
    /** `In force from 24 October 2009 to 6 November 2009.` */
    inForce: versionForce(archive, version),
    madeBy: describeCause(archive, version),
    index: indexNumbers(placed),
    tiers: [...Map.groupBy(placed, ({ card }) => card.tier.id).values()].flatMap((rules) =>
      rules[0] ? [{ tier: rules[0].card.tier, rules }] : [],
    ),
    differences,
    resolve: resolverAt(archive, number, true),
  };
}

/** Gives each card its change, its Judgments and its void parts in this version. */
function placeCards(
  archive: GameArchive,
  version: Version,
  cards: readonly RuleCard[],
  differences: readonly RuleDifference[],
) {
  const changed = new Map(differences.map((difference) => [difference.id, difference]));
  const voids = Map.groupBy(version.voids, (each) => each.rule);
  return cards.map((card) => {
    const judgments = archive.judgmentsOn.get(card.id) ?? [];
    const read = judgments.filter((judgment) => judgment.version <= version.number);
    return {
      card,
      difference: changed.get(card.id),
      /** The latest on it; older ones stand on the rule's own page. */
      judgments: read.slice(-MOST_NOTES).map((judgment) => describeNote(archive, judgment)),
      olderJudgments: Math.max(0, read.length - MOST_NOTES),
      /** Slots of its mechanics that another rule makes void. */
      voids: (voids.get(card.id) ?? []).map((each) => {
        const numberOf = (id: string) =>
          archive.replay.lives.get(id)?.changes.findLast((c) => c.version <= version.number)?.rule
            ?.number ?? id;
        const part = each.part === undefined ? '' : ` as to “${each.part}”`;
        return `The part of this rule on “${each.slot}” is void${part}: Rule ${numberOf(each.yieldsTo)} prevails, under Rule ${numberOf(each.under)}.`;
      }),
    };
  });
}

export type PlacedCard = ReturnType<typeof placeCards>[number];

const MOST_NOTES = 6;

export function describeNote(archive: GameArchive, judgment: Judgment) {
  return {
    number: judgment.written.number,
    question: judgment.written.question,
    ruling: judgment.ruling ?? (judgment.status === 'open' ? 'Not yet decided' : 'Overruled'),
    href: archive.links.judgment(archive.id, judgment.written.name),
  };
}

/** Consecutive numbers of one hundred stand in one row, as on the cards of a drawer. */
export function indexNumbers(placed: readonly Pick<PlacedCard, 'card' | 'difference'>[]) {
  const sorted = placed.toSorted((a, b) => compareNumbers(a.card.number, b.card.number));
  const rows = Map.groupBy(sorted, ({ card: { number } }) =>
    typeof number === 'number' ? Math.floor(number / 100) * 100 : undefined,
  );
  return [...rows.values()].map((members) => ({
    numbers: members.map(({ card, difference }) => ({
      number: card.number,
      href: `#${card.anchor}`,
      isChanged: difference !== undefined,
      title: card.title,
    })),
  }));
}

/** One row of the index: the numbers of one hundred. */
export type NumberRow = ReturnType<typeof indexNumbers>[number];

/** Without a link if there is nothing to step to. */
function describeSteps(archive: GameArchive, number: number) {
  const { links, id, latest } = archive;
  const at = (version: number) => links.version(id, version);
  return [
    { words: 'Initial', rel: 'first', href: number === 0 ? undefined : at(0) },
    { words: 'Previous', rel: 'prev', href: number === 0 ? undefined : at(number - 1) },
    { words: `Version ${number}`, rel: 'self', href: undefined },
    { words: 'Next', rel: 'next', href: number === latest ? undefined : at(number + 1) },
    { words: 'Current', rel: 'last', href: number === latest ? undefined : links.rules(id) },
  ] as const;
}

export function versionForce({ replay }: GameArchive, version: Version): string {
  const next = replay.versions[version.number + 1];
  const dayOf = ({ on }: Version) => on && formatDate(on);
  return forceWords(dayOf(version), next && { from: dayOf(next) });
}

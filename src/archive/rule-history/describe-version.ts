/** One version of a game's ruleset: the page on which its rules are read. */
import type { Judgment, Version } from '../../engine/results/types.ts';
import { compareNumbers } from '../../helpers/numbers.ts';
import type { RuleNumber } from '../../values/ids.ts';
import { resolverAt } from '../lookup/describe-reference.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { forceWords } from '../words/force-words.ts';
import { formatDate } from '../words/format-date.ts';
import { describeCause } from '../words/phrases/describe-cause.ts';
import { differenceMade, type RuleDifference } from './describe-change.ts';
import type { RuleCard } from './rule-card.ts';
import type { RulesetCursor } from './ruleset-cursor.ts';

/** Initial · Previous · Version N · Next · Current. */
export interface HistoryLink {
  readonly words: string;
  /** `undefined` if there is nothing to step to. */
  readonly href: string | undefined;
  readonly rel: 'first' | 'prev' | 'next' | 'last' | 'self';
}

/** One row of the index: the numbers of one hundred. */
export interface NumberRow {
  readonly numbers: readonly {
    readonly number: RuleNumber;
    readonly href: string;
    readonly isChanged: boolean;
    readonly title: string | undefined;
  }[];
}

/** A card in the version in which it is read. */
export interface PlacedCard {
  readonly card: RuleCard;
  readonly difference: RuleDifference | undefined;
  /** The latest on it. */
  readonly judgments: readonly JudgmentNote[];
  /** Older ones, which stand on the rule's own page. */
  readonly olderJudgments: number;
  /** Slots of its mechanics that another rule makes void, in words. */
  readonly voids: readonly string[];
}

/** `version` must be one of the game's. `isCurrentPage` is for the page that always shows the latest. */
export function describeVersion(archive: GameArchive, cursor: RulesetCursor, version: Version) {
  const { number } = version;
  const cards = cursor.at(number);
  const differences = number === 0 ? [] : describeDifferences(archive, number);
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

export type VersionPage = ReturnType<typeof describeVersion>;

function describeDifferences(archive: GameArchive, version: number): readonly RuleDifference[] {
  return [...(archive.changedIn.get(version) ?? [])].flatMap(
    (id) => differenceMade(archive, id, version) ?? [],
  );
}

function placeCards(
  archive: GameArchive,
  version: Version,
  cards: readonly RuleCard[],
  differences: readonly RuleDifference[],
): readonly PlacedCard[] {
  const changed = new Map(differences.map((difference) => [difference.id, difference]));
  const voids = Map.groupBy(version.voids, (each) => each.rule);
  return cards.map((card) => ({
    card,
    difference: changed.get(card.id),
    ...notesOn(archive, card, version.number),
    voids: (voids.get(card.id) ?? []).map((each) => voidWords(archive, each, version.number)),
  }));
}

type Notes = Pick<PlacedCard, 'judgments' | 'olderJudgments'>;
const NO_NOTES: Notes = { judgments: [], olderJudgments: 0 };
const MOST_NOTES = 6;

function notesOn(archive: GameArchive, card: RuleCard, version: number): Notes {
  const judgments = archive.judgmentsOn.get(card.id);
  if (!judgments) return NO_NOTES;
  const read = judgments.filter((judgment) => judgment.version <= version);
  return {
    judgments: read.slice(-MOST_NOTES).map((judgment) => describeNote(archive, judgment)),
    olderJudgments: Math.max(0, read.length - MOST_NOTES),
  };
}

export function describeNote(archive: GameArchive, judgment: Judgment) {
  return {
    number: judgment.written.number,
    question: judgment.written.question,
    ruling: judgment.ruling ?? (judgment.status === 'open' ? 'Not yet decided' : 'Overruled'),
    href: archive.links.judgment(archive.id, judgment.written.name),
  };
}

export type JudgmentNote = ReturnType<typeof describeNote>;

function voidWords(archive: GameArchive, each: Version['voids'][number], version: number): string {
  const numberOf = (id: string) =>
    archive.replay.lives.get(id)?.changes.findLast((c) => c.version <= version)?.rule?.number ?? id;
  const part = each.part === undefined ? '' : ` as to “${each.part}”`;
  return `The part of this rule on “${each.slot}” is void${part}: Rule ${numberOf(each.yieldsTo)} prevails, under Rule ${numberOf(each.under)}.`;
}

/** Consecutive numbers of one hundred stand in one row, as on the cards of a drawer. */
export function indexNumbers(
  placed: readonly Pick<PlacedCard, 'card' | 'difference'>[],
): readonly NumberRow[] {
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

function describeSteps(archive: GameArchive, number: number): readonly HistoryLink[] {
  const { links, id, latest } = archive;
  const at = (version: number) => links.version(id, version);
  return [
    { words: 'Initial', rel: 'first', href: number === 0 ? undefined : at(0) },
    { words: 'Previous', rel: 'prev', href: number === 0 ? undefined : at(number - 1) },
    { words: `Version ${number}`, rel: 'self', href: undefined },
    { words: 'Next', rel: 'next', href: number === latest ? undefined : at(number + 1) },
    { words: 'Current', rel: 'last', href: number === latest ? undefined : links.rules(id) },
  ];
}

/** When a version was in force. */
export function versionForce({ replay }: GameArchive, version: Version): string {
  const next = replay.versions[version.number + 1];
  const dayOf = ({ on }: Version) => on && formatDate(on);
  return forceWords({ from: dayOf(version), next: next && { from: dayOf(next) } });
}

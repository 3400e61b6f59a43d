/**
 * The data of pages: the models of the archive, with their texts as HTML. The key of a page that a later
 * build may take over is a hash of this data.
 */
import { type GameArchive, hasEnded } from '../../archive/lookup/game-archive.ts';
import { unmovedNumbers } from '../../archive/page-models/charts/describe-lifelines.ts';
import { describeJudgment } from '../../archive/page-models/judgments/describe-judgment.ts';
import {
  type ReadingRow,
  readingsFor,
} from '../../archive/page-models/judgments/describe-readings.ts';
import { describeProposal } from '../../archive/page-models/proposals/describe-proposal.ts';
import {
  describeRuleLife,
  lifeLink,
  type Stage,
} from '../../archive/page-models/rules/describe-rule-life.ts';
import { describeVersion } from '../../archive/rule-history/describe-version.ts';
import type { MechanicsLine } from '../../archive/words/mechanics-lines.ts';
import { earningsWords } from '../../archive/words/proposal-result.ts';
import type { Judgment, Proposal, RuleLife, Version } from '../../engine/results/types.ts';
import { once } from '../../helpers/once.ts';
import { readingCalled } from '../../law/readings/register.ts';
import { whatIf } from '../../try-out/suppose.ts';
import type { RuleNumber } from '../../values/ids.ts';
import type { ShownGame } from '../data/games-and-rulesets.ts';
import { linkedText, notedText } from '../render/html/linked-text.ts';
import { numberIndexHtml } from '../render/html/number-index-html.ts';
import { ruleCardHtml } from '../render/html/rule-card-html.ts';
import { whatIfHtml } from '../render/html/what-if-html.ts';

type PageGroup = 'versions' | 'proposals' | 'judgments' | 'readings' | 'players' | 'desk';

/** A game in which something can be proposed. */
export function isInPlay({ replay }: GameArchive): boolean {
  return replay.status === 'playing' && replay.players.some(({ status }) => status === 'playing');
}

export function gameName(archive: GameArchive) {
  const { id, title, latest, replay } = archive;
  const { proposals, judgments, players, readings } = replay;
  const isTold = readings.some((each) => each.mattered.length > 0 || each.source !== 'default');
  const held: readonly (readonly [PageGroup, boolean])[] = [
    ['versions', latest > 0],
    ['proposals', proposals.length > 0],
    ['judgments', judgments.length > 0],
    ['readings', isTold],
    ['players', players.length > 0],
    ['desk', isInPlay(archive)],
  ];
  return {
    id,
    title,
    /** The kinds of pages that it has, so that no tab leads to nothing. */
    has: held.flatMap(([name, isThere]) => (isThere ? name : [])),
    /** During play they change with each move, and each page with them. */
    counts: hasEnded(archive) ? countPages(archive) : undefined,
  };
}

/** How many pages a tab leads to. */
export function countPages({ replay: { proposals, judgments, players } }: GameArchive) {
  return { proposals: proposals.length, judgments: judgments.length, players: players.length };
}

/** The facts about a game that all its pages have. */
export type GameName = ReturnType<typeof gameName>;

/* The questions that made a difference in a game, with the answer taken and where it is explained. */

export type MetReadings = Readonly<
  Record<string, { readonly href: string; readonly means: string } | undefined>
>;

/**
 * Keeps only questions that these mechanics leave open. So changes of other questions leave the page's key
 * unchanged.
 */
function metReadings(archive: GameArchive, lines: readonly MechanicsLine[]): MetReadings {
  const met = allMet(archive);
  const ids = lines.flatMap(({ leavesOpen }) => leavesOpen.map(({ id }) => id));
  return Object.fromEntries(ids.flatMap((id) => (met[id] ? [[id, met[id]]] : [])));
}

const allMet = once((archive: GameArchive): MetReadings => {
  const { replay, links, id: game } = archive;
  const met = replay.readings.filter(({ mattered }) => mattered.length > 0);
  return Object.fromEntries(
    met.map(({ id, taken }) => {
      const option = readingCalled(id)?.options.find((each) => each.id === taken);
      return [id, { href: links.readings(game, id), means: option?.means ?? taken }];
    }),
  );
});

export function showProposal(
  archive: GameArchive,
  proposal: Proposal,
  outcomes: ReadonlyMap<string, readonly string[]> = new Map(),
) {
  const { changes, words, notes, resolve, ...page } = describeProposal(archive, proposal);
  const html = (text: string | undefined) =>
    text ? linkedText(text, resolve, archive.titles) : undefined;
  return {
    ...page,
    game: gameName(archive),
    changes: changes.map(({ text, ...change }) => ({ ...change, html: html(text) })),
    words: html(words),
    notes: html(notes),
    met: metReadings(
      archive,
      changes.flatMap(({ mechanics }) => mechanics),
    ),
    /** The possible results while it is open; the result for the players once it is settled. */
    outcomes: outcomes.get(proposal.written.name) ?? [],
    earnings: proposal.outcome === 'open' ? [] : earningsWords(archive.replay, proposal),
    dependent: readingsFor(archive, proposal.written.file),
    /** Where one votes on it, while it is open. */
    desk:
      proposal.outcome === 'open'
        ? archive.links.desk(archive.id, { vote: proposal.written.number })
        : undefined,
  };
}

export function showJudgment(archive: GameArchive, judgment: Judgment) {
  const { reasons, resolve, arguments: said, ...page } = describeJudgment(archive, judgment);
  const html = (text: string) => linkedText(text, resolve, archive.titles);
  return {
    ...page,
    game: gameName(archive),
    /** `undefined` if none are recorded. */
    reasons: reasons.trim() === '' ? undefined : html(reasons),
    arguments: said.map(({ by, text }) => ({ by, text: html(text) })),
  };
}

export function showRuleLife(archive: GameArchive, life: RuleLife) {
  const described = describeRuleLife(archive, life);
  if (!described) return undefined;
  const { text, resolve, stages, notesAt, ...page } = described;
  return {
    ...page,
    game: gameName(archive),
    html: notedText(text, notesAt, resolve, archive.titles),
    stages: stages.map((stage) => showStage(archive, stage, text)),
    met: metReadings(archive, [
      ...page.mechanics,
      ...stages.flatMap(({ mechanics = [] }) => mechanics),
    ]),
    inPlay: isInPlay(archive),
    feed: archive.links.file('games', archive.id, 'rules', life.id, 'feed.xml'),
  };
}

export type ShownLife = NonNullable<ReturnType<typeof showRuleLife>>;

/** The text that the page shows above all stages is not shown again. */
function showStage(archive: GameArchive, { text, resolve, ...stage }: Stage, above: string) {
  const isAbove = text === undefined || text === above;
  return {
    ...stage,
    /** `undefined` if the rule is repealed, or if the page shows the text above. */
    html: isAbove ? undefined : linkedText(text, resolve, archive.titles),
  };
}

export type ShownStage = ReturnType<typeof showStage>;

/* A number that a rule once had: the rules that have had it. */

export function showOldNumber(archive: GameArchive, number: RuleNumber) {
  const rules = (archive.holders.get(number) ?? []).map((id) => lifeLink(archive, id));
  return { game: gameName(archive), number, rules };
}

export type OldNumber = ReturnType<typeof showOldNumber>;

export function showVersion({ archive, cursor }: ShownGame, version: Version) {
  const page = describeVersion(archive, cursor, version);
  const { heading, inForce, madeBy, number, age, steps, resolve } = page;
  const shown = new Set(page.index.flatMap((row) => row.numbers.map(({ number }) => number)));
  return {
    game: gameName(archive),
    heading,
    inForce,
    madeBy,
    inPlay: isInPlay(archive),
    isOver: hasEnded(archive),
    /** The rules of the latest version that never changed. */
    unmoved: age === 'current' && number > 0 ? unmovedNumbers(archive) : '',
    number,
    age,
    steps,
    changes: page.differences.map(({ number, says, kind, href, title, does }) => {
      const isGone = kind === 'repeal' && !shown.has(number);
      return {
        number,
        title,
        says,
        does,
        /** A place on the page, or the page of a rule that is gone. */
        href: isGone ? href : `#rule-${number}`,
      };
    }),
    index: numberIndexHtml(page.index),
    tiers: page.tiers.map(({ tier, rules }) => ({
      tier,
      cards: rules.map((rule) => ruleCardHtml(rule, resolve, archive.titles)),
    })),
  };
}

export type ShownVersion = ReturnType<typeof showVersion>;

/* The game under each other option of a reading that mattered. */

/** A game of more proposals is replayed in the reader's browser alone, at a reader's request. */
export const MOST_PROPOSALS = 100;

export function counterfactuals(archive: GameArchive, { id, mattered, others }: ReadingRow) {
  if (mattered.length === 0 || archive.replay.proposals.length > MOST_PROPOSALS) return [];
  return others.map(({ id: option, means }) => ({
    option,
    means,
    html: whatIfHtml(whatIf(archive, new Map([[id, option]]))),
  }));
}

/**
 * A game and a ruleset as JSON, as `nomic show --format json` prints it and the site publishes it. The
 * names of keys and the codes are an interface, kept from release to release.
 *
 * Integers are numbers, and every other amount is text, such as "1/3". A value that a record or a game
 * lacks is `null`.
 */
import { rulesAt } from '../../engine/results/rules-at.ts';
import type {
  EventGround,
  Judgment,
  LedgerEntry,
  Player,
  Proposal,
  Replay,
  Round,
  Rule,
  StruckPart,
} from '../../engine/results/types.ts';
import { decisionText } from '../../engine/words/decision-words.ts';
import { resultWords } from '../../engine/words/result-words.ts';
import { eventJson } from '../../records/kinds/event.ts';
import type { WrittenCard, WrittenProposal, WrittenRuleset } from '../../records/types.ts';
import type { RuleNumber } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import { toJson } from '../../values/number.ts';
import { onAppeal } from '../lookup/appeals.ts';
import { textJson } from '../words/lost-words.ts';
import { voidName } from '../words/mechanics-lines.ts';
import { historyLine } from '../words/phrases/history-line.ts';
import { effectPhrases, sentences } from '../words/phrases/what-it-does.ts';

type Amount = number | string;
type TimelineBody = WithoutPlace<Replay['timeline'][number]>;
type WithoutPlace<Entry> = Entry extends unknown ? Omit<Entry, 'on' | 'version'> : never;

export interface GameSummary {
  readonly version: number | null;
  readonly status: string;
  readonly scores: Readonly<Record<string, Amount>>;
  readonly toMove: string | null;
  readonly winner: string | null;
}

export interface RuleJson {
  readonly number: RuleNumber;
  /** Every number it has had, oldest first. */
  readonly numbers: readonly RuleNumber[];
  readonly title: string | null;
  readonly tier: string;
  readonly text: string | null;
  /** The sentences of its mechanics. */
  readonly does: readonly string[];
  /** As recorded on its card or in the proposal, by slot. */
  readonly mechanics: Readonly<Record<string, unknown>> | null;
  /** Slots of its mechanics that are void because another rule prevails. */
  readonly void?: readonly string[];
  readonly history: readonly string[];
}

/** All that is known of a game if its records cannot be read. */
export const MALFORMED_GAME: GameSummary = {
  version: null,
  status: 'malformed',
  scores: {},
  toMove: null,
  winner: null,
};

export function summaryJson(replay: Replay): GameSummary {
  return {
    version: latestVersion(replay),
    status: replay.status,
    scores: Object.fromEntries(
      replay.players.flatMap(({ id, holdings }) => {
        const points = holdings.get('points');
        return points === undefined ? [] : [[id, toJson(points)]];
      }),
    ),
    toMove: replay.toMove ?? null,
    winner: replay.winner?.player ?? null,
  };
}

/**
 * The whole game. Given a version, `version` and `rules` are of that version, with histories up to
 * it; everything else is the game as it stands now.
 */
export function gameJson(replay: Replay, version = latestVersion(replay)) {
  return {
    ...summaryJson(replay),
    version,
    rules: rulesJson(replay, version),
    proposals: replay.proposals.map((proposal) => proposalJson(replay, proposal)),
    judgments: replay.judgments.map((judgment) => judgmentJson(replay, judgment)),
    players: replay.players.map(playerJson),
    rounds: replay.rounds.map(roundJson),
    holdings: Object.fromEntries(
      replay.players.map(({ id, holdings }) => [
        id,
        Object.fromEntries([...holdings].map(([quantity, amount]) => [quantity, toJson(amount)])),
      ]),
    ),
    readings: replay.readings.map(({ id, taken, source, rule, why, mattered }) => ({
      id,
      taken,
      source,
      rule: rule ?? null,
      why: why ?? null,
      mattered: mattered.map(matterJson),
    })),
    timeline: replay.timeline.map(timelineJson),
  };
}

type Influence = Replay['readings'][number]['mattered'][number];

function matterJson({ file, what, results, judged, ...taken }: Influence) {
  return {
    file,
    what: decisionText(what),
    ...taken,
    results: results.map(({ option, result }) => ({
      option,
      result: resultWords(result, what, results),
    })),
    judgment: judged?.judgment ?? null,
  };
}

/** An Initial Set. */
export function rulesetJson(ruleset: WrittenRuleset) {
  const { title, author, source, published, tiers, cards } = ruleset;
  return {
    title,
    author: author ?? null,
    source: source ?? null,
    published: published ?? null,
    tiers,
    rules: cards.map(cardJson),
  };
}

export function cardJson({ number, title, tier, text, mechanics }: WrittenCard): RuleJson {
  return {
    number,
    numbers: [number],
    title: title ?? null,
    tier,
    text,
    does: sentences(mechanics),
    mechanics: mechanics?.raw ?? null,
    history: ['Initial rule.'],
  };
}

/** The rules in force at a version, in number order. */
export function rulesJson(replay: Replay, version: number): readonly RuleJson[] {
  return rulesAt(replay.lives, version).map((rule) => ruleJson(replay, rule, version));
}

export function ruleJson(replay: Replay, rule: Rule, version: number): RuleJson {
  const changes = replay.lives.get(rule.id)?.changes ?? [];
  const voids = (replay.versions[version]?.voids ?? []).filter((each) => each.rule === rule.id);
  return {
    number: rule.number,
    numbers: rule.numbers,
    title: rule.title ?? null,
    tier: rule.tier,
    text: textJson(rule),
    does: sentences(rule.mechanics),
    mechanics: rule.mechanics?.raw ?? null,
    ...(voids.length > 0 && { void: voids.map(voidName) }),
    history: changes
      .filter((change) => change.version <= version)
      .map((change) => historyLine(replay, change)),
  };
}

export function latestVersion(replay: Replay): number {
  return replay.versions.at(-1)?.number ?? 0;
}

function proposalJson(replay: Replay, proposal: Proposal) {
  const { written, outcome, evidence, count } = proposal;
  return {
    number: written.number,
    name: written.name,
    called: written.ownName ?? null,
    by: written.by ?? null,
    with: written.with,
    proposed: dateJson(written.proposed),
    ...(written.revised && { revised: dateJson(written.revised) }),
    ended: dateJson(written.closed ?? written.withdrawn),
    outcome,
    evidence,
    ...(written.source !== undefined && { source: written.source }),
    ...(written.endingSource !== undefined && { endingSource: written.endingSource }),
    does: effectPhrases(replay, proposal),
    ...(proposal.struck && { struck: proposal.struck.map(struckJson) }),
    ...(written.acts && { acts: written.acts.map(eventJson) }),
    ...(written.words !== undefined && { words: written.words }),
    votes: count
      ? {
          for: toJson(count.for),
          against: toJson(count.against),
          abstain: toJson(count.abstain),
          eligible: toJson(count.eligible),
        }
      : null,
    ...saidJson(written.votes),
    awards: awardsJson(proposal.awards),
    version: proposal.version ?? null,
  };
}

/** A change that a Judgment strikes out, counted from 1 as `part` in a Judgment is. */
function struckJson({ index, judgment, is }: StruckPart) {
  return { part: index + 1, judgment, is };
}

/** As a record states them: points by player, and by quantity if anything else was awarded. */
function awardsJson(awards: readonly LedgerEntry[]) {
  const onlyPoints = awards.every(({ quantity }) => quantity === 'points');
  const byPlayer = Map.groupBy(awards, ({ player }) => player);
  return Object.fromEntries(
    [...byPlayer].map(([player, entries]) => [player, onlyPoints ? sum(entries) : sums(entries)]),
  );
}

function sums(entries: readonly LedgerEntry[]): Readonly<Record<string, Amount>> {
  const byQuantity = Map.groupBy(entries, ({ quantity }) => quantity);
  return Object.fromEntries([...byQuantity].map(([quantity, of]) => [quantity, sum(of)]));
}

function sum(entries: readonly LedgerEntry[]): Amount {
  const [first, ...rest] = entries.map(({ amount }) => amount);
  return first === undefined ? 0 : toJson(rest.reduce((total, amount) => total.add(amount), first));
}

function judgmentJson(replay: Replay, judgment: Judgment) {
  const { written, status, ruling, judges = [], judged } = judgment;
  const { final } = onAppeal(replay.judgments, judgment);
  return {
    number: written.number,
    name: written.name,
    question: written.question,
    by: written.by,
    invoked: dateJson(written.invoked),
    status,
    ...(written.source !== undefined && { source: written.source }),
    judge: judges.length === 1 ? judges[0] : null,
    judges,
    ruling: ruling ?? null,
    given: dateJson(written.bench.at(-1)?.given),
    rules: written.rules,
    cites: written.cites,
    kind: written.kind ?? null,
    appeals: written.appeals ?? null,
    onAppeal: final ? { judgment: final.written.name, ruling: final.ruling ?? null } : null,
    arguments: written.arguments,
    judged: judgedJson(judged),
  };
}

function playerJson({ id, name, surname, robot, formerly, status, joined, left }: Player) {
  return {
    id,
    name,
    formerly: formerly.map((before) => before.name),
    surname,
    robot,
    status,
    joined: dateJson(joined),
    left: dateJson(left),
  };
}

function roundJson({ winner, on, why }: Round) {
  return {
    winner: winner?.player ?? null,
    by: winner?.by ?? null,
    ended: dateJson(on),
    why: why ?? null,
  };
}

/** The Judgment that settled it, and what it found. */
function judgedJson(judged: Judgment['judged']) {
  return judged ? { judgment: judged.judgment, is: judged.is } : null;
}

function timelineJson(entry: Replay['timeline'][number]) {
  const { on, version, ...what } = entry;
  return { on: dateJson(on), version, ...happenedJson(what) };
}

function happenedJson(what: TimelineBody) {
  if (what.kind === 'event') {
    const { event, ground, judged } = what;
    return {
      ...eventJson(event),
      id: event.id ?? null,
      ground: ground ? groundJson(ground) : null,
      judged: judgedJson(judged),
    };
  }
  if (what.kind !== 'won') return what;
  const { kind, player, judgment, instead } = what;
  return { kind, player, judgment: judgment ?? null, instead: instead ?? null };
}

/** On what an event rests: `grant`, `judgment` or `words`, and the rule, Judgment or proposal. */
function groundJson(ground: EventGround) {
  const rule = 'rule' in ground ? ground.rule?.number : undefined;
  return {
    by: ground.by,
    rule: rule ?? null,
    judgment: ground.by === 'judgment' ? ground.judgment : null,
    proposal: (ground.by === 'words' ? ground.proposal : undefined) ?? null,
  };
}

function dateJson(moment: Moment | undefined): string | null {
  return moment?.text ?? null;
}

/** The record's statements on single votes beyond the names, if there are any. */
function saidJson(votes: WrittenProposal['votes']) {
  if (votes?.kind !== 'named' || votes.remarks.length === 0) return {};
  const said = votes.remarks.map(({ way, index, strength, why, source }) => ({
    by: votes[way][index],
    vote: way,
    strength: strength ? toJson(strength) : null,
    why: why ?? null,
    ...(source !== undefined && { source }),
  }));
  return { said };
}

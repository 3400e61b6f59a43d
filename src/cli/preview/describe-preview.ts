/** The effects of a change on games, from the records of two revisions. */

import { latestVersion } from '../../archive/json/game-json.ts';
import { createGameArchive } from '../../archive/lookup/game-archive.ts';
import { createLinks } from '../../archive/lookup/links.ts';
import { nameOfPlayer } from '../../archive/lookup/name-of-player.ts';
import { surprises } from '../../archive/words/effect-words.ts';
import { nextOrWinner } from '../../archive/words/phrases/state-words.ts';
import type { Finding, LocatedFinding } from '../../diagnostics/finding.ts';
import { NOTE_NOTHING, replayWithCheckpoints } from '../../engine/replay-checkpoints.ts';
import { DOUBTS } from '../../engine/results/open-matters.ts';
import { rulesAt } from '../../engine/results/rules-at.ts';
import type { Proposal, Replay } from '../../engine/results/types.ts';
import { differences, supposeGame } from '../../engine/suppose/games.ts';
import { once } from '../../helpers/once.ts';
import { uncapital } from '../../helpers/words.ts';
import type { Mechanics, SlotName } from '../../law/mechanics/mechanics.ts';
import type { Library } from '../../pipeline.ts';
import { newNotes, newUnobjected } from '../../record-edits/say/new-notes.ts';
import { compareRecords } from '../../records/differences/compare-records.ts';
import { isDecided } from '../../records/differences/pairs.ts';
import type { Settlement, WrittenJudgment } from '../../records/kinds/judgment.ts';
import { WAYS, type WayToVote } from '../../records/kinds/votes.ts';
import type { WrittenProposal, WrittenRuleset } from '../../records/types.ts';
import { outcomesOfVotes } from '../../try-out/endings-of-open-vote.ts';
import type { PlayerId } from '../../values/ids.ts';
import type { Verdict } from '../../values/verdicts.ts';
import { isVotedOn } from '../base-revision/under-vote.ts';
import {
  type ChangedRecord,
  changedRecords,
  movedRecords,
  otherDifferences,
} from './changed-records.ts';
import { describeMove, isCorrection, resultBefore, totalsSince } from './describe-move.ts';
import type { Revisions } from './revisions.ts';

/** The effects of a change on open votes, and on votes that it closes. */

/** At most so many silent voters are tried one by one. */
const MAX_TRIED = 8;

/** Warnings about an open vote: changed or removed votes, and a changed text. */
function openBallotWarnings(
  replay: Replay,
  was: WrittenProposal,
  is: WrittenProposal,
  asksOtherwise: boolean,
) {
  if (isDecided(was) || was.votes?.kind !== 'named') return [];
  const { votes } = was;
  const cast = WAYS.flatMap((way) => votes[way].map((player) => ({ player, way })));
  const altered = cast.flatMap(({ player, way }) => {
    const { votes: now } = is;
    const after =
      now?.kind === 'named' ? WAYS.find((each) => now[each].includes(player)) : undefined;
    if (after === way) return [];
    const who = `The vote of ${nameOfPlayer(replay, player)} on Proposal ${is.number}`;
    const became = after === undefined ? 'is gone' : `is ${words(after)} now`;
    return [`${who} was ${words(way)}, and ${became}.`];
  });
  if (cast.length === 0 || !asksOtherwise) return altered;
  const count = cast.length === 1 ? 'a vote was' : `${cast.length} votes were`;
  return [...altered, `Proposal ${is.number} was changed after ${count} cast.`];
}

/** Warns if silent voters could have changed the outcome of a closed vote. */
function silenceWarnings(now: Replay, ruleset: WrittenRuleset, proposal: Proposal) {
  const silent = (proposal.count?.silent ?? []).slice(0, MAX_TRIED);
  const { written } = proposal;
  const { votes } = written;
  if (silent.length === 0 || votes?.kind !== 'named') return [];
  const cast = votes;
  const alone = silent.flatMap((player) => turnedBy([player], nameOfPlayer(now, player)));
  if (alone.length > 0 || silent.length === 1) return alone;
  return turnedBy(silent, `The ${silent.length} who are silent, together,`);

  function turnedBy(voters: readonly PlayerId[], who: string): readonly string[] {
    return (['for', 'against'] as const).flatMap((way) => {
      const instead = { ...written, votes: { ...cast, [way]: [...cast[way], ...voters] } };
      const game = supposeGame(now.game, { proposal: written, instead });
      const { replay } = replayWithCheckpoints(game, ruleset, playedOut(now, ruleset), RESULTS);
      const otherwise = replay.proposals.find((each) => each.written === instead)?.outcome;
      if (otherwise === proposal.outcome) return [];
      if (otherwise !== 'adopted' && otherwise !== 'defeated') return [];
      return [
        `${who} did not vote on Proposal ${written.number}. It is ${proposal.outcome}; a vote ${way} it would make it ${otherwise}.`,
      ];
    });
  }
}

/** Computes results without notes. */
const RESULTS = { firstToNote: NOTE_NOTHING };

/** Replays a game from a vote on, for each possible other vote. */
const playedOut = once(({ game }: Replay, ruleset: WrittenRuleset) =>
  replayWithCheckpoints(game, ruleset, undefined, RESULTS),
);

/** Facts from the making of a proposal: proponents, and numbers that a rule requires. */
const MADE: ReadonlySet<string> = new Set(['by', 'with', 'facts']);

function words(way: WayToVote): string {
  return way === 'abstain' ? 'an abstention' : way;
}

/** Powers that rules may give, each with the warning shown when it is lost. */
const POWERS: readonly (readonly [string, (replay: Replay) => boolean])[] = [
  [
    'no rule could be changed any more',
    (replay) =>
      has(replay, 'changes', (changes) =>
        [...changes.values()].some((kinds) => Object.values(kinds).flat().length > 0),
      ),
  ],
  [
    'nobody could win any more',
    (replay) =>
      has(replay, 'win', (ways) => ways.length > 0) || has(replay, 'deadlock', () => true),
  ],
  [
    'no Judge could be chosen any more',
    (replay) => has(replay, 'judge', ({ chosen }) => chosen !== undefined),
  ],
  [
    'nobody could propose any more',
    // Without a rule on the parts of a turn, a turn is a proposal.
    (replay) =>
      replay.players.some(({ status, robot }) => status === 'playing' && !robot) &&
      (!has(replay, 'turn', (parts) => parts.length > 0) ||
        has(replay, 'turn', (parts) => parts.some(({ part }) => part === 'propose'))),
  ],
];

function has<Slot extends Exclude<SlotName, 'raw'>>(
  replay: Replay,
  slot: Slot,
  says: (value: NonNullable<Mechanics[Slot]>) => boolean,
): boolean {
  const version = latestVersion(replay);
  const voids = replay.versions[version]?.voids ?? [];
  return rulesAt(replay.lives, version).some(({ id, mechanics }) => {
    const value = mechanics?.[slot];
    const isVoid = voids.some((each) => each.rule === id && each.slot === slot);
    return value !== undefined && !isVoid && says(value);
  });
}

/** At most so many moves are shown, the last ones. */
const MAX_MOVES = 30;
/** Each possible other vote is a replay, so only the last votes are tried. */
const MAX_RECOUNTED = 3;
/** Links to pages are not shown. */
const LINKS = createLinks('/');

/** The games that a change affects. `refused` are the errors of the check in each. */
export function describePreview(
  { earlier, later, before, after, ids }: Revisions,
  refused: readonly LocatedFinding[],
): readonly GamePreview[] {
  const { games, rulesets } = later.records;
  const compared = compareRecords(earlier.records, later.records);
  const kept = ids.flatMap((id) => {
    const own = refused.filter(({ game }) => game === id);
    // Errors in a ruleset belong to the games that began with it.
    const found = own.length > 0 ? own : refused.filter(({ game }) => game === undefined);
    const refusals = found.map(({ message }) => message);
    const replay = after.get(id);
    const ruleset = replay && rulesets.get(replay.game.ruleset);
    if (!replay || !ruleset)
      return refusals.length === 0 ? [] : [{ ...quiet(id, games.get(id)?.title ?? id), refusals }];
    const { changes, pairs } = compared.games.find(({ is }) => is.id === id) ?? {};
    const records = changedRecords(changes, replay.game);
    const began = changes ? (compared.rulesets.get(ruleset.id) ?? []) : [];
    const differs = [
      ...otherDifferences([...began, ...(changes ?? [])]),
      ...(pairs ? movedRecords(pairs) : []),
    ];
    const game = describeGame(
      { replay, before: before.get(id), ruleset, records, refusals, differs },
      later,
    );
    const told = [records, refusals, game.warnings, differs];
    return told.every(({ length }) => length === 0) ? [] : [game];
  });
  const gone = [...earlier.records.games.values()].filter(
    ({ id }) => !games.has(id) && !later.records.malformed.games.has(id),
  );
  return [
    ...kept,
    ...gone.map(({ id, title }) => ({ ...quiet(id, title), differs: [`The game ${id} is gone.`] })),
  ];
}

/** A game without moves. */
function quiet(id: string, title: string): GamePreview {
  const nothing = { warnings: [], moves: [], more: 0, next: undefined, differs: [], notes: [] };
  return { id, title, refusals: [], ...nothing };
}

interface Change {
  readonly replay: Replay;
  readonly before: Replay | undefined;
  readonly ruleset: WrittenRuleset;
  readonly records: readonly ChangedRecord[];
  readonly refusals: readonly string[];
  readonly differs: readonly string[];
}

/** The effects of a change on a game, as data for each form of `nomic preview`. */
export type GamePreview = ReturnType<typeof describeGame>;

function describeGame(
  { replay, before, ruleset, records, refusals, differs }: Change,
  library: Library,
) {
  const { id, title }: Readonly<Record<'id' | 'title', string>> = replay.game;
  const archive = createGameArchive(replay, ruleset, LINKS);
  const shown = records.slice(-MAX_MOVES);
  const isOfVote = shown.some(({ record }) => 'changes' in record && !isDecided(record));
  const outcomes = isOfVote ? outcomesOfVotes(replay, library) : new Map();
  // For a new game, the Initial Set is the earlier state.
  const lost = POWERS.filter(([, allows]) => {
    return refusals.length === 0 && !allows(replay) && (!before || allows(before));
  });
  const corrected = shown.findLast(isCorrection);
  const moves = shown.map((record) => {
    const move = describeMove(archive, record, outcomes);
    const was = isCorrection(record) ? resultBefore(before, replay, record) : [];
    const since = record === corrected ? totalsSince(before, replay, records) : [];
    return { ...move, results: [...move.results, ...was, ...since] };
  });
  const news = newNotes(before, replay);
  // Many changed cards are not listed one by one.
  const unnamed = differs.length - MAX_MOVES;
  return {
    id,
    title,
    /** Why the check refuses the change. Moves after the first illegal one had no effect. */
    refusals,
    /** Warnings that reviewers must see. */
    warnings: [
      ...onWords(news),
      // Effects that no words announce.
      ...moves.flatMap(({ name, does }) =>
        surprises(does).map((each) => `${name}: ${uncapital(each)}`),
      ),
      // Doubts about words and mechanics, each with its move.
      ...news
        .filter(({ code }) => DOUBTS.has(code))
        .map(({ at, message }) => {
          const name = moves.find(({ file }) => file === at.file)?.name;
          return name === undefined ? message : `${name}: ${message}`;
        }),
      ...shown.flatMap((record) => recordWarnings(record, replay)),
      ...endedVotes(shown, replay)
        .slice(-MAX_RECOUNTED)
        .flatMap((proposal) => silenceWarnings(replay, ruleset, proposal)),
      ...turnedOutcomes(before, replay),
      ...newUnobjected(before, replay).map(({ message }) => message),
      ...lost.map(([words]) => `With this change ${words}.`),
    ],
    /** The latest moves; `more` counts earlier ones. */
    moves,
    more: records.length - shown.length,
    next: nextOrWinner(replay),
    /** Differences in game.md, the ruleset and its cards. */
    differs:
      unnamed > 0 ? [...differs.slice(0, MAX_MOVES), `${unnamed} more differences.`] : differs,
    /** New notes of the check. */
    notes: news
      .filter((note) => !isOnWords(note) && !DOUBTS.has(note.code))
      .map(({ message }) => message),
  };
}

/** Events that rest on text only come first, with the text. */
function onWords(news: readonly Finding[]): readonly string[] {
  const notes = news.filter(isOnWords);
  const said = notes.slice(-MAX_MOVES).map(({ message, rule }) => {
    const words = rule?.text.replace(/\s+/g, ' ').trim() ?? '';
    const shown = words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS)}…` : words;
    return shown === '' ? message : `${message} Rule ${rule?.number}: “${shown}”`;
  });
  const more = notes.length - said.length;
  return more > 0 ? [...said, `${more} more acts rest on words alone.`] : said;
}

const MAX_WORDS = 400;

function isOnWords({ code }: Finding): boolean {
  return code === 'grant/words-alone';
}

/** Outcomes that the change altered, through any record. */
function turnedOutcomes(before: Replay | undefined, now: Replay): readonly string[] {
  const differing = before ? differences(before, now, ['outcome']) : [];
  const earlier = new Map(differing.map(({ key, was }) => [key, was]));
  const turned = now.proposals.flatMap(({ written, outcome }) => {
    const was = earlier.get(written.name);
    if (was === undefined || was === 'open' || outcome === 'open') return [];
    return [`Proposal ${written.number} was ${was}, and is ${outcome} now.`];
  });
  return turned.slice(-MAX_MOVES);
}

function recordWarnings(record: ChangedRecord, replay: Replay): readonly string[] {
  const { is, record: now, was, differences } = record;
  if (is === 'gone') return [];
  if ('bench' in now) return declaredLegal(now, was && 'bench' in was ? was : undefined);
  if (!('changes' in now) || !was || !('changes' in was)) return [];
  const asksOtherwise = differences.some(({ key }) => isVotedOn(key) && !MADE.has(key));
  return openBallotWarnings(replay, was, now, asksOtherwise);
}

/** Votes that this change ends. */
function endedVotes(records: readonly ChangedRecord[], replay: Replay): readonly Proposal[] {
  const ended = new Set(
    records.flatMap(({ is, record, was }) => {
      const hadEnded = was !== undefined && 'changes' in was && isDecided(was);
      return is !== 'gone' && 'changes' in record && !hadEnded ? [record] : [];
    }),
  );
  return replay.proposals.filter(({ written }) => ended.has(written) && isDecided(written));
}

/** Moves that a Judgment excuses. */
function declaredLegal(judgment: WrittenJudgment, was: WrittenJudgment | undefined) {
  const moves = (each: WrittenJudgment | undefined) =>
    (each?.settles ?? []).flatMap((settles) =>
      'is' in settles && settles.is === 'legal' ? [settledText(settles)] : [],
    );
  const known = moves(was);
  return moves(judgment)
    .filter((move) => !known.includes(move))
    .map((move) => `Judgment ${judgment.number} lets ${move} stand against the check.`);
}

function settledText(settled: Extract<Settlement, { readonly is: Verdict }>): string {
  if (settled.kind === 'move') {
    const part = settled.part === undefined ? '' : `Change ${settled.part} of `;
    return `${part}Proposal ${settled.move}`;
  }
  return settled.kind === 'event' ? `the event “${settled.event}”` : `Judgment ${settled.judgment}`;
}

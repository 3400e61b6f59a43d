/** From the records of two revisions to what the later one does with the games. */
import { createGameArchive } from '../../archive/lookup/game-archive.ts';
import { createLinks } from '../../archive/lookup/links.ts';
import type { LocatedFinding } from '../../diagnostics/finding.ts';
import type { Proposal, Replay } from '../../engine/results/types.ts';
import { newNotes, newUnobjected } from '../../record-edits/say/new-notes.ts';
import { nextWords } from '../../record-edits/say/next-words.ts';
import type { Settlement, Verdict, WrittenJudgment } from '../../records/judgment-types.ts';
import type { WrittenRuleset } from '../../records/types.ts';
import { isDecided } from '../base-revision/settled.ts';
import { openBallotWarnings, silenceWarnings } from './ballot-warnings.ts';
import { type ChangedRecord, changedRecords } from './changed-records.ts';
import { describeMove } from './describe-move.ts';
import { lostPowers } from './lost-powers.ts';
import type { GamePreview } from './preview.ts';
import { type Revisions, textsOf } from './revisions.ts';

/** Of a change that brings more moves than these, such as a whole game, only the last are shown. */
const MAX_MOVES = 30;
/** A game is replayed for each vote that might have been; only the last votes are worth that. */
const MAX_RECOUNTED = 3;
/** Pages are not linked here. */
const LINKS = createLinks('/');

/** The games that the change touches. `refused` are the errors of the check in it. */
export function describePreview(
  { earlier, later, before, after, ids }: Revisions,
  refused: readonly LocatedFinding[],
): readonly GamePreview[] {
  const texts = { earlier: textsOf(earlier), later: textsOf(later) };
  const { games, rulesets } = later.records;
  return ids.flatMap((id) => {
    const refusals = refusalsOf(id, refused);
    const replay = after.get(id);
    const ruleset = replay && rulesets.get(replay.game.ruleset);
    if (!replay || !ruleset) return unread(id, games.get(id)?.title ?? id, refusals);
    const records = changedRecords({
      earlier: earlier.records.games.get(id),
      later: replay.game,
      texts,
    });
    const game = describeGame({ replay, before: before.get(id), ruleset, records, refusals });
    const isQuiet = records.length + refusals.length + game.warnings.length === 0;
    return isQuiet ? [] : [game];
  });
}

/** Errors in a ruleset are those of the games that began with it. */
function refusalsOf(id: string, refused: readonly LocatedFinding[]): readonly string[] {
  const own = refused.filter(({ game }) => game === id);
  const found = own.length > 0 ? own : refused.filter(({ game }) => game === undefined);
  return found.map(({ message }) => message);
}

/** A game whose records cannot be read makes no moves. */
function unread(id: string, title: string, refusals: readonly string[]): readonly GamePreview[] {
  const nothing = { warnings: [], moves: [], more: 0, next: undefined, notes: [] };
  return refusals.length === 0 ? [] : [{ id, title, refusals, ...nothing }];
}

interface Change {
  readonly replay: Replay;
  readonly before: Replay | undefined;
  readonly ruleset: WrittenRuleset;
  readonly records: readonly ChangedRecord[];
  readonly refusals: readonly string[];
}

function describeGame({ replay, before, ruleset, records, refusals }: Change): GamePreview {
  const archive = createGameArchive(replay, ruleset, LINKS);
  const shown = records.slice(-MAX_MOVES);
  return {
    id: replay.game.id,
    title: replay.game.title,
    refusals,
    warnings: [
      ...shown.flatMap((record) => recordWarnings(record, replay)),
      ...endedVotes(shown, replay)
        .slice(-MAX_RECOUNTED)
        .flatMap((proposal) => silenceWarnings(replay, ruleset, proposal)),
      ...turnedOutcomes(before, replay),
      ...newUnobjected(before, replay).map(({ message }) => message),
      ...(refusals.length > 0 ? [] : lostPowers(before, replay)),
    ],
    moves: shown.map((record) => describeMove(archive, record)),
    more: records.length - shown.length,
    next: nextWords(replay),
    notes: newNotes(before, replay).map(({ message }) => message),
  };
}

/** What was decided otherwise before, whatever record makes the difference. */
function turnedOutcomes(before: Replay | undefined, now: Replay): readonly string[] {
  const was = new Map(before?.proposals.map(({ written, outcome }) => [written.name, outcome]));
  const turned = now.proposals.flatMap(({ written, outcome }) => {
    const earlier = was.get(written.name);
    if (earlier === undefined || earlier === 'open' || outcome === 'open') return [];
    return earlier === outcome
      ? []
      : [`Proposal ${written.number} was ${earlier}, and is ${outcome} now.`];
  });
  return turned.slice(-MAX_MOVES);
}

function recordWarnings(record: ChangedRecord, replay: Replay): readonly string[] {
  const { is, record: now, was } = record;
  if (is === 'gone') return [];
  if ('bench' in now) return declaredLegal(now, was && 'bench' in was ? was : undefined);
  return 'changes' in now && was && 'changes' in was ? openBallotWarnings(replay, was, now) : [];
}

/** Votes that this change brings to their end. */
function endedVotes(records: readonly ChangedRecord[], replay: Replay): readonly Proposal[] {
  const ended = new Set(
    records.flatMap(({ is, record, was }) => {
      const hadEnded = was !== undefined && 'changes' in was && isDecided(was);
      return is !== 'gone' && 'changes' in record && !hadEnded ? [record] : [];
    }),
  );
  return replay.proposals.filter(({ written }) => ended.has(written) && isDecided(written));
}

/** Moves that a Judgment lets stand, whatever the rules say of them. */
function declaredLegal(
  judgment: WrittenJudgment,
  was: WrittenJudgment | undefined,
): readonly string[] {
  const moves = (each: WrittenJudgment | undefined) =>
    (each?.settles ?? []).flatMap((settles) =>
      'is' in settles && settles.is === 'legal' ? [standing(settles)] : [],
    );
  const known = moves(was);
  return moves(judgment)
    .filter((move) => !known.includes(move))
    .map(
      (move) =>
        `Judgment ${judgment.number} lets ${move} stand, whatever the check finds wrong with it.`,
    );
}

function standing(settled: Extract<Settlement, { readonly is: Verdict }>): string {
  if (settled.kind === 'move') return `Proposal ${settled.move}`;
  return settled.kind === 'event' ? `the event “${settled.event}”` : `Judgment ${settled.judgment}`;
}

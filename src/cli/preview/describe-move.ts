/** One record of a change, in words. */

import type { GameArchive } from '../../archive/lookup/game-archive.ts';
import { nameOfPlayer } from '../../archive/lookup/name-of-player.ts';
import { describeProposal } from '../../archive/page-models/proposals/describe-proposal.ts';
import { redline } from '../../archive/redline/redline.ts';
import { formatDate } from '../../archive/words/format-date.ts';
import { plain, sentence } from '../../archive/words/phrase.ts';
import { eventWords } from '../../archive/words/phrases/event-words.ts';
import { proposalHead, votesSoFar, whatItNeeds } from '../../archive/words/phrases/state-words.ts';
import { effectsIn, whatItDoes } from '../../archive/words/phrases/what-it-does.ts';
import { proposalResult } from '../../archive/words/proposal-result.ts';
import type { Proposal, Replay } from '../../engine/results/types.ts';
import { capital } from '../../helpers/words.ts';
import { isDecided } from '../../records/differences/pairs.ts';
import { recordName } from '../../records/differences/stated.ts';
import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
import { WAYS, type WayToVote } from '../../records/kinds/votes.ts';
import type { WrittenEvent, WrittenProposal } from '../../records/types.ts';
import { wordsOfChange } from '../base-revision/rewriting.ts';
import { scoreLines } from '../status/tell-state.ts';
import type { ChangedRecord } from './changed-records.ts';

export type MovePreview = ReturnType<typeof describeMove>;
type MoveWords = ReturnType<typeof proposalWords>;

export function describeMove(
  archive: GameArchive,
  { is, record, was, differences }: ChangedRecord,
  outcomes: ReadonlyMap<string, readonly string[]>,
) {
  const name = recordName(record);
  // A new record's sentence and results, or new votes, already tell the rest.
  const untold = differences.filter(({ key, isOfNew, part }) => {
    if (key === 'new' || key === 'gone' || key === 'vote.new') return false;
    return !isOfNew || (part === undefined && BESIDE.has(key));
  });
  const differs = untold.map((each) => `${capital(wordsOfChange(each))}.`);
  const at = { file: record.file, is, name, differs };
  if (is === 'gone') return { ...at, ...only(`${name} is gone.`) };
  if ('bench' in record) return { ...at, ...judgmentWords(archive, record) };
  if ('fact' in record) return { ...at, ...eventSaid(archive, record) };
  const proposal = archive.replay.proposals.find(({ written }) => written === record);
  if (!proposal) return { ...at, ...only(`${name} could not be replayed.`) };
  const said = proposalWords(archive, proposal);
  const votes = was && 'changes' in was ? newVotes(archive.replay, was, proposal.written) : [];
  const ends = outcomes.get(proposal.written.name) ?? [];
  return { ...at, ...said, results: [...votes, ...said.results, ...ends] };
}

/** Facts of a new record that its sentence omits. */
const BESIDE: ReadonlySet<string> = new Set(
  'facts effective lost wording as-meant stands corrected outcome awards'.split(' '),
);

function only(says: string): MoveWords {
  return { says, results: [], arithmetic: [], does: [], texts: [] };
}

function proposalWords(archive: GameArchive, proposal: Proposal) {
  const { replay } = archive;
  const { written } = proposal;
  const page = describeProposal(archive, proposal);
  const vote = replay.openVotes.find((each) => each.proposal === written.name);
  const isOpen = proposal.outcome === 'open';
  const unmade = isDecided(written) ? ['Not made: the check rejects it.'] : ['Open.'];
  const openWords = vote ? [`Open: ${votesSoFar(replay, vote)}.`, whatItNeeds(vote)] : unmade;
  return {
    /** The move in a sentence. */
    says: `${plain(proposalHead({ replay }, written))}: ${plain(page.asks)}.`,
    /** Outcome, points and version, then how they follow from the rules. */
    results: isOpen ? openWords : [proposalResult(replay, proposal)],
    arithmetic: isOpen
      ? []
      : [
          ...(page.vote?.decidedBy ?? []).map(({ rule, says }) => `${plain(rule)}${says}.`),
          ...page.awards
            .filter(({ arithmetic }) => arithmetic !== '')
            .map(({ who, amount, rule, arithmetic }) => {
              const under = rule ? ` under ${plain(rule)}` : '';
              return `${who.name} ${amount}${under}: ${arithmetic}.`;
            }),
        ],
    does: whatItDoes(archive, proposal),
    /** The proposed texts, compared with those in force. */
    texts: page.changes.flatMap(({ says, text, redline: marked }) =>
      text === undefined ? [] : [{ of: plain(says), redline: marked ?? redline('', text) }],
    ),
  };
}

/** Votes that a change adds to an older proposal. */
function newVotes({ players }: Replay, was: WrittenProposal, is: WrittenProposal) {
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const before = new Set(castOn(was).map(({ key }) => key));
  return castOn(is)
    .filter(({ key }) => !before.has(key))
    .map(({ way, voter }) => `${names.get(voter) ?? voter} ${VOTES[way]}.`);
}

const VOTES = {
  for: 'votes for it',
  against: 'votes against it',
  abstain: 'abstains',
} as const satisfies Record<WayToVote, string>;

function castOn({ votes }: WrittenProposal) {
  if (votes?.kind !== 'named') return [];
  return WAYS.flatMap((way) => votes[way].map((voter) => ({ way, voter, key: `${way} ${voter}` })));
}

function judgmentWords({ replay }: GameArchive, written: WrittenJudgment): MoveWords {
  const judgment = replay.judgments.find((each) => each.written === written);
  const { by } = written;
  const caller = typeof by === 'string' ? nameOfPlayer(replay, by) : by.name;
  const asked = only(`Judgment ${written.number}, asked for by ${caller}: ${written.question}`);
  if (judgment?.ruling === undefined) return asked;
  const judges = (judgment.judges ?? []).map((judge) => nameOfPlayer(replay, judge)).join(', ');
  return {
    ...asked,
    results: [
      `${judges || 'The Judge'} ${judges.includes(', ') ? 'rule' : 'rules'}: ${sentence(judgment.ruling)}`,
    ],
  };
}

export function eventSaid(archive: GameArchive, event: WrittenEvent): MoveWords {
  const { replay, latest } = archive;
  const entry = replay.timeline.find((each) => each.kind === 'event' && each.event === event);
  const on = event.on ? `${formatDate(event.on)}: ` : '';
  const ground = entry?.kind === 'event' ? entry.ground : undefined;
  const words = plain(eventWords(archive, event, entry?.version ?? latest, ground));
  const says = on + (event.fact.kind === 'note' ? `${event.fact.text} ${words}`.trim() : words);
  const does = event.fact.kind === 'fiat' && entry ? effectsIn(replay, entry.version) : [];
  return { ...only(says), does };
}

export function isCorrection({ differences }: ChangedRecord): boolean {
  return differences.some(({ key }) => key === 'corrected');
}

/** The earlier result of a corrected proposal, if the correction changes it. */
export function resultBefore(
  before: Replay | undefined,
  now: Replay,
  { record }: ChangedRecord,
): readonly string[] {
  const resultIn = (replay: Replay | undefined) => {
    const { file } = record;
    const made = replay?.proposals.find(({ written }) => written.file === file);
    return replay && made && made.outcome !== 'open' ? proposalResult(replay, made) : undefined;
  };
  const was = resultIn(before);
  return was === undefined || was === resultIn(now) ? [] : [`Before the correction: ${was}`];
}

/** The scores after a correction, unless the change has new moves with results of their own. */
export function totalsSince(
  before: Replay | undefined,
  now: Replay,
  records: readonly ChangedRecord[],
): readonly string[] {
  if (!before || records.some(({ is }) => is === 'new')) return [];
  const were = new Map(scoreLines(before).map(({ name, score }) => [name, score]));
  const changed = scoreLines(now).flatMap(({ name, score }) => {
    const was = were.get(name) ?? '0';
    return was === score ? [] : [`${name} ${was} → ${score}`];
  });
  return changed.length === 0 ? [] : [`And since then: ${changed.join(', ')}.`];
}

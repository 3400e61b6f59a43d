/** Adds votes to an open proposal, closes its vote, or withdraws it. */
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { AS_EACH_VOTED, type Mending } from '../../diagnostics/finding.ts';
import type { Player, Proposal, Replay } from '../../engine/results/types.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { inSeries } from '../../helpers/words.ts';
import { PROPOSAL } from '../../records/kinds/proposal.ts';
import { type NamedVotes, VOTE, WAYS, type WayToVote } from '../../records/kinds/votes.ts';
import type { WrittenProposal } from '../../records/types.ts';
import { writeDraft, writeRecord } from '../../records/write-record.ts';
import type { PlayerId, ProposalNumber } from '../../values/ids.ts';
import type { RecordEdit } from '../insert/insert.ts';
import {
  type GameToEdit,
  lacking,
  type PlanResult,
  planEdits,
  type Refusal,
  refuse,
} from './draft.ts';
import { findPlayer } from './find-player.ts';

/** Players, by their ids. */
export type VoteRequest = Readonly<Record<WayToVote, readonly string[]>> & {
  readonly number: ProposalNumber | undefined;
  /** The words with the votes. */
  readonly why?: string | undefined;
  /** The message with the votes. */
  readonly source?: string | undefined;
  /** The weight of each vote, if it has one. */
  readonly strength?: number | undefined;
  /** Whether the day of the votes is unknown. */
  readonly isUndated?: boolean;
  /** Whether each replaces the player's only earlier vote. */
  readonly isChange?: boolean;
  /** Whether the vote gets a file of its own. */
  readonly ownFile?: boolean;
};

export function planVote(request: VoteRequest, toEdit: GameToEdit): PlanResult {
  const cast = WAYS.flatMap((way) => request[way].map((named) => ({ way, named })));
  const voters = cast.map(({ named }) => named);
  const found = findVotable(toEdit.replay, request.number, voters);
  if (!found.ok) return found;
  const { written } = found.proposal;
  const silent = silentOn(toEdit.replay, written);
  if (cast.length === 0 && silent.length > 0) {
    return lacking('voters', `Nobody votes. Still to vote: ${silent.join(', ')}.`);
  }
  if (cast.length === 0) {
    const refusal = refuse(`Everybody has voted on Proposal ${written.number}.`);
    return { ...refusal, mendings: [{ move: 'close', of: written.number }] };
  }
  const everybody = cast.find(({ named }) => EVERYBODY.test(named));
  if (everybody && !toEdit.replay.players.some(({ id }) => id === everybody.named))
    return {
      ...refuse(`“${everybody.named}” is no player. Name each who votes.`),
      instead: [everybody.named, silent.join(',')],
    };
  const { why, source, strength } = request;
  const on = request.isUndated ? undefined : toEdit.on.text;
  const each = cast.map(({ way, named }) => ({ way, voter: named, why, source, strength, on }));
  const read = ballotsOf(each, toEdit);
  if (!read.ok) return read;
  const { ballots } = read;
  const votes = written.votes?.kind === 'named' ? written.votes : undefined;
  const unchanged = request.isChange ? whyUnchanged(written, ballots) : undefined;
  if (unchanged) return unchanged;
  const [first] = ballots;
  const apart = first && request.isChange ? votes?.apart?.get(first.voter.id) : undefined;
  if (first && apart !== undefined) return planFileAnew(apart, first, toEdit.textOf);
  if (request.ownFile && !request.isChange) return planFile(written, ballots, toEdit);
  const isChange = first && votes && request.isChange;
  const edits = isChange ? changeBallot(first, votes) : addBallots(ballots, votes);
  return withVotes(written, edits, toEdit);
}

function withVotes({ file }: WrittenProposal, edits: readonly RecordEdit[], toEdit: GameToEdit) {
  const otherwise = `${file} has no place where votes can be added.`;
  return planEdits({ file, kind: PROPOSAL }, edits, toEdit, otherwise);
}

/** A vote with the known facts. `voter` is an id; `on` is the day, if known. */
export interface SingleVote extends Omit<Ballot, 'voter'> {
  readonly voter: string;
}

/** Votes of several players on one proposal, each with its day and message. */
export function planVotes(
  number: ProposalNumber,
  votes: readonly SingleVote[],
  toEdit: GameToEdit,
): PlanResult {
  const found = findVotable(toEdit.replay, number);
  if (!found.ok) return found;
  const { written } = found.proposal;
  const read = ballotsOf(votes, toEdit);
  if (!read.ok) return read;
  const known = written.votes?.kind === 'named' ? written.votes : undefined;
  return withVotes(written, addBallots(read.ballots, known), toEdit);
}

function ballotsOf(
  votes: readonly SingleVote[],
  { replay }: GameToEdit,
): { readonly ok: true; readonly ballots: readonly Ballot[] } | Refusal {
  const ballots: Ballot[] = [];
  for (const { voter, ...vote } of votes) {
    const player = findPlayer(replay, voter);
    if (!player.ok) return player;
    ballots.push({ ...vote, voter: player.player });
  }
  return { ok: true, ballots };
}

/** An open proposal whose votes are recorded by name. */
function findVotable(
  replay: Replay,
  number: ProposalNumber | undefined,
  voters: readonly string[] = [],
): ProposalFound {
  const found = findOpen(replay, number, voters);
  if (!found.ok || found.proposal.written.votes?.kind !== 'tally') return found;
  return refuse(
    `The votes on Proposal ${found.proposal.written.number} are recorded as a tally, which has no names.`,
  );
}

const EVERYBODY = /^(all|each|everybody|everyone)$/i;

/** The players whose votes are missing. */
export function silentOn({ openVotes }: Replay, { name }: WrittenProposal): readonly PlayerId[] {
  return openVotes.find(({ proposal }) => proposal === name)?.count.silent ?? [];
}

/** The missing votes, or the close of the vote. */
export function votesDue(replay: Replay, written: WrittenProposal): readonly Mending[] {
  const of = written.number;
  return silentOn(replay, written).length > 0
    ? [{ move: 'vote', of, says: AS_EACH_VOTED }]
    : [{ move: 'close', of }];
}

interface Ballot {
  readonly way: WayToVote;
  readonly voter: Player;
  readonly why: string | undefined;
  readonly source: string | undefined;
  readonly strength: number | undefined;
  /** The day of the vote; `undefined` if unknown. */
  readonly on: string | undefined;
}

/** The ways a player voted, in the record of votes by name. */
export function votesOf(voter: PlayerId, { votes }: WrittenProposal): readonly WayToVote[] {
  if (votes?.kind !== 'named') return [];
  return WAYS.flatMap((way) => votes[way].filter((each) => each === voter).map(() => way));
}

/** A change removes one vote and adds another. */
function whyUnchanged(
  written: WrittenProposal,
  [ballot, ...others]: readonly Ballot[],
): Refusal | undefined {
  if (!ballot || others.length > 0) return refuse('One vote is changed at a time.');
  const { name, id } = ballot.voter;
  const count = votesOf(id, written).length;
  if (count === 1) return undefined;
  const which = `on Proposal ${written.number} on record`;
  return count === 0
    ? {
        ...refuse(`${name} has no vote ${which} that could be changed. Leave out --change:`),
        instead: ['--change', `--${ballot.way}`],
      }
    : refuse(`${name} has ${count} votes ${which}: change the right one by hand.`);
}

/** Each vote has its own file, so that players' pull requests never conflict. */
function planFile(
  { file: proposed, name }: WrittenProposal,
  [ballot, ...others]: readonly Ballot[],
  { on, textOf }: Pick<GameToEdit, 'on' | 'textOf'>,
): PlanResult {
  if (!ballot || others.length > 0) {
    return refuse('A file has the vote of one player: record the votes one by one.');
  }
  const { way, voter, why, source } = ballot;
  const called = `${name}-${voter.id}`;
  const file = proposed.replace(/proposals\/[^/]+$/, `votes/${called}.md`);
  if (textOf(file) !== undefined) return refuse(`${voter.name} has voted already: ${file}.`);
  const vote = { file, name: called, way, on, ...withoutUndefined({ why, source }) };
  return { ok: true, draft: { file, text: writeRecord(VOTE, vote) } };
}

function planFileAnew(
  file: string,
  { way, voter, why, source, strength, on }: Ballot,
  textOf: GameToEdit['textOf'],
): PlanResult {
  const front = withoutUndefined({ vote: way, on, strength, source });
  const text = writeDraft(VOTE, front, why ?? '');
  const before = textOf(file);
  if (before === undefined) return refuse(`The vote of ${voter.name} has no file ${file}.`);
  return { ok: true, draft: { file, before, text } };
}

/** A voter in the form of a list entry. */
function listed({ voter, strength, why, source }: Ballot): unknown {
  const said = withoutUndefined({ strength, why, source });
  return Object.keys(said).length === 0 ? voter.id : { by: voter.id, ...said };
}

/**
 * Adds voters to the lists, and their days to the others. A second vote of a player keeps the first one's
 * day.
 */
function addBallots(
  ballots: readonly Ballot[],
  known: NamedVotes | undefined,
): readonly RecordEdit[] {
  const sides = WAYS.flatMap((way) => {
    const own = ballots.filter((ballot) => ballot.way === way).map(listed);
    return own.length === 0 ? [] : [[way, own] as const];
  });
  const days = Object.fromEntries(
    ballots.flatMap(({ voter: { id }, on }) =>
      on === undefined || known?.cast.has(id) ? [] : [[id, on]],
    ),
  );
  const cast = Object.keys(days).length === 0 ? undefined : days;
  if (!known)
    return [{ path: ['votes'], as: 'value', value: { ...Object.fromEntries(sides), cast } }];
  return [
    ...sides.map(([way, value]) => ({ path: ['votes', way], as: 'items', value }) as const),
    ...(cast ? [{ path: castIn(known), as: 'keys', value: cast } as const] : []),
  ];
}

function castIn({ castOutside }: NamedVotes): readonly string[] {
  return castOutside ? ['cast'] : ['votes', 'cast'];
}

/** Removes the player's earlier vote with its day, and adds the new one. */
function changeBallot(ballot: Ballot, votes: NamedVotes): readonly RecordEdit[] {
  const { id } = ballot.voter;
  // A player without a vote has no ballot to remove.
  const way = WAYS.find((each) => votes[each].includes(id)) ?? ballot.way;
  const place = String(votes[way].indexOf(id));
  const dated = { path: [...castIn(votes), id], as: 'gone' } as const;
  return [
    { path: ['votes', way, place], as: 'gone' },
    ...(votes.cast.has(id) ? [dated] : []),
    ...addBallots([ballot], { ...votes, cast: new Map() }),
  ];
}

export interface EndingRequest {
  readonly how: 'closed' | 'withdrawn';
  readonly number: ProposalNumber | undefined;
  /** The message that reported it. */
  readonly source?: string | undefined;
  /** The decision of a merge, if the record has no votes. */
  readonly decided?: 'adopted' | 'defeated' | undefined;
}

export function planEnding(
  { how, number, source, decided }: EndingRequest,
  toEdit: GameToEdit,
): PlanResult {
  const found = findOpen(toEdit.replay, number);
  if (!found.ok) return how === 'withdrawn' ? orRepeal(found, number, toEdit) : found;
  const { written } = found.proposal;
  const outcome = written.votes ? undefined : decided;
  if (how === 'closed' && !written.votes && !outcome) {
    const open = toEdit.replay.openVotes.find((each) => each.proposal === written.name);
    const law = open?.demanded ? ` (Rule ${open.demanded.number})` : '';
    const line = `Nobody has voted on Proposal ${written.number}, so its vote cannot be closed${law}.`;
    const silent = silentOn(toEdit.replay, written).join(', ');
    return {
      ...refuse(`${line} Still to vote: ${silent}. Record how each voted:`),
      mendings: votesDue(toEdit.replay, written),
    };
  }
  const facts = withoutUndefined({ [how]: toEdit.on.text, outcome, 'ending-source': source });
  const edits = Object.entries(facts).map(([key, value]): RecordEdit => {
    return { path: [key], as: 'value', value };
  });
  const { file } = written;
  return planEdits({ file, kind: PROPOSAL }, edits, toEdit, `${file} has no place for \`${how}\`.`);
}

/** Only another proposal can undo an adopted one. */
function orRepeal(
  refusal: Refusal,
  number: ProposalNumber | undefined,
  { replay }: GameToEdit,
): Refusal {
  const ended = number === undefined ? undefined : proposalsNamed(replay.proposals, number).at(-1);
  if (ended?.outcome !== 'adopted') return refusal;
  const isNew = ended.written.changes.some(({ kind }) => kind === 'enact');
  const repeal = { move: 'propose', says: { repeal: ended.written.number } } as const;
  return {
    ...refuse(`Proposal ${number} is adopted. Another proposal undoes it:`),
    mendings: isNew ? [repeal] : NEXT.propose,
  };
}

type ProposalFound = { readonly ok: true; readonly proposal: Proposal } | Refusal;

/**
 * The open proposal with a number or file name; without either, the only open one. For another one, says
 * how these players have voted.
 */
export function findOpen(
  replay: Replay,
  number: ProposalNumber | undefined,
  voters: readonly string[] = [],
): ProposalFound {
  const { proposals, game } = replay;
  const open = proposals.filter(({ outcome }) => outcome === 'open');
  const [proposal, other] = number === undefined ? open : proposalsNamed(open, number);
  if (proposal && !other) return { ok: true, proposal };
  const numbers = open.map(({ written }) => written.number).join(', ');
  if (other) {
    const files = open
      .filter(({ written }) => written.number === number)
      .map(({ written }) => written.file);
    return number === undefined
      ? refuse(`Several proposals are open in ${game.id}: say which of ${numbers}.`)
      : refuse(
          `Several open proposals in ${game.id} have the number ${number}: ${inSeries(files)}.`,
          'Delete a copy, or give one its own number.',
        );
  }
  const isNone = open.length === 0;
  const mendings = isNone && replay.due ? NEXT[replay.due] : [];
  const refused = (...lines: readonly string[]): Refusal => {
    return { ...refuse(...lines), ...(isNone && { lacks: 'open-vote' }), mendings };
  };
  if (number === undefined) return refused(`No proposal is open in ${game.id}.`);
  const which = isNone ? 'No proposal is open.' : `Open: ${numbers}.`;
  const known = proposalsNamed(proposals, number).at(-1);
  if (known) {
    const { number: of, file, closed } = known.written;
    const cast = voters.flatMap((each) => {
      const found = findPlayer(replay, each);
      if (!found.ok) return [];
      const { id, name } = found.player;
      return votesOf(id, known.written).map((way) => ` ${name} has voted: ${way}.`);
    });
    const since = closed ? `, and its vote closed on ${closed.text}` : '';
    const line = `Proposal ${number} is not open: it is ${known.outcome}${since}.${cast.join('')}`;
    const wrong = `If its record is wrong, edit ${file}, and then say why`;
    const correct = { move: 'correct', of, says: { why: '…' } } as const;
    return { ...refused(`${line} ${which}`, `${wrong}:`), mendings: [correct] };
  }
  const near = didYouMean(
    String(number),
    open.map(({ written }) => String(written.number)),
  );
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  const refusal = refused(`Proposal ${number} is not on record.${hint} ${which}`);
  const meant = near ?? (open.length === 1 ? numbers : undefined);
  return meant === undefined ? refusal : { ...refusal, instead: [String(number), meant] };
}

/** The next moves, if no vote is open. */
export const NEXT: Readonly<Record<NonNullable<Replay['due']>, readonly Mending[]>> = {
  propose: [{ move: 'propose', says: { enact: true, text: '…' } }],
  roll: [{ move: 'event', says: { roll: 'N' } }],
  'close-vote': [],
};

/** A number takes precedence over a file name. */
function proposalsNamed(
  proposals: readonly Proposal[],
  called: ProposalNumber,
): readonly Proposal[] {
  const numbered = proposals.filter(({ written }) => written.number === called);
  if (numbered.length > 0) return numbered;
  return proposals.filter(({ written }) => written.name === called);
}

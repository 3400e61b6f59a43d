/** A game as the players at the board see it. */
import type { GameArchive } from '../archive/lookup/game-archive.ts';
import { nameOfPlayer } from '../archive/lookup/name-of-player.ts';
import { describeGame } from '../archive/page-models/game/describe-game.ts';
import { describeTimeline } from '../archive/page-models/game/describe-timeline.ts';
import { plain } from '../archive/words/phrase.ts';
import { asksWords } from '../archive/words/phrases/change-words.ts';
import { stayWords, votesSoFar, whoHasWon } from '../archive/words/phrases/state-words.ts';
import { sentences } from '../archive/words/phrases/what-it-does.ts';
import { proposalResult } from '../archive/words/proposal-result.ts';
import type { OpenVote } from '../engine/results/open-matters.ts';
import { latestRules } from '../engine/results/rules-at.ts';
import type { Replay } from '../engine/results/types.ts';
import { capital, inSeries, nameWords } from '../helpers/words.ts';
import type { Formula } from '../law/formula/formula.ts';
import type { Grant, Grantable } from '../law/mechanics/mechanics.ts';
import { factsOfRecords } from '../records/differences/pairs.ts';
import type { PlayerId, ProposalNumber } from '../values/ids.ts';
import { type Moment, parseMoment } from '../values/moment.ts';
import { resultIn } from './board-result.ts';
import { seatsOf, trackOf } from './board-seats.ts';
import { proposalByWords, sheetOf } from './board-sheet.ts';
import { deskChoices } from './desk-choices.ts';
import { draftMove, numberingOf } from './draft-move.ts';
import { afterAll, latestIn, tryPlan } from './endings-of-open-vote.ts';
import type { WhatHappens } from './happenings.ts';
import type { OpenGame } from './open-game.ts';

export interface BoardAsked {
  /** The time of the next move. */
  readonly on: string;
  /** The chosen proposal, if several are under vote. */
  readonly vote?: ProposalNumber | undefined;
}

const USUAL_DIE = 6;

export function boardView(open: OpenGame, { on, vote: wanted }: BoardAsked) {
  const { archive } = open;
  const { replay, title, ruleset } = archive;
  const latest = latestIn(replay);
  const given = parseMoment(on);
  if (!given) throw new Error(`${on} is not a time.`);
  // A trial needs a moment after all recorded events.
  const day = given.from > latest ? given : (afterAll(replay) ?? given);
  const votes = replay.openVotes;
  const vote =
    votes.find(({ proposal }) => archive.proposals.get(proposal)?.written.number === wanted) ??
    votes[0];
  const sheet = vote && sheetOf(open, vote, day);
  return {
    ...deskChoices(open),
    ...boardHead(archive, vote),
    title,
    ruleset: ruleset.title,
    /** The proposal on the board: the chosen one, or else the first. */
    sheet,
    proposing: proposersNow(open, day),
    /** The acts that rules in force grant by name. */
    granted: grantedIn(archive),
    /** The player whose turn must wait for a Judgment, and those whose consent may end that. */
    stayed: replay.stayed && {
      says: plain(stayWords(archive, replay.stayed)),
      who: mayConsent(replay, replay.stayed),
    },
    isPaused: replay.status === 'paused',
    /** The rules by which somebody wins when play cannot go on. */
    deadlock: latestRules(replay).flatMap(({ number, mechanics }) =>
      mechanics?.deadlock === undefined ? [] : [String(number)],
    ),
    cards: cardsOf(replay),
    /** The number of faces of the die to roll. */
    faces: replay.faces?.valueOf() ?? USUAL_DIE,
    /** The time of the last dated move, in milliseconds, or 0. */
    latest,
    /** The results of proposals, questions and rolls, which later moves do not change. */
    past: pastOf(archive),
    /** The last event; empty if none happened yet. */
    last: lastIn(archive),
    /** The result of the last vote, until something else happens. */
    result: resultIn(archive),
  };
}

export type BoardView = ReturnType<typeof boardView>;

/** The part above the form, which depends on no date. */
export function boardHead(archive: GameArchive, vote = archive.replay.openVotes[0]) {
  return {
    /** Whether it is won or over, and how. */
    outcome: describeGame(archive).outcome.map(plain),
    awaited: awaitedIn(archive, vote),
    seats: seatsOf(archive, vote?.proposal),
    track: trackOf(archive),
  };
}

export type BoardHead = ReturnType<typeof boardHead>;

/** The event for which the game waits, and the players who cause it. */
function awaitedIn(archive: GameArchive, vote: OpenVote | undefined) {
  const { replay, proposals } = archive;
  const { toMove, circuit } = replay;
  const round = toMove === undefined ? [] : [`circuit ${circuit + 1}`];
  const [what, who, words] = askedNow(replay, vote);
  const proposal = vote && proposals.get(vote.proposal);
  const about =
    proposal && (what === 'vote' || what === 'close') ? [proposalByWords(archive, proposal)] : [];
  const next =
    what === 'propose' && replay.nextNumber !== undefined ? [`Proposal ${replay.nextNumber}`] : [];
  return {
    what,
    who,
    /** `Zoë, how do you vote?` */
    words,
    /** `Proposal 305, by Ann; circuit 2`. */
    when: [...about, ...next, ...round].join(' · '),
  };
}

type AskedNow = readonly [
  what: 'propose' | 'vote' | 'close' | 'roll' | 'consent' | 'judge' | 'resume' | 'nothing',
  who: readonly PlayerId[],
  words: string,
];

function askedNow(replay: Replay, vote: OpenVote | undefined): AskedNow {
  const { toMove, due, stayed, openQuestions, status } = replay;
  const called = (ids: readonly PlayerId[]) => inSeries(ids.map((id) => nameOfPlayer(replay, id)));
  if (status === 'won' || status === 'ended') {
    return ['nothing', [], whoHasWon(replay) ?? 'The game is over.'];
  }
  if (status === 'paused') return ['resume', [], 'Play is paused.'];
  const [question] = openQuestions;
  if (question) {
    const who = question.judge === undefined ? [] : [question.judge];
    return ['judge', who, who.length === 0 ? 'Who judges?' : `${called(who)}, how do you judge?`];
  }
  if (vote) {
    const who = vote.count.silent;
    if (who.length > 0) return ['vote', who, `${called(who)}, how do you vote?`];
    return ['close', [], 'All have voted.'];
  }
  if (stayed) {
    const who = mayConsent(replay, stayed);
    return ['consent', who, `May the turn of ${called([stayed.player])} begin?`];
  }
  if (toMove === undefined) return ['propose', [], 'Who proposes?'];
  if (due === 'roll') return ['roll', [toMove], `${called([toMove])}, throw the die.`];
  return ['propose', [toMove], `${called([toMove])}, what do you propose?`];
}

function mayConsent({ players, game }: Replay, { player, by }: NonNullable<Replay['stayed']>) {
  const consented = game.events.flatMap(({ fact }) =>
    fact.kind === 'consent' && by.includes(String(fact.during)) ? fact.players : [],
  );
  return players
    .filter(({ id, status }) => status === 'playing' && id !== player && !consented.includes(id))
    .map(({ id }) => id);
}

/** By rule number: what each rule does, and its former name. */
function cardsOf(replay: Replay) {
  const cards = latestRules(replay).map((rule) => {
    const { number, numbers, mechanics, id } = rule;
    const made = replay.lives.get(id)?.changes[0]?.cause;
    const name = made?.by === 'proposal' ? made.proposal : undefined;
    const proposal = replay.proposals.find(({ written }) => written.name === name)?.written;
    return [
      String(number),
      {
        does: sentences(mechanics),
        once: numbers.slice(0, -1).map(String),
        by: proposal?.by === undefined ? '' : nameOfPlayer(replay, proposal.by),
      },
    ] as const;
  });
  return Object.fromEntries(cards);
}

/** Each recorded move with its step. A game that continues this one has them too. */
export function pastAndRecords({ archive: { replay } }: OpenGame): readonly string[] {
  const steps = replay.timeline.map((entry, step) => `${step} ${entry.kind} ${entry.on?.text}`);
  return [...steps, ...factsOfRecords(replay.game)];
}

/** One line for each step. A vote shows its result and what was proposed. */
function pastOf(archive: GameArchive): readonly string[] {
  const { replay, proposals } = archive;
  return describeTimeline(archive).flatMap(({ kind, words }, step) => {
    if (kind === 'proposed') return [];
    const entry = replay.timeline[step];
    const proposal = entry?.kind === 'resolved' && proposals.get(entry.proposal);
    if (!proposal) return capital(plain(words));
    const asks = plain(asksWords(archive, proposal));
    return `${proposalByWords(archive, proposal)}. ${asks}. ${proposalResult(replay, proposal)}`;
  });
}

/** Votes cast since then are added, since they are no steps. */
function lastIn(archive: GameArchive): string {
  const { timeline, openVotes } = archive.replay;
  const [last] = describeTimeline(archive, Math.max(0, timeline.length - 1));
  const vote = last?.kind === 'proposed' ? openVotes.at(-1) : undefined;
  const cast = vote ? ` ${capital(votesSoFar(archive.replay, vote))}.` : '';
  return last ? capital(plain(last.words)) + cast : '';
}

/** Finds who may propose by trying it. */
export function proposersNow({ library, checkpoints }: OpenGame, on: Moment) {
  const { replay } = checkpoints;
  const position = { library, checkpoints, replay };
  const number = replay.nextNumber === undefined ? String(replay.proposals.length + 1) : '';
  const rule = numberingOf(replay) === 'given' ? 'TRIAL' : '';
  const whyNot = (by: PlayerId, tier = ''): string | undefined => {
    // A proposal of something arbitrary.
    const change = {
      kind: 'enact',
      rule,
      tier,
      title: 'A trial',
      text: 'A trial.',
      mechanics: '',
    } as const;
    const move = { kind: 'propose', by, number, changes: [change] } as const;
    const trial = tryPlan(position, on, (toEdit) => draftMove(move, toEdit));
    return 'why' in trial ? trial.why : undefined;
  };
  const players = replay.players.filter(({ status }) => status === 'playing').map(({ id }) => id);
  const reasons = players.map((id) => [id, whyNot(id)] as const);
  const by = reasons.flatMap(([id, why]) => (why === undefined ? [id] : []));
  const own = reasons.find(([id]) => id === replay.toMove) ?? reasons[0];
  const [able] = by;
  const tiers = replay.tiers.flatMap(({ id }) =>
    able !== undefined && whyNot(able, id) === undefined ? [id] : [],
  );
  return {
    /** The players whose proposal would be legal. */
    by,
    /** The number of the next proposal, if no rule gives it one. */
    number,
    /** The tiers that admit new rules. */
    tiers,
    /** Why nobody can enact a rule now. */
    why: by.length > 0 ? '' : (own?.[1] ?? 'Nobody plays.'),
  };
}

/** The acts that rules grant by name, each with a button. Adopted proposals do their acts themselves. */
export function grantedIn({ replay }: GameArchive) {
  const playing = replay.players.filter(({ status }) => status === 'playing');
  const only = ({ by }: Grant): string => {
    if (typeof by !== 'object' || !('office' in by)) return '';
    const holders = replay.offices.get(by.office) ?? [];
    const [holder, another] = playing.filter(({ id }) => holders.includes(id));
    return another ? '' : (holder?.id ?? '');
  };
  return latestRules(replay).flatMap(({ number, mechanics }) =>
    (mechanics?.grants ?? []).flatMap((grant) => {
      const { what, says } = GRANTED[grant.what];
      if (grant.by === 'proposal') return [];
      return (grant.of ?? ['']).map((of) => {
        // An empty name of a quantity, an office or a title does not count. A player is named if nobody
        // else may do it.
        const words = says(nameWords(of), grant);
        return { words, rule: String(number), what, of, by: only(grant) };
      });
    }),
  );
}

interface GrantedRow {
  readonly what: WhatHappens;
  /** `Give points`; the name is empty if the rule names nothing. */
  readonly says: (named: string, grant: Grant) => string;
}

const GRANTED: Readonly<Record<Grantable, GrantedRow>> = {
  quantity: {
    what: 'quantity',
    says: (named, { least, most }) => {
      if (signOf(least) > 0) return `Give ${named}`;
      return signOf(most) < 0 ? `Take ${named}` : `Give or take ${named}`;
    },
  },
  office: { what: 'office', says: (named) => `Fill the office of ${named}` },
  title: {
    what: 'office',
    says: (named) => (named === '' ? 'Give a title' : `Give the title of ${named}`),
  },
  join: { what: 'join', says: () => 'Somebody joins' },
  leave: { what: 'leave', says: () => 'Somebody leaves' },
  rename: { what: 'rename', says: () => 'Rename a player' },
  pause: { what: 'pause', says: () => 'Pause play' },
  round: {
    what: 'round',
    says: (named) => `Begin a new round${named === '' ? '' : ` of ${named}`}`,
  },
  win: { what: 'win', says: () => 'Name the winner' },
  rules: { what: 'fiat', says: () => 'Change a rule' },
};

/** The sign of a bound, if it is a plain number. */
function signOf(bound: Formula | undefined): number {
  const number = Number(bound?.source);
  return Number.isFinite(number) ? Math.sign(number) : 0;
}

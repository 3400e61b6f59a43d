/** Whose a difference is to record: what a row of the rights asks, and what it may answer. */
import { latestRules } from '../../engine/results/rules-at.ts';
import type { Ground, Replay } from '../../engine/results/types.ts';
import { once } from '../../helpers/once.ts';
import type { Difference, Pair } from '../../records/differences/differences.ts';
import type { Part } from '../../records/differences/fact.ts';
import { isDecided } from '../../records/differences/pairs.ts';
import { overrulersOn } from '../../records/differences/stated.ts';
import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
import type { Caller } from '../../records/kinds/parts.ts';
import { WAYS } from '../../records/kinds/votes.ts';
import type { WrittenEvent, WrittenGame, WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { type AccountBook, isAmong } from './account-book.ts';
import { isChangedUnderVote, wasVotedOn } from './under-vote.ts';

/** Any one of them, beside the clerks; with nobody, a clerk alone. */
export type May = readonly PlayerId[] | 'everybody';

export interface Asked {
  /** As the branch has it to which the change is sent. */
  readonly book: AccountBook;
  /** The replays of the game before the change and after it; nothing where it cannot be replayed. */
  readonly before: () => Replay | undefined;
  readonly after: () => Replay | undefined;
}

export interface Right<Of> {
  /** Said to those whose it is not. */
  readonly says: string;
  readonly may: (pair: Pair<Of>, asked: Asked, difference: Difference) => May;
}

const NOBODY: May = [];
const ANYBODY: May = 'everybody';

export const CLERK: Right<unknown> = { says: 'only a clerk records it', may: () => NOBODY };
/** What comes with something new. */
export const WITH_NEW: Right<unknown> = {
  says: 'it is said when something is recorded, and changed by a clerk alone',
  may: ({ was }) => (was === undefined ? ANYBODY : NOBODY),
};
/** Of a part of a record. Nobody can tell whose hand it was that speaks for somebody who does not play. */
export const OWN: Right<unknown> = {
  says: 'each player votes and argues alone, and a clerk records what others say',
  may: (_, _asked, { part }) => ownerOf(part),
};
export const ONESELF: Right<WrittenGame> = {
  says: 'what somebody is called is for that player to say',
  may: OWN.may,
};

function ownerOf(part: Part | undefined): readonly PlayerId[] {
  return part?.who === undefined ? [] : [part.who];
}

/* Proposals, and the votes on them. */

export const PROPOSER: Right<WrittenProposal> = {
  says: 'it is for whoever made the proposal',
  may: makerOf,
};
export const UNTIL_VOTES: Right<WrittenProposal> = {
  says: 'it is for whoever made the proposal, until somebody has voted on it',
  may: (pair) => (pair.was && wasVotedOn(pair.was) ? NOBODY : makerOf(pair)),
};
export const WITH_PROPOSAL: Right<WrittenProposal> = {
  says: 'it is said by whoever makes the proposal, and changed by a clerk alone',
  may: (pair) => (pair.was ? NOBODY : makerOf(pair)),
};
export const CLOSER: Right<WrittenProposal> = {
  says: 'everybody may close a vote by name in which all have voted who may, or whose time is over before the day of the close',
  may: (pair, asked) => (isComplete(pair, asked) ? ANYBODY : NOBODY),
};
export const REWARDED: Right<WrittenProposal> = {
  says: 'everybody may record what the votes by name and the rules tell',
  may: (pair, asked) => {
    const proposal = proposalIn(asked.after(), pair.is);
    const isTold = proposal?.awards.every(({ evidence }) => evidence === 'verified');
    return isTold && isComplete(pair, asked) ? ANYBODY : NOBODY;
  },
};
export const ENDING: Right<WrittenProposal> = {
  says: 'it is for whoever withdraws the proposal, or closes the vote',
  may: (pair, asked) => {
    if (pair.was && isDecided(pair.was)) return NOBODY;
    if (pair.is?.withdrawn) return makerOf(pair);
    return isComplete(pair, asked) ? ANYBODY : NOBODY;
  },
};

function makerOf({ was, is }: Pair<WrittenProposal>): May {
  const by = (was ?? is)?.by;
  return by === undefined ? NOBODY : [by];
}

/** A tally names nobody, so that nobody can tell who is missing. */
function isComplete({ was, is }: Pair<WrittenProposal>, { before, after }: Asked): boolean {
  if (is?.votes?.kind !== 'named' || (was && isDecided(was))) return false;
  if (proposalIn(after(), is)?.count?.silent.length === 0) return true;
  const open = before()?.openVotes.find(({ proposal }) => proposal === was?.name);
  const isRevised = was?.revised?.text !== is.revised?.text;
  return open?.until !== undefined && !isRevised && (is.closed?.from ?? 0) > open.until.latest;
}

function proposalIn(replay: Replay | undefined, written: WrittenProposal | undefined) {
  return replay?.proposals.find((each) => each.written === written);
}

export const VOTE_TAKEN_OUT: Right<WrittenProposal> = {
  says: 'whoever voted takes a vote back, and whoever puts something else to the vote takes out the votes on what it was',
  may: ({ was, is }, _, { part }) => {
    const by = was && is && isChangedUnderVote(was, is) ? was.by : undefined;
    return by === undefined ? ownerOf(part) : [...ownerOf(part), by];
  },
};
export const STRENGTH: Right<WrittenProposal> = {
  says: 'a player may say it where a rule in force says how many ballots each has',
  may: (_, { after }, { part }) => {
    const replay = after();
    const isLaw = replay && latestRules(replay).some(({ mechanics }) => mechanics?.ballots);
    return isLaw ? ownerOf(part) : NOBODY;
  },
};

/* Judgments. */

export const ASKER: Right<WrittenJudgment> = {
  says: 'it is for the player who asks',
  may: ({ was, is }) => speaking((was ?? is)?.by),
};
export const WITH_QUESTION: Right<WrittenJudgment> = {
  says: 'it is said by the player who asks, and changed by a clerk alone',
  may: ({ was, is }) => (was ? NOBODY : speaking(is?.by)),
};
export const RULING: Right<WrittenJudgment> = {
  says: 'it is for the Judge, and before there is one for the player who asks',
  may: ({ is }) => is?.bench.at(-1)?.judges ?? speaking(is?.by),
};
export const JUDGE: Right<WrittenJudgment> = {
  says: 'it is for the Judge on record, or to whom the rules in force give the place in an open question on record',
  may: ({ was, is }, { before }, { part }) => {
    const index = part?.index ?? 0;
    const sitting = was?.bench[index];
    if (sitting) return sitting.judges;
    const open = before()?.openQuestions.find(({ judgment }) => judgment === is?.name);
    const [judge, ...others] = is?.bench[index]?.judges ?? [];
    return judge !== undefined && others.length === 0 && judge === open?.judge ? [judge] : NOBODY;
  },
};
export const OVERRULERS: Right<WrittenJudgment> = {
  says: 'it is for those who vote on overruling the Judge',
  may: ({ is }, _, { part }) => {
    const seat = is?.bench[part?.index ?? 0];
    return seat ? WAYS.flatMap((way) => overrulersOn(seat, way)) : NOBODY;
  },
};

function speaking(by: Caller | undefined): May {
  return typeof by === 'string' ? [by] : NOBODY;
}

/* Events, by what the engine finds that they rest on. */

type OfEvent = (event: WrittenEvent, asked: Asked, ground: Ground | undefined) => May;

/**
 * The right to record something new that happened. Whether words do grant what rests on them alone is for
 * a clerk to see. Where a rule lets it be done, it is for whoever is named as doing it.
 */
function happening(says: string, may: OfEvent): Right<WrittenEvent> {
  return {
    says: `${says}; what rests on words alone is for a clerk, and what is on record is changed by a clerk`,
    may: ({ was, is }, asked) => {
      if (was || !is) return NOBODY;
      const ground = groundOf(asked.after(), is);
      if (ground?.by === 'words') return trusted(asked);
      const by = is.fact.kind === 'fiat' ? is.fact.by : is.by;
      return ground && by !== undefined ? playerCalled(by, asked) : may(is, asked, ground);
    },
  };
}

export const GRANTED = happening(
  'everybody may record what a rule in force grants to everybody, and a player what it grants that player',
  (_, asked, ground) => (ground ? ANYBODY : trusted(asked)),
);
export const TOLD = happening('everybody may record what only tells', ({ by }, asked) =>
  by === undefined ? ANYBODY : playerCalled(by, asked),
);
export const OWN_ACT = happening('it is for the one player who does it', ownOf);
export const JOINING = happening(
  'a player who is known comes back, and a clerk lets others in',
  (event, asked) => {
    const player = event.fact.kind === 'join' ? event.fact.player : undefined;
    const known = player && asked.book.accounts.get(player.id);
    const isKnown = player?.accounts?.every((each) => isAmong(known, each)) ?? true;
    return player && isKnown ? [player.id] : NOBODY;
  },
);

const groundsOf = once(
  (replay: Replay): ReadonlyMap<WrittenEvent, Ground> =>
    new Map(
      replay.timeline.flatMap((entry) =>
        entry.kind === 'event' && entry.ground ? [[entry.event, entry.ground]] : [],
      ),
    ),
);

function groundOf(replay: Replay | undefined, event: WrittenEvent): Ground | undefined {
  return replay && groundsOf(replay).get(event);
}

function trusted({ book }: Asked): May {
  return book.trustsPlayers ? [...book.accounts.keys()] : NOBODY;
}

/** A player by id or name; somebody else who is named has no account, whatever the rules grant them. */
function playerCalled(called: string, { after }: Asked): May {
  const player = after()?.players.find(({ id, name }) => id === called || name === called);
  return player ? [player.id] : NOBODY;
}

/** What several do is for a clerk, since no player speaks for another. */
function ownOf({ fact }: WrittenEvent): May {
  const all =
    fact.kind === 'roll'
      ? [fact.by]
      : fact.kind === 'leave' || fact.kind === 'forfeit'
        ? [fact.player]
        : fact.kind === 'rename'
          ? [...fact.names.keys()]
          : fact.kind === 'consent'
            ? fact.players
            : [];
  return all.length === 1 ? all : NOBODY;
}

/**
 * Says who may record each difference, in games with accounts. Every key of every kind of record has a
 * row, or the table does not compile. Only a clerk may record a difference that no row allows.
 */
import { latestRules } from '../../engine/results/rules-at.ts';
import type { EventGround, Replay } from '../../engine/results/types.ts';
import { once } from '../../helpers/once.ts';
import type { KeyDifference, Pair } from '../../records/differences/differences.ts';
import type { RecordPart } from '../../records/differences/fact.ts';
import { alike, type KindName, type Kinds, type RowOf } from '../../records/differences/kinds.ts';
import { isDecided } from '../../records/differences/pairs.ts';
import { overrulersOn } from '../../records/differences/stated.ts';
import { EVENT_KINDS, EVENT_TRAITS, type EventKind } from '../../records/kinds/event-facts.ts';
import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
import type { Caller } from '../../records/kinds/parts.ts';
import { WAYS } from '../../records/kinds/votes.ts';
import type { WrittenEvent, WrittenGame, WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { type AccountBook, isAmong } from './account-book.ts';
import { isChangedUnderVote, wasVotedOn } from './under-vote.ts';

/** Any of these players besides the clerks; if empty, only a clerk. */
export type May = readonly PlayerId[] | 'everybody';

export interface Contributor {
  /** The accounts of the target branch. */
  readonly book: AccountBook;
  /** The replays before and after the change; nothing if the game cannot be replayed. */
  readonly before: () => Replay | undefined;
  readonly after: () => Replay | undefined;
}

export interface Right<Of> {
  readonly says: string;
  readonly may: (pair: Pair<Of>, asked: Contributor, difference: KeyDifference) => May;
}

/** `says` is for an author who has no right. */
function right<Of>(says: string, may: Right<Of>['may']): Right<Of> {
  return { says, may };
}

const NOBODY: May = [];
const ANYBODY: May = 'everybody';

export const CLERK = right('only a clerk records it', () => NOBODY);
/** A difference that belongs to something new. */
const WITH_NEW = right(
  'the author of a record writes it, and only a clerk changes it',
  ({ was }) => (was === undefined ? ANYBODY : NOBODY),
);
/** The right to a part that one person owns. Nobody can speak for people who do not play. */
const OWN = right(
  'each player records their own votes and arguments, and a clerk records those of others',
  (_, _asked, { part }) => ownerOf(part),
);
const ONESELF = right<WrittenGame>('each player chooses their own name', OWN.may);

function ownerOf(part: RecordPart | undefined): readonly PlayerId[] {
  return part?.who === undefined ? [] : [part.who];
}

/* Proposals, and the votes on them. */

const PROPOSER = right<WrittenProposal>('only the proposer may do that', makerOf);
const UNTIL_VOTES = right<WrittenProposal>(
  'only the proposer may do that, until somebody has voted on it',
  (pair) => (pair.was && wasVotedOn(pair.was) ? NOBODY : makerOf(pair)),
);
const WITH_CHANGE = right<WrittenProposal>(
  'only the proposer may do that, together with a change that others have voted on',
  (pair) => {
    const { was, is } = pair;
    return was && is && wasVotedOn(was) && !isChangedUnderVote(was, is) ? NOBODY : makerOf(pair);
  },
);
const WITH_PROPOSAL = right<WrittenProposal>(
  'the proposer writes it, and only a clerk changes it',
  (pair) => (pair.was ? NOBODY : makerOf(pair)),
);
const CLOSER = right<WrittenProposal>(
  'everybody may close a vote by name once all have voted, or after its time is over',
  (pair, asked) => (isComplete(pair, asked) ? ANYBODY : NOBODY),
);
const REWARDED = right<WrittenProposal>(
  'everybody may record results that follow from the votes by name and the rules',
  (pair, asked) => {
    const proposal = proposalIn(asked.after(), pair.is);
    const isTold = proposal?.awards.every(({ evidence }) => evidence === 'verified');
    return isTold && isComplete(pair, asked) ? ANYBODY : NOBODY;
  },
);
const ENDING = right<WrittenProposal>(
  'the one who withdraws the proposal or closes the vote may do that',
  (pair, asked) => {
    if (pair.was && isDecided(pair.was)) return NOBODY;
    if (pair.is?.withdrawn) return makerOf(pair);
    return isComplete(pair, asked) ? ANYBODY : NOBODY;
  },
);

function makerOf({ was, is }: Pair<WrittenProposal>): May {
  const by = (was ?? is)?.by;
  return by === undefined ? NOBODY : [by];
}

/** A tally has no names, so it does not show who is missing. */
function isComplete({ was, is }: Pair<WrittenProposal>, { before, after }: Contributor): boolean {
  if (is?.votes?.kind !== 'named' || (was && isDecided(was))) return false;
  if (proposalIn(after(), is)?.count?.silent.length === 0) return true;
  const open = before()?.openVotes.find(({ proposal }) => proposal === was?.name);
  const isRevised = was?.revised?.text !== is.revised?.text;
  return open?.until !== undefined && !isRevised && (is.closed?.from ?? 0) > open.until.latest;
}

function proposalIn(replay: Replay | undefined, written: WrittenProposal | undefined) {
  return replay?.proposals.find((each) => each.written === written);
}

const VOTE_TAKEN_OUT = right<WrittenProposal>(
  'voters may take their votes back; a proposer who changes the proposal may remove its earlier votes',
  ({ was, is }, _, { part }) => {
    const by = was && is && isChangedUnderVote(was, is) ? was.by : undefined;
    return by === undefined ? ownerOf(part) : [...ownerOf(part), by];
  },
);
const STRENGTH = right<WrittenProposal>(
  'a player may say it if a rule in force says how many ballots each has',
  (_, { after }, { part }) => {
    const replay = after();
    const isLaw = replay && latestRules(replay).some(({ mechanics }) => mechanics?.ballots);
    return isLaw ? ownerOf(part) : NOBODY;
  },
);

/* Judgments. */

const ASKER = right<WrittenJudgment>('only the player who asks may do that', ({ was, is }) =>
  speaking((was ?? is)?.by),
);
const WITH_QUESTION = right<WrittenJudgment>(
  'the player who asks writes it, and only a clerk changes it',
  ({ was, is }) => (was ? NOBODY : speaking(is?.by)),
);
const RULING = right<WrittenJudgment>(
  'the Judge may do that; the player who asks may, until there is a Judge',
  ({ is }) => is?.bench.at(-1)?.judges ?? speaking(is?.by),
);
const JUDGE = right<WrittenJudgment>(
  'only the recorded Judge may do that, or for an open question the player who has to judge it',
  ({ was, is }, { before }, { part }) => {
    const index = part?.index ?? 0;
    const sitting = was?.bench[index];
    if (sitting) return sitting.judges;
    const open = before()?.openQuestions.find(({ judgment }) => judgment === is?.name);
    const [judge, ...others] = is?.bench[index]?.judges ?? [];
    return judge !== undefined && others.length === 0 && judge === open?.judge ? [judge] : NOBODY;
  },
);
const OVERRULERS = right<WrittenJudgment>(
  'those who vote on overruling the Judge may do that',
  ({ is }, _, { part }) => {
    const seat = is?.bench[part?.index ?? 0];
    return seat ? WAYS.flatMap((way) => overrulersOn(seat, way)) : NOBODY;
  },
);

function speaking(by: Caller | undefined): May {
  return typeof by === 'string' ? [by] : NOBODY;
}

/** Events, by the ground that the engine finds. */

type OfEvent = (event: WrittenEvent, asked: Contributor, ground: EventGround | undefined) => May;

/**
 * The right to record a new event. If text only grants it, a clerk must look. If a rule permits it, its
 * actor may.
 */
function happening(says: string, may: OfEvent): Right<WrittenEvent> {
  const otherwise =
    'a clerk records things that rest on words alone, and changes what is on record';
  return right(`${says}; ${otherwise}`, ({ was, is }, asked) => {
    if (was || !is) return NOBODY;
    const replay = asked.after();
    const ground = replay && groundsIn(replay).get(is);
    if (ground?.by === 'words') return trusted(asked);
    const by = is.fact.kind === 'fiat' ? is.fact.by : is.by;
    return ground && by !== undefined ? playerCalled(by, replay) : may(is, asked, ground);
  });
}

const GRANTED = happening(
  'everybody may record the use of a grant to everybody, and a player the use of their own grant',
  (_, asked, ground) => (ground ? ANYBODY : trusted(asked)),
);
const TOLD = happening('everybody may record notes that decide nothing', ({ by }, asked) =>
  by === undefined ? ANYBODY : playerCalled(by, asked.after()),
);
const OWN_ACT = happening('only the player who does it may record it', ownOf);
const JOINING = happening(
  'former players may come back by themselves, and a clerk lets others in',
  (event, asked) => {
    if (event.fact.kind !== 'join') return NOBODY;
    const { player, seat, roles } = event.fact;
    const known = asked.book.accounts.get(player.id);
    const isKnown = player.accounts?.every((each) => isAmong(known, each)) ?? true;
    // A returning player who also takes a seat or office does more than return.
    return isKnown && seat === undefined && roles.length === 0 ? [player.id] : NOBODY;
  },
);

const groundsIn = once(({ timeline }: Replay): ReadonlyMap<WrittenEvent, EventGround> => {
  const entries = timeline.filter((entry) => entry.kind === 'event');
  return new Map(entries.flatMap(({ event, ground }) => (ground ? [[event, ground]] : [])));
});

function trusted({ book }: Contributor): May {
  return book.trustsPlayers ? [...book.accounts.keys()] : NOBODY;
}

/** By id. Names can be chosen freely, and other named people have no account. */
function playerCalled(called: string, replay: Replay | undefined): May {
  return replay?.players.map(({ id }) => id).filter((id) => id === called) ?? NOBODY;
}

/** Only a clerk may record one act of several players. */
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

/** The engine compares with the rules what anyone may record. */
const RECORDED_BY = { doer: OWN_ACT, grantee: GRANTED, anyone: TOLD };

function rightsToRecord(): Readonly<Record<EventKind, Right<WrittenEvent>>>;
function rightsToRecord(): object {
  const rights = EVENT_KINDS.map((kind) => [kind, RECORDED_BY[EVENT_TRAITS[kind].recordedBy]]);
  return Object.fromEntries(rights);
}

/** The right to each difference. */

export const RIGHTS: {
  readonly [Of in KindName]: Readonly<Record<RowOf<Of>, Right<Kinds[Of]>>>;
} = {
  game: {
    ...alike(CLERK, 'new', 'gone', 'title', 'ruleset', 'medium', 'started', 'sample', 'invented'),
    ...alike(CLERK, 'players', 'readings', 'clerks', 'inbox', 'second-votes', 'teams'),
    ...alike(CLERK, 'on-words', 'unobjected', 'corrected', 'body'),
    ...alike(
      CLERK,
      'player.new',
      'player.gone',
      'player.surname',
      'player.robot',
      'player.account',
    ),
    ...alike(CLERK, 'reading.new', 'reading.gone', 'reading.take', 'reading.since', 'reading.why'),
    'player.name': ONESELF,
  },
  ruleset: {
    ...alike(CLERK, 'new', 'gone', 'title', 'author', 'source', 'published', 'tiers', 'sample'),
    ...alike(CLERK, 'corrected', 'body'),
  },
  card: alike(CLERK, 'new', 'gone', 'rule', 'title', 'tier', 'mechanics', 'corrected', 'body'),
  proposal: {
    ...alike(WITH_PROPOSAL, 'new', 'proposal', 'by'),
    ...alike(UNTIL_VOTES, 'proposed', 'effective'),
    ...alike(PROPOSER, 'name', 'with', 'facts', 'enact', 'amend', 'repeal', 'transmute'),
    ...alike(PROPOSER, 'changes', 'act', 'title', 'mechanics', 'replace', 'text', 'body'),
    ...alike(PROPOSER, 'wording', 'as-meant', 'withdrawn', 'notes', 'source'),
    revised: WITH_CHANGE,
    ...alike(CLOSER, 'closed', 'outcome'),
    'ending-source': ENDING,
    awards: REWARDED,
    // A tally; votes by name are parts with dates.
    ...alike(CLERK, 'votes', 'cast', 'lost', 'stands', 'corrected', 'gone'),
    ...alike(OWN, 'vote.new', 'vote.vote', 'vote.on', 'vote.source', 'vote.body'),
    'vote.strength': STRENGTH,
    'vote.gone': VOTE_TAKEN_OUT,
  },
  judgment: {
    ...alike(WITH_QUESTION, 'new', 'judgment', 'by'),
    ...alike(ASKER, 'kind', 'question', 'appeals', 'invoked', 'rules', 'source'),
    ...alike(RULING, 'settles', 'cites', 'body'),
    // Parts of these lists have rows of their own.
    ...alike(CLERK, 'bench', 'arguments', 'stands', 'corrected', 'gone'),
    ...alike(JUDGE, 'seat.new', 'seat.accepted', 'seat.refused', 'seat.ruling', 'seat.given'),
    ...alike(JUDGE, 'seat.ruling-source'),
    ...alike(CLERK, 'seat.judge', 'seat.overruled', 'seat.gone', 'overruling.proposal'),
    ...alike(OWN, 'overruling.new', 'overruling.gone', 'overruling.for', 'overruling.against'),
    ...alike(OWN, 'overruling.abstain'),
    ...alike(OVERRULERS, 'overruling.on', 'overruling.sources'),
    ...alike(OWN, 'argument.new', 'argument.gone', 'argument.by', 'argument.text'),
  },
  event: {
    ...alike(WITH_NEW, 'new', 'id', 'on', 'after', 'rule', 'by', 'why', 'source'),
    ...alike(CLERK, 'gone', 'stands', 'corrected'),
    ...rightsToRecord(),
    join: JOINING,
  },
  narrative: { ...alike(WITH_NEW, 'new', 'body'), gone: CLERK },
};

/** The votes on a proposal, by name or as a tally, and votes in files of their own. */
import Fraction from 'fraction.js';
import type { Path, ValueSpot } from '../../diagnostics/finding.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { PLAYERS, type PlayerId, toPlayerId } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import * as v from '../../values/scalar-schemas.ts';
import * as s from '../../values/schema.ts';
import { SOURCE_SAYS, source } from './parts.ts';
import { recordKind } from './record-kind.ts';

export const WAYS = ['for', 'against', 'abstain'] as const;
export type WayToVote = (typeof WAYS)[number];

export function votersOf(votes: WrittenVotes | undefined): readonly PlayerId[] {
  if (votes?.kind !== 'named') return [];
  return [...new Set(WAYS.flatMap((way) => votes[way]))];
}

export type WrittenVotes = NamedVotes | VoteTally;

export interface NamedVotes {
  readonly kind: 'named';
  readonly for: readonly PlayerId[];
  readonly against: readonly PlayerId[];
  readonly abstain: readonly PlayerId[];
  readonly cast: ReadonlyMap<PlayerId, Moment>;
  /** The record has the dates under its own key `cast`, not within `votes`. */
  readonly castOutside?: true;
  /** More facts of single votes. */
  readonly remarks: readonly VoteRemark[];
  /** The files of votes that have their own files, by voter. */
  readonly apart?: ReadonlyMap<PlayerId, string>;
}

interface VoteTally {
  readonly kind: 'tally';
  readonly for: Fraction;
  readonly against: Fraction;
  readonly abstain: Fraction;
}

/** The facts of a vote that is a mapping, `{ by: b, strength: 2, why: … }`, by its place in the list. */
export interface VoteRemark {
  readonly way: WayToVote;
  readonly index: number;
  readonly strength?: Fraction;
  readonly why?: string;
  /** The message with the vote. */
  readonly source?: string;
}

const NAMED = [...WAYS, 'cast'];

const statement = s.mapping('a vote', {
  by: v.player,
  strength: s.optional(v.amount),
  why: s.optional(v.text('the words said with the vote')),
  source: s.optional(source),
});
/* @__PURE__ */ s.document('a vote', statement, () => ({
  by: 'the player',
  strength:
    'how many votes it counts for: checked against the rules, and believed if they say nothing about ballots',
  why: 'the words said with it, or those in which it was cast',
  source: SOURCE_SAYS,
}));

const voters = s.optional(
  s.list('of players, or numbers under `tally`', s.oneOf([v.player, statement])),
);
const count = s.optional(v.votesCounted);

export const castDates = s.keyed('dates by player: `{ ada: 2026-03-02 }`', PLAYERS, v.moment);

/** `{ for: [a, b] }`, with `cast` for the dates of single votes, or `{ tally: { for: 2 } }`. */
export const votes = s.coded(
  s.checked(
    s.mapping(
      'votes',
      {
        for: voters,
        against: voters,
        abstain: voters,
        cast: s.optional(castDates),
        tally: s.optional(
          s.mapping(
            'a tally of votes',
            { for: count, against: count, abstain: count },
            {
              for: 'how many were for it',
              against: 'how many were against it',
              abstain:
                'how many are recorded as abstaining; votes that the tally leaves out are silence, which counts as abstention if nobody has to vote. If it leaves none out, a reading says whether these are all who did not vote',
            },
          ),
        ),
      },
      {
        for: 'the players who voted for it, each an id or a vote',
        against: 'the players who voted against it, likewise',
        abstain: 'the players who abstained, likewise',
        cast: 'the date of single votes, each a player and a date',
        tally: 'a tally of votes, if the names are not known',
      },
    ),
    checkVotes,
  ),
  ({ tally, cast = new Map(), ...named }): WrittenVotes => {
    if (tally) return { kind: 'tally', for: NONE, against: NONE, abstain: NONE, ...tally };
    const voters = (way: WayToVote) => {
      return (named[way] ?? []).map((each) => (typeof each === 'string' ? each : each.by));
    };
    const remarks = WAYS.flatMap((way) =>
      (named[way] ?? []).flatMap((each, index): readonly VoteRemark[] => {
        if (typeof each === 'string') return [];
        const { by: _, ...remark } = each;
        return [{ way, index, ...remark }];
      }),
    );
    const [yes, against, abstain] = [voters('for'), voters('against'), voters('abstain')];
    return { kind: 'named', for: yes, against, abstain, cast, remarks };
  },
  (votes) => {
    if (votes.kind === 'tally') {
      return { tally: { for: votes.for, against: votes.against, abstain: votes.abstain } };
    }
    const within = votes.castOutside || votes.cast.size === 0 ? undefined : votes.cast;
    return {
      ...withoutUndefined({ ...votersNamed(votes, (way) => listed(votes, way)), cast: within }),
    };
  },
);

const NONE = new Fraction(0);

export function remarkOn(
  { remarks }: NamedVotes,
  way: WayToVote,
  index: number,
): VoteRemark | undefined {
  return remarks.find((each) => each.way === way && each.index === index);
}

/** The votes of one side, as the record lists them. */
function listed(votes: NamedVotes, way: WayToVote) {
  return votes[way].map((by, index) => {
    const remark = remarkOn(votes, way, index);
    if (!remark) return by;
    const { strength, why, source: from } = remark;
    return { by, ...withoutUndefined({ strength, why, source: from }) };
  });
}

/** The sides on which somebody voted. If nobody did, `for` is an empty list: votes cannot be empty. */
export function votersNamed<Voter>(
  sides: Readonly<Record<WayToVote, readonly PlayerId[]>>,
  votersOf: (way: WayToVote) => Voter[],
): { readonly [Way in WayToVote]?: Voter[] | undefined } {
  const isNobody = WAYS.every((way) => sides[way].length === 0);
  const side = (way: WayToVote) => (sides[way].length === 0 ? undefined : votersOf(way));
  return { for: isNobody ? [] : side('for'), against: side('against'), abstain: side('abstain') };
}

function checkVotes(written: object): readonly s.CheckProblem[] {
  const [name] = s.present(written, NAMED);
  const tally = Object.hasOwn(written, 'tally');
  if (tally && name !== undefined) {
    const message = 'Record votes by name or as a tally, not as both.';
    return [{ code: 'format/key', part: 'key', path: ['tally'], message }];
  }
  if (tally || name !== undefined) return [];
  const message = 'No vote is recorded.';
  const help =
    'Write `{ for: [a, b] }`, or `{ tally: { for: 2 } }` if the names are not known. Or remove `votes` and `closed`, and type `nomic vote`, then `nomic close`.';
  return [{ code: 'format/missing', message, help, keys: [...NAMED, 'tally'] }];
}

/** The path of the dates of votes, if the votes have the path `path`. */
export function castPath(votes: NamedVotes, path: Path): Path {
  return [...(votes.castOutside ? path.slice(0, -1) : path), 'cast'];
}

/** A vote in a file of its own. The name of the file has the proposal and the player. */
export interface WrittenVote {
  readonly file: string;
  readonly name: string;
  readonly way: WayToVote;
  readonly on?: Moment;
  readonly strength?: Fraction;
  /** The words said with it. */
  readonly why?: string;
  readonly source?: string;
}

/** `games/<game>/votes/<proposal>-<player>.md`; the body is the words said with the vote. */
export const VOTE = recordKind({
  shape: s.mapping(
    'a vote in a file of its own',
    {
      vote: v.word(WAYS),
      on: s.optional(v.moment),
      strength: s.optional(v.amount),
      source: s.optional(source),
    },
    {
      vote: '`for`, `against` or `abstain`',
      on: 'the date of the vote',
      strength: 'how many votes it counts for, as in a list',
      source: SOURCE_SAYS,
    },
  ),
  read: ({ vote, ...fields }, { file, name, body }): WrittenVote => {
    return { file, name, way: vote, ...fields, ...(body !== '' && { why: body }) };
  },
  write: ({ way, on, strength, why = '', source: from }) => ({
    fields: { vote: way, on, strength, source: from },
    body: why,
  }),
});

/** The place of a vote in its own file, for a path into the votes of its proposal. */
export function placeApart(votes: WrittenVotes | undefined, path: Path): ValueSpot | undefined {
  if (votes?.kind !== 'named' || !votes.apart) return undefined;
  const [first, second, third] = path.slice(path[0] === 'votes' ? 1 : 0);
  if (first === 'cast') {
    const file = votes.apart.get(toPlayerId(String(second)));
    return file === undefined ? undefined : { file, path: ['on'] };
  }
  const way = WAYS.find((each) => each === first);
  const voter = way && votes[way][Number(second)];
  const file = voter && votes.apart.get(voter);
  if (file === undefined) return undefined;
  return { file, path: [third === 'strength' ? third : 'vote'] };
}

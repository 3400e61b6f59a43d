/** The Judges of a judgment, one after another. */
import type * as z from 'zod/mini';
import type { Path } from '../../diagnostics/finding.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { PlayerId, ProposalNumber } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import * as v from '../../values/scalar-schemas.ts';
import * as s from '../../values/schema.ts';
import { checkDateOrder, checkNamedOnce, source } from './parts.ts';
import { unlessEmpty } from './record-kind.ts';
import { votersNamed } from './votes.ts';

/** A ruling was given, but nobody knows it. */
export const LOST_RULING = 'lost';

export interface WrittenBench {
  /** One, or a panel. Empty if the record has a ruling without its Judge. */
  readonly judges: readonly PlayerId[];
  readonly accepted?: Moment;
  readonly refused?: Moment;
  readonly ruling?: string;
  readonly given?: Moment;
  /** The message with the ruling. */
  readonly source?: string;
  readonly overruled?: Overruling;
  readonly path: Path;
}

type Overruling = { readonly on?: Moment; readonly sources?: readonly string[] } & (
  | {
      readonly for: readonly PlayerId[];
      readonly against: readonly PlayerId[];
      readonly abstain: readonly PlayerId[];
    }
  | { readonly proposal: ProposalNumber }
);

const date = s.optional(v.moment);
const players = s.list('of players', v.player);
const voters = s.optional(players);

export const OVERRULING = s.mapping('an overruling', {
  for: voters,
  against: voters,
  abstain: voters,
  proposal: s.optional(v.proposalNumber('the number of the proposal that overruled the Judge')),
  on: date,
  sources: s.optional(s.list('of messages', source)),
});
/* @__PURE__ */ s.document('an overruling', OVERRULING, () => ({
  on: 'the date, which may have to come before the next turn begins',
  for: 'the players who voted to overrule',
  against: 'the players who voted to uphold',
  abstain: 'the players who abstained',
  proposal: 'the number of the proposal that overruled the Judge',
  sources: 'the messages with the votes: the Message-ID, number or address of each',
}));

const overruled = s.coded(
  s.checked(OVERRULING, checkOverruling),
  ({ proposal, on, sources, ...votes }): Overruling => ({
    ...withoutUndefined({ on, sources }),
    ...(proposal === undefined ? { for: [], against: [], abstain: [], ...votes } : { proposal }),
  }),
  ({ on, sources: from, ...by }) => {
    const sources = from && [...from];
    if ('proposal' in by) return { ...by, ...withoutUndefined({ on, sources }) };
    return withoutUndefined({ ...votersNamed(by, (way) => [...by[way]]), on, sources });
  },
);

/** The keys of one Judge. A judgment with a single Judge has them itself. */
export const SEAT_SHAPE = {
  judge: s.optional(
    s.coded(
      s.oneOf([v.player, players]),
      (judge): readonly PlayerId[] => (Array.isArray(judge) ? judge : [judge]),
      (judges) => (judges.length === 1 && judges[0]) || [...judges],
    ),
  ),
  accepted: date,
  refused: date,
  ruling: s.optional(v.text('the ruling')),
  given: date,
  'ruling-source': s.optional(source),
  overruled: s.optional(overruled),
};

/** Documents the keys. */
export const SEAT_SAYS = {
  judge: 'the Judge, or the list of a panel; may be left out if there is a ruling and nobody knows',
  accepted: 'the date the Judge accepted',
  refused: 'the date the Judge declined',
  ruling: 'the ruling, in a word or a sentence; `lost` where one was given and is not known',
  given: 'the date of the ruling',
  'ruling-source':
    'the message in which the ruling was given: its number, its identifier, or its address',
  overruled: 'an overruling',
};

export const SEAT = s.mapping('a Judge on the bench', SEAT_SHAPE);
/* @__PURE__ */ s.document('a Judge on the bench', SEAT, () => SEAT_SAYS);

export type SeatFields = z.output<typeof SEAT>;

export const bench = s.coded(
  s.list('of Judges', s.checked(SEAT, checkBenchSeat)),
  (seats) => seats.flatMap((fields, i) => toBench(fields, ['bench', i]) ?? []),
  (seats) => seats.map(seatFields),
);

/** The bench entry that checked fields record, if any. */
export function toBench(
  { judge: judges = [], ...rest }: SeatFields,
  path: Path,
): WrittenBench | undefined {
  const { accepted, refused, ruling, given, 'ruling-source': from, overruled } = rest;
  if (judges.length === 0 && ruling === undefined) return undefined;
  const did = withoutUndefined({ accepted, refused, ruling, given, source: from, overruled });
  return { judges, ...did, path };
}

/** The keys of a seat; the inverse of `toBench`. */
export function seatFields({ judges, path: _, source: from, ...seat }: WrittenBench): SeatFields {
  const stated = withoutUndefined({ judge: unlessEmpty(judges), 'ruling-source': from });
  return { ...stated, ...seat };
}

/** Checks the facts of one Judge. Some exclude each other. */
export function checkSeat(written: s.HalfRead<Partial<SeatFields>>): readonly s.CheckProblem[] {
  const problems = [...checkDateOrder(written, 'accepted', ['given'])];
  const { judge } = written;
  if (judge && s.wasRead(judge)) problems.push(...checkNamedOnce(judge, { key: 'judge' }));
  const ruled = Object.hasOwn(written, 'ruling');
  const [needsRuling] = ruled ? [] : s.present(written, ['given', 'overruled']);
  if (needsRuling !== undefined) {
    const expected = `what the Judge ruled, which \`${needsRuling}\` needs`;
    problems.push({ code: 'format/missing', path: ['ruling'], expected });
  }
  if (ruled && Object.hasOwn(written, 'refused')) {
    const message = 'A Judge who refused has given no ruling.';
    problems.push({ code: 'format/key', part: 'key', path: ['refused'], message });
  }
  return problems;
}

const NO_JUDGE: s.CheckProblem = {
  code: 'format/missing',
  path: ['judge'],
  expected: 'the id of the player who judged',
};

/** The record must name the Judge of each act. Only a ruling may have no Judge. */
export function checkJudge(written: object): readonly s.CheckProblem[] {
  return s.present(written, Object.keys(SEAT_SHAPE)).length === 0 ? [] : checkBenchJudge(written);
}

function checkBenchJudge(written: object): readonly s.CheckProblem[] {
  return s.present(written, ['judge', 'ruling']).length > 0 ? [] : [NO_JUDGE];
}

function checkBenchSeat(written: s.HalfRead<SeatFields>): readonly s.CheckProblem[] {
  return [...checkBenchJudge(written), ...checkSeat(written)];
}

function checkOverruling(written: object): readonly s.CheckProblem[] {
  const [vote] = s.present(written, ['for', 'against', 'abstain']);
  const byProposal = Object.hasOwn(written, 'proposal');
  if (vote !== undefined && byProposal) {
    const message = 'Votes or a proposal overrule a Judge, not both.';
    return [{ code: 'format/key', part: 'key', path: ['proposal'], message }];
  }
  if (vote !== undefined || byProposal) return [];
  const message = 'The record does not say who overruled the Judge.';
  const help = 'Write `{ for: [a, b] }`, or `{ proposal: 305 }`.';
  const keys = ['for', 'against', 'abstain', 'proposal'];
  return [{ code: 'format/missing', message, help, keys }];
}

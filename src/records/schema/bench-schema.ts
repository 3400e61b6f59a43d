/** The Judges of a judgment, one after another. */
import type * as z from 'zod';
import type { Path } from '../../diagnostics/finding.ts';
import { defined } from '../../helpers/defined.ts';
import { moment, player, proposalNumber, text } from '../../values/scalar-schemas.ts';
import {
  type CheckProblem,
  checked,
  type HalfRead,
  list,
  mapping,
  oneOf,
  optional,
  present,
  wasRead,
} from '../../values/schema.ts';
import type { WrittenBench } from '../judgment-types.ts';
import { checkDateOrder } from './date-order.ts';
import { checkNamedOnce } from './named-once.ts';

const date = optional(moment);
const voters = optional(list('of players', player));

const overrulingShape = mapping('an overruling', {
  on: date,
  for: voters,
  against: voters,
  abstain: voters,
  proposal: optional(proposalNumber('the number of the proposal that overruled the Judge')),
});

const overruled = checked(overrulingShape, checkOverruling).transform(
  ({ proposal, on, ...votes }) => ({
    ...defined({ on }),
    ...(proposal === undefined ? { for: [], against: [], abstain: [], ...votes } : { proposal }),
  }),
);

/** One Judge, in the keys that a judgment with a single Judge has itself. */
export const SEAT_SHAPE = {
  judge: optional(oneOf([player.transform((judge) => [judge]), list('of players', player)])),
  accepted: date,
  refused: date,
  ruling: optional(text('the ruling')),
  given: date,
  overruled: optional(overruled),
};

const seatShape = mapping('a Judge on the bench', SEAT_SHAPE);
export type SeatFields = z.output<typeof seatShape>;

export const bench = list('of Judges', checked(seatShape, checkBenchSeat));

/** Checks what one Judge did: some facts exclude each other. */
export function checkSeat(written: HalfRead<Partial<SeatFields>>): readonly CheckProblem[] {
  const problems = [...checkDateOrder(written, 'accepted', ['given'])];
  const { judge } = written;
  if (judge && wasRead(judge)) problems.push(...checkNamedOnce(judge, { key: 'judge' }));
  const ruled = Object.hasOwn(written, 'ruling');
  const [needsRuling] = ruled ? [] : present(written, ['given', 'overruled']);
  if (needsRuling !== undefined) {
    const expected = `what the Judge ruled, which \`${needsRuling}\` speaks of`;
    problems.push({ code: 'format/missing', path: ['ruling'], expected });
  }
  if (ruled && Object.hasOwn(written, 'refused')) {
    const message = 'A Judge who refused has given no ruling.';
    problems.push({ code: 'format/key', part: 'key', path: ['refused'], message });
  }
  return problems;
}

/** A record of what a Judge did must name the Judge; a ruling may be known without. */
export function checkJudge(written: object): readonly CheckProblem[] {
  const { judge: _, ...rest } = SEAT_SHAPE;
  const isKnown = Object.hasOwn(written, 'judge') || Object.hasOwn(written, 'ruling');
  if (isKnown || present(written, Object.keys(rest)).length === 0) return [];
  return [{ code: 'format/missing', path: ['judge'], expected: 'the id of the player who judged' }];
}

/** The bench entry that checked fields record; `undefined` where none is recorded. */
export function toBench(
  { judge: judges = [], ...rest }: SeatFields,
  path: Path,
): WrittenBench | undefined {
  const { accepted, refused, ruling, given, overruled: overruling } = rest;
  if (judges.length === 0 && ruling === undefined) return undefined;
  return {
    judges,
    ...defined({ accepted, refused, ruling, given, overruled: overruling }),
    path,
  };
}

function checkBenchSeat(written: HalfRead<SeatFields>): readonly CheckProblem[] {
  const isKnown = 'judge' in written || 'ruling' in written;
  const none: readonly CheckProblem[] = isKnown
    ? []
    : [{ code: 'format/missing', path: ['judge'], expected: 'the id of the player who judged' }];
  return [...none, ...checkSeat(written)];
}

function checkOverruling(written: object): readonly CheckProblem[] {
  const [vote] = present(written, ['for', 'against', 'abstain']);
  const byProposal = Object.hasOwn(written, 'proposal');
  if (vote !== undefined && byProposal) {
    const message = 'A Judge is overruled by votes or by a proposal, not by both.';
    return [{ code: 'format/key', part: 'key', path: ['proposal'], message }];
  }
  if (vote !== undefined || byProposal) return [];
  const message = 'It does not say who overruled the Judge.';
  const help = 'Write `{ for: [a, b] }`, or `{ proposal: 305 }`.';
  return [
    { code: 'format/missing', message, help, keys: ['for', 'against', 'abstain', 'proposal'] },
  ];
}

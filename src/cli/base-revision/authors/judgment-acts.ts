/** What a change has Judges do, and those who overrule them. */
import { spot } from '../../../engine/state/make-finding.ts';
import type { WrittenBench } from '../../../records/kinds/bench.ts';
import { JUDGMENT, type WrittenJudgment } from '../../../records/kinds/judgment.ts';
import { WAYS } from '../../../records/kinds/votes.ts';
import { writeRecord } from '../../../records/write-record.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { Act } from './account-book.ts';

/** Each is `undefined` where there is no such record. To ask a question is free to everybody. */
export function judgmentActs(
  was: WrittenJudgment | undefined,
  is: WrittenJudgment | undefined,
): readonly Act[] {
  const seats = Math.max(was?.bench.length ?? 0, is?.bench.length ?? 0);
  const acts = Array.from({ length: seats }).flatMap((_, i) => seatActs(was, is, i));
  if (seats === 0 || acts.length > 0 || reasonsOf(was) === reasonsOf(is)) return acts;
  return [actOf({ was, is, seat: seats - 1 })];
}

interface Sat {
  readonly was: WrittenJudgment | undefined;
  readonly is: WrittenJudgment | undefined;
  readonly seat: number;
}

function seatActs(
  was: WrittenJudgment | undefined,
  is: WrittenJudgment | undefined,
  seat: number,
): readonly Act[] {
  const [then, now] = [was?.bench[seat], is?.bench[seat]];
  const ruled = didOf(then) === didOf(now) ? [] : [actOf({ was, is, seat })];
  const [before, after] = [overrulersOf(then), overrulersOf(now)];
  const turned = [...new Set([...before.keys(), ...after.keys()])].filter(
    (voter) => before.get(voter) !== after.get(voter),
  );
  const at = placesOf({ was, is, seat });
  const number = (is ?? was)?.number;
  return [
    ...ruled,
    ...turned.map((voter) => {
      const what = `The vote of \`${voter}\` on overruling Judgment ${number}`;
      return { what, of: [voter], ...at };
    }),
  ];
}

function actOf(sat: Sat): Act {
  const { was, is, seat } = sat;
  const judges = new Set([was, is].flatMap((each) => each?.bench[seat]?.judges ?? []));
  return {
    what: `What the Judge did in Judgment ${(is ?? was)?.number}`,
    of: [...judges],
    ...placesOf(sat),
  };
}

function placesOf({ was, is, seat }: Sat): Pick<Act, 'is' | 'was'> {
  const at = (judgment: WrittenJudgment | undefined) =>
    judgment && spot(judgment, ...(judgment.bench[seat]?.path ?? []), 'judge');
  return { is: at(is), was: at(was) };
}

function didOf(seat: WrittenBench | undefined): string | undefined {
  if (!seat) return undefined;
  const { judges, accepted, refused, ruling, given } = seat;
  return JSON.stringify([judges, accepted?.text, refused?.text, ruling, given?.text]);
}

function overrulersOf(seat: WrittenBench | undefined): ReadonlyMap<PlayerId, string> {
  const overruled = seat?.overruled;
  if (!overruled || 'proposal' in overruled) return new Map();
  return new Map(WAYS.flatMap((way) => overruled[way].map((voter) => [voter, way] as const)));
}

/** The reasons, what they settle, and all else but the votes and what others argued. */
function reasonsOf(judgment: WrittenJudgment | undefined): string {
  return judgment ? writeRecord(JUDGMENT, { ...judgment, arguments: [], bench: [] }) : '';
}

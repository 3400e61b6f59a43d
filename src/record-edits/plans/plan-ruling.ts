/** A Judge accepts, refuses or rules, or is overruled. */

import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { WrittenBench } from '../../records/kinds/bench.ts';
import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
import { JUDGMENT } from '../../records/kinds/judgment.ts';
import type { JudgmentName } from '../../records/kinds/parts.ts';
import { keysOf } from '../../records/kinds/record-kind.ts';
import { type Addition, addToRecord } from '../insert/insert.ts';
import { type GameToEdit, lacking, type PlanResult, refuse } from './draft.ts';
import { findPlayer } from './find-player.ts';

export type BenchAct =
  | { readonly act: 'accepted' | 'refused' }
  | { readonly act: 'given'; readonly ruling: string; readonly reasons: string | undefined }
  | {
      readonly act: 'overruled';
      readonly for: readonly string[];
      readonly against: readonly string[];
    };

export interface RulingRequest {
  readonly number: JudgmentName;
  /** The Judge, if it is not the one who is due. */
  readonly judge: string | undefined;
  readonly did: BenchAct;
  /** The message in which it was said. */
  readonly source?: string | undefined;
  /** Entries of `settles`, as data. */
  readonly settles: readonly unknown[];
}

export function planRuling(request: RulingRequest, toEdit: GameToEdit): PlanResult {
  const { number, did } = request;
  const judgment = toEdit.replay.game.judgments.find((each) => each.number === number);
  if (!judgment) return refuse(`There is no Judgment ${number} in ${toEdit.replay.game.id}.`);
  const seat = did.act === 'overruled' ? judgment.bench.at(-1) : seatFor(judgment);
  const judge = request.judge ?? seat?.judges[0] ?? dueJudge(judgment, toEdit);
  if (judge === undefined) return nobodyJudges(judgment);
  const sitting = findPlayer(toEdit.replay, judge);
  if (!sitting.ok) return sitting;
  if (did.act === 'overruled' && !seat)
    return refuse(`Judgment ${number} has no Judge to overrule.`);
  const facts = {
    ...factsOf(did, toEdit.on.text),
    ...(did.act === 'given' && withoutUndefined({ 'ruling-source': request.source })),
  };
  const additions = [
    ...(seat
      ? Object.entries(facts).map((fact) => inSeat(judgment, seat, fact))
      : [newSeat({ judge: sitting.player.id, ...facts })]),
    ...request.settles.map((value): Addition => ({ path: ['settles'], as: 'item', value })),
  ];
  const before = toEdit.textOf(judgment.file) ?? '';
  const text = additions.reduce<string | undefined>(
    (record, addition) => record && addToRecord(record, addition, keysOf(JUDGMENT)),
    before,
  );
  if (text === undefined) return refuse(`${judgment.file} has no place for that.`);
  const reasons = did.act === 'given' ? did.reasons : undefined;
  return { ok: true, draft: { file: judgment.file, before, text: withReasons(text, reasons) } };
}

/** The Judge on record who has not answered yet. */
function seatFor({ bench }: WrittenJudgment): WrittenBench | undefined {
  const last = bench.at(-1);
  return last?.refused || last?.ruling !== undefined ? undefined : last;
}

function nobodyJudges({ number, bench }: WrittenJudgment): PlanResult {
  const last = bench.at(-1);
  return last?.ruling === undefined || last.overruled
    ? lacking('judge', 'The rules leave it open who judges.')
    : refuse(`Judgment ${number} has its answer already: ${last.ruling}.`);
}

function dueJudge({ name }: WrittenJudgment, { replay }: GameToEdit): string | undefined {
  return replay.openQuestions.find(({ judgment }) => judgment === name)?.judge;
}

function factsOf(did: BenchAct, on: string): Readonly<Record<string, unknown>> {
  switch (did.act) {
    case 'accepted':
    case 'refused':
      return { [did.act]: on };
    case 'given':
      return { ruling: did.ruling, given: on };
    case 'overruled':
      return { overruled: { for: unlessNone(did.for), against: unlessNone(did.against) } };
  }
}

function unlessNone(players: readonly string[]): readonly string[] | undefined {
  return players.length === 0 ? undefined : players;
}

/** In the list of Judges, or in the record itself where one Judge judged alone. */
function inSeat(
  { bench }: WrittenJudgment,
  seat: WrittenBench,
  [key, value]: readonly [string, unknown],
): Addition {
  const place = seat.path.length === 0 ? [] : ['bench', String(bench.indexOf(seat))];
  return { path: [...place, key], as: 'value', value };
}

/** In a list from the first, so that another Judge can follow. */
function newSeat(seat: object): Addition {
  return { path: ['bench'], as: 'item', value: seat };
}

function withReasons(text: string, reasons: string | undefined): string {
  if (reasons === undefined) return text;
  const isBare = text.endsWith('---\n');
  return `${isBare ? text : `${text.trimEnd()}\n\n`}${reasons.trim()}\n`;
}

/** The inverse of `parse-judgment.ts`. */

import type { Settlement, WrittenBench, WrittenJudgment } from '../types.ts';
import { formatGains } from './format-amounts.ts';
import { formatCorrection } from './format-correction.ts';
import { formatRecord, unlessEmpty } from './format-record.ts';
import { formatVoters } from './format-votes.ts';

export function formatJudgment(judgment: WrittenJudgment): string {
  const { number, question, by, invoked, rules, bench, settles, cites, body } = judgment;
  const front = {
    judgment: number,
    question,
    by,
    invoked: invoked?.text,
    rules: unlessEmpty(rules),
    ...formatBench(bench),
    settles: unlessEmpty(settles.map(formatSettlement)),
    cites: unlessEmpty(cites),
    corrected: formatCorrection(judgment.corrected),
  };
  return formatRecord(front, body);
}

/** A Judge whose path is the whole front matter judged alone. */
function formatBench(bench: readonly WrittenBench[]): object {
  const [first] = bench;
  if (!first) return {};
  return first.path.length === 0 ? formatSeat(first) : { bench: bench.map(formatSeat) };
}

function formatSeat({ judge, accepted, refused, ruling, given, overruled }: WrittenBench): object {
  return {
    judge,
    accepted: accepted?.text,
    refused: refused?.text,
    ruling,
    given: given?.text,
    overruled: overruled && ('proposal' in overruled ? overruled : formatVoters(overruled)),
  };
}

function formatSettlement(settlement: Settlement): object {
  switch (settlement.kind) {
    case 'reading':
      return { reading: settlement.reading, take: settlement.take };
    case 'move':
      return { move: settlement.move, is: settlement.is };
    case 'points':
      return { points: formatGains(settlement.amounts) };
    case 'winner':
      return { winner: settlement.player };
  }
}

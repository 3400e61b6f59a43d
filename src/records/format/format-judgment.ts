/** The inverse of `parse-judgment.ts`. */

import type { Settlement, WrittenBench, WrittenJudgment } from '../judgment-types.ts';
import { formatAmounts, formatGains } from './format-amounts.ts';
import { formatCorrection } from './format-correction.ts';
import { formatRecord, toObject, unlessEmpty } from './format-record.ts';
import { formatVoters } from './format-votes.ts';

export function formatJudgment(judgment: WrittenJudgment): string {
  const { number, kind, question, by, appeals, invoked, rules, bench, settles, cites } = judgment;
  const front = {
    judgment: number,
    kind,
    question,
    by,
    appeals,
    invoked: invoked?.text,
    rules: unlessEmpty(rules),
    ...formatBench(bench),
    settles: unlessEmpty(settles.map(formatSettlement)),
    cites: unlessEmpty(cites),
    arguments: unlessEmpty(judgment.arguments),
    stands: judgment.stands,
    corrected: formatCorrection(judgment.corrected),
  };
  return formatRecord(front, judgment.body);
}

/** A Judge whose path is the whole front matter judged alone. */
function formatBench(bench: readonly WrittenBench[]): object {
  const [first] = bench;
  if (!first) return {};
  return first.path.length === 0 ? formatSeat(first) : { bench: bench.map(formatSeat) };
}

function formatSeat({ judges, accepted, refused, ruling, given, overruled }: WrittenBench): object {
  return {
    judge: judges.length === 1 ? judges[0] : unlessEmpty(judges),
    accepted: accepted?.text,
    refused: refused?.text,
    ruling,
    given: given?.text,
    overruled: overruled && {
      ...('proposal' in overruled ? { proposal: overruled.proposal } : formatVoters(overruled)),
      on: overruled.on?.text,
    },
  };
}

function formatSettlement(settlement: Settlement): object {
  switch (settlement.kind) {
    case 'reading':
      return { reading: settlement.reading, take: settlement.take };
    case 'move':
      return { move: settlement.move, is: settlement.is };
    case 'event':
      return { event: settlement.event, is: settlement.is };
    case 'judgment':
      return { judgment: settlement.judgment, is: settlement.is };
    case 'points':
      return { points: formatGains(settlement.amounts) };
    case 'change':
      return { change: toObject(settlement.amounts, formatAmounts) };
    case 'winner':
      return { winner: settlement.player };
  }
}

import type { WrittenJudgment } from '../kinds/judgment.ts';
import type { WrittenProposal } from '../types.ts';

/**
 * Sorts proposals by number. One with a word in place of a number is sorted in by its date. Proposals with
 * one number keep their order, and nothing comes between them.
 */
export function orderProposals(proposals: readonly WrittenProposal[]): readonly WrittenProposal[] {
  const counted = proposals
    .filter(({ number }) => typeof number === 'number')
    .toSorted((a, b) => Number(a.number) - Number(b.number));
  const others = proposals
    .filter(({ number }) => typeof number === 'string')
    .toSorted((a, b) => timeOf(a) - timeOf(b));
  const ordered: WrittenProposal[] = [];
  let next = 0;
  counted.forEach((proposal, i) => {
    const isFirst = counted[i - 1]?.number !== proposal.number;
    for (let other = others[next]; isFirst && other; other = others[next]) {
      if (timeOf(other) >= timeOf(proposal)) break;
      ordered.push(other);
      next += 1;
    }
    ordered.push(proposal);
  });
  return [...ordered, ...others.slice(next)];
}

/** A proposal without a date comes after all dates. */
function timeOf({ proposed, closed, withdrawn }: WrittenProposal): number {
  return (proposed ?? withdrawn ?? closed)?.from ?? Number.MAX_VALUE;
}

type NumberedJudgment = Pick<WrittenJudgment, 'number'>;

/** Sorts judgments by the digits of their numbers, then by the letters: 1711 before 1711a. */
export function byJudgmentNumber(
  { number: a }: NumberedJudgment,
  { number: b }: NumberedJudgment,
): number {
  const [first, second] = [a, b].map((each) => {
    const digits = Number.parseInt(String(each), 10);
    return Number.isNaN(digits) ? Infinity : digits;
  });
  if (first !== second) return Number(first) < Number(second) ? -1 : 1;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}

/** The order of a game's proposals, and of its judgments. */
import type { WrittenJudgment } from '../kinds/judgment.ts';
import type { WrittenProposal } from '../types.ts';

/**
 * By number; what has none that counts stands where its date puts it. Proposals of one number keep their order, and nothing comes between them.
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

/** Without any date, the end of the record: later than any date, and as late as any other without one. */
function timeOf({ proposed, closed, withdrawn }: WrittenProposal): number {
  return (proposed ?? withdrawn ?? closed)?.from ?? Number.MAX_VALUE;
}

type Numbered = Pick<WrittenJudgment, 'number'>;

/** By the number with which a judgment's begins, then by what follows: 1711 before 1711a. */
export function byJudgmentNumber({ number: a }: Numbered, { number: b }: Numbered): number {
  const [first, second] = [leading(a), leading(b)];
  if (first !== second) return first < second ? -1 : 1;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}

function leading(number: Numbered['number']): number {
  const read = Number.parseInt(String(number), 10);
  return Number.isNaN(read) ? Infinity : read;
}

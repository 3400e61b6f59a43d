import type { Path } from '../../diagnostics/finding.ts';
import { once } from '../../helpers/once.ts';
import type { GameRecord, WrittenProposal } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';

/** A record's name in messages, with an article for an event. */
export function recordWords(record: GameRecord, article: 'the' | 'The' = 'the'): string {
  if ('changes' in record) return `Proposal ${record.number}`;
  if ('question' in record) return `Judgment ${record.number}`;
  if (record.isAct) return `${article} act of Proposal ${record.name}`;
  return record.id === undefined
    ? `${article} ${record.fact.kind} event`
    : `${article} event “${record.id}”`;
}

/** The unique key of a record in its game. */
export function recordKey({ file, path = [] }: { readonly file: string; readonly path?: Path }) {
  return `${file} ${path.join(' ')}`;
}

/** The proposals meant. Several only if they share the number, and neither date nor file name decides. */
export function proposalsMeant(
  proposals: readonly WrittenProposal[],
  { after, on }: { readonly after: number | string; readonly on?: Moment | undefined },
): readonly WrittenProposal[] {
  const named = proposalsCalled(proposals, after);
  const latest = latestBefore(named, on);
  const voted = latest.filter(({ withdrawn }) => withdrawn === undefined);
  const left = voted.length > 0 ? voted : latest;
  const [byFile] = left.filter(({ name }) => name === String(after));
  return byFile ? [byFile] : left;
}

/** All proposals with a number, or the one with a file name. */
export function proposalsCalled(
  proposals: readonly WrittenProposal[],
  called: number | string,
): readonly WrittenProposal[] {
  return byNameAndNumber(proposals).get(called) ?? [];
}

const byNameAndNumber = once(
  (proposals: readonly WrittenProposal[]) =>
    new Map<number | string, readonly WrittenProposal[]>([
      ...Map.groupBy(proposals, ({ name }) => name),
      ...Map.groupBy(proposals, ({ number }) => number),
    ]),
);

/** The proposals that ended last before a moment, or all if dates do not decide. */
function latestBefore(proposals: readonly WrittenProposal[], on: Moment | undefined) {
  const ends = proposals.flatMap((each) => endDate(each)?.from ?? []);
  if (!on || ends.length < proposals.length) return proposals;
  const last = Math.max(...ends.filter((end) => end <= on.to));
  const ended = proposals.filter((each) => endDate(each)?.from === last);
  return ended.length > 0 ? ended : proposals;
}

/** The date of a proposal's withdrawal or the close of its vote. */
export function endDate({ withdrawn, closed }: WrittenProposal): Moment | undefined {
  return withdrawn ?? closed;
}

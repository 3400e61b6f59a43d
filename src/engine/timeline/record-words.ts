import type { Path } from '../../diagnostics/finding.ts';
import { once } from '../../helpers/once.ts';
import type { GameRecord, WrittenProposal } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';

/** The name of a record in a message; an event has an article. */
export function recordWords(record: GameRecord, article: 'the' | 'The' = 'the'): string {
  if ('changes' in record) return `Proposal ${record.number}`;
  if ('question' in record) return `Judgment ${record.number}`;
  return record.id === undefined
    ? `${article} ${record.fact.kind} event`
    : `${article} event “${record.id}”`;
}

/** The key that tells a record apart from every other of its game. */
export function recordKey({ file, path = [] }: { readonly file: string; readonly path?: Path }) {
  return `${file} ${path.join(' ')}`;
}

/* Which proposal an event means that says it comes right after the vote on one. */

/** A number, or the name of a file, and the date of the event. */
export interface ProposalMeant {
  readonly after: number | string;
  readonly on?: Moment | undefined;
}

/**
 * The proposals that are meant. It is one, unless several share the number and neither the date of the
 * event nor a file's name tells them apart.
 */
export function proposalsMeant(
  proposals: readonly WrittenProposal[],
  { after, on }: ProposalMeant,
): readonly WrittenProposal[] {
  const named = proposalsCalled(proposals, after);
  const latest = latestBefore(named, on);
  const voted = latest.filter(({ withdrawn }) => withdrawn === undefined);
  const left = voted.length > 0 ? voted : latest;
  const [byFile] = left.filter(({ name }) => name === String(after));
  return byFile ? [byFile] : left;
}

/** Every proposal with a number, or the one in a file of that name. */
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

/** The proposals that ended last before a moment; all if their dates do not tell. */
function latestBefore(proposals: readonly WrittenProposal[], on: Moment | undefined) {
  const ends = proposals.flatMap((each) => endDate(each)?.from ?? []);
  if (!on || ends.length < proposals.length) return proposals;
  const last = Math.max(...ends.filter((end) => end <= on.to));
  const ended = proposals.filter((each) => endDate(each)?.from === last);
  return ended.length > 0 ? ended : proposals;
}

/** When a proposal was withdrawn, or its vote closed. */
export function endDate({ withdrawn, closed }: WrittenProposal): Moment | undefined {
  return withdrawn ?? closed;
}

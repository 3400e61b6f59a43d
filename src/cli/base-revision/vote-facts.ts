/** What the votes on a proposal state: those of its record as one fact, others one by one. */
import { spot } from '../../engine/state/make-finding.ts';
import { remarkOn, type VoteRemark, WAYS, type WrittenVotes } from '../../records/kinds/votes.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { formatNumber } from '../../values/number.ts';
import { bodyFact, fact, type SettledFact } from './fact.ts';

type Named = WrittenVotes & { readonly kind: 'named' };

/** Whose votes have files of their own in one of two revisions. */
export function votersApart(...revisions: readonly WrittenProposal[]): ReadonlySet<PlayerId> {
  const files = revisions.flatMap(
    ({ votes }) => (votes?.kind === 'named' ? votes.apart : []) ?? [],
  );
  return new Set(files.flatMap((each) => [...each.keys()]));
}

/** `apart` has those whose votes are facts of their own: they may be in the record all the same. */
export function voteFacts(
  { votes, ...p }: WrittenProposal,
  apart: ReadonlySet<PlayerId>,
): readonly SettledFact[] {
  if (!votes) return [];
  if (votes.kind === 'tally') return fact(p.file, 'votes', ['votes'], tallied(votes));
  return [
    ...fact(p.file, 'votes', ['votes'], named(votes, apart)),
    ...[...apart].flatMap((voter) => factsOfVote({ ...p, votes }, voter)),
  ];
}

function tallied(votes: WrittenVotes & { readonly kind: 'tally' }): unknown {
  return {
    for: formatNumber(votes.for),
    against: formatNumber(votes.against),
    ...(votes.abstain.equals(0) ? {} : { abstain: formatNumber(votes.abstain) }),
  };
}

function named(votes: Named, apart: ReadonlySet<PlayerId>): unknown {
  const here = (voters: readonly PlayerId[]) => voters.filter((each) => !apart.has(each));
  const abstain = here(votes.abstain);
  const cast = here([...votes.cast.keys()]).map((each) => [each, votes.cast.get(each)?.text]);
  const said = votes.remarks.filter(
    ({ way, index }) => here(votes[way].slice(index, index + 1))[0],
  );
  return {
    for: here(votes.for).toSorted(),
    against: here(votes.against).toSorted(),
    ...(abstain.length > 0 && { abstain: abstain.toSorted() }),
    ...(cast.length > 0 && { cast: Object.fromEntries(cast) }),
    ...(said.length > 0 && { said: said.map((each) => sentence(votes, each)).toSorted() }),
  };
}

function sentence(votes: Named, { way, index, strength, why }: VoteRemark): string {
  return [votes[way][index], way, strength && formatNumber(strength), why]
    .filter(Boolean)
    .join(' ');
}

/** What else is said of a vote is a part of it: a vote that is gone is one fault. */
export function factsOfVote(
  p: { file: string; votes: Named },
  voter: PlayerId,
): readonly SettledFact[] {
  const { cast, apart } = p.votes;
  const name = `vote of ${voter}`;
  return WAYS.flatMap((way) => {
    const index = p.votes[way].indexOf(voter);
    if (index < 0) return [];
    const { strength, why } = remarkOn(p.votes, way, index) ?? {};
    const stated = (of: string, value: unknown, ...path: readonly (string | number)[]) => {
      const at = spot(p, 'votes', ...path);
      return fact(at.file, of, at.path, value);
    };
    const file = apart?.get(voter);
    const parts = [
      ...stated(`date of the ${name}`, cast.get(voter)?.text, 'cast', voter),
      ...stated(
        `strength of the ${name}`,
        strength && formatNumber(strength),
        way,
        index,
        'strength',
      ),
      ...(file === undefined
        ? stated(`words of the ${name}`, why, way, index)
        : bodyFact(file, `words of the ${name}`, why ?? '')),
    ];
    return [...stated(name, way, way, index), ...parts.map((each) => ({ ...each, of: name }))];
  });
}

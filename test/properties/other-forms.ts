/** Forms in which a record may say the same: each makes all that it finds into the other form. */
import type { Source } from '../../src/content/source.ts';
import { deeply, isTree, type Rewriting, recordOf, rewrite, type Tree } from './rewrite-records.ts';

type Otherwise = (sources: readonly Source[]) => readonly Source[];

/** A value under a key, wherever it stands but in a settlement, in another form. */
const under =
  (key: string, change: (value: unknown) => unknown): Otherwise =>
  (sources) =>
    rewrite(
      sources,
      (tree) =>
        deeply(tree, (entries, within) =>
          entries.map(([name, value]) => [
            name,
            name === key && within !== 'settles' ? change(value) : value,
          ]),
        ) as Tree,
    );

const inProposals =
  (change: Rewriting): Otherwise =>
  (sources) =>
    rewrite(sources, (tree, file) => (file.includes('/proposals/') ? change(tree, file) : tree));

/** Points are a quantity like any other. */
const spelledOut = (sums: unknown) =>
  isTree(sums)
    ? Object.fromEntries(
        Object.entries(sums).map(([player, sum]) => [player, isTree(sum) ? sum : { points: sum }]),
      )
    : sums;

const WAYS = ['for', 'against', 'abstain'] as const;

/** Each vote that a proposal lists, in a file of its own. */
function votesApart(sources: readonly Source[]): readonly Source[] {
  const apart: Source[] = [];
  const others = inProposals((tree, file) => {
    const { votes, ...rest } = tree;
    if (!isTree(votes) || 'tally' in votes || 'cast' in votes) return tree;
    const folder = file.replace('/proposals/', '/votes/').replace(/\.md$/, '');
    const lists = WAYS.map((way) => [way, votes[way] ?? []] as const);
    for (const [vote, voters] of lists) {
      for (const each of Array.isArray(voters) ? voters : []) {
        const { by, ...said } = isTree(each) ? each : { by: each };
        apart.push({ file: `${folder}-${String(by)}.md`, text: recordOf({ vote, ...said }) });
      }
    }
    return rest;
  })(sources);
  return [...others, ...apart];
}

/** A change that stands alone, as the only one of a list. */
function asList(sources: readonly Source[]): readonly Source[] {
  return sources.map((source) => {
    const text = /^---\n.*?^---\n(.*)$/ms.exec(source.text)?.[1]?.trim();
    const [made = source] = inProposals((tree) => {
      const {
        enact,
        amend,
        repeal,
        transmute,
        title,
        mechanics,
        replace,
        text: lost,
        ...rest
      } = tree;
      const change = {
        enact,
        amend,
        repeal,
        transmute,
        title,
        mechanics,
        replace,
        text: text || lost,
      };
      const said = Object.entries(change).filter(
        ([, value]) => value !== undefined && value !== '',
      );
      const [kind] = said.map(([key]) => key);
      if (kind === undefined || 'changes' in tree || 'lost' in tree || kind === 'text') return tree;
      return { ...rest, changes: [Object.fromEntries(said)] };
    })([source]);
    if (made === source) return source;
    return { file: made.file, text: made.text.replace(/(^---\n.*?^---\n).*$/ms, '$1') };
  });
}

/** A Judge who is the only one, on a bench. */
function onBench(sources: readonly Source[]): readonly Source[] {
  const SEAT = ['judge', 'accepted', 'refused', 'ruling', 'given', 'overruled'];
  return rewrite(sources, (tree, file) => {
    if (!file.includes('/judgments/') || 'bench' in tree) return tree;
    const [seat, rest] = [true, false].map((isSeat) =>
      Object.fromEntries(Object.entries(tree).filter(([key]) => SEAT.includes(key) === isSeat)),
    );
    return seat && Object.keys(seat).length > 0 ? { ...rest, bench: [seat] } : tree;
  });
}

/** Each event in a file of its own. */
function eventsApart(sources: readonly Source[]): readonly Source[] {
  return sources.flatMap((source) => {
    const made: Source[] = [];
    rewrite([source], (tree, file) => {
      if (!Array.isArray(tree.events)) return tree;
      for (const [i, event] of tree.events.entries()) {
        made.push({ file: file.replace(/\.md$/, `-${i}.md`), text: recordOf(event) });
      }
      return tree;
    });
    return made.length > 0 ? made : [source];
  });
}

/** Points that are given, as a change of quantities. A quantity that is declared is no such thing. */
function pointsAsChange(sources: readonly Source[]): readonly Source[] {
  return rewrite(
    sources,
    (tree) =>
      deeply(tree, (entries, within) =>
        entries.map(([key, value]) =>
          key === 'points' && within !== 'quantities' && isTree(value)
            ? ['change', spelledOut(value)]
            : [key, value],
        ),
      ) as Tree,
  );
}

export const FORMS: Readonly<Record<string, Otherwise>> = {
  'each vote has a file of its own': votesApart,
  'a change alone is a list of one': asList,
  'the only Judge is a bench of one': onBench,
  'each event has a file of its own': eventsApart,
  'points are given as a change of quantities': pointsAsChange,
  'scores are those of quantities': under('scores', spelledOut),
  'a winner is a mapping': under('winner', (winner) =>
    typeof winner === 'string' ? { player: winner } : winner,
  ),
  'an award of points is one of a quantity': under('awards', (awards) =>
    Array.isArray(awards)
      ? awards.map((award) => {
          if (!isTree(award) || !('points' in award)) return award;
          const { points, ...rest } = award;
          return { ...rest, quantity: 'points', amount: points };
        })
      : spelledOut(awards),
  ),
  'what adopts is a list of one': under('adoption', (adoption) =>
    Array.isArray(adoption) ? adoption : [{ needs: adoption }],
  ),
  // If another rule says `backward`, an order that says nothing of it is no order with `forward`.
  'an order of turns has its direction': (sources) =>
    sources.some(({ text }) => text.includes('backward'))
      ? sources
      : under('turns', (turns) =>
          typeof turns === 'string' ? { order: turns, direction: 'forward' } : turns,
        )(sources),
  'an office of one holder names a list': under('appoint', (offices) =>
    isTree(offices)
      ? Object.fromEntries(
          Object.entries(offices).map(([office, holder]) => [
            office,
            typeof holder === 'string' ? [holder] : holder,
          ]),
        )
      : offices,
  ),
};

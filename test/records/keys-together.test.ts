/**
 * Every two keys of a record that say more than its name, beside each other with values that are
 * right by themselves, and what is found. It is kept in `__snapshots__/together/`.
 */
import { expect, test } from 'vitest';
import { readTree, tellWhole } from './damages.ts';
import { AROUND, FILES, type RecordKind, WHOLE } from './whole-records.ts';

type Tree = Readonly<Record<string, unknown>>;

interface Mapping {
  readonly kind: RecordKind;
  /** What must be there whatever else is. */
  readonly base: Tree;
  readonly values: Tree;
  /** The record in which the mapping stands. */
  readonly within: (mapping: Tree) => Tree;
}

const NAME: Readonly<Record<string, Tree>> = {
  proposal: { proposal: 301 },
  judgment: { judgment: 3, question: 'Is it?', by: 'ada' },
};

const topOf = (kind: RecordKind): Mapping => ({
  kind,
  base: NAME[kind] ?? {},
  values: Object.assign({}, ...Object.values(WHOLE[kind]).map(readTree)),
  within: (mapping) => mapping,
});

const MAPPINGS: Readonly<Record<string, Mapping>> = {
  'a proposal': topOf('proposal'),
  'a judgment': topOf('judgment'),
  'a record of events': topOf('events'),
  'a change in a list': {
    ...topOf('proposal'),
    base: {},
    values: readTree(
      'enact: {}\namend: 101\nrepeal: 102\ntransmute: { rule: 103, to: mutable }\ntitle: A\nmechanics: none\nreplace: [{ from: a, to: b }]\ntext: Words.',
    ),
    within: (change) => ({ proposal: 301, changes: [change] }),
  },
  'an act': {
    ...topOf('proposal'),
    base: {},
    values: readTree('leave: ben\nnote: A\nend: B\nrule: 101\nwhy: C'),
    within: (act) => ({ proposal: 301, act: [act] }),
  },
  votes: {
    ...topOf('proposal'),
    base: {},
    values: readTree(
      'for: [ada]\nagainst: [ada]\nabstain: [ben]\ncast: { ada: 2019 }\ntally: { for: 1 }',
    ),
    within: (votes) => ({ proposal: 301, amend: 101, proposed: '2020', votes }),
  },
  'a seat': {
    ...topOf('judgment'),
    base: {},
    values: readTree(
      'judge: [ben, ben]\naccepted: 2020-01-04\nrefused: 2020-01-03\nruling: Yes.\ngiven: 2020-01-02\noverruled: { proposal: 3, for: [ada] }',
    ),
    within: (seat) => ({ ...NAME.judgment, invoked: '2020-01-03', bench: [seat] }),
  },
  'a settlement': {
    ...topOf('judgment'),
    base: {},
    values: readTree(
      'reading: unanimity\ntake: all-for\nmove: 301\nevent: a\njudgment: 2\nis: legal\npoints: { ada: 1 }\nchange: { ada: { gold: 1 } }\nwinner: ada',
    ),
    within: (each) => ({ ...NAME.judgment, judge: 'ben', ruling: 'So.', settles: [each] }),
  },
  'a fiat': {
    ...topOf('events'),
    base: { by: 'The Elf' },
    values: readTree(
      'cause: A\nnumber: 401\nenact: {}\namend: 101\nrepeal: 102\ntransmute: { rule: 103, to: mutable }\ntitle: A\nmechanics: none\nreplace: [{ from: a, to: b }]\ntext: Words.',
    ),
    within: (fiat) => ({ fiat }),
  },
  'an award': {
    ...topOf('card'),
    base: { on: 'adopted', to: 'for' },
    values: readTree('points: 1\nquantity: gold\namount: 2\nif: true'),
    within: (award) => ({ rule: 101, tier: 'mutable', mechanics: { awards: [award] } }),
  },
};

const others = Object.entries(AROUND).map(([file, text]) => ({ file, text }));

test.each(Object.keys(MAPPINGS))('each two keys of %s', async (what) => {
  const { kind, base, values, within } = MAPPINGS[what] ?? topOf('vote');
  const keys = Object.keys(values).filter((key) => !(key in base));
  const pairs = keys.flatMap((key, i) => keys.slice(i).map((other) => [key, other] as const));
  const told = new Map<string, string[]>();
  for (const pair of [[], ...pairs]) {
    const chosen = Object.fromEntries(pair.map((key) => [key, values[key]]));
    const hasText = kind === 'card' || !pair.some((key) => SILENT.has(key));
    const bed = { file: FILES[kind], body: hasText && kind !== 'events' ? 'Words.\n' : '', others };
    for (const line of tellWhole(bed, within({ ...base, ...chosen })).found) {
      const general = inGeneral(line, pair);
      told.set(general, [...(told.get(general) ?? []), [...new Set(pair)].join('+') || 'nothing']);
    }
  }
  const lines = [...told].map(([line, found]) => `${line}\n  ${found.join(' ')}\n`);
  expect(lines.length).toBeGreaterThan(1);
  await expect(lines.join('')).toMatchFileSnapshot(
    `__snapshots__/together/${what.replaceAll(' ', '-')}.txt`,
  );
});

/** Where these are, a text of its own would be too much. */
const SILENT = new Set(['repeal', 'transmute', 'replace', 'lost', 'text']);

/** What is found, with A and B for the two keys, since much is said of many pairs. */
function inGeneral(line: string, [a, b]: readonly string[]): string {
  return line
    .replace(`«${a}»`, '«A»')
    .replace(`«${b}»`, '«B»')
    .replaceAll(`\`${a}\``, '`A`')
    .replaceAll(`\`${b}\``, '`B`');
}

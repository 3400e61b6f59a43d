/** GitHub's answers give the same records in any order of their lists and keys. */
import { expect, test } from 'vitest';
import { readGithub } from '../../src/inbox/formats/github.ts';
import type { Custom } from '../../src/records/kinds/inbox.ts';
import fc from '../by-chance.ts';
import { GAME, heard } from './hear.ts';

const ISSUE = 'https://github.com/o/r/issues/7';
const players = ['gil', 'hana', 'ivo'].map((id) => ({
  ...{ id, name: id, accounts: [`github:${id}-x`] },
}));
const customs: readonly Custom[] = [
  {
    kind: 'github',
    isEachProposal: false,
    closesByMerge: false,
    comments: new Map(),
    reviews: new Map(),
    signs: new Map([
      ['+1', 'for'],
      ['-1', 'against'],
    ] as const),
  },
];

const at = (minute: number) => `2026-03-02T10:0${minute}:00Z`;
const rest = (login: string, body: string, minute: number, more: object) => ({
  ...{ user: { login }, body, created_at: at(minute), updated_at: at(minute), ...more },
});
const sign = (id: number, login: string, content: string) => ({
  ...{ id, content, user: { login }, created_at: at(9) },
});
/** Each list of reactions has other counts, since a list does not say what it is on. */
const REST = [
  [
    rest('gil-x', 'Proposal: enact: Hats.', 0, {
      ...{ html_url: ISSUE, number: 7, title: 'Proposal 45: Hats' },
      reactions: { '+1': 1, '-1': 1, total_count: 2 },
    }),
  ],
  [
    rest('hana-x', 'FOR', 1, { html_url: `${ISSUE}#issuecomment-1` }),
    rest('ivo-x', 'AGAINST if it rains', 2, { html_url: `${ISSUE}#issuecomment-2` }),
    rest('ivo-x', 'FOR 42', 3, {
      html_url: `${ISSUE}#issuecomment-3`,
      reactions: { '+1': 1, total_count: 1 },
    }),
  ],
  [sign(1, 'ivo-x', '+1'), sign(2, 'hana-x', '-1')],
  [sign(3, 'hana-x', '+1')],
];

const graph = (login: string, body: string, minute: number, more: object) => ({
  ...{ author: { login }, body, createdAt: at(minute), lastEditedAt: null, ...more },
});
const given = (login: string, content: string) => ({
  ...{ content, user: { login }, createdAt: at(9) },
});
const GRAPHQL = {
  data: {
    repository: {
      issue: graph('gil-x', 'Proposal: enact: Hats.', 0, {
        ...{ url: ISSUE, number: 7, title: 'Proposal 45: Hats' },
        reactions: { nodes: [given('ivo-x', 'THUMBS_UP'), given('hana-x', 'THUMBS_DOWN')] },
        comments: {
          nodes: [
            graph('hana-x', 'FOR', 1, { url: `${ISSUE}#issuecomment-1` }),
            graph('ivo-x', 'AGAINST if it rains', 2, { url: `${ISSUE}#issuecomment-2` }),
            graph('ivo-x', 'FOR 42', 3, {
              url: `${ISSUE}#issuecomment-3`,
              reactions: { nodes: [given('hana-x', 'THUMBS_UP')] },
            }),
          ],
        },
      }),
    },
  },
};

/** With its lists and keys in an order that the numbers give. */
function shuffled(data: unknown, next: () => number): unknown {
  const inOrder = <Each>(all: readonly Each[]) =>
    all
      .map((each) => ({ each, place: next() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ each }) => each);
  if (Array.isArray(data)) return inOrder(data).map((each) => shuffled(each, next));
  if (typeof data !== 'object' || data === null) return data;
  const entries = inOrder(Object.entries(data));
  return Object.fromEntries(entries.map(([key, value]) => [key, shuffled(value, next)]));
}

function recordsIn(data: unknown): readonly string[] {
  const read = readGithub(data);
  if (!read?.ok) throw new Error('It was not read.');
  expect(read.left).toEqual([]);
  return heard(read.messages, { ...GAME, players, customs }).toSorted();
}

test.each([
  ['REST', REST],
  ['GraphQL', GRAPHQL],
])('%s', (_, answer) => {
  const records = recordsIn(answer);
  expect(records).toEqual(
    [
      ...['propose 45 “Proposal 45: Hats”: Hats.', 'hana: for 45', 'hana: against 45'],
      ...['asked ivo: against 45', 'ivo: for 42', 'asked hana: for 42', 'ivo: for 45'],
    ].toSorted(),
  );
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const next = () => numbers.next().value ?? 0;
      expect(recordsIn(shuffled(answer, next))).toEqual(records);
    }),
  );
});

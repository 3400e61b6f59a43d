/** Orders of turns other than by seat and by surname, and the circuits in them. */
import { expect, it } from 'vitest';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  notesOf,
  page,
  play,
  type Setting,
  scores,
  wrongs,
} from './table.ts';

const RANKS = '  - { on: 2025-12-31, set: { a: { rank: 2 }, b: { rank: 3 }, c: { rank: 1 } } }';

/** The players move in turn as named, under an order of turns. */
function moves(turns: string, movers: string, more: Setting = {}): Setting {
  const cards = {
    201: card(201, `{ turns: ${turns} }`),
    209: card(209, '{ quantities: { rank: { starts: 0 } } }'),
    ...more.cards,
  };
  const numbered = movers.split('').map((by, i) => [301 + i, enact(301 + i, by)] as const);
  return { events: RANKS, ...more, cards, proposals: Object.fromEntries(numbered) };
}

it.each([
  ['{ order: seat, direction: forward }', 'abca', 'abcb'],
  ['{ order: seat, direction: backward }', 'acba', 'acbc'],
  ['{ order: surname, direction: backward }', 'cbac', 'cbab'],
  ['{ order: player.rank }', 'cabc', 'caba'],
  ['player.rank', 'cabc', 'abca'],
  ['{ order: player.rank, direction: backward }', 'bacb', 'bcab'],
  ["{ order: '-player.rank' }", 'bacb', 'cabc'],
  [`{ order: seat, direction: 'game.turn >= 2 ? "backward" : "forward"' }`, 'abac', 'abca'],
])('%s: %s, and not %s', (turns, right, wrong) => {
  expect(wrongs(moves(turns, right))).toEqual([]);
  expect(wrongs(moves(turns, wrong))).toEqual(['turn/out-of-order']);
});

it('files a surname before a longer one that begins with it', () => {
  const players = 'a: { name: Zed Li }\n  b: { name: Abe Lia }\n  c: { name: Cy Moe }';
  const replayed = play(moves('surname', 'abc', { players }));
  expect(errorsOf(replayed)).toEqual([]);
  expect(notesOf(replayed, 'contestable')).toEqual([]);
});

it('says whose turn it is, and in what order they move', () => {
  const [finding] = errorsOf(play(moves('player.rank', 'cb')));
  expect(finding).toMatchObject({
    message: 'B (b) makes Proposal 302, but it is the turn of A (a).',
    help: 'Proposal 302 is for a to make. The order now: c, a, b.',
  });
});

it.each([
  [12, /^Proposal 301 is for l to make\. The order now: l, k, j, i, h, g, f, e, d, c, b, a\.$/],
  [13, /^Proposal 301 is for m to make\.$/],
])('names up to twelve players in their order: %i', (count, help) => {
  const ids = [...'abcdefghijklm'].slice(0, count);
  const players = ids.map((id) => `${id}: { name: ${id.toUpperCase()} }`).join('\n  ');
  const ranks = ids.map((id, place) => `${id}: { rank: ${id === 'a' ? 0 : -place} }`);
  const events = `  - { on: 2025-12-31, set: { ${ranks.join(', ')} } }`;
  const [finding] = errorsOf(
    play(moves('{ order: player.rank, direction: forward }', 'b', { players, events })),
  );
  expect(finding?.help).toMatch(help);
});

it.each([
  ['{ order: player.rank }', 'cabcab', 2],
  ['{ order: seat, direction: backward }', 'acbacb', 2],
  ['{ order: surname, direction: backward }', 'cbacb', 1],
  ['none', 'abcabc', 0],
])('%s: circuits are counted in every order but none: %s', (turns, movers, circuits) => {
  const replayed = play(moves(turns, movers));
  expect([errorsOf(replayed), replayed.circuit]).toEqual([[], circuits]);
});

it('follows what the players hold as it changes', () => {
  const first = `${RANKS}\n  - { on: ${day(301, 1)}, set: { b: { rank: 0 } } }`;
  expect(wrongs(moves('player.rank', 'cab'))).toEqual([]);
  // B, now the lowest, has been passed: after C comes A.
  expect(wrongs(moves('player.rank', 'cab', { events: first }))).toEqual([]);
  expect(play(moves('player.rank', 'cab', { events: first })).toMove).toBe('c');
});

it('decides who judges: the one before in the order', () => {
  const judge = (turns: string) => play(moves(turns, 'a')).wouldJudge;
  expect(judge('{ order: seat, direction: backward }')).toBe('b');
  expect(judge('{ order: seat, direction: forward }')).toBe('c');
});

it('is no reading where the numbers differ', () => {
  expect(notesOf(play(moves('player.rank', 'cab')), 'contestable')).toEqual([]);
});

it.each([
  ['its votes', 'votes: { for: [a, b, c] }\nclosed: 2026-01-02', ['turn/unknown-proposer']],
  ['its date', 'proposed: 2026-01-02\noutcome: adopted', ['turn/unknown-proposer']],
  ['that it was adopted', 'outcome: adopted', []],
])(
  'whose turn a proposal took is asked where nobody knows who made it: %s is known',
  (_, known, codes) => {
    const proposal = page(`proposal: 301\nenact: {}\n${known}`, 'Words.');
    expect(wrongs({ proposals: { 301: proposal } })).toEqual(codes);
  },
);

it.each([
  ['ended', { a: 1, b: 2, c: 13 }],
  ['not-yet', { a: 1, b: 2, c: 3 }],
])(
  'the position that scores the end of a circuit is another, and of other turns is not: %s',
  (take, sums) => {
    const cards = {
      201: card(201, '{ turns: seat, turn: [propose], quantities: { points: { starts: 0 } } }'),
      202: card(
        202,
        '{ awards: [{ on: adopted, to: proposer, points: game.turn + 10 * game.circuit }] }',
      ),
      206: card(206, ''),
    };
    const game = `readings: { circuit-end: { take: ${take} } }`;
    expect(scores(play({ cards, game, proposals: inTurn('', '', '') }))).toEqual(sums);
  },
);

it('marks on first names count as the alphabet is read, where surnames are the same', () => {
  const players = 'a: { name: Ödön Bell }\n  b: { name: Zed Bell }\n  c: { name: Ann Young }';
  const first = (alphabet: string) => {
    const game = `readings: { alphabet: { take: ${alphabet} }, same-surname: { take: by-full-name } }`;
    return play({ players, game, cards: { 201: card(201, '{ turns: surname }') } }).toMove;
  };
  expect([first('after-z'), first('with-its-letter')]).toEqual(['b', 'a']);
});

it('the pause in which a game rests is the last', () => {
  const events =
    '  - { on: 2026-01-03, pause: { until: 2026-01-05 } }\n  - { on: 2026-01-06, pause: { until: 2026-02-07 } }';
  expect(play({ events })).toMatchObject({
    status: 'paused',
    pausedUntil: { text: '2026-02-07' },
  });
});

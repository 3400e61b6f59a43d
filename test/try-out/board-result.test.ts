/** The board's words on a draft on one line, and on a vote that has ended. */
import { expect, test } from 'vitest';
import { trackHtml } from '../../src/site/render/html/strip-html.ts';
import type { DraftedChange, MoveDraft } from '../../src/try-out/moves.ts';
import * as made from '../site/made-game.ts';

const LOSES = (points: number) =>
  `- When a proposal is defeated, the proposer loses ${points} points.`;
const AMENDS = { kind: 'amend', rule: '206' } as const;
const WORDS = 'When a proposed rule-change is defeated, the player who proposed it loses 4 points.';
const MAJORITY = '- A change is adopted if a majority is in favour.';

test.each<readonly [string, Partial<DraftedChange>, kind: string, says: string, more: RegExp]>([
  [
    'words alone',
    { text: 'Tea is served at five.' },
    'words',
    'In order, and words only.',
    /apply/,
  ],
  [
    'words that say more',
    { text: 'If a proposal is defeated, its author loses 5 points.' },
    'words',
    'In order, and words only.',
    /seem to say more/,
  ],
  [
    'words and a sentence that differ in a figure',
    { ...AMENDS, text: WORDS, mechanics: LOSES(10) },
    'differs',
    'In order, but the words say 4 and the sentence 10.',
    /10 is counted/,
  ],
  ['both alike', { ...AMENDS, text: WORDS, mechanics: LOSES(4) }, 'in-order', 'In order.', /^$/],
  [
    // Rule 109 asks for every vote where a rule becomes mutable, and Rule 110 lets it prevail.
    'what an immutable rule keeps from it',
    { kind: 'amend', rule: '203', text: 'Most votes decide.', mechanics: MAJORITY },
    'void',
    'In order, but void by Rule 110.',
    /Rule 110/,
  ],
  // Rule 103 lets nobody repeal an immutable rule.
  [
    'what is refused',
    { kind: 'repeal', rule: '101' },
    'refused',
    'Not in order: one error.',
    /101/,
  ],
  ['nothing', { text: '' }, 'nothing', 'Nothing to check yet.', /^$/],
])('a draft has %s', (_, change, kind, says, more) => {
  const { standing } = made.tried(made.begun(['Ada', 'Ben']), made.propose('ada', change));
  expect(standing).toEqual({ kind, says, more: expect.stringMatching(more) });
});

const OPEN = made.played(made.begun(['Ada', 'Ben', 'Cid']), made.propose('ada'));
const ALL = ['ada', 'ben', 'cid'];
const ENDED = made.played(OPEN, ...made.vote(301, ALL, ['cid']), made.close(301));

test('a vote that has ended says who got what by which rule, until something else happens', () => {
  expect(made.viewOf(OPEN).result).toBe(undefined);
  const { result } = made.viewOf(ENDED);
  expect(result).toMatchObject({ outcome: 'defeated', verdict: 'Defeated 2 : 1' });
  // Suber's Rule 203 asks for unanimity in the first two circuits; Rule 206 takes 10 points.
  expect(result?.why.map(({ rule }) => rule)).toEqual(['203']);
  const lost = { player: 'ada', amount: '−10', rule: '206', makes: '0 → −10', die: undefined };
  expect(result?.gains).toMatchObject([lost]);
  const thrown = made.played(ENDED, made.roll('ada', 4));
  // Rule 202 gives what the die shows.
  const won = { player: 'ada', amount: '+4', rule: '202', makes: '−10 → −6', die: 4 };
  expect(made.viewOf(thrown).result?.gains).toMatchObject([lost, won]);
  expect(made.viewOf(made.played(thrown, made.propose('ben'))).result).toBe(undefined);
});

const OFFICE = '- There is one speaker.\n- An adopted proposal may fill the office of speaker.';

test('a vote whose proposal does something has its result, and all that happened is told in order', () => {
  const speaker = { what: 'office', player: 'ben', office: 'speaker' } as const;
  const act = { ...speaker, name: '', quantity: '', amount: '' };
  const appoints: MoveDraft = {
    kind: 'propose',
    by: 'ben',
    number: '302',
    changes: [],
    acts: [act],
  };
  const joins = { what: 'join', player: '', name: 'Dan', why: '', rule: '', by: '' } as const;
  const ended = made.played(
    made.begun(['Ada', 'Ben', 'Cid']),
    made.propose('ada', { text: 'There is one Speaker.', mechanics: OFFICE }),
    ...made.vote(301, ALL),
    ...[made.close(301), made.roll('ada', 4)],
    { kind: 'event', ...joins, quantity: '', amount: '', office: '' },
    ...[appoints, ...made.vote(302, [...ALL, 'dan']), made.close(302)],
  );
  const { past, result } = made.viewOf(ended);
  expect(result).toMatchObject({ outcome: 'adopted', verdict: 'Adopted 4 : 0' });
  expect(past.map((line) => line.split('.')[0])).toEqual([
    'Proposal 301, by Ada',
    'Ada throws 4 for Proposal 301',
    'Dan joins',
    'Proposal 302, by Ben',
    expect.stringMatching('Ben becomes speaker'),
  ]);
});

test.each([
  [
    ['Ada', 'Ben'],
    ['A', 'B'],
  ],
  [
    ['Ada', 'Abe', 'Ben'],
    ['Ad', 'Ab', 'B'],
  ],
  [
    ['Player A', 'Player B', 'Eve'],
    ['PA', 'PB', 'E'],
  ],
  [
    ['Ada', 'Ada!', 'Eve'],
    ['A1', 'A2', 'E'],
  ],
])('the tokens of %j have letters that tell them apart', (names, letters) => {
  const { seats } = made.viewOf(made.begun(names));
  expect(seats.map((seat) => seat.letters)).toEqual(letters);
});

test('tokens that would cover one another on the track lie beside one another', () => {
  const head = made.viewOf(made.begun(['Ada', 'Ben', 'Cid', 'Dan']));
  const places = head.track?.places.map(({ seat }, i) => ({ seat, at: [0, 3, 7, 60][i] ?? 0 }));
  const track = head.track && places && { ...head.track, places };
  const piles = trackHtml({ ...head, track })
    .split('class="pile')
    .slice(1);
  const tokens = piles.map((pile) => pile.match(/(?<=>)[A-D](?=<)/g)?.join(''));
  expect(tokens).toEqual(['ABC', 'D']);
});

test.each([
  ['repeal', 'removed'],
  ['transmute', 'same'],
] as const)('to %s a rule shows its words', (kind, marked) => {
  const rule = kind === 'repeal' ? '206' : '115';
  const proposed = made.played(made.begun(['Ada', 'Ben']), made.propose('ada', { kind, rule }));
  const { sheet, rules } = made.viewOf(proposed);
  const shown = sheet?.changes[0]?.redline ?? [];
  expect(shown.map((part) => part.kind)).toEqual([marked]);
  expect(rules.find(({ number }) => number === rule)?.text).toContain(
    shown
      .flatMap((part) => ('words' in part ? part.words : []))
      .join('')
      .slice(0, 40),
  );
});

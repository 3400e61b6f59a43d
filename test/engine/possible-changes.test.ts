/** The changes that can still be adopted when rules on adoption and on permitted changes have gone. */
import { expect, it } from 'vitest';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  judged,
  notesOf,
  play,
  type Setting,
} from './table.ts';

const IMMUTABLE = Array.from({ length: 16 }, (_, index) => [101 + index, null] as const);
const UNANIMOUS =
  '{ adoption: [{ of: { kind: transmute, tier: immutable }, needs: votes.unanimous }] }';

/** Rule 109 is the one immutable rule, and adopts nothing but its own transmutation. */
const ONE_LEFT: Setting['cards'] = {
  ...Object.fromEntries(IMMUTABLE),
  103: card(103, '{ changes: { mutable: [repeal], immutable: [transmute] } }'),
  109: card(109, UNANIMOUS, 'immutable'),
};

it('is named where a proposal is made that nothing can adopt', () => {
  const [wrong] = errorsOf(play({ proposals: inTurn('repeal: 203', '') }));
  expect(wrong?.code).toBe('law/no-change-possible');
  expect(wrong?.help).toBe(
    'Proposals can still be adopted to transmute a rule that is immutable. Make one of these, or put the question to a Judge.',
  );
});

it.each([
  ['', '', /a Judge\.$/],
  [
    'repeal: 212',
    '',
    /a Judge\. No rule in force says who judges, so a Judgment binds only if game/,
  ],
  ['repeal: 212', 'readings: { judge-without-rule: { take: anybody } }', /a Judge\.$/],
])('sends nobody to a Judge whom no rule names: after %j with %j, %s', (gone, game, help) => {
  const proposals = inTurn('repeal: 203', gone || 'transmute: { rule: 116, to: mutable }', '');
  const order = inTurn(gone, 'repeal: 203', '');
  const [wrong] = errorsOf(play({ game, proposals: gone ? order : proposals }));
  expect(wrong).toMatchObject({
    code: 'law/no-change-possible',
    help: expect.stringMatching(help),
  });
});

it('is nothing that would go beyond a limit', () => {
  const helped = (limits: string) => {
    const cards = {
      103: card(
        103,
        '{ changes: { mutable: [repeal], immutable: [transmute, repeal] } }',
        'immutable',
      ),
      109: card(
        109,
        '{ adoption: [{ of: { tier: immutable }, needs: votes.unanimous }] }',
        'immutable',
      ),
      209: card(209, `{ limits: [${limits}] }`),
    };
    return errorsOf(play({ cards, proposals: inTurn('repeal: 203', 'repeal: 207') }))[0]?.help;
  };
  // One of 16 immutable rules (12 mutable ones are left) may go to the other tier, or go.
  expect(helped('{ of: mutable, most: 13 }')).toBe(
    'Proposals can still be adopted to repeal a rule that is immutable and to transmute a rule that is immutable. Make one of these, or put the question to a Judge.',
  );
  expect(helped('{ of: mutable, most: 12 }')).toBe(
    'Proposals can still be adopted to repeal a rule that is immutable. Make one of these, or put the question to a Judge.',
  );
  expect(helped('{ of: immutable, least: 16 }')).toBe(
    'The changes that the rules still allow would pass a limit, or conflicting rules leave them undecided. Put the question to a Judge.',
  );
});

it('is nothing once no rule is left that the rules on adoption speak of', () => {
  const repealed = { cards: ONE_LEFT, proposals: { 1: enact(1, 'a', 'repeal: 203') } };
  expect(errorsOf(play(repealed))).toEqual([]);
  const transmuted = enact(2, 'b', 'transmute: { rule: 109, to: mutable }');
  const replayed = play({ ...repealed, proposals: { ...repealed.proposals, 2: transmuted } });
  expect(errorsOf(replayed)).toMatchObject([
    {
      code: 'law/no-change-possible',
      message:
        'From now on no rule in force lets any rule-change be adopted, so play cannot continue.',
    },
  ]);
});

it('is nothing where no rule says what adopts a change, or which there may be', () => {
  const silent = [103, 109].map((number) => [number, card(number, '', 'immutable')]);
  const replayed = play({
    game: 'readings: { implicit-change: { take: yes } }',
    cards: { ...Object.fromEntries(silent), 203: card(203, '') },
    proposals: inTurn(''),
  });
  const [wrong] = errorsOf(replayed);
  expect(wrong).toMatchObject({
    code: 'law/no-change-possible',
    message: expect.stringContaining('no rule in force says what adopts a rule-change'),
    help: 'Write on a card what adopts a change, such as: A change is adopted if a majority is in favour.',
  });
});

it('is no new rule where none may be enacted, and it would be of the last tier of all', () => {
  const said = '{ changes: { mutable: [amend], immutable: [transmute] } }';
  const replayed = play({
    game: 'readings: { new-rule-tier: { take: prevailing } }',
    cards: { 103: card(103, said, 'immutable') },
    proposals: inTurn(''),
  });
  expect(errorsOf(replayed)).toMatchObject([
    { message: 'The new rule would be mutable, and mutable rules may not be enacted.' },
  ]);
});

it('is nothing, which is said once of a proposal that a Judgment lets stand, and not at its vote again', () => {
  const replayed = play({
    cards: { 203: card(203, '') },
    proposals: inTurn(''),
    judgments: { 1: judged(1, day(301, 1), 'c', 'by: c\nsettles: [{ move: 301, is: legal }]') },
  });
  expect(notesOf(replayed, 'by-judgment')).toMatchObject([
    { message: expect.stringContaining('no rule in force says what adopts') },
  ]);
});

it('stays where a rule says that some way to change the rules must, and the rule is cited', () => {
  const cards = {
    109: null,
    114: card(114, '', 'immutable'),
    214: card(214, '{ readings: { last-rule-of-change: must-stay } }'),
  };
  const [found] = notesOf(play({ cards, proposals: inTurn('repeal: 203') }), 'change/void');
  expect(found).toMatchObject({ rule: { number: 214 } });
  expect(found?.message).toContain('Rule 214 requires that some way to change the rules remains.');
});

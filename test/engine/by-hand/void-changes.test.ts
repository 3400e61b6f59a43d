/**
 * Changes that a rule in force forbids, and the votes that carry them. Rows have the void part, its
 * ground, and the effect of a Judgment on it. Each row has the fate of the rules, and the void part.
 */
import { expect, test } from 'vitest';
import { card, hangingOn, inTurn, page, play, type Setting } from '../table.ts';
import { custom, law, rulings, voted } from './in-short.ts';

const TEA = '{ enact: {}, text: Tea. }';
const CAKE = '{ enact: {}, text: Cake. }';
const GOLD = '{ enact: { mechanics: { win: [{ when: player.gold >= 3 }] } }, text: Gold wins. }';
const all = (...changes: readonly string[]) => `changes: [${changes.join(', ')}]`;

/** The codes of errors, or else the outcomes; then the changes of rules, and how many are void. */
function made(setting: Setting): string {
  const replayed = play(setting);
  const wrong = replayed.findings.filter(({ severity }) => severity === 'error');
  const changes = [...replayed.lives].flatMap(
    ([
      id,
      {
        changes: [...each],
      },
    ]) => each.flatMap(({ kind, version }) => (version > 0 ? `${kind} ${id}` : [])),
  );
  const voids = replayed.findings.filter(({ code }) => code === 'change/void');
  return [
    wrong.map(({ code }) => code).join(' ') ||
      replayed.proposals.map(({ outcome }) => outcome).join(' '),
    changes.sort().join(', '),
    `${voids.length} void`,
  ].join('; ');
}

/** Thirteen mutable rules and as many as fill the table up to so many. */
const full = (rules: number) =>
  Object.fromEntries(
    Array.from({ length: rules - 13 }, (_, i) => [220 + i, card(220 + i, '')] as const),
  );
const MUTABLE = (number: number, mechanics: string) => ({ [number]: card(number, mechanics) });
const MUTABLE_112 = MUTABLE(112, '{ winning-by: points-only }');

/** 114: "The adoption of rule-changes must never become completely impermissible." */
test.each<[string, Setting, string]>([
  ['changes: [{ transmute: { rule: 103, to: mutable } }]', {}, 'adopted; transmute 103; 0 void'],
  [
    'repeal: 103',
    {
      cards: MUTABLE(
        103,
        '{ changes: { mutable: [enact, amend, repeal, transmute], immutable: [transmute] } }',
      ),
    },
    'adopted; ; 1 void',
  ],
  [
    all('{ repeal: 203 }', '{ repeal: 109 }'),
    {
      cards: MUTABLE(
        109,
        '{ adoption: [{ of: { kind: transmute, tier: immutable }, needs: votes.unanimous }] }',
      ),
    },
    'adopted; repeal 203; 1 void',
  ],
  // A rule that adopts changes of one kind is a way to change the rules.
  ['repeal: 203', {}, 'adopted; repeal 203; 0 void'],
  [all('{ repeal: 203 }', TEA), { cards: { 109: null } }, 'adopted; enact 302; 1 void'],
  ['amend: 203\nmechanics: none', { cards: { 109: null } }, 'adopted; ; 1 void'],
])('where some way to change the rules must be left, %j: %s', (act, setting, expected) => {
  expect(made({ ...setting, proposals: inTurn(act) })).toBe(expected);
});

test('only a conflict with a prevailing tier makes a rule void as a whole (110); 211 does not', () => {
  const gold =
    'amend: 208\nmechanics: { quantities: { gold: { starts: 0 } }, win: [{ when: player.gold >= 3 }] }';
  const asked = (...acts: readonly string[]) =>
    Object.keys(hangingOn(play({ proposals: inTurn(...acts) }), 'void-extent')).length;
  expect(asked(gold)).toBe(1);
  expect(asked('transmute: { rule: 112, to: mutable }', gold)).toBe(0);
});

test('as the first sentence of 114 does, the second leaves the rules as they are', () => {
  const cards = { 109: null };
  const proposals = inTurn('repeal: 203', '');
  expect(made({ cards, proposals })).toBe('adopted adopted; enact 302; 1 void');
  const not = {
    cards,
    proposals: inTurn('repeal: 203'),
    game: custom('breached-limit not-adopted'),
  };
  expect(made(not)).toBe('limit/breached; ; 0 void');
});

/** A rule that would end by its own terms, and by 114 may not, stays; nothing stops. */
test('what no vote may end does not end by its own terms', () => {
  const ends =
    "[A change is adopted if the vote is unanimous., 'Once the number of circuits completed is at least 1, this rule has no effect any more.']";
  const setting = {
    cards: { 109: null, 203: card(203, ends) },
    proposals: inTurn('', '', '', '', ''),
  };
  expect(made(setting)).toMatch(/^adopted adopted adopted adopted adopted; enact.*; 1 void$/);
});

const IN_EFFECT = '{ readings: { breached-limit: adopted-in-effect } }';

/** One part is void by itself: 205 gives the others their effect, and 110 speaks of "the mutable rule". */
test.each<[string, Setting, string]>([
  [all(TEA, GOLD), {}, 'adopted; enact 301; 1 void'],
  [all(GOLD, TEA), {}, 'adopted; enact 302; 1 void'],
  [all(TEA, CAKE), { cards: full(24) }, 'adopted; enact 301; 1 void'],
  [
    all(TEA, CAKE, '{ repeal: 210 }'),
    { cards: full(24) },
    'adopted; enact 301, enact 302, repeal 210; 0 void',
  ],
  [all('{ amend: 210, text: Talk. }', TEA), { cards: full(25) }, 'adopted; amend 210; 1 void'],
  [all(TEA, '{ amend: 210, text: Talk. }'), { cards: full(25) }, 'adopted; amend 210; 1 void'],
  [
    all(TEA, '{ repeal: 210 }', CAKE),
    { cards: full(25) },
    'adopted; enact 301, repeal 210; 1 void',
  ],
  [all(TEA, CAKE, '{ enact: {}, text: Milk. }'), { cards: full(24) }, 'adopted; enact 301; 1 void'],
  // If a change is void, so is every change that rests on it.
  [
    all(
      '{ transmute: { rule: 101, to: mutable } }',
      '{ amend: 101, text: Obey. }',
      '{ amend: 210, text: Talk. }',
    ),
    { cards: full(25) },
    'adopted; amend 210; 1 void',
  ],
  // Immutable rules may be repealed only by the change of 103, which is void by 112.
  [
    all(
      '{ amend: 103, mechanics: { changes: { mutable: [enact, amend, repeal], immutable: [repeal] }, win: [{ when: player.gold >= 3 }] }, text: Any. }',
      '{ repeal: 101 }',
      TEA,
    ),
    {
      game: custom('void-extent the-whole-rule'),
      cards: { 103: card(103, '{ changes: { mutable: [enact, amend, repeal] } }') },
    },
    'adopted; enact 303; 2 void',
  ],
  [all(TEA, GOLD), { game: custom('void-part the-whole-is-void') }, 'adopted; ; 1 void'],
  [all(TEA, GOLD), { game: custom('breached-limit not-adopted') }, 'win/not-by-points; ; 0 void'],
  [
    all(TEA, GOLD),
    { game: custom('breached-limit adopted-in-effect') },
    'adopted; enact 301, enact 302; 0 void',
  ],
  // A rule that says so yields to 112, unless it prevails over it
  [all(TEA, GOLD), { cards: { 210: card(210, IN_EFFECT) } }, 'adopted; enact 301; 1 void'],
  [
    all(TEA, GOLD),
    { cards: { 102: card(102, IN_EFFECT, 'immutable') } },
    'adopted; enact 301, enact 302; 0 void',
  ],
  [all(TEA, GOLD), { game: custom('void-part open') }, 'reading/open; ; 0 void'],
])('of %j is void what alone breaches a limit: %s', (act, setting, expected) => {
  expect(made({ ...setting, proposals: inTurn(act) })).toBe(expected);
});

test('what is void is said once for each rule that it breaches, and which changes it is', () => {
  const messages = (act: string, rules: number) =>
    play({ cards: full(rules), proposals: inTurn(act) }).findings.flatMap(({ code, message }) =>
      code === 'change/void' ? message : [],
    );
  const limit = (has: number, had: number) =>
    `Proposal 301 would leave ${has} mutable rules (${had} before it); there must be at most 25.`;
  expect(messages(all(TEA, CAKE, TEA), 24)).toEqual([
    `Proposal 301 is adopted, and void in part: Change 3 and Change 2 change nothing. ${limit(27, 24)}`,
  ]);
  expect(messages(all(TEA, GOLD, CAKE), 24)).toEqual([
    'Proposal 301 is adopted, and void in part: Change 2 changes nothing. Proposal 301 lets a player win without achieving points: `player.gold >= 3`.',
    `Proposal 301 is adopted, and void in part: Change 3 changes nothing. ${limit(26, 24)}`,
  ]);
});

test('a proposal of very many changes is weighed in no more than a few trials', () => {
  const many = Array.from({ length: 300 }, () => TEA);
  const replayed = play(
    { cards: full(24), proposals: inTurn(all(...many)) },
    { notesOtherwise: false },
  );
  expect(replayed.lives.size).toBe(29 + 11 + 1);
});

test('the changes that are left have the numbers that they had among all', () => {
  const setting = { cards: full(25), proposals: inTurn(all(TEA, '{ amend: 210, text: Talk. }')) };
  expect(play(setting).lives.get('210')?.changes.at(-1)?.rule?.number).toBe(302);
  expect(play(setting).nextNumber).toBe(303);
});

/** How much of one rule is void is a reading, and the rest of the rule is in force. */
const PAYS =
  'awards: [{ on: adopted, to: proposer, quantity: gold, amount: 1 }], quantities: { gold: { starts: 0 } }';
const BOTH = `enact: { mechanics: { ${PAYS}, win: [{ when: player.gold >= 1 }] } }`;
test.each([
  ['', 'adopted adopted; enact 301, enact 302; 1 void', 1],
  ['void-extent the-whole-rule', 'adopted adopted; enact 302; 1 void', 0],
  ['void-extent open', 'reading/open; ; 0 void', 0],
])('of a rule on gold by which gold wins, under %j: %s', (readings, expected, gold) => {
  const setting = { ...(readings && { game: custom(readings) }), proposals: inTurn(BOTH, '') };
  expect(made(setting)).toBe(expected);
  const replayed = play(setting);
  expect(replayed.winner).toBeUndefined();
  expect(replayed.players[1]?.holdings.get('gold')?.valueOf() ?? 0).toBe(gold);
});

test('an amendment leaves the old way to win where its own is void', () => {
  const amend = `amend: 208\nmechanics: { ${PAYS}, win: [{ when: player.gold >= 1 }, { when: player.points >= 20 }] }`;
  const replayed = play({ proposals: inTurn(amend) });
  const rule = replayed.lives.get('208')?.changes.at(-1)?.rule;
  expect(rule?.mechanics?.win?.map(({ when }) => when.source)).toEqual(['player.points >= 20']);
  const alone = amend.replace(', { when: player.points >= 20 }', '');
  const old = play({ proposals: inTurn(alone) })
    .lives.get('208')
    ?.changes.at(-1)?.rule;
  expect(old?.mechanics?.win?.map(({ when }) => when.source)).toEqual([
    'player.points >= (game.medium == "table" ? 100 : 200)',
  ]);
});

/** 211: what a rule says of itself decides between mutable rules, over 112 as over 209. */
const claims = (more: string) =>
  `enact: { mechanics: { win: [{ when: player.gold >= 3 }]${more} } }`;
test.each<[string, Setting, string]>([
  [claims(''), { cards: MUTABLE_112 }, 'adopted; ; 1 void'],
  [claims(', overrides: [112]'), { cards: MUTABLE_112 }, 'adopted; enact 301; 0 void'],
  [claims(', overrides: [winning-by]'), { cards: MUTABLE_112 }, 'adopted; enact 301; 0 void'],
  [claims(', overrides: [208]'), { cards: MUTABLE_112 }, 'adopted; ; 1 void'],
  [
    claims(', overrides: [112]'),
    { cards: { ...MUTABLE_112, 211: card(211, '{ precedence: [lowest-number] }') } },
    'adopted; ; 1 void',
  ],
  // The immutable rule takes precedence, whatever a mutable one says (110).
  [claims(', overrides: [112]'), {}, 'adopted; ; 1 void'],
  [
    'enact: { mechanics: { limits: [{ of: mutable, most: 40 }], overrides: [209] } }',
    { cards: full(25) },
    'adopted; enact 301; 0 void',
  ],
])('%j is made or void by what prevails: %s', (act, setting, expected) => {
  expect(made({ ...setting, proposals: inTurn(act) })).toBe(expected);
});

/** 212: "one Judge settles all questions", and so whether what a vote carried is void. */
const judging = (...settles: readonly string[]) => rulings([voted(301), 'c', settles.join(', ')]);
test.each<[string, Setting, string]>([
  [
    'enact: { mechanics: { win: [{ when: player.gold >= 3 }] } }',
    { judgments: judging('{ move: 301, is: legal }') },
    'adopted; enact 301; 0 void',
  ],
  ['enact: {}', { cards: full(25) }, 'adopted; ; 1 void'],
  [
    'enact: {}',
    { cards: full(25), judgments: judging('{ move: 301, is: legal }') },
    'adopted; enact 301; 0 void',
  ],
  [
    'enact: {}',
    {
      cards: full(25),
      judgments: judging('{ move: 301, is: legal }'),
      game: custom('breached-limit not-adopted'),
    },
    'adopted; enact 301; 0 void',
  ],
  [
    'repeal: 203',
    { cards: { 109: null }, judgments: judging('{ move: 301, is: legal }') },
    'adopted; repeal 203; 0 void',
  ],
  [
    all(TEA, GOLD),
    { judgments: judging('{ move: 301, is: legal }') },
    'adopted; enact 301, enact 302; 0 void',
  ],
  [
    all(TEA, GOLD),
    { judgments: judging('{ move: 301, part: 2, is: legal }') },
    'adopted; enact 301, enact 302; 0 void',
  ],
  [
    all(TEA, GOLD),
    { judgments: judging('{ move: 301, part: 1, is: legal }') },
    'adopted; enact 301; 1 void',
  ],
  [
    all(TEA, GOLD),
    { judgments: judging('{ move: 301, part: 2, is: illegal }') },
    'adopted; enact 301; 0 void',
  ],
  // One that was overruled, or given on another move, settles nothing here.
  [
    'enact: {}',
    { cards: full(25), judgments: judging('{ reading: majority, take: of-cast }') },
    'adopted; ; 1 void',
  ],
])('%j, %j: %s', (act, setting, expected) => {
  expect(made({ ...setting, proposals: inTurn(act) })).toBe(expected);
});

test('that a Judgment lets a void change stand is noted, with what it would be without it', () => {
  const notes = (act: string, settles: string) =>
    play({ cards: full(25), proposals: inTurn(act), judgments: judging(settles) })
      .findings.filter(({ code }) => code === 'by-judgment')
      .map(({ message }) => message);
  const why = 'Proposal 301 would leave 26 mutable rules (25 before it); there must be at most 25.';
  expect(notes('enact: {}', '{ move: 301, is: legal }')).toEqual([
    `Judgment 1 lets Proposal 301 stand. Without it: ${why}`,
  ]);
  const act = all('{ amend: 210, text: Talk. }', TEA);
  expect(notes(act, '{ move: 301, part: 2, is: legal }')).toEqual([
    `Judgment 1 lets Change 2 of Proposal 301 stand. Without it: ${why}`,
  ]);
});

test('a change that waits is void when its moment comes, and stands by a Judgment', () => {
  const waits = (judgments?: Setting['judgments']): Setting => ({
    cards: { ...full(25), ...law({ 107: '', 205: '' }) },
    proposals: {
      301: page(
        'proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}\nvotes: { for: [a, b, c] }\nclosed: 2026-01-02\neffective: 2026-01-05',
        'Late.',
      ),
    },
    events: '  - { on: 2026-01-09, note: Later. }',
    ...(judgments && { judgments }),
  });
  expect(made(waits())).toBe('adopted; ; 1 void');
  expect(made(waits(judging('{ move: 301, is: legal }')))).toBe('adopted; enact 301; 0 void');
});

/**
 * What becomes of a proposal when another changes the rules before its vote ends, and before it takes
 * effect. Here, whoever changes the engine reads what else changes; what the rules mean is expected
 * elsewhere.
 */
import { expect, test } from 'vitest';
import { inBrief } from './brief-replay.ts';
import { card, enact, judged, page, play, type Setting } from './table.ts';

const CARDS: NonNullable<Setting['cards']> = {
  103: card(
    103,
    '{ changes: { mutable: [enact, amend, repeal, transmute], immutable: [amend, transmute] } }',
  ),
  201: card(201, '{ turns: none, quantities: { points: { starts: 0 } } }'),
  206: page(
    'rule: 206\ntier: mutable\nmechanics: { awards: [{ on: defeated, to: proposer, points: -10 }] }',
    'Whoever loses a vote pays 10 points.',
  ),
  212: card(212, '{ judge: { chosen: appointed } }'),
};

const list = (...changes: readonly string[]) =>
  `changes: [${changes.map((change) => `{ ${change} }`).join(', ')}]`;
const replacing = (from: string, to: string) =>
  `amend: 206, mechanics: keep, replace: [{ from: ${from}, to: ${to} }]`;

const FORMS: readonly string[] = [
  'repeal: 206',
  'amend: 206\nmechanics: keep',
  'amend: 206\nmechanics: keep\nreplace: [{ from: Whoever loses, to: Who has lost }]',
  'transmute: { rule: 206, to: immutable }',
  list(replacing('Whoever loses', 'Who loses'), replacing('Who loses', 'Who has lost')),
  list('repeal: 206', 'amend: 202, mechanics: none, text: Two.'),
  list('enact: {}, text: One.', 'repeal: 206', 'repeal: 210'),
  list('repeal: 206', 'enact: { mechanics: { win: [{ when: game.turn > 9 }] } }, text: New.'),
  list('amend: 206, mechanics: none, text: One.', 'amend: 206, text: Two.', 'repeal: 206'),
  'enact: { mechanics: { limits: [{ of: mutable, most: 13 }] } }',
];

/** What the other proposal, or a rule by itself, does in the meantime. */
const MEANWHILE: readonly string[] = [
  'repeal: 206',
  list('amend: 206, mechanics: keep, text: Whoever loses pays 9.', 'repeal: 208'),
  'transmute: { rule: 206, to: immutable }',
  list('repeal: 206', 'amend: 103, mechanics: { changes: { mutable: [enact] } }, text: Few.'),
  'enact: { mechanics: { limits: [{ of: mutable, least: 14, most: 14 }] } }',
  'enact: { mechanics: { numbering: { first: 301, changed-rule: keeps-its-own }, overrides: [numbering] } }',
];

const option = (reading: string, take: string): Setting => ({
  game: `readings: { ${reading}: { take: ${take} } }`,
});
const legal: Setting = {
  judgments: { 1: judged(1, '2026-01-01', 'c', 'by: b\nsettles: [{ move: 301, is: legal }]') },
};

const OTHERWISE: Readonly<Record<string, Setting>> = {
  'by the first options': {},
  'it is illegal to change what is gone': option('vanished-target', 'illegal'),
  'a part that is impossible takes the others with it': option(
    'impossible-part',
    'the-whole-fails',
  ),
  'a breach makes void what is adopted': option('breached-limit', 'adopted-and-void'),
  'all parts are measured as they found the rules': option('compound-order', 'as-found'),
  'a Judge finds it legal': legal,
};

/** All but what hardly differs. */
const TOLD = /^(?:proposals|version|change|error|note|reading|timeline) /;

/** The other is made after the first, and is adopted before it. */
const open = (first: string, other: string): NonNullable<Setting['proposals']> => ({
  301: enact(301, 'a', `${first}\nclosed: 2026-01-09`),
  302: enact(302, 'b', `${other}\nclosed: 2026-01-04`),
});
/** The first is adopted at once, and takes effect after the other. */
const waiting = (first: string, other: string): NonNullable<Setting['proposals']> => ({
  301: enact(301, 'a', `${first}\neffective: 2026-01-06`),
  302: enact(302, 'b', other),
  303: enact(303, 'c', 'closed: 2026-01-10'),
});

test('what becomes of proposals, each kept as one line', async () => {
  const told = Object.entries({ open, waiting }).flatMap(([where, place]) =>
    Object.entries(OTHERWISE).flatMap(([how, more]) =>
      FORMS.flatMap((form) => [
        `# ${where}, ${how}: ${form.replaceAll('\n', ', ')}`,
        ...MEANWHILE.map((other) =>
          inBrief(play({ cards: CARDS, ...more, proposals: place(form, other) }), TOLD),
        ),
      ]),
    ),
  );
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/meanwhile.txt');
});

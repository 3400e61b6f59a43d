/** Several changes in one proposal, and the numbers that they take. */
import { describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import { told } from './by-hand/told.ts';
import {
  card,
  enact,
  errorsOf,
  inTurn,
  notesOf,
  outcomes,
  play,
  type Setting,
  wrongs,
} from './table.ts';

const list = (...changes: readonly string[]) =>
  `changes:\n${changes.map((change) => `  - { ${change} }`).join('\n')}`;
const oneNumber = 'readings: { compound-number: { take: one-number } }';
const KEEP = '{ numbering: { first: 301, changed-rule: keeps-its-own } }';

/** Identity to number of the rules that a version changed, in their order. */
function numbersMade(
  { versions, lives }: Replay,
  version: number,
): readonly (number | string | undefined)[] {
  const ids = versions[version]?.changed ?? [];
  return ids.map(
    (id) => lives.get(id)?.changes.find((change) => change.version === version)?.rule?.number,
  );
}

/** After a proposal that has given both rules its one number. */
function after(act: string): string {
  return enact(302, 'b', act, 'Words of 302.');
}

/** After a proposal that has taken two numbers. */
function third(act: string): string {
  return enact(303, 'b', act, 'Words of 303.');
}

const THREE = list(
  'enact: {}, text: One.',
  'amend: 206, mechanics: keep, text: Two.',
  'enact: {}, text: Three.',
);

const TWO = ['enact: {}, text: One.', 'enact: {}, text: Two.'];

describe('a compound proposal', () => {
  it('makes one version of all its changes, and a note says that it is compound', () => {
    const replayed = play({ game: oneNumber, proposals: inTurn(THREE, '') });
    expect(replayed.versions.map(({ changed }) => changed.length)).toEqual([29, 3, 1]);
    expect(notesOf(replayed, 'change/compound')).toHaveLength(1);
    expect(notesOf(play({ proposals: inTurn('', '') }), 'change/compound')).toEqual([]);
  });

  it.each([
    [oneNumber, [301, 301, 301], 302],
    ['', [301, 302, 303], 304],
  ])('numbers them, and the next proposal: %j', (game, numbers, next) => {
    const replayed = play({ game, proposals: inTurn(THREE) });
    expect(numbersMade(replayed, 1)).toEqual(numbers);
    const proposals = inTurn(THREE, '');
    const second = (proposals[302] ?? '').replace('proposal: 302', `proposal: ${next}`);
    expect(wrongs({ game, proposals: { ...proposals, 302: second } })).toEqual([]);
    const wrong = (proposals[302] ?? '').replace('proposal: 302', 'proposal: 305');
    expect(wrongs({ game, proposals: { ...proposals, 302: wrong } })).toEqual(['proposal/number']);
  });

  it.each([
    // By 108 the transmuted rule receives the number of the proposal, which then names it.
    ['', ['transmute: { rule: 113, to: mutable }', 'repeal: 301'], 'repeal 113'],
    ['', [...TWO, 'repeal: 301'], 'repeal 301 enact 302'],
    ['', [...TWO, 'repeal: 302'], 'enact 301 repeal 302'],
    // Rules that share one number are not told apart by it.
    [oneNumber, [...TWO, 'repeal: 301'], 'unknown/rule'],
    ['', ['enact: {}, text: One.', 'repeal: 302'], 'unknown/rule'],
  ])('finds a rule by the number that an earlier change gives it: %s %j', (game, changes, made) => {
    expect(told({ game, proposals: inTurn(list(...changes)) }, 'changes')).toBe(made);
  });

  it('leaves changed rules their numbers where a rule says so', () => {
    const replayed = play({
      cards: { 108: card(108, KEEP, 'immutable') },
      proposals: inTurn(THREE),
    });
    expect(numbersMade(replayed, 1)).toEqual([301, 206, 302]);
  });

  it.each(['repeal: { amendment: 301 }', 'amend: { amendment: 301 }\nmechanics: keep'])(
    'that amends two rules leaves open which of the two amendments is meant by %s',
    (later) => {
      const both = list(
        'amend: 206, mechanics: keep, text: Two.',
        'amend: 204, mechanics: keep, text: Four.',
      );
      const replayed = play({
        cards: { 108: card(108, KEEP, 'immutable') },
        proposals: inTurn(both, later),
      });
      expect(errorsOf(replayed)).toEqual([
        expect.objectContaining({
          code: 'unknown/rule',
          message:
            'Proposal 301 amended 2 rules that are in force, so its number does not name a single amendment.',
          help: 'Write `amend` with the number of the rule that you mean, and its new text: 204 or 206.',
        }),
      ]);
      const shared = play({ game: oneNumber, proposals: { ...inTurn(both), 302: after(later) } });
      expect(errorsOf(shared)[0]?.help).toContain('new text: 206 or 204.');
      // Where each has taken a number of its own, the number names one.
      expect(wrongs({ proposals: { ...inTurn(both), 303: third(later) } })).toEqual([]);
    },
  );

  it('of several kinds is of its first kind or of a kind of its own, which is a reading', () => {
    const lenient = `{ adoption: 'proposal.kind == "compound" ? votes.for >= 1 : votes.unanimous' }`;
    const proposals = inTurn(`${THREE}\nvotes: { for: [a], against: [b, c] }`);
    const setting = { cards: { 203: card(203, lenient) }, proposals };
    const compound = 'readings: { compound-kind: { take: compound } }';
    expect(outcomes(play(setting))).toEqual({ 301: 'defeated' });
    expect(outcomes(play({ ...setting, game: compound }))).toEqual({ 301: 'adopted' });
  });

  it('tells apart the rules that share a number, and asks which is meant', () => {
    const shared = play({ game: oneNumber, proposals: inTurn(THREE) });
    expect(new Set(shared.versions[1]?.changed).size).toBe(3);
    const amending = (rule: number) => inTurn(THREE, `amend: ${rule}\nmechanics: keep`);
    expect(wrongs({ game: oneNumber, proposals: amending(301) })).toEqual(['unknown/rule']);
    expect(wrongs({ game: oneNumber, proposals: amending(206) })).toEqual([]);
    const numbered = (amending(302)[302] ?? '').replace('proposal: 302', 'proposal: 304');
    const apart = { ...inTurn(THREE), 304: numbered };
    expect(play({ proposals: apart }).versions[2]?.changed).toEqual(['206']);
  });

  it('leaves a number that two rules bore to neither, once both have others', () => {
    const two = list(
      'amend: 206, mechanics: keep, text: One.',
      'amend: 207, mechanics: keep, text: Two.',
    );
    const moved = ['amend: 206\nmechanics: keep', 'amend: 207\nmechanics: keep'];
    const [error] = errorsOf(
      play({ game: oneNumber, proposals: inTurn(two, ...moved, 'repeal: 301') }),
    );
    expect(error).toMatchObject({
      code: 'unknown/rule',
      message: '2 rules in force have had the number 301.',
      help: 'Name the rule that you mean by another number or by its title: 302, 303.',
    });
    expect(wrongs({ game: oneNumber, proposals: inTurn(two, ...moved, 'repeal: 302') })).toEqual(
      [],
    );
  });

  it('is carried or defeated as a whole, and each part needs what its own kind needs', () => {
    const cards = { 203: card(203, '{ adoption: votes.majority }') };
    const majority = '\nvotes: { for: [a, b], against: [c] }';
    const easy = list('enact: {}, text: One.', 'repeal: 210');
    const hard = list('enact: {}, text: One.', 'transmute: { rule: 101, to: mutable }');
    const outcome = (changes: string) =>
      outcomes(play({ cards, proposals: inTurn(changes + majority) }))[301];
    expect(outcome(easy)).toBe('adopted');
    expect(outcome(hard)).toBe('defeated');
    expect(outcomes(play({ cards, proposals: inTurn(hard) }))[301]).toBe('adopted');
  });

  it.each<readonly [string, string, string]>([
    ['one that is not permitted', 'repeal: 101', 'proposal/not-permitted'],
    ['one of a rule that never was', 'repeal: 999', 'unknown/rule'],
    ['one that leaves mechanics unsaid', 'amend: 206, text: X.', 'mechanics/unstated'],
    [
      'one whose words do not occur',
      'amend: 206, mechanics: keep, replace: [{ from: q, to: r }]',
      'proposal/text',
    ],
  ])('is wrong where one change is wrong: %s', (_, change, code) => {
    const proposals = inTurn(list('enact: {}, text: One.', change));
    const [error] = errorsOf(play({ proposals }));
    expect(error?.code).toBe(code);
    expect(error?.at).toMatchObject({ path: expect.arrayContaining(['changes', 1]) });
  });

  it('is wrong in every change that is wrong', () => {
    const proposals = inTurn(list('repeal: 101', 'repeal: 102', 'enact: {}, text: One.'));
    expect(wrongs({ proposals })).toEqual(['proposal/not-permitted', 'proposal/not-permitted']);
  });
});

describe('a compound proposal that changes a rule twice', () => {
  const twice = list(
    'amend: 206, mechanics: keep, text: Two.',
    'transmute: { rule: 206, to: immutable }',
  );

  it.each([
    [oneNumber, [206, 301]],
    ['', [206, 301, 302]],
  ])('leaves one rule, with every number that it took: %j', (game, numbers) => {
    const replayed = play({ game, proposals: inTurn(twice) });
    const life = replayed.lives.get('206')?.changes ?? [];
    expect(life.map(({ kind, version }) => [kind, version])).toEqual([
      ['initial', 0],
      ['amend', 1],
      ['transmute', 1],
    ]);
    expect(life.at(-1)?.rule).toMatchObject({
      number: numbers.at(-1),
      numbers,
      tier: 'immutable',
      text: 'Two.',
    });
  });

  it('may change what it has itself enacted', () => {
    const title = list('enact: { title: New }, text: One.', 'repeal: New');
    const cards = { 214: card(214, '{ titles: cite-by-title }') };
    const replayed = play({ cards, proposals: inTurn(title) });
    expect(errorsOf(replayed)).toEqual([]);
    expect(replayed.lives.get('301')?.changes.at(-1)?.rule).toBeUndefined();
  });

  it('finds gone what it has itself repealed', () => {
    const again = list('repeal: 206', 'amend: 206, mechanics: none, text: Two.');
    expect(wrongs({ proposals: inTurn(again) })).toEqual(['gone/rule']);
  });
});

describe('effect at a later moment', () => {
  const cards = { 205: null };
  const note: Setting = { cards, events: '  - { on: 2026-03-01, note: Spring. }' };

  it('makes its version then, behind those of later votes that take effect before it', () => {
    const replayed = play({ ...note, proposals: inTurn('effective: 2026-01-20', '') });
    expect(replayed.versions.map(({ on, changed }) => [on?.text, changed[0]])).toEqual([
      [undefined, '101'],
      ['2026-01-04', '302'],
      ['2026-01-20', '301'],
    ]);
    expect(replayed.proposals.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('comes in the order of the moments, whichever vote was first', () => {
    const proposals = inTurn('effective: 2026-01-20', 'effective: 2026-01-10');
    const dates = play({ ...note, proposals }).versions.map(({ on }) => on?.text);
    expect(dates.slice(1)).toEqual(['2026-01-10', '2026-01-20']);
  });

  it('has not come while the record ends before it', () => {
    const replayed = play({ cards, proposals: inTurn('effective: 2026-01-20', '') });
    expect(replayed.versions).toHaveLength(2);
    expect(replayed.proposals[0]).toMatchObject({ outcome: 'adopted' });
    expect(replayed.proposals[0]?.version).toBeUndefined();
  });

  it('is the law for what happens from that day on, and not before', () => {
    const on = (day: string) => `  - { on: ${day}, points: { b: 1 }, rule: 301 }`;
    const proposals = inTurn('effective: 2026-01-20');
    expect(wrongs({ cards, proposals, events: on('2026-01-19') })).toEqual(['points/no-authority']);
    expect(wrongs({ cards, proposals, events: on('2026-01-20') })).toEqual([]);
  });

  it('may be earlier than the vote only where the rules permit it', () => {
    const proposals = inTurn('effective: 2026-01-01');
    expect(wrongs({ proposals })).toEqual(['effect/retroactive']);
    expect(wrongs({ cards: { 107: null }, proposals })).toEqual([]);
  });
});

/** The acts of Proposal 301 by A besides changes of rules, or without any, by its `act`. */
import { describe, expect, test } from 'vitest';
import { card, errorsOf, inTurn, newRule, notesOf, play, type Setting } from '../table.ts';
import { held, law, wrong } from './in-short.ts';
import { told } from './told.ts';

const OFFICES = law({ 209: 'offices: { speaker: {} }, quantities: { gold: { starts: 0 } }' });
const DEFEATED = 'votes: { for: [a], against: [b, c] }';
const custom = (...readings: readonly string[]) =>
  `readings: { ${readings.map((reading) => `${reading}: { take: yes }`).join(', ')} }`;

const HERALD: Setting = { cards: law({ 209: 'fiat: { tiers: [mutable], by: the Herald }' }) };

const NAMED_C: Setting = { cards: law({ 209: 'fiat: { tiers: [mutable], by: C }' }) };

const granting = (grant: string): Setting => ({ cards: law({ 209: `grants: [${grant}]` }) });
const OWN_NAMES = granting('{ what: rename, by: { player: player.points >= 0 } }');
const CHANGING = granting('{ what: rules, of: [mutable], by: proposal }');

const moving = (acts: string, more = '', setting: Setting = {}): Setting => ({
  cards: OFFICES,
  ...setting,
  proposals: inTurn(`act: ${acts}\n${more}`),
});

test.each<[acts: string, string, Setting?]>([
  ['[]', 'adopted'],
  ['[{ appoint: { speaker: b } }]', 'adopted'],
  ['[{ forfeit: b }, { note: It is another player’s to do. }]', 'format'],
  // A quantity that no rule speaks of, and a winner by the fiat of a proposal
  ['[{ change: { a: { silver: 5 } } }]', 'points/no-authority'],
  ['[{ winner: c }]', 'win/not-by-points'],
  ['[{ winner: c }]', 'winner/mismatch', { cards: law({ 112: '' }) }],
  ['[{ winner: c }]', 'adopted', { cards: law({ 112: 'grants: [{ what: win, by: proposal }]' }) }],
  // Nothing says what adopts a new rule, and so neither what adopts a motion
  ['[]', 'law/no-change-possible', { cards: law({ 203: '' }) }],
  // A rule is changed by fiat only where a rule grants that
  ['[{ fiat: { by: the Herald, repeal: 210 } }]', 'proposal/not-permitted'],
  // A vote is not the word of the Herald, nor a deed of the one renamed
  ['[{ fiat: { by: the Herald, repeal: 210 } }]', 'proposal/not-permitted', HERALD],
  ['[{ fiat: { by: the Herald, repeal: 210 } }]', 'adopted', CHANGING],
  ['[{ rename: { c: C Aa } }]', 'grant/breached', OWN_NAMES],
  // Nobody becomes the Herald by his name, and whoever was called so may be called so again
  ['[{ rename: { c: the Herald } }]', 'seat/no-authority', HERALD],
  ['[{ join: { id: d, name: the Herald } }]', 'seat/no-authority', HERALD],
  ['[{ rename: { c: Cee } }, { rename: { c: C } }]', 'adopted', NAMED_C],
])('a motion to do %s: %s', (acts, expected, setting) => {
  if (expected === 'format') expect(() => play(moving(acts))).toThrow('forfeit');
  else expect(told(moving(acts, '', setting), 'outcomes')).toBe(expected);
});

test.each(['[]', '[{ points: { a: 5 } }]', '[{ points: { zed: 5 } }]'])(
  'a motion to do %s is defeated, does nothing and earns nothing',
  (acts) => {
    expect(told(moving(acts, DEFEATED), 'outcomes')).toBe('defeated');
    expect(held(moving(acts, DEFEATED))).toBe('');
  },
);

/** The new king wins in the same step. */
test('a win by an office that a motion fills depends on the reach of motions', () => {
  const cards = law({ 112: '', 208: 'offices: { king: {} }, win: [{ when: player.king }]' });
  const replayed = play(moving('[{ appoint: { king: b } }]', '', { cards }));
  expect(errorsOf(replayed).map(({ code }) => code)).toEqual(['win/on-words']);
  const { mattered = [] } = replayed.readings.find(({ id }) => id === 'motion-reach') ?? {};
  expect(mattered.map(({ what }) => what.kind)).toEqual(['legality', 'winner']);
});

test('a motion needs the votes of a new rule in the lowest tier that admits one', () => {
  const needs =
    'adoption: [{ needs: votes.unanimous }, { of: { kind: enact, tier: mutable }, needs: votes.for > votes.against }]';
  const cards = { ...OFFICES, ...law({ 203: needs }) };
  expect(told(moving('[]', 'votes: { for: [a, b], against: [c] }', { cards }), 'outcomes')).toBe(
    'adopted',
  );
});

describe('what a motion does', () => {
  test('is to fill an office, by its votes or since nobody objected', () => {
    const appointing = '[{ appoint: { speaker: b } }]';
    const { offices, versions, timeline } = play(moving(appointing));
    expect([offices.get('speaker'), versions.length]).toEqual([['b'], 1]);
    expect(timeline.map(({ kind }) => kind)).toEqual(['proposed', 'resolved', 'event']);
    const stands = `${DEFEATED}\noutcome: adopted\nstands: { why: We all agreed. }`;
    const game = `unobjected: stands\n${custom('silence-decides')}`;
    const agreed = play(moving(appointing, stands, { game }));
    expect(agreed.offices.get('speaker')).toEqual(['b']);
  });

  test('is to give and set quantities, which may win', () => {
    const setting = moving('[{ points: { a: 5 } }, { set: { b: { gold: 2 } } }]');
    expect([held(setting), held(setting, 'gold')]).toEqual(['a 5', 'b 2']);
    const winning = play(moving('[{ points: { b: 200 } }]'));
    expect(winning.winner).toMatchObject({ player: 'b', by: 'points' });
    const cards = law({ 112: 'grants: [{ what: win, by: proposal }]' });
    const named = play(moving('[{ winner: c }]', '', { cards }));
    expect([named.status, named.winner]).toMatchObject(['won', { player: 'c', by: 'proposal' }]);
  });

  test('waits for the moment that it names', () => {
    const waiting = 'act: [{ points: { c: 4 } }]\neffective: 2026-01-05';
    const game = custom('motion-turn');
    const replayed = play({ game, cards: law({ 205: '' }), proposals: inTurn(waiting, '', '') });
    expect(errorsOf(replayed)).toEqual([]);
    const given = replayed.ledger.filter(({ cause }) => cause.by === 'event');
    expect(given.map(({ on, player }) => [on?.text, player])).toEqual([['2026-01-05', 'c']]);
    expect(replayed.proposals[0]?.version).toBeUndefined();
  });

  test('has acts that are called so where a bound cuts them', () => {
    const cards = law({ 201: 'quantities: { points: { starts: 0, most: 4 } }' });
    const notes = notesOf(play(moving('[{ points: { a: 10 } }]', '', { cards })), 'contestable');
    expect(notes.map(({ message }) => message).join()).toContain(
      'The award for the act of Proposal 301 depends on a reading.',
    );
  });

  test('is of its own kind in formulas', () => {
    const priced = `{ awards: [{ on: adopted, to: proposer, points: 3, if: 'proposal.kind == "motion"' }] }`;
    const setting = { game: custom('motion-awards'), cards: { 214: card(214, priced) } };
    const { proposals } = play({ ...setting, proposals: inTurn('act: []') });
    expect(proposals[0]?.awards.map(({ rule }) => rule?.number)).toContain(214);
  });

  test('is done under the rules that it makes, and scored as the rule-change that it is', () => {
    const rule = newRule('{ offices: { herald: {} } }');
    const replayed = play({ proposals: inTurn(`${rule}\nact: [{ appoint: { herald: c } }]`) });
    expect(errorsOf(replayed)).toEqual([]);
    expect([replayed.versions.length, replayed.offices.get('herald')]).toEqual([2, ['c']]);
    // By 202 a third of ten points for the one vote of three, rounded, and by 206 ten points less.
    expect(held({ proposals: inTurn(`enact: {}\nact: []\n${DEFEATED}`) })).toBe('a -7');
  });

  /** A has won by the 200 points of the vote that ends the round. B then loses 10 with a motion. */
  test('ends the round that its vote has won', () => {
    const ending = 'act: [{ round: { why: Ada has won., reset: [points] } }, { points: { c: 3 } }]';
    const setting: Setting = {
      cards: law({ 202: 'awards: [{ on: adopted, to: proposer, points: 200 }]' }),
      game: custom('motion-awards'),
      proposals: inTurn(ending, 'act: []\nvotes: { for: [], against: [a, b, c] }'),
    };
    expect(held(setting)).toBe('b -10 c 3');
    const { rounds, winner, status } = play(setting);
    expect(rounds).toMatchObject([{ winner: { player: 'a' }, why: 'Ada has won.' }]);
    expect([winner, status]).toEqual([undefined, 'playing']);
  });

  test('ends the game, and nothing comes after', () => {
    expect(play(moving('[{ end: It is late. }]')).status).toBe('ended');
    expect(wrong({ proposals: inTurn('act: [{ end: It is late. }]', 'act: []') })).toBe(
      'game/over',
    );
  });

  test('admits a player, who votes and has turns from then on, and lets one go', () => {
    const all = 'votes: { for: [a, b, c, dee] }';
    const [joins, none] = ['act: [{ join: { id: dee, name: Dee } }]', `act: []\n${all}`];
    const game = custom('motion-turn', 'motion-puts-out');
    const replayed = play({
      game,
      proposals: inTurn(joins, none, `act: [{ leave: dee }]\n${all}`, ''),
    });
    expect(errorsOf(replayed)).toEqual([]);
    expect(replayed.players.map(({ id, status }) => [id, status])).toContainEqual(['dee', 'left']);
    const [finding] = errorsOf(play({ game, proposals: inTurn(none, joins) }));
    expect(finding?.message).toContain('is not a player yet');
  });

  test('gives a player another name, and tells a fiat from whom it is', () => {
    const { players } = play(moving('[{ rename: { b: Bee } }]'));
    expect(players.map(({ name }) => name)).toEqual(['A', 'Bee', 'C']);
    const { versions } = play(moving('[{ fiat: { by: the Herald, repeal: 210 } }]', '', CHANGING));
    expect(versions.at(-1)?.cause).toEqual({ by: 'fiat', who: 'the Herald' });
  });

  test('is refused as a vote, with the grant that a vote needs', () => {
    const [refused] = errorsOf(play(moving('[{ fiat: { by: the Herald, repeal: 210 } }]')));
    expect(refused?.message).toMatch(/^The adopted proposal changes/);
    expect(refused?.help).toContain('of: [mutable], by: proposal }');
  });

  test('is at fault at its place in the proposal', () => {
    expect(errorsOf(play(moving('[{ note: First. }, { points: { zed: 5 } }]')))).toMatchObject([
      {
        code: 'unknown/player',
        at: { file: 'games/test/proposals/301.md', path: ['act', 1, 'points', 'zed'] },
      },
    ]);
  });
});

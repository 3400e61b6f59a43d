/** What the adoption of a proposal does beside changing rules, or instead of it. */
import { describe, expect, it } from 'vitest';
import {
  card,
  enact,
  errorsOf,
  inTurn,
  newRule,
  outcomes,
  play,
  type Setting,
  scores,
  wrongs,
} from './table.ts';

const OFFICES = {
  209: card(209, '{ offices: { speaker: {} }, quantities: { gold: { starts: 0 } } }'),
};
const ANY_WAY = { 112: card(112, '{ grants: [{ what: win, by: proposal }] }', 'immutable') };

const moving = (acts: string, more = ''): Setting => ({
  cards: OFFICES,
  proposals: inTurn(`act: ${acts}\n${more}`),
});

const DEFEATED = 'votes: { for: [a], against: [b, c] }';

describe('a motion', () => {
  it('fills an office when it is adopted', () => {
    const { offices, findings, versions } = play(moving('[{ appoint: { speaker: b } }]'));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(offices.get('speaker')).toEqual(['b']);
    expect(versions).toHaveLength(1);
  });

  it('needs what a new rule would in the lowest tier that admits one', () => {
    const needs =
      '{ adoption: [{ needs: votes.unanimous }, { of: { kind: enact, tier: mutable }, needs: votes.for > votes.against }] }';
    const proposals = inTurn(
      'act: [{ appoint: { speaker: b } }]\nvotes: { for: [a, b], against: [c] }',
    );
    const cards = { ...OFFICES, 203: card(203, needs) };
    expect(outcomes(play({ cards, proposals }))).toEqual({ 301: 'adopted' });
  });

  it('gives and sets quantities without another rule that does so', () => {
    const replayed = play(moving('[{ points: { a: 5 } }, { set: { b: { gold: 2 } } }]'));
    expect(errorsOf(replayed)).toEqual([]);
    expect(scores(replayed)).toEqual({ a: 5, b: 0, c: 0 });
    expect(scores(replayed, 'gold')).toEqual({ a: 0, b: 2, c: 0 });
  });

  it('does what nobody objected to where its adoption stands against its votes', () => {
    const { offices } = play({
      ...moving(
        '[{ appoint: { speaker: b } }]',
        `${DEFEATED}\noutcome: adopted\nstands: { why: We all agreed. }`,
      ),
      game: 'unobjected: stands',
    });
    expect(offices.get('speaker')).toEqual(['b']);
  });

  it('does nothing and earns nothing when it is defeated', () => {
    const replayed = play(moving('[{ points: { a: 5 } }]', DEFEATED));
    expect(errorsOf(replayed)).toEqual([]);
    expect(outcomes(replayed)).toEqual({ 301: 'defeated' });
    expect(scores(replayed)).toEqual({ a: 0, b: 0, c: 0 });
  });

  it('may do nothing, and needs the votes of a new rule', () => {
    expect(outcomes(play(moving('[]')))).toEqual({ 301: 'adopted' });
    expect(outcomes(play(moving('[]', DEFEATED)))).toEqual({ 301: 'defeated' });
  });

  it('is of its own kind in formulas', () => {
    const priced = card(
      214,
      '{ awards: [{ on: adopted, to: proposer, points: 3, if: \'proposal.kind == "motion"\' }] }',
    );
    const game = 'readings: { motion-awards: { take: yes } }';
    const replayed = play({ game, cards: { 214: priced }, proposals: inTurn('act: []') });
    const [earned] = replayed.proposals.map(({ awards }) => awards.map(({ rule }) => rule?.number));
    expect(earned).toContain(214);
  });

  it('waits for the moment that it names', () => {
    const waiting = enact(301, 'a', 'act: [{ points: { c: 4 } }]\neffective: 2026-01-05');
    const replayed = play({
      game: 'readings: { motion-turn: { take: yes } }',
      cards: { 205: card(205, '') },
      proposals: { 301: waiting, 302: enact(302, 'b'), 303: enact(303, 'c') },
    });
    expect(errorsOf(replayed)).toEqual([]);
    const given = replayed.ledger.filter(({ cause }) => cause.by === 'event');
    expect(given.map(({ on, player }) => [on?.text, player])).toEqual([['2026-01-05', 'c']]);
    expect(replayed.proposals[0]?.version).toBeUndefined();
  });

  it('is in the timeline with what it did', () => {
    const { timeline } = play(moving('[{ note: Thanks to all. }]'));
    expect(timeline.map(({ kind }) => kind)).toEqual(['proposed', 'resolved', 'event']);
  });
});

describe('a proposal that does more than change rules', () => {
  it('does it under the rules that it makes', () => {
    const rule = newRule('{ offices: { herald: {} } }');
    const { offices, findings, versions } = play({
      proposals: inTurn(`${rule}\nact: [{ appoint: { herald: c } }]`),
    });
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(versions).toHaveLength(2);
    expect(offices.get('herald')).toEqual(['c']);
  });

  it('is scored as the rule-change that it is', () => {
    const scored = (what: string) => scores(play({ proposals: inTurn(`${what}\n${DEFEATED}`) }));
    expect(scored('enact: {}\nact: []')).toEqual(scored('enact: {}'));
    expect(scored('enact: {}\nact: []').a).toBeLessThan(0);
  });
});

describe('a winner by the word of a proposal', () => {
  const crowning = moving('[{ winner: c }]');

  it('has won where a rule lets proposals name the winner', () => {
    const { winner, status } = play({ ...crowning, cards: ANY_WAY });
    expect(status).toBe('won');
    expect(winner).toMatchObject({ player: 'c', by: 'proposal' });
  });

  it('has not won where only points may, or where a rule says by which mark one wins', () => {
    expect(wrongs(crowning)).toEqual(['win/not-by-points']);
    const cards = { 112: card(112, '', 'immutable') };
    expect(wrongs({ ...crowning, cards })).toEqual(['winner/mismatch']);
  });

  it('wins by points that the proposal gives', () => {
    const { winner } = play(moving('[{ points: { b: 200 } }]'));
    expect(winner).toMatchObject({ player: 'b', by: 'points' });
  });
});

describe('what a motion does with the game itself', () => {
  it('ends the round that a player has won by the vote on it', () => {
    const paying = card(202, '{ awards: [{ on: adopted, to: proposer, points: 200 }] }');
    const ending = 'act: [{ round: { why: Ada has won., reset: [points] } }, { points: { c: 3 } }]';
    const replayed = play({
      cards: { 202: paying },
      game: 'readings: { motion-awards: { take: yes } }',
      proposals: inTurn(ending, 'act: []\nvotes: { for: [], against: [a, b, c] }'),
    });
    expect(errorsOf(replayed)).toEqual([]);
    expect(replayed.rounds).toMatchObject([{ winner: { player: 'a' }, why: 'Ada has won.' }]);
    expect(replayed.winner).toBeUndefined();
    expect(replayed.status).toBe('playing');
    expect(scores(replayed)).toEqual({ a: 0, b: -10, c: 3 });
  });

  it('ends the game, and nothing comes after', () => {
    expect(play(moving('[{ end: It is late. }]')).status).toBe('ended');
    const more = { proposals: inTurn('act: [{ end: It is late. }]', 'act: []') };
    expect(wrongs(more)).toEqual(['game/over']);
  });

  it('admits a player, who votes and has turns from then on, and lets one go', () => {
    const all = 'votes: { for: [a, b, c, dee] }';
    const joined = ['act: [{ join: { id: dee, name: Dee } }]', `act: []\n${all}`];
    const game = 'readings: { motion-turn: { take: yes } }';
    const proposals = inTurn(...joined, `act: [{ leave: dee }]\n${all}`, '');
    const replayed = play({ game, proposals });
    expect(errorsOf(replayed)).toEqual([]);
    expect(replayed.players.map(({ id, status }) => [id, status])).toContainEqual(['dee', 'left']);
    const strangers = { game, proposals: inTurn(`act: []\n${all}`, joined[0] ?? '') };
    const [finding] = errorsOf(play(strangers));
    expect(finding?.message).toContain('is not a player yet');
  });

  it('gives a player another name', () => {
    const { players } = play(moving('[{ rename: { b: Bee } }]'));
    expect(players.map(({ name }) => name)).toEqual(['A', 'Bee', 'C']);
  });

  it('changes a rule by fiat only where a rule grants that', () => {
    const fiat = '[{ fiat: { by: the Herald, repeal: 210 } }]';
    expect(wrongs(moving(fiat))).toEqual(['proposal/not-permitted']);
    const granting = card(209, '{ fiat: { tiers: [mutable], by: the Herald } }');
    const replayed = play({ ...moving(fiat), cards: { 209: granting } });
    expect(errorsOf(replayed)).toEqual([]);
    expect(replayed.versions.at(-1)?.cause).toEqual({ by: 'fiat', who: 'the Herald' });
  });

  it('is not what is another player\u2019s to do', () => {
    expect(() => play(moving('[{ forfeit: b }]'))).toThrow('forfeit');
  });
});

describe('a fault in an act', () => {
  it('is found at its place in the proposal', () => {
    const [finding, ...others] = errorsOf(
      play(moving('[{ note: First. }, { points: { zed: 5 } }]')),
    );
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      code: 'unknown/player',
      at: { file: 'games/test/proposals/301.md', path: ['act', 1, 'points', 'zed'] },
    });
  });

  it('is told of nowhere where the proposal is defeated', () => {
    expect(wrongs(moving('[{ points: { zed: 5 } }]', DEFEATED))).toEqual([]);
  });

  it('is a quantity that no rule speaks of', () => {
    expect(wrongs(moving('[{ change: { a: { silver: 5 } } }]'))).toEqual(['points/no-authority']);
  });
});

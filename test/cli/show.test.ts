import { describe, expect, it } from 'vitest';
import { nomic } from './context.ts';

async function shown(line: string, context = {}): Promise<string> {
  const { status, out, err } = await nomic(line, context);
  expect(err).toBeUndefined();
  expect(status).toBe(0);
  return out ?? '';
}

describe('nomic show', () => {
  it('heads a ruleset with how the game stands', async () => {
    const text = await shown('show n-nomic');
    expect(text).toMatch(
      /^N Nomic\n=======\n\nRules in version 7, in force since 4 January 2010\n/,
    );
    expect(text).toContain('\nThe game has ended.\nScores: Player E 27, Player A 18, ');
    expect(text).toContain('\n\nImmutable Rules\n---------------\n\nRule 101\n\n');
    expect(text).toMatch(/Rule 305 \(formerly 112, 304\)\n\nThe state of affairs/);
    expect(text).toContain(
      'History: Initial rule. Transmuted from immutable to mutable by Proposal 304 (Player E), 27 September 2009. Amended (1) by Proposal 305 (Player F), 24 October 2009.\n',
    );
  });

  it('goes back to a version and to a date', async () => {
    const version = await shown('show n-nomic --version 4');
    expect(version).toContain(
      'Rules in version 4 of 7, in force from 27 September 2009 until 24 October 2009\n',
    );
    expect(version).toContain('Rule 304 (formerly 112)\n');
    expect(version).not.toContain('Amended by Proposal 305');
    expect(await shown('show n-nomic --at 2009-10-23')).toBe(version);
    expect(await shown('show n-nomic --at 2009-10-24')).toContain('Rules in version 5 of 7');
    expect(await shown('show n-nomic --at 2009-08-17')).toContain('Rules in version 0 of 7');
    expect(await shown('show n-nomic --at 2012')).toContain('Rules in version 7,');
  });

  it('tells the whole life of a rule, by whichever of its numbers', async () => {
    const text = await shown('show n-nomic --rule 112');
    expect(text).toBe(`Rule 305 (formerly 112, 304)
N Nomic, Mutable Rules, in force

Version 0, Rule 112
Initial rule.

  The state of affairs that constitutes winning may not be altered from achieving n points to any other state of affairs. The magnitude of n and the means of earning points may be changed, and rules that establish a winner when play cannot continue may be enacted and (while they are mutable) be amended or repealed.

Version 4, Rule 304
Transmuted from immutable to mutable by Proposal 304 (Player E), 27 September 2009.
  The words stayed the same.

Version 5, Rule 305
Amended (1) by Proposal 305 (Player F), 24 October 2009.
  The words of Rule 304 change, and what it does stays:
  Nothing but a mark of points can be made to win.

  The state of affairs that constitutes winning may not be altered from achieving n points to any other state of affairs. The magnitude of n {+points+} and the means of earning points may be changed, [-and rules-] {+however an infinitely large amount of points always leads to a win. Rules+} that establish a winner when play cannot continue may be enacted and (while they are mutable) be amended or repealed.

How the engine reads it
  Nothing but a mark of points can be made to win.
`);
    expect(await shown('show n-nomic --rule 305')).toBe(text);
  });

  it('tells in Markdown, too, that a rule changed in its mechanics alone', async () => {
    const text = await shown('show worked-example --rule 203 --format markdown');
    expect(text).toContain('**The words of Rule 203 stay, and what it does changes:**\n\n| Before');
    expect(text).toContain('A change is adopted if <ins>a majority is in favour</ins>');
  });

  it('breaks lines for a person and keeps them for a program', async () => {
    const person = await shown('show n-nomic --rule 112', { isTerminal: true, columns: 50 });
    expect(Math.max(...person.split('\n').map((line) => line.length))).toBeLessThanOrEqual(72);
    expect(person).toContain('\n  The state of affairs that constitutes winning\n');
  });

  it('publishes a game as JSON', async () => {
    const game = JSON.parse(await shown('show n-nomic --format json'));
    expect(Object.keys(game)).toEqual([
      'version',
      'status',
      'scores',
      'toMove',
      'winner',
      'rules',
      'proposals',
      'judgments',
      'players',
      'rounds',
      'holdings',
      'readings',
      'timeline',
    ]);
    expect(game).toMatchObject({
      version: 7,
      status: 'ended',
      scores: { a: 18, b: 11, c: -2, d: -1, e: 27, f: 11 },
      toMove: null,
      winner: null,
      judgments: [],
      holdings: { e: { points: 27 } },
    });
    const rule = game.rules.find((each: { number: number }) => each.number === 305);
    expect(Object.keys(rule)).toEqual([
      'number',
      'numbers',
      'title',
      'tier',
      'text',
      'mechanics',
      'history',
    ]);
    expect(rule).toMatchObject({ numbers: [112, 304, 305], title: null, tier: 'mutable' });
    expect(rule.mechanics).toEqual({ 'winning-by': 'points-only' });
    const names = game.proposals.map(({ name, outcome }: Record<string, string>) => [
      name,
      outcome,
    ]);
    expect(names).toEqual([
      ['301', 'adopted'],
      ['302', 'adopted'],
      ['303', 'adopted'],
      ['304', 'adopted'],
      ['305', 'adopted'],
      ['306', 'adopted'],
      ['307-withdrawn', 'withdrawn'],
      ['307', 'defeated'],
      ['308', 'adopted'],
    ]);
    expect(game.proposals[4]).toMatchObject({
      number: 305,
      by: 'f',
      evidence: 'verified',
      awards: { f: 14 },
      version: 5,
    });
    expect(game.proposals[7]).toMatchObject({
      evidence: 'attested',
      awards: { c: -10 },
      version: null,
    });
    const reading = game.readings.find((each: { id: string }) => each.id === 'unanimity');
    expect(reading).toMatchObject({ taken: 'none-against', source: 'custom' });
    expect(reading.mattered.length).toBeGreaterThan(0);
    expect(game.timeline[0]).toEqual({
      on: '2009-08-17',
      version: 0,
      kind: 'note',
      note: 'The thread is created and the game begins.',
      rule: null,
      why: null,
      id: null,
      ground: null,
      judged: null,
    });
  });

  it('publishes the rules of a version', async () => {
    const game = JSON.parse(await shown('show n-nomic --version 0 --format json'));
    expect(game.version).toBe(0);
    expect(game.rules).toHaveLength(29);
    const { rules } = JSON.parse(await shown('show rulesets/suber --format json'));
    expect(game.rules).toEqual(rules);
  });

  it('publishes the life of a rule', async () => {
    const rule = JSON.parse(await shown('show n-nomic --rule 112 --format json'));
    expect(rule).toMatchObject({ inForce: true, number: 305, numbers: [112, 304, 305] });
    expect(rule.life.map(({ version, kind }: Record<string, unknown>) => [version, kind])).toEqual([
      [0, 'initial'],
      [4, 'transmute'],
      [5, 'amend'],
    ]);
  });

  it('shows an Initial Set with where it comes from', async () => {
    const text = await shown('show rulesets/suber');
    expect(text).toMatch(
      /^Nomic, the Initial Set\n=+\n\nBy Peter Suber\nThe Paradox of Self-Amendment, Appendix 3, 1990\n/,
    );
    expect(text.match(/^Rule \d+$/gm)).toHaveLength(29);
    const one = await shown('show rulesets/suber --rule 206 --format markdown');
    expect(one).toContain('### Rule 206\n\nWhen a proposed rule-change is defeated,');
    expect(one.match(/^### /gm)).toHaveLength(1);
    expect(one.match(/^## .*/gm)).toEqual(['## Mutable Rules']);
  });
});

describe('nomic status', () => {
  it('says how a game ended', async () => {
    const text = await shown('status n-nomic');
    expect(text).toContain('N Nomic (n-nomic)\n  Ended on 3 February 2010: ');
    expect(text).toContain('  Rules     version 7, since 4 January 2010; 9 proposals; ');
    expect(text).toContain('  Scores    Player E  27\n            Player A  18\n');
    expect(text).toContain('Player D  −1  left\n');
  });

  it('publishes it as JSON', async () => {
    const { games } = JSON.parse(await shown('status n-nomic --format json'));
    expect(games['n-nomic']).toMatchObject({
      version: 7,
      status: 'ended',
      toMove: null,
      due: null,
      wouldJudge: null,
      pausedUntil: null,
      open: { proposals: [], judgments: [] },
    });
  });
});

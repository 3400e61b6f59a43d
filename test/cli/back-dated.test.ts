/** Late records that stand before earlier ones: named, and refused if they turn those. */
import { describe, expect, it } from 'vitest';
import { card, enact, inTurn, judged, newRule, page, type Setting } from '../engine/table.ts';
import { found } from './compared.ts';

/** The findings if the first setting was on record and the second is. */
function between(then: Setting, now: Setting) {
  const all = found(then, now);
  const messages = (isNamed: boolean) =>
    all
      .filter(({ code }) => (code === 'history/back-dated') === isNamed)
      .map(({ message }) => message);
  return { refused: messages(false), named: messages(true) };
}

const NOTHING = { refused: [], named: [] };
const CORRECTED = 'corrected: { on: 2026-03-01, why: It had been left out. }';
/** Two votes, on 2 and 4 January. The first had an abstention, and so was not unanimous. */
const VOTES = inTurn('votes: { for: [a, b], abstain: [c] }', '');
const NOTE = '  - { on: 2026-01-05, note: All is well. }\n';
/** Under Rule 298 much may happen, and under Rule 299 the host changes the rules. */
const CARDS = {
  298: card(298, ''),
  299: card(299, '{ fiat: { tiers: [mutable], by: The Host }, overrides: [adoption] }'),
};
const THEN: Setting = { cards: CARDS, proposals: VOTES, events: NOTE };
const SETTLES = 'settles: [{ reading: unanimity, take: none-against }]';
const TURNED = 'the outcome of Proposal 301 from `defeated` to `adopted`.';

const withJudgment = (text: string, then = THEN): Setting => ({ ...then, judgments: { 1: text } });
const withEvent = (...events: readonly string[]): Setting => ({
  ...THEN,
  events: [...events.map((event) => `  - { ${event} }\n`), NOTE].join(''),
});

describe('a Judgment of an earlier date', () => {
  it('is refused where it turns a vote', () => {
    expect(between(THEN, withJudgment(judged(1, '2026-01-02', 'c', SETTLES)))).toEqual({
      refused: [`Judgment 1 (invoked 2026-01-02) is recorded only now, and turns ${TURNED}`],
      named: [],
    });
  });

  it('is only named where it is declared as a correction', () => {
    const now = withJudgment(judged(1, '2026-01-02', 'c', `${SETTLES}\n${CORRECTED}`));
    expect(between(THEN, now)).toEqual({
      refused: [],
      named: [
        'Judgment 1 (invoked 2026-01-02) is recorded only now, although the record had gone on to the event of 2026-01-05 (note). It is declared as a correction.',
      ],
    });
  });

  it('is only named where it turns nothing', () => {
    const { refused, named } = between(THEN, withJudgment(judged(1, '2026-01-02', 'c')));
    expect(refused).toEqual([]);
    expect(named).toHaveLength(1);
  });

  it.each([
    ['known to the year', 'invoked: 2026', 'given: 2026'],
    ['of no date, behind the vote that it settles', '', ''],
    ['invoked early and given late', 'invoked: 2026-01-02', 'given: 2026-01-09'],
  ])('is refused if it is %s', (_, invoked, given) => {
    const front = `judgment: 1\nquestion: May they?\nby: a\n${invoked}\njudge: c\nruling: 'Yes'\n${given}`;
    const settles = invoked ? SETTLES : 'settles: [{ move: 301, is: illegal }]';
    const { refused } = between(THEN, withJudgment(page(`${front}\n${settles}`, 'So it is.')));
    expect(refused).toEqual([expect.stringContaining('the outcome of Proposal 301')]);
  });

  it('is refused where the question was on record, and the answer comes first only now', () => {
    const open = withJudgment(judged(1, '2026-01-02', 'c', 'bench: []'));
    const answered = judged(1, '2026-01-02', 'c', SETTLES);
    expect(between(open, withJudgment(answered)).refused).toEqual([
      `Judgment 1 (given 2026-01-02) is recorded only now, and turns ${TURNED}`,
    ]);
    const late = answered.replace('given: 2026-01-02', 'given: 2026-01-06');
    expect(between(open, withJudgment(late))).toEqual(NOTHING);
  });

  it('is refused where another Judge is said to have ruled on that day', () => {
    const yes = "judge: c, ruling: 'Yes', given: 2026-01-02";
    const bench = (rows: readonly string[], more = '') =>
      judged(1, '2026-01-02', 'c', `bench: [${rows.map((row) => `{ ${row} }`)}]\n${more}`);
    const both = [`${yes}, overruled: { for: [a, b] }`, yes.replace('judge: c', 'judge: b')];
    const then = withJudgment(bench([yes]));
    expect(between(then, withJudgment(bench(both, SETTLES))).refused).toEqual([
      `Judgment 1 (given 2026-01-02) is recorded only now, and turns ${TURNED}`,
    ]);
  });

  it('is play where nothing was on record behind it, whatever it turns', () => {
    const { 301: first = '' } = VOTES;
    const alone = { proposals: { 301: first } };
    const now = withJudgment(judged(1, '2026-01-02', 'c', SETTLES), alone);
    expect(between(alone, now)).toEqual(NOTHING);
    const settles = 'settles: [{ move: 301, is: illegal }]';
    expect(between(THEN, withJudgment(judged(1, '2026-01-06', 'a', settles)))).toEqual(NOTHING);
  });
});

describe('an event of an earlier date', () => {
  it.each([
    ['points: { a: 50 }, rule: 298', 'the points of a from'],
    ['appoint: { speaker: b }, rule: 298', 'who is speaker from `nothing` to `b`.'],
    ['forfeit: b', 'the outcome of Proposal 302 from'],
    ['pause: {}', 'how the game stands from `playing` to `paused`.'],
    ['join: { id: d, name: D }', 'the outcome of Proposal 302 from'],
    [
      'fiat: { by: The Host, amend: 298, text: Little may happen. }, rule: 299',
      'what is in force as Rule 298 from `Rule 298 (mutable) The words of Rule 298.` to',
    ],
  ])('is refused where it turns anything: %s', (fact, turned) => {
    const { refused, named } = between(THEN, withEvent(`on: 2026-01-02, ${fact}`));
    expect(refused).toEqual([expect.stringContaining(`is recorded only now, and turns ${turned}`)]);
    expect(named).toEqual([]);
    const openly = withEvent(`on: 2026-01-02, ${fact}, ${CORRECTED}`);
    expect(between(THEN, openly).refused).toEqual([]);
  });

  it('is named where it turns nothing', () => {
    expect(between(THEN, withEvent('on: 2026-01-03, note: A storm.'))).toEqual({
      refused: [],
      named: [
        'The event of 2026-01-03 (note) is recorded only now, although the record had gone on to the event of 2026-01-05 (note).',
      ],
    });
  });

  it('is one that stands behind an earlier vote, whatever its date', () => {
    const turned = [expect.stringContaining('the points of a from')];
    for (const on of ['', 'on: 2026-01-04, ', 'on: 2026-02-01, ']) {
      const then = { ...THEN, events: '' };
      const now = { ...THEN, events: `  - { ${on}after: 301, points: { a: 50 }, rule: 298 }` };
      expect(between(then, now).refused, on).toEqual(turned);
    }
  });

  it('is found among others that turn nothing', () => {
    const notes = [1, 2, 3, 4, 5].map((n) => `on: 2026-01-02, note: Note ${n}.`);
    const now = withEvent(
      ...notes.slice(0, 3),
      'on: 2026-01-02, points: { b: 1 }, rule: 298',
      ...notes,
    );
    const { refused, named } = between(THEN, now);
    expect(refused).toEqual([expect.stringMatching(/^The event of 2026-01-02 \(points\) is/)]);
    expect(named).toHaveLength(8);
  });

  it('is not one of a day on which something else was recorded already', () => {
    expect(between(THEN, withEvent('on: 2026-01-05, points: { a: 50 }, rule: 298'))).toEqual(
      NOTHING,
    );
  });
});

describe('a proposal', () => {
  const open = page('proposal: 303\nby: c\nproposed: 2026-01-05\nenact: {}', 'New.');
  const then: Setting = { ...THEN, proposals: { ...VOTES, 303: open } };
  const withThird = (third: string, name = '303') => ({
    ...then,
    proposals: { ...VOTES, [name]: third },
  });

  it('is named where its date was moved back, in whatever file it is', () => {
    const now = withThird(open.replace('2026-01-05', '2026-01-04'), 'third');
    expect(between(then, now)).toEqual({
      refused: [],
      named: [
        'Proposal 303 (proposed 2026-01-04) is recorded only now, although the record had gone on to the event of 2026-01-05 (note).',
      ],
    });
  });

  it('may be recorded once its vote is closed', () => {
    const voted = enact(303, 'c').replace('2026-01-05', '2026-01-04');
    const { refused, named } = between(THEN, withThird(voted));
    expect(refused).toEqual([]);
    expect(named).toHaveLength(1);
  });

  it('may be closed on a day of which something is on record', () => {
    const votes = 'proposed: 2026-01-05\nvotes: { for: [a, b, c] }\nclosed: 2026-01-05';
    expect(between(then, withThird(open.replace('proposed: 2026-01-05', votes)))).toEqual(NOTHING);
  });

  describe('that was open beside another of the same day', () => {
    const cards = { 201: null, 202: null };
    const made = (number: number, change: string, ending: string) =>
      page(`proposal: ${number}\nby: a\nproposed: 2026-01-01\n${change}\n${ending}`, 'New.');
    const pays = newRule('{ awards: [{ on: resolved, to: proposer, points: 5 }] }');
    const adopted = 'votes: { for: [a, b, c] }\nclosed: 2026-01-02';
    const second = made(302, 'enact: {}', adopted);
    const base = { cards, proposals: { 301: made(301, pays, ''), 302: second } };

    it('is refused where it turns what the other came to', () => {
      const first = made(301, pays, adopted);
      expect(between(base, { cards, proposals: { 301: first, 302: second } })).toEqual({
        refused: [
          'Proposal 301 (closed 2026-01-02) is recorded only now, and turns what Proposal 302 gave from `nothing` to `a 5 points`.',
        ],
        named: [],
      });
    });

    it('is refused where it is gone, and that turns the other', () => {
      const { refused } = between(base, { cards, proposals: { 302: second } });
      expect(refused).toEqual([
        'Proposal 301 is gone, and that turns the outcome of Proposal 302 from `adopted` to `nothing`.',
      ]);
    });
  });
});

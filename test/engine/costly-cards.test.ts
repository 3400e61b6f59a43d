/**
 * Cards whose numbers grow without end, or that ask for very much, and games with very many moves.
 *
 * @module-tag slow
 */
import { describe, expect, it } from 'vitest';
import { type ReplayOptions, replay } from '../../src/engine/replay.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { callsIn } from '../calls-in.ts';
import { events, held, law, wrong } from './by-hand/in-short.ts';
import {
  errorsOf,
  hangingOn,
  inTurn,
  page,
  play,
  playSources,
  type Setting,
  sourcesOf,
} from './table.ts';

describe('numbers that grow from turn to turn', () => {
  const growing = (points: string, turns: number): Setting => ({
    cards: law({
      201: 'turns: seat, quantities: { points: { starts: 3 } }',
      202: `awards: [{ on: resolved, to: everyone, points: '${points}' }]`,
      208: '',
      209: '',
    }),
    proposals: inTurn(...Array<string>(turns).fill('')),
  });

  it.each([
    ['by squaring', 'player.points * player.points'],
    ['in the denominator', 'player.points / 7 + 1 / player.points'],
    ['below zero', '-player.points * player.points * player.points'],
  ])('stop the game %s, soon and with a finding', (_, points) => {
    const replayed = play(growing(points, 40));
    expect([...new Set(errorsOf(replayed).map(({ code }) => code))]).toEqual(['format/formula']);
    expect(replayed.proposals.length).toBeLessThan(30);
  });

  it('go on while they are small', () => {
    const sum = 3 * 2 ** 20;
    expect(held(growing('player.points', 20))).toBe(`a ${sum} b ${sum} c ${sum}`);
  });

  it('are stopped in what a record gives, too', () => {
    const huge = `2 points: { a: "${'9'.repeat(77)}" }, rule: 210`;
    expect(wrong({ events: events(huge) })).not.toContain('format/formula');
    const thrice = { cards: law({ 208: '' }), events: events(huge, huge, huge) };
    expect(wrong(thrice)).toContain('format/formula');
  });
});

it('a formula that has no value is quoted with the part that is to blame', () => {
  const cards = law({ 203: 'adoption: votes.for / votes.against > 1' });
  expect(errorsOf(play({ cards, proposals: inTurn('') }))).toMatchObject([
    {
      message:
        'Rule 203 uses `votes.for / votes.against > 1`, which has no value here, at `votes.against`: division by zero.',
      help: 'This divisor is zero. Amend the rule so that its formula has a value here, or put the question to a Judge.',
    },
  ]);
});

/** The work of the replay alone. */
function workOf(setting: Setting, options?: ReplayOptions): number {
  const { records } = parseRecords(sourcesOf(setting), READINGS);
  const [game] = records.games.values();
  const [ruleset] = records.rulesets.values();
  if (!game || !ruleset) throw new Error('Nothing to replay.');
  return callsIn(() => replay(game, ruleset, options));
}

type Asking = (count: number) => Setting;

/** Holds work to growing no faster than what is asked for; what grew with its square would be much more. */
function expectInProportion(asking: Asking, few: number, times: number, work = workOf): void {
  work(asking(1));
  expect(work(asking(few * times))).toBeLessThan(times * work(asking(few)));
}

describe('a card that asks for very much', () => {
  const asking = (count: number): Setting => {
    const awards = Array<string>(count).fill('{ on: resolved, to: everyone, points: 1 }');
    const cards = law({ 202: `awards: [${awards.join(', ')}]`, 208: '' });
    return { cards, proposals: inTurn('', '', '', '', '') };
  };
  /** The work of reading the card, too. */
  const reading = (setting: Setting) => callsIn(() => playSources(sourcesOf(setting)));

  const expectSoon = (few: number) => {
    expectInProportion(asking, few, 8, reading);
    const sum = 5 * few;
    expect(held(asking(few))).toBe(`a ${sum} b ${sum} c ${sum}`);
  };

  it('is answered in a time that grows with it and no faster', () => expectSoon(25));
  it('is so if it is for thousands', { tags: ['night'] }, () => expectSoon(250));
});

it('a demand of many numbers that no vote meets costs no more than one that votes meet', () => {
  const costOf = (compared: string) => {
    const sum = Array.from({ length: 20 }, (_, i) => 100 + i).join(' + ');
    const demand = `amend: 203\nmechanics: { adoption: votes.for ${compared} votes.cast + ${sum} }`;
    return callsIn(() => play({ proposals: inTurn(demand) }));
  };
  costOf('<');
  expect(costOf('>')).toBeLessThan(2 * costOf('<'));
});

/** No rule says who judges, so that under another reading none of the Judgments would stand. */
describe('Judgments of one turn, each of them undone under another reading', () => {
  const judging = (count: number): Setting => {
    const front = `question: Q\nby: b\ninvoked: 2026-01-01\njudge: a\nruling: "TRUE"\ngiven: 2026-01-02`;
    const given = Array.from({ length: count }, (_, i) => {
      return [i + 1, page(`judgment: ${i + 1}\n${front}`)] as const;
    });
    return { cards: { 212: null }, judgments: Object.fromEntries(given) };
  };

  it('are no more work at the end than at the beginning', () => {
    expect(Object.keys(hangingOn(play(judging(3)), 'judge-without-rule'))).toHaveLength(3);
    expectInProportion(judging, 20, 16);
  });

  it('are so by thousands', { tags: ['night'] }, () => expectInProportion(judging, 200, 16));
});

it('scores that stand against the reckoning list the latest entries, however many there are', () => {
  const standing = (count: number): Setting => ({
    events: events(
      ...Array.from({ length: count }, (_, i) => `scores: { a: ${i + 1} }, stands: true, why: so`),
    ),
  });
  const last = play(standing(30)).findings.findLast(({ code }) => code === 'scores/stand');
  const listed = last?.mismatch?.arithmetic ?? [];
  expect(listed).toHaveLength(21);
  expect(listed[0]).toBe('Earlier entries make 9');
  expect(listed.at(-1)).toMatch(/makes 29$/);
  expectInProportion(standing, 40, 8);
});

/** A proposal overrules the Judges who say so, and these say so of none. */
it('a proposal is no more work for each Judgment that is given before it', () => {
  const judged = (count: number): Setting => {
    const front =
      'question: Q\nby: b\ninvoked: 2026-01-01\njudge: c\nruling: "TRUE"\ngiven: 2026-01-01';
    const given = Array.from({ length: count }, (_, i) => [
      i + 1,
      page(`judgment: ${i + 1}\n${front}`),
    ]);
    return { judgments: Object.fromEntries(given) };
  };
  const after = (turns: number, count: number) =>
    workOf({ ...judged(count), proposals: inTurn(...Array<string>(turns).fill('')) });
  const ofMore = (count: number) => after(12, count) - after(2, count);
  const { judgments } = play({ ...judged(2), proposals: inTurn('') });
  expect(judgments.map(({ status }) => status)).toEqual(['given', 'given']);
  const floor = ofMore(1);
  expect(floor).toBeGreaterThan(0);
  expect(ofMore(100)).toBeLessThan(1.1 * floor);
});

/** Two rules award the same, and a reading says if that is a conflict. Offices have nothing to do with it. */
describe('rules without mechanics, if many others have some', () => {
  const award = (points: number) => `awards: [{ on: adopted, to: proposer, points: ${points} }]`;
  const enacting = (turns: number, offices: number): Setting => {
    const idle = Array.from({ length: offices }, (_, i) => [600 + i, `offices: { o${i}: {} }`]);
    const says = {
      ...Object.fromEntries(idle),
      208: null,
      209: null,
      901: award(1),
      902: award(2),
    };
    return { cards: law(says), proposals: inTurn(...Array<string>(turns).fill('')) };
  };

  /** A check of every rule that has mechanics was nearly twice the work. */
  const expectNoMore = (few: number, many: number) => {
    const options = { notesOtherwise: false };
    const { proposals } = play(enacting(many, 10), options);
    expect(proposals.filter(({ outcome }) => outcome === 'adopted')).toHaveLength(many);
    const ofMore = (offices: number) =>
      workOf(enacting(many, offices), options) - workOf(enacting(few, offices), options);
    const floor = ofMore(10);
    expect(floor).toBeGreaterThan(0);
    expect(ofMore(200)).toBeLessThan(1.3 * floor);
  };

  it('are no more work for that', () => expectNoMore(2, 12));
  it('are so in a long game', { tags: ['night'] }, () => expectNoMore(10, 50));
});

it('an amendment that takes a long text away is compared only if what comes is doubted', () => {
  const amending = (sentences: number): Setting => {
    const words = Array.from({ length: sentences }, (_, i) => `Every player may praise tree ${i}.`);
    const front = 'rule: 206\ntier: mutable\nmechanics: { titles: [required] }';
    return {
      cards: { 206: page(front, words.join(' ')) },
      proposals: inTurn('amend: 206\nmechanics: keep'),
    };
  };
  const options = { notesOtherwise: false };
  expect(play(amending(1), options).proposals[0]?.outcome).toBe('adopted');
  const floor = workOf(amending(1), options);
  expect(workOf(amending(200), options)).toBeLessThan(1.2 * floor);
});

it('a proposal whose changes are each void is made a few times, however many they are', () => {
  const compound = (when: string): Setting => {
    const change = `{ enact: { mechanics: { win: [{ when: ${when} }] } }, text: Somebody wins. }`;
    return { proposals: inTurn(`changes: [${Array<string>(80).fill(change).join(', ')}]`) };
  };
  const [legal, winsByGold] = [compound('player.points >= 3000'), compound('player.gold >= 3')];
  const options = { notesOtherwise: false };
  expect(play(legal, options).versions).toHaveLength(2);
  expect(play(winsByGold, options).versions).toHaveLength(1);
  expect(workOf(winsByGold, options)).toBeLessThan(6 * workOf(legal, options));
});

/** Each pair of rules is compared once. A search along the claims from each rule grew with the cube. */
it('rules whose claims to prevail go round in a circle are compared by pairs and no more', () => {
  const circle = (count: number): Setting => {
    const rule = (i: number, next: number) =>
      [i, `voting-period: ${i} days, overrides: [${next}]`] as const;
    const rules = Array.from({ length: count }, (_, i) => rule(301 + i, 301 + ((i + 1) % count)));
    return { cards: law(Object.fromEntries(rules)) };
  };
  expect(workOf(circle(200))).toBeLessThan(4 ** 2 * workOf(circle(50)));
});

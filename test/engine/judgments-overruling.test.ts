/** How a Judgment is overruled, and who judges then (Suber's 212). */
import { describe, expect, it, test } from 'vitest';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  judged,
  notesOf,
  page,
  play,
  type Setting,
  wrongs,
} from './table.ts';

const FOUR = 'a: { name: A }\n  b: { name: B }\n  c: { name: C }\n  d: { name: D }';
const all = 'votes: { for: [a, b, c, d] }';

describe('overruling', () => {
  const proposals = { 301: enact(301, 'a', all) };
  const seat = (judge: string, overruled = '') =>
    `  - { judge: ${judge}, ruling: 'By ${judge}', given: ${day(301, 0)}${overruled && `, overruled: ${overruled}`} }`;
  const bench = (...seats: readonly string[]): Setting => ({
    players: FOUR,
    proposals,
    judgments: {
      one: judged(1, day(301, 0), '', `bench:\n${seats.join('\n')}`),
    },
  });

  it('passes the question back from player to player', () => {
    const setting = bench(
      seat('d', '{ for: [a, b, c] }'),
      seat('c', '{ for: [a, b, d] }'),
      seat('b'),
    );
    expect(wrongs(setting)).toEqual([]);
    expect(play(setting).judgments).toMatchObject([
      { status: 'given', judges: ['b'], ruling: 'By b' },
    ]);
  });

  it('never to the one moving', () => {
    const last = [seat('d', '{ for: [a, b, c] }'), seat('c', '{ for: [a, b, d] }')];
    const setting = bench(...last, seat('b', '{ for: [a, c, d] }'), seat('a'));
    expect(wrongs(setting)).toEqual(['judge/wrong']);
  });

  it('passes to no other than the player before', () => {
    expect(wrongs(bench(seat('d', '{ for: [a, b, c] }'), seat('b')))).toEqual(['judge/wrong']);
  });

  it('leaves the question open while there is no other Judge', () => {
    const setting = bench(seat('d', '{ for: [a, b, c] }'));
    expect(wrongs(setting)).toEqual([]);
    expect(play(setting).judgments).toMatchObject([{ status: 'overruled' }]);
    expect(play(setting).judgments[0]?.ruling).toBeUndefined();
  });

  it.each([
    ['one against', '{ for: [a, b], against: [c] }', ['judge/overruled-how']],
    ['one silent', '{ for: [a, b] }', ['judge/overruled-how']],
    ['one abstaining', '{ for: [a, b], abstain: [c] }', ['judge/overruled-how']],
    ['the Judge among them', '{ for: [a, b, c, d] }', ['vote/ineligible']],
    ['a stranger among them', '{ for: [a, b, c, zoe] }', ['unknown/player']],
    ['a vote twice', '{ for: [a, a, b, c] }', ['vote/twice']],
    ['a proposal', '{ proposal: 301 }', ['judge/overruled-how']],
  ])('takes all the other players: not with %s', (_, votes, codes) => {
    expect(wrongs(bench(seat('d', votes), seat('c')))).toEqual(codes);
  });

  it('depends on the reading of unanimity where one abstains', () => {
    const abstaining = bench(seat('d', '{ for: [a, b], abstain: [c] }'), seat('c'));
    const game = 'readings: { unanimity: { take: none-against } }';
    expect(wrongs({ ...abstaining, game })).toEqual([]);
    const notes = notesOf(play({ ...abstaining, game }), 'contestable').map((note) => note.message);
    expect(notes.join()).toContain('under “all-for” it is illegal: that does not overrule a Judge');
  });

  it('must be on record where another Judge follows', () => {
    expect(wrongs(bench(seat('d'), seat('c')))).toEqual(['judge/overruled-how']);
  });

  it('takes what the rules in force say that it takes', () => {
    const judge =
      '{ judge: { chosen: preceding-player, overruled-by: votes.majority, then: preceding-judge } }';
    const some = bench(seat('d', '{ for: [a, b], against: [c] }'), seat('c'));
    expect(wrongs({ ...some, cards: { 212: card(212, judge) } })).toEqual([]);
    expect(wrongs(some)).toEqual(['judge/overruled-how']);
  });
});

it('counts the ballots that ask something of a proposal in the vote on it alone', () => {
  const cards = {
    207: card(207, '{ ballots: "proposal.number > 300 ? 5 : 1" }'),
    212: card(212, '{ judge: { chosen: preceding-player, overruled-by: votes.majority } }'),
  };
  const bench = `bench: [{ judge: c, ruling: 'Yes', given: ${day(301, 0)}, overruled: { for: [a, b] } }]`;
  const judgments = { one: judged(1, day(301, 0), '', bench) };
  const replayed = play({ cards, proposals: inTurn(''), judgments });
  expect(errorsOf(replayed)).toEqual([]);
  expect(replayed.judgments).toMatchObject([{ status: 'overruled' }]);
});

describe('overruling by proposal', () => {
  const judge = '{ judge: { chosen: appointed, overruled-by: proposal } }';
  const proposals = inTurn('', '', 'votes: { for: [c], against: [a, b] }');
  const overruled = (by: string): Setting => {
    const seat = `bench: [{ judge: c, ruling: 'Yes', given: ${day(303, 1)}, overruled: ${by} }]`;
    const judgments = { one: judged(1, day(301, 0), '', seat) };
    return { cards: { 212: card(212, judge) }, proposals, judgments };
  };

  it.each([
    ['an adopted proposal', '{ proposal: 302 }', []],
    ['a defeated proposal', '{ proposal: 303 }', ['judge/overruled-how']],
    ['a proposal that never was', '{ proposal: 399 }', ['unknown/proposal']],
    ['a vote of the players', '{ for: [a, b] }', ['judge/overruled-how']],
  ])('by %s', (_, by, codes) => {
    expect(wrongs(overruled(by))).toEqual(codes);
  });
});

describe('overruling by a proposal that is decided after that is recorded', () => {
  const cards = { 212: card(212, '{ judge: { chosen: appointed, overruled-by: proposal } }') };
  const bench = `bench: [{ judge: c, ruling: 'Yes', given: ${day(301, 1)}, overruled: { proposal: 302, on: ${day(302, 0)} } }]`;
  const judgments = { one: judged(1, day(301, 0), '', bench) };

  it.each([
    ['adopted', '', []],
    ['defeated', 'votes: { for: [b], against: [a, c] }', ['judge/overruled-how']],
  ])('and is %s', (_, came, codes) => {
    expect(wrongs({ cards, proposals: inTurn('', came), judgments })).toEqual(codes);
  });
});

describe('overruling in time, and of some verdicts alone', () => {
  const law = (more: string) =>
    card(212, `{ judge: { chosen: appointed, overruled-by: votes.majority, ${more} } }`);
  const overruled = (more: string, by: string, ruling = 'Yes'): Setting => {
    const given = `bench: [{ judge: c, ruling: '${ruling}', given: 2026-01-01, overruled: ${by} }]`;
    const judgments = { one: judged(1, '2026-01-01', '', given) };
    return { cards: { 212: law(more) }, judgments };
  };

  it.each([
    ['2026-01-08', []],
    ['2026-01-08T23:59Z', []],
    ['2026-01-09T00:00Z', ['judge/overruled-how']],
  ])('within a week of a day that is known to the day: on %s', (on, codes) => {
    const by = `{ for: [a, b], on: ${on} }`;
    expect(wrongs(overruled('overruled-within: 1 week', by))).toEqual(codes);
    expect(wrongs(overruled('verdicts: ["Yes"]', by))).toEqual([]);
  });

  it('within a time that a formula chooses', () => {
    const within = 'overruled-within: \'players.count > 2 ? "2 days" : "9 days"\'';
    expect(wrongs(overruled(within, '{ for: [a, b], on: 2026-01-03 }'))).toEqual([]);
    expect(wrongs(overruled(within, '{ for: [a, b], on: 2026-01-04 }'))).toEqual([
      'judge/overruled-how',
    ]);
  });

  it('says until when it could be overruled, and leaves the question open', () => {
    const late = play(overruled('overruled-within: 1 week', '{ for: [a, b], on: 2026-02-01 }'));
    expect(errorsOf(late).map(({ message }) => message)).toEqual([
      'The Judge was overruled on 2026-02-01, and for 1 week after the Judgment it could be overruled, until 2026-01-08.',
    ]);
    const intime = play(overruled('overruled-within: 1 week', '{ for: [a, b], on: 2026-01-02 }'));
    expect(intime.openQuestions).toMatchObject([{ judgment: 'one' }]);
  });

  it.each([
    ['Yes', []],
    ['No', ['judge/overruled-how']],
  ])('where only “Yes” may be: “%s”', (ruling, codes) => {
    expect(wrongs(overruled('overrulable: ["Yes"]', '{ for: [a, b] }', ruling))).toEqual(codes);
  });
});

test('a ruling that is lost is no open question: play goes on, and nothing is settled', () => {
  const cards = {
    212: card(212, "{ judge: { chosen: appointed, verdicts: ['TRUE', 'FALSE'] } }"),
  };
  const asked = (more: string) => ({
    1: page(`judgment: 1\nquestion: May they?\nby: b\ninvoked: ${day(301, 0)}\n${more}`),
  });
  const lost = play({ cards, proposals: inTurn('', ''), judgments: asked('ruling: lost') });
  expect(errorsOf(lost)).toEqual([]);
  expect(lost.judgments).toMatchObject([{ status: 'given', ruling: 'lost' }]);
  expect(lost.openQuestions).toEqual([]);
  expect(notesOf(lost, 'attested').map(({ message }) => message)).toContain(
    'Judgment 1 was given, and the ruling is lost: what it decided is not known, and it settles nothing.',
  );
  const open = play({ cards, proposals: inTurn('', ''), judgments: asked('') });
  expect(open.openQuestions).toHaveLength(1);
});

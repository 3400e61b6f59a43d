/** What a Judgment reaches: the turn it belongs to, a part of a proposal, and who goes by it meanwhile. */
import { describe, expect, it, test } from 'vitest';
import { errorsOf, judged, notesOf, outcomes, page, play, type Setting, wrongs } from './table.ts';

const players = 'a: { name: A }\n  b: { name: B }\n  c: { name: C }\n  d: { name: D }';
const ALL = 'votes: { for: [a, b, c, d] }';

/** A proposal of the new year; an empty date is not known. */
function made(
  number: number,
  by: string,
  [proposed, closed]: readonly string[],
  more = '',
): string {
  const dates = `${proposed ? `proposed: ${proposed}\n` : ''}closed: ${closed}`;
  const change = /changes:|act:/.test(more) ? more : `enact: {}\n${more}`;
  const votes = more.includes('votes:') ? '' : ALL;
  const front = [`proposal: ${number}\nby: ${by}`, dates, change, votes].filter(Boolean).join('\n');
  return page(front, more.includes('changes:') ? '' : `Words of ${number}.`);
}

const FIRST = made(301, 'a', ['2026-01-01', '2026-01-02']);
const SECOND = made(302, 'b', ['2026-01-04', '2026-01-07']);
const THIRD = made(303, 'c', ['2026-01-08', '2026-01-09']);

function bench(...seats: readonly string[]): string {
  return judged(1, '2026-01-02', '', `bench:\n${seats.map((each) => `  - ${each}`).join('\n')}`);
}

describe('who begins a turn while a Judgment stands', () => {
  const seats = (overruled: string, given: string) =>
    bench(
      `{ judge: d, ruling: 'Yes', given: 2026-01-03, overruled: { for: [a, b, c]${overruled} } }`,
      ...(given ? [`{ judge: c, ruling: 'No', given: ${given} }`] : []),
    );
  const found = (overruled: string, given: string, more: Setting = {}) => {
    const proposals = { 301: FIRST, 302: SECOND, 303: THIRD };
    const setting = { players, proposals, judgments: { 1: seats(overruled, given) }, ...more };
    return errorsOf(play(setting)).map(({ code, at }) => `${code} ${at.file.split('/').at(-1)}`);
  };

  test.each([
    [
      'before the turn, by a Judge who ruled later',
      ', on: 2026-01-03',
      '2026-01-06',
      '302.md turn',
    ],
    ['after the turn had begun', ', on: 2026-01-05', '2026-01-06', '1.md judge'],
    ['after the turn had begun, with no other Judge', ', on: 2026-01-05', '', '1.md judge'],
    ['a turn later still', ', on: 2026-01-08', '2026-01-09', '1.md judge'],
    ['on the day on which the turn began', ', on: 2026-01-04', '2026-01-04', ''],
  ])('overruled %s', (_, overruled, given, fault) => {
    const [file, subject] = fault.split(' ');
    const codes = { turn: `turn/judgment-pending ${file}`, judge: `judge/overruled-how ${file}` };
    const expected = subject === 'turn' || subject === 'judge' ? [codes[subject]] : [];
    expect(found(overruled, given)).toEqual(expected);
  });

  it('goes by it where the day of the overruling is lost, and the next Judge ruled later', () => {
    expect(found('', '2026-01-06')).toEqual([]);
  });

  it('goes by it where no rule says until when a Judge is overruled', () => {
    const card = page(
      'rule: 212\ntier: mutable\nmechanics: { judge: { chosen: preceding-player, overruled-by: votes.unanimous, then: preceding-judge, binds-next-turn: votes.majority } }',
      'Others may overrule the Judge.',
    );
    expect(found(', on: 2026-01-05', '2026-01-06', { cards: { 212: card } })).toEqual([]);
  });

  it('and the overruling by a later proposal blames nobody who went on before it', () => {
    const card = page(
      'rule: 212\ntier: mutable\nmechanics: { judge: { chosen: preceding-player, overruled-by: proposal, binds-next-turn: votes.majority } }',
      'A proposal may overrule the Judge.',
    );
    const one = bench(
      "{ judge: d, ruling: 'Yes', given: 2026-01-03, overruled: { proposal: 302 } }",
    );
    const proposals = { 301: FIRST, 302: SECOND };
    const setting = { players, cards: { 212: card }, proposals, judgments: { 1: one } };
    expect(wrongs(setting)).toEqual([]);
  });
});

describe('a proposal of which nobody knows the day', () => {
  const found = (judge: string, on: string, first = FIRST) => {
    const proposals = { 301: first, 302: made(302, 'b', ['', '2026-01-07']) };
    return play({ players, proposals, judgments: { 1: judged(1, on, judge) } });
  };

  it('is not held against the Judge of the turn before, nor of its own', () => {
    expect(errorsOf(found('d', '2026-01-03'))).toEqual([]);
    expect(errorsOf(found('a', '2026-01-03'))).toEqual([]);
    expect(notesOf(found('d', '2026-01-03'), 'attested').map(({ at }) => at.file)).toEqual([
      'games/test/judgments/1.md',
    ]);
    expect(notesOf(found('a', '2026-01-03'), 'attested')).toEqual([]);
  });

  it('makes nobody else the Judge', () => {
    expect(errorsOf(found('c', '2026-01-03')).map(({ code }) => code)).toEqual(['judge/wrong']);
  });

  it('matters no more once its vote was closed', () => {
    const codes = errorsOf(found('d', '2026-01-08')).map(({ code }) => code);
    expect(codes).toEqual(['judge/wrong']);
  });

  it('and of the first one too', () => {
    expect(errorsOf(found('d', '2026-01-02', made(301, 'a', ['', '2026-01-03'])))).toEqual([]);
  });
});

describe('what a Judgment does not reach', () => {
  const settling = (settles: string, more: Setting = {}) => {
    const one = judged(1, '2026-01-09', 'b', `settles: [${settles}]`);
    const proposals = { 301: FIRST, 302: SECOND, 303: THIRD };
    return play({ players, proposals, judgments: { 1: one }, ...more });
  };
  const notes = (settles: string, more: Setting = {}) => {
    const replayed = settling(settles, more);
    return notesOf(replayed, 'judge/out-of-reach').map(({ message }) => message);
  };

  it('is named, and stands as it was', () => {
    const [message, ...others] = notes('{ move: 301, is: illegal }');
    expect(message).toContain('Judgment 1 finds Proposal 301 illegal, and that binds nobody');
    expect(others).toEqual([]);
    expect(outcomes(settling('{ move: 301, is: illegal }'))[301]).toBe('adopted');
  });

  it('is not the move of its own turn', () => {
    expect(notes('{ move: 303, is: legal }')).toEqual([]);
  });

  it('is nothing where Judgments reach past moves', () => {
    const cards = {
      212: page(
        'rule: 212\ntier: mutable\nmechanics: { judge: { chosen: preceding-player } }',
        'A Judge judges.',
      ),
    };
    expect(notes('{ move: 301, is: illegal }', { cards })).toEqual([]);
    expect(outcomes(settling('{ move: 301, is: illegal }', { cards }))[301]).toBe('void');
  });

  it('is an event, where a Judge settles moves alone', () => {
    const events = '  - { on: 2026-01-09, id: gift, note: A gift. }';
    const game = 'readings: { judged-events: { take: no } }';
    expect(notes('{ event: gift, is: illegal }', { events })).toEqual([]);
    expect(notes('{ event: gift, is: illegal }', { events, game })).toHaveLength(1);
  });

  it('is an earlier Judgment, which goes on to bind', () => {
    const proposals = { 301: FIRST, 302: SECOND, 303: THIRD };
    const judgments = {
      1: judged(1, '2026-01-02', 'd', 'settles: [{ move: 301, is: illegal }]'),
      2: judged(2, '2026-01-09', 'b', 'settles: [{ judgment: 1, is: illegal }]'),
    };
    const replayed = play({ players, proposals, judgments });
    expect(outcomes(replayed)).toEqual({ 301: 'void', 302: 'adopted', 303: 'adopted' });
    expect(notesOf(replayed, 'judge/out-of-reach').map(({ at }) => at.file)).toEqual([
      'games/test/judgments/2.md',
    ]);
  });

  it('is a reading of later turns, and the note on one says so', () => {
    const abstaining = 'votes: { for: [a, b, c], abstain: [d] }';
    const proposals = {
      301: made(301, 'a', ['2026-01-01', '2026-01-02'], abstaining),
      302: made(302, 'b', ['2026-01-04', '2026-01-07'], abstaining),
    };
    const settles = 'settles: [{ reading: unanimity, take: none-against }]';
    const judgments = { 1: judged(1, '2026-01-02', 'd', settles) };
    const replayed = play({ players, proposals, judgments });
    expect(outcomes(replayed)).toEqual({ 301: 'adopted', 302: 'defeated' });
    const second = notesOf(replayed, 'contestable').filter(({ at }) => at.file.endsWith('302.md'));
    expect(second.map(({ message }) => message).join()).toContain(
      'Judgment 1 took “none-against”, and binds its own turn alone.',
    );
  });
});

describe('a part of a proposal', () => {
  const TEA = '{ enact: {}, text: Tea. }';
  const CAKE = '{ enact: {}, text: Cake. }';
  const setting = (changes: string, settles: string, second = SECOND): Setting => ({
    players,
    proposals: {
      301: made(301, 'a', ['2026-01-01', '2026-01-02'], `changes: [${changes}]`),
      302: second,
    },
    judgments: settles ? { 1: judged(1, '2026-01-02', 'd', `settles: [${settles}]`) } : {},
  });
  const rules = (changes: string, settles: string) => {
    const { lives } = play(setting(changes, settles));
    return [...lives.values()].flatMap(({ changes: [first] }) =>
      first?.rule && first.version === 1 ? [first.rule.text] : [],
    );
  };

  test.each<[string, string, readonly string[]]>([
    ['the first is illegal', '{ move: 301, part: 1, is: illegal }', ['Cake.']],
    ['the second is illegal', '{ move: 301, part: 2, is: illegal }', ['Tea.']],
    ['the second is both', '{ move: 301, part: 2, is: undetermined }', ['Tea.']],
    [
      'a proposal makes one change, and the second is illegal',
      '{ reading: compound-proposal, take: no }, { move: 301, part: 2, is: illegal }',
      ['Tea.'],
    ],
    [
      'the first is illegal after all, and then legal',
      '{ move: 301, part: 1, is: illegal }, { move: 301, part: 1, is: legal }, { move: 301, part: 2, is: illegal }',
      ['Tea.'],
    ],
  ])('%s', (_, settles, texts) => {
    expect(rules(`${TEA}, ${CAKE}`, settles)).toEqual(texts);
    expect(wrongs(setting(`${TEA}, ${CAKE}`, settles))).toEqual([]);
  });

  it('that no rule admits takes no other with it', () => {
    const changes = `${TEA}, { repeal: 101 }`;
    expect(wrongs(setting(changes, ''))).toEqual(['proposal/not-permitted']);
    const illegal = '{ move: 301, part: 2, is: illegal }';
    expect(wrongs(setting(changes, illegal))).toEqual([]);
    expect(rules(changes, illegal)).toEqual(['Tea.']);
  });

  it('is made although no rule admits it, where a Judge finds it legal', () => {
    const replayed = play(setting(`${TEA}, { repeal: 101 }`, '{ move: 301, part: 2, is: legal }'));
    expect(errorsOf(replayed)).toEqual([]);
    expect(replayed.lives.get('101')?.changes.at(-1)?.kind).toBe('repeal');
    expect(notesOf(replayed, 'by-judgment').map(({ message }) => message)).toEqual([
      'Judgment 1 lets Change 2 of Proposal 301 stand. Without it: Rule 101 is immutable, and immutable rules may not be repealed.',
    ]);
  });

  it('does not make the other part legal', () => {
    const changes = '{ repeal: 102 }, { repeal: 101 }';
    const found = errorsOf(play(setting(changes, '{ move: 301, part: 2, is: legal }')));
    expect(found.map(({ message }) => message)).toEqual([
      'Rule 102 is immutable, and immutable rules may not be repealed.',
    ]);
  });

  it.each([
    [
      'both are illegal',
      '{ move: 301, part: 1, is: illegal }, { move: 301, part: 2, is: illegal }',
    ],
    ['a proposal makes one change', '{ reading: compound-proposal, take: no }'],
  ])('leaves nothing of a proposal of which %s, and play goes on', (_, settles) => {
    const replayed = play(setting(`${TEA}, ${CAKE}`, settles));
    expect(errorsOf(replayed)).toEqual([]);
    expect(outcomes(replayed)).toEqual({ 301: 'void', 302: 'adopted' });
    const unjudged = replayed.proposals[0]?.judged?.unjudged;
    expect(unjudged).toBe('adopted');
  });

  it('must be there', () => {
    const third = setting(`${TEA}, ${CAKE}`, '{ move: 301, part: 3, is: illegal }');
    const [found] = errorsOf(play(third));
    expect(found?.message).toBe('Proposal 301 has no Change 3.');
  });

  it('and “no” in one turn touches no proposal of another', () => {
    const second = made(303, 'b', ['2026-01-04', '2026-01-07'], `changes: [${TEA}, ${CAKE}]`);
    const first = setting(`${TEA}, ${CAKE}`, '', second);
    const judgments = {
      1: judged(1, '2026-01-07', 'a', 'settles: [{ reading: compound-proposal, take: no }]'),
    };
    const replayed = play({
      ...first,
      proposals: { 301: first.proposals?.[301] ?? '', 303: second },
      judgments,
    });
    expect(errorsOf(replayed)).toEqual([]);
    expect(outcomes(replayed)).toEqual({ 301: 'adopted', 303: 'void' });
  });

  it('is the whole of a proposal with one change', () => {
    const one = {
      1: judged(1, '2026-01-02', 'd', 'settles: [{ move: 301, part: 1, is: illegal }]'),
    };
    const proposals = { 301: FIRST };
    expect(outcomes(play({ players, proposals, judgments: one }))).toEqual({ 301: 'void' });
  });
});

/** Judges who must answer and deliver in time, and the verdicts that they may give. */
import { describe, expect, it } from 'vitest';
import { card, errorsOf, judged, notesOf, play, type Setting, scores, wrongs } from './table.ts';

const TIMES = 'accept-within: 3 days, deliver-within: 1 week';
const WITHOUT_PRICE = { 212: card(212, `{ judge: { chosen: appointed, ${TIMES} } }`) };
const PRICES = `awards: [{ on: late, to: judge, points: -10 }, { on: refused, to: judge, points: -5, if: judge.late }, { on: refused, to: judge, points: -1, if: "!judge.late" }, { on: judged, to: judge, points: 3 }, { on: overruled, to: judge, points: -20 }]`;
const WITH_PRICE = { 212: card(212, `{ judge: { chosen: appointed, ${TIMES} }, ${PRICES} }`) };

/** Judgment 1, invoked on the first of January, with these Judges. */
function bench(seats: string, invoked = '2026-01-01'): Setting {
  return {
    cards: WITHOUT_PRICE,
    judgments: { one: judged(1, invoked, '', `bench: [${seats}]`) },
  };
}

const seat = (accepted: string, given: string) =>
  `{ judge: b, accepted: ${accepted}, ruling: 'Yes', given: ${given} }`;

describe('the time to accept', () => {
  it.each([
    ['on the day', '2026-01-01', []],
    ['three days later', '2026-01-04', []],
    ['four days later', '2026-01-05', ['judge/late']],
  ])('%s', (_, accepted, codes) => {
    expect(wrongs(bench(seat(accepted, accepted)))).toEqual(codes);
  });

  it.each([
    ['to the minute', '2026-01-04T10:00Z', []],
    ['and a minute', '2026-01-04T10:01Z', ['judge/late']],
    ['known to the day alone', '2026-01-04', []],
  ])('is counted from the minute where the record gives one: %s', (_, accepted, codes) => {
    expect(wrongs(bench(seat(accepted, '2026-01-05'), '2026-01-01T10:00Z'))).toEqual(codes);
  });

  it('begins again for the next Judge', () => {
    const next = (accepted: string) =>
      bench(
        `{ judge: c, refused: 2026-01-03 }, { judge: b, accepted: ${accepted}, ruling: 'Yes', given: ${accepted} }`,
      );
    expect(wrongs(next('2026-01-06'))).toEqual([]);
    expect(wrongs(next('2026-01-07'))).toEqual(['judge/late']);
  });
});

describe('the time to deliver', () => {
  it.each([
    ['a week later', '2026-01-09', []],
    ['a week and a day later', '2026-01-10', ['judge/late']],
  ])('is counted from acceptance: %s', (_, given, codes) => {
    const [error] = errorsOf(play(bench(seat('2026-01-02', given))));
    expect(error ? [error.code] : []).toEqual(codes);
    if (error) expect(error).toMatchObject({ at: { path: ['bench', 0, 'given'] } });
  });

  it.each([
    ['ten days later', '2026-01-11', []],
    ['eleven days later', '2026-01-12', ['judge/late']],
  ])('comes after the time to accept where no acceptance is recorded: %s', (_, given, codes) => {
    expect(wrongs(bench(`{ judge: b, ruling: 'Yes', given: ${given} }`))).toEqual(codes);
  });

  it.each([
    ['1 week', '2026-01-09'],
    ['5 hours', '2026-01-03T04:59Z'],
  ])('ends with a day, or is told to the minute: %s', (time, until) => {
    const cards = { 212: card(212, `{ judge: { chosen: appointed, deliver-within: ${time} } }`) };
    const [error] = errorsOf(play({ ...bench(seat('2026-01-02', '2026-01-20')), cards }));
    expect(error?.message).toContain(`, until ${until}, `);
  });

  it('is no matter where no rule sets one', () => {
    const cards = { 212: card(212, '{ judge: { chosen: appointed } }') };
    expect(wrongs({ ...bench(seat('2026-01-05', '2027-01-05')), cards })).toEqual([]);
  });
});

describe('a pause', () => {
  const paused = (given: string, events: string) =>
    wrongs({ ...bench(seat('2026-01-02', given)), events });
  const forFiveDays = '  - { on: 2026-01-04, pause: { until: 2026-01-08 } }';

  it('stops the time that it falls into, and no longer than it lasts', () => {
    expect(paused('2026-01-14', forFiveDays)).toEqual([]);
    expect(paused('2026-01-15', forFiveDays)).toEqual(['judge/late']);
  });

  it('ends when play is resumed', () => {
    const resumed = '  - { on: 2026-01-04, pause: {} }\n  - { on: 2026-01-06, resume: {} }';
    expect(paused('2026-01-11', resumed)).toEqual([]);
    expect(paused('2026-01-12', resumed)).toEqual(['judge/late']);
  });

  it('is from one known date to the next where it has none of its own', () => {
    const about = (on: string) => `  - { on: ${on}, note: Something. }`;
    const undated = [
      about('2026-01-04'),
      '  - { pause: {} }',
      about('2026-01-06'),
      '  - { resume: {} }',
    ];
    expect(paused('2026-01-11', undated.join('\n'))).toEqual([]);
    expect(paused('2026-01-12', undated.join('\n'))).toEqual(['judge/late']);
  });

  it('adds to another', () => {
    const twice = `${forFiveDays}\n  - { on: 2026-01-12, pause: { until: 2026-01-12 } }`;
    expect(paused('2026-01-15', twice)).toEqual([]);
    expect(paused('2026-01-16', twice)).toEqual(['judge/late']);
  });

  it('is nothing to a time that was over before', () => {
    const after = '  - { on: 2026-01-10, pause: { until: 2026-01-20 } }';
    expect(paused('2026-01-21', after)).toEqual(['judge/late']);
  });
});

describe('where the rules put a price on it', () => {
  const priced = (seats: string) => {
    const setting = { ...bench(seats), cards: WITH_PRICE };
    expect(wrongs(setting)).toEqual([]);
    return scores(play(setting));
  };

  it('a late Judgment stands, and is charged', () => {
    expect(priced(seat('2026-01-02', '2026-01-10'))).toEqual({ a: 0, b: 3 - 10, c: 0 });
    expect(priced(seat('2026-01-02', '2026-01-09'))).toEqual({ a: 0, b: 3, c: 0 });
  });

  it('refusing costs less than not answering', () => {
    const next = seat('2026-01-09', '2026-01-09');
    expect(priced(`{ judge: c, refused: 2026-01-02 }, ${next}`)).toEqual({ a: 0, b: 3, c: -1 });
    expect(priced(`{ judge: c }, ${next}`)).toEqual({ a: 0, b: 3, c: -5 });
    expect(priced(`{ judge: c, refused: 2026-01-06 }, ${next}`)).toEqual({ a: 0, b: 3, c: -5 });
  });

  it('refusing costs nothing yet while nobody has judged, which is noted', () => {
    const setting = { ...bench('{ judge: c, refused: 2026-01-02 }'), cards: WITH_PRICE };
    const replayed = play(setting);
    expect(scores(replayed)).toEqual({ a: 0, b: 0, c: 0 });
    const path = ['bench', 0, 'refused'];
    expect(notesOf(replayed, 'judge/refusal-pending')).toMatchObject([{ at: { path } }]);
  });

  it('an overruled Judge has judged, and is charged', () => {
    const overruled = `{ judge: c, accepted: 2026-01-01, ruling: 'No', given: 2026-01-01, overruled: { for: [a, b] } }`;
    expect(priced(`${overruled}, ${seat('2026-01-02', '2026-01-02')}`)).toEqual({
      a: 0,
      b: 3,
      c: 3 - 20,
    });
  });
});

describe('verdicts', () => {
  const verdicts = {
    212: card(212, `{ judge: { chosen: appointed, verdicts: ['true', 'false'] } }`),
  };
  const ruled = (ruling: string): Setting => ({
    cards: verdicts,
    judgments: {
      one: judged(1, '2026-01-01', '', `judge: b\nruling: '${ruling}'\ngiven: 2026-01-01`),
    },
  });

  it('are those that the rule lists, and no other', () => {
    expect(wrongs(ruled('true'))).toEqual([]);
    expect(wrongs(ruled('false'))).toEqual([]);
    expect(wrongs(ruled('True'))).toEqual(['judge/verdict']);
    expect(wrongs(ruled('undecided'))).toEqual(['judge/verdict']);
  });

  it('are told where one is not among them', () => {
    const [error] = errorsOf(play(ruled('undecided')));
    expect(error).toMatchObject({ at: { path: ['ruling'] }, rule: { number: 212, version: 0 } });
    expect(error?.help).toContain('“true” or “false”');
  });

  it('are free where no rule lists any', () => {
    expect(wrongs({ ...ruled('In my humble opinion, perhaps'), cards: {} })).toEqual([
      'judge/wrong',
    ]);
    const one = judged(1, '2026-01-01', 'c', 'by: b');
    expect(wrongs({ judgments: { one } })).toEqual([]);
  });
});

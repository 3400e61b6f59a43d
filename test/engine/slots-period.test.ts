/** Votes that last for a time: when they may close, what silence is, and pauses that stop the clock. */
import { describe, expect, it } from 'vitest';
import { card, enact, errorsOf, outcomes, page, play, type Setting, wrongs } from './table.ts';

/** All must vote until the period is over, and the larger number carries. */
const CARDS = {
  105: card(105, '{ electorate: true, participation: required }', 'immutable'),
  203: card(203, '{ adoption: votes.for > votes.against }'),
  205: card(205, '{ voting-period: 3 days }'),
};

/** A vote on Proposal 301, opened on 1 January. */
function vote(more: string, setting: Setting = {}): Setting {
  const front = `proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}\n${more}`;
  return { cards: CARDS, ...setting, proposals: { 301: page(front, 'Words.') } };
}

const SILENT = 'votes: { for: [a, b] }';
const ALL = 'votes: { for: [a, b, c] }';

describe('a voting period', () => {
  it.each([
    ['is over', `${SILENT}\nclosed: 2026-01-04`, []],
    ['is long over', `${SILENT}\nclosed: 2026-02-01`, []],
    ['is not over', `${SILENT}\nclosed: 2026-01-03`, ['vote/missing']],
    ['is not over, and nobody is missing', `${ALL}\nclosed: 2026-01-02`, []],
    ['is over within a month known no closer', `${SILENT}\nclosed: 2026-01`, []],
  ])('lets a vote close with somebody silent when it %s', (_, more, codes) => {
    expect(wrongs(vote(more))).toEqual(codes);
  });

  it('is counted to the minute where the record is', () => {
    const cards = { ...CARDS, 205: card(205, '{ voting-period: 36 hours }') };
    const front = 'proposal: 301\nby: a\nproposed: 2026-01-01T10:00Z\nenact: {}';
    const closing = (closed: string): Setting => ({
      cards,
      proposals: { 301: page(`${front}\n${SILENT}\nclosed: ${closed}`, 'Words.') },
    });
    expect(wrongs(closing('2026-01-02T22:00Z'))).toEqual([]);
    expect(wrongs(closing('2026-01-02T21:59Z'))).toEqual(['vote/missing']);
    const voted = `votes: { for: [a, b, c], cast: { c: 2026-01-02T23:00Z } }`;
    const late = page(`${front}\n${voted}\nclosed: 2026-01-03`, 'Words.');
    const [found] = errorsOf(play({ cards, proposals: { 301: late } }));
    expect(found?.message).toContain('36 hours ended on 2026-01-02T22:00Z.');
  });

  it('is not held to be over, or not over, where the record leaves that open', () => {
    const coarse = (more: string): Setting => {
      const made = vote(more);
      const text = made.proposals?.[301]?.replace('proposed: 2026-01-01', 'proposed: 2026-01');
      return { ...made, proposals: { 301: text ?? '' } };
    };
    expect(wrongs(coarse(`${SILENT}\nclosed: 2026-01-20`))).toEqual([]);
    const cast = (day: string) =>
      `votes: { for: [a, b, c], cast: { c: ${day} } }\nclosed: 2026-02-09`;
    expect(wrongs(coarse(cast('2026-02-03')))).toEqual([]);
    expect(wrongs(coarse(cast('2026-02-04')))).toEqual(['vote/late']);
  });

  it('makes silence an abstention when it is over, and no vote against', () => {
    const closed = 'votes: { for: [a], against: [b] }\nclosed: 2026-01-05';
    const quorate = (quorum: string) => ({
      cards: { ...CARDS, 206: card(206, `{ quorum: ${quorum} }`) },
    });
    const outcome = (quorum: string, more: string) =>
      outcomes(play(vote(more, quorate(quorum))))[301];
    expect(outcome('votes.abstain == 1', `${SILENT}\nclosed: 2026-01-05`)).toBe('adopted');
    expect(outcome('votes.abstain == 0', `${SILENT}\nclosed: 2026-01-05`)).toBe('defeated');
    expect(outcome('votes.abstain == 1', closed)).toBe('defeated');
  });

  it('bars a vote that was cast after it', () => {
    const cast = (day: string) =>
      `votes: { for: [a, b, c], cast: { c: ${day} } }\nclosed: 2026-01-09`;
    expect(wrongs(vote(cast('2026-01-04')))).toEqual([]);
    expect(wrongs(vote(cast('2026-01-05')))).toEqual(['vote/late']);
    const beside = 'votes: { for: [a, b, c] }\ncast: { c: 2026-01-05 }\nclosed: 2026-01-09';
    const [late] = errorsOf(play(vote(beside)));
    expect([late?.code, late?.at]).toMatchObject(['vote/late', { path: ['cast', 'c'] }]);
  });

  it('is for no one where no rule sets one', () => {
    const cards = { ...CARDS, 205: card(205, '') };
    expect(wrongs(vote(`${SILENT}\nclosed: 2026-02-01`, { cards }))).toEqual(['vote/missing']);
  });

  it('holds for a vote that was open when the rule came', () => {
    const setting: Setting = {
      cards: {
        ...CARDS,
        205: card(205, ''),
        201: card(201, '{ turns: none, quantities: { points: { starts: 0 } } }'),
      },
      proposals: {
        301: page(
          `proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}\n${SILENT}\nclosed: 2026-01-06`,
          'W.',
        ),
        302: page(
          `proposal: 302\nby: b\nproposed: 2026-01-02\nenact: { mechanics: { voting-period: 3 days } }\n${ALL}\nclosed: 2026-01-02`,
          'W.',
        ),
      },
    };
    expect(wrongs(setting)).toEqual([]);
    const late = setting.proposals?.[302]?.replace('closed: 2026-01-02', 'closed: 2026-01-07');
    const proposals = { ...setting.proposals, 302: late ?? '' };
    expect(wrongs({ ...setting, proposals })).toEqual(['vote/missing']);
  });
});

describe('a pause', () => {
  const paused = (events: string, closed: string): Setting =>
    vote(`${SILENT}\nclosed: ${closed}`, { events });

  it.each([
    ['2026-01-09', ['vote/missing']],
    ['2026-01-10', []],
  ])('stops the clock of a vote: closing on %s', (closed, codes) => {
    // Two days of the three, six days of pause, and the third day.
    const events = '  - { on: 2026-01-03, pause: { until: 2026-01-08 } }';
    expect(wrongs(paused(events, closed))).toEqual(codes);
  });

  it.each([
    ['2026-01-06', ['vote/missing']],
    ['2026-01-07', []],
  ])('ends when play is resumed, however long it was to last: closing on %s', (closed, codes) => {
    const events =
      '  - { on: 2026-01-03, pause: { until: 2026-01-31 } }\n  - { on: 2026-01-06, resume: {} }';
    expect(wrongs(paused(events, closed))).toEqual(codes);
  });

  it('that ends in the minute in which play is resumed lasted up to that minute', () => {
    const cards = { ...CARDS, 205: card(205, '{ voting-period: 3 hours }') };
    const events =
      '  - { on: 2026-01-01T10:00Z, pause: { until: 2026-01-01T11:00Z } }\n  - { on: 2026-01-01T11:00Z, resume: {} }';
    const closing = (closed: string): Setting => {
      const front = `proposal: 301\nby: a\nproposed: 2026-01-01T09:00Z\nenact: {}\n${SILENT}`;
      return { cards, events, proposals: { 301: page(`${front}\nclosed: ${closed}`, 'Words.') } };
    };
    expect(wrongs(closing('2026-01-01T12:59Z'))).toEqual(['vote/missing']);
    expect(wrongs(closing('2026-01-01T13:00Z'))).toEqual([]);
  });

  it('without an end stops the clock until play is resumed', () => {
    const pause = '  - { on: 2026-01-02, pause: {} }';
    expect(wrongs(paused(pause, '2026-03-01'))).toEqual(['vote/missing']);
    const resumed = `${pause}\n  - { on: 2026-02-20, resume: {} }`;
    expect(wrongs(paused(resumed, '2026-03-01'))).toEqual([]);
  });

  it('that was over before the vote began is nothing to it', () => {
    const events = '  - { on: 2025-12-01, pause: { until: 2025-12-31 } }';
    expect(wrongs(paused(events, '2026-01-04'))).toEqual([]);
  });

  it('that had begun before the vote counts from its beginning only', () => {
    const events = '  - { on: 2025-12-01, pause: { until: 2026-01-02 } }';
    expect(wrongs(paused(events, '2026-01-05'))).toEqual(['vote/missing']);
    expect(wrongs(paused(events, '2026-01-06'))).toEqual([]);
  });

  it('that is told twice stops the clock once', () => {
    const once = '  - { on: 2026-01-02, pause: { until: 2026-01-10 } }';
    const again = `${once}\n  - { on: 2026-01-05, pause: { until: 2026-01-10 } }`;
    expect(wrongs(paused(again, '2026-01-12'))).toEqual(['vote/missing']);
    expect(wrongs(paused(again, '2026-01-13'))).toEqual([]);
  });

  it('that comes when the time is up already revives nothing', () => {
    const events = '  - { on: 2026-01-08, pause: { until: 2026-02-01 } }';
    const late = 'votes: { for: [a, b, c], cast: { c: 2026-01-09 } }\nclosed: 2026-01-09';
    expect(wrongs(vote(late, { events }))).toEqual(['vote/late']);
  });

  it('stops the time that a Judge has', () => {
    const cards = {
      ...CARDS,
      212: card(212, '{ judge: { chosen: appointed, deliver-within: 2 days } }'),
    };
    const judged = (given: string, events?: string): Setting => ({
      cards,
      proposals: { 301: enact(301, 'a') },
      judgments: {
        1: page(
          `judgment: 1\nquestion: Q?\nby: a\ninvoked: 2026-01-03\njudge: b\nruling: "No"\ngiven: ${given}`,
          'Why.',
        ),
      },
      ...(events && { events }),
    });
    expect(wrongs(judged('2026-01-05'))).toEqual([]);
    expect(wrongs(judged('2026-01-06'))).toEqual(['judge/late']);
    const pause = '  - { on: 2026-01-04, pause: { until: 2026-01-04 } }';
    expect(wrongs(judged('2026-01-06', pause))).toEqual([]);
  });
});

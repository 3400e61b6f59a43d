/** When a move that is recorded now takes place: a day alone puts it before the Judgments of that day. */
import { expect, test } from 'vitest';
import { momentOfMove } from '../../src/record-edits/moment-of-move.ts';
import { parseMoment } from '../../src/values/moment.ts';
import { page, play } from '../engine/table.ts';

const NOON = Date.UTC(2026, 2, 2, 12, 0, 30);

const asked = (invoked: string) => ({
  judgments: {
    1: page(`judgment: 1\ninvoked: ${invoked}\nby: a\nquestion: Is tea a rule?\njudge: b`),
  },
});
const momentAfter = (records: Parameters<typeof play>[0]) =>
  momentOfMove(play(records).game, NOON).text;

test.each([
  ['2026-03-02', '2026-03-02', '2026-03-02T12:00Z'],
  ['2026-03-02', '2026-03-02T15:00Z', '2026-03-02T15:01Z'],
  ['2026-03-01', '2026-03-01T15:00Z', '2026-03-01T15:01Z'],
  ['2026-03-01', '2026-03-01', '2026-03-01'],
  ['2026-03-01', '2026-03-02T09:00Z', '2026-03-01'],
  ['2026-03-02T08:00Z', '2026-03-02T09:00Z', '2026-03-02T08:00Z'],
])('%s was named, and a Judgment is of %s', (named, invoked, expected) => {
  const { game } = play(asked(invoked));
  expect(momentOfMove(game, NOON, parseMoment(named)).text).toBe(expected);
});

test.each([
  ['nothing', {}, '2026-03-02'],
  ['an event of that day', { events: '  - { on: 2026-03-02, leave: c }' }, '2026-03-02T12:00Z'],
  ['a Judgment of the day before', asked('2026-03-01'), '2026-03-02'],
  ['a Judgment of that day', asked('2026-03-02'), '2026-03-02T12:00Z'],
  ['one of an earlier hour', asked('2026-03-02T09:00Z'), '2026-03-02T12:00Z'],
  ['one of a later hour', asked('2026-03-02T15:00Z'), '2026-03-02T15:01Z'],
])('after %s', (_, records, expected) => {
  expect(momentAfter(records)).toBe(expected);
});

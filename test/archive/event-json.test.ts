import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { eventJson } from '../../src/records/kinds/event.ts';
import type { EventBody } from '../../src/records/types.ts';
import { toPlayerId } from '../../src/values/ids.ts';
import { parseMoment } from '../../src/values/moment.ts';

const a = toPlayerId('a');
const b = toPlayerId('b');
const held = (quantity: string, n: string) =>
  new Map([[a, new Map([[quantity, new Fraction(n)]])]]);
const until = parseMoment('2010-01-19');

const FACTS: readonly (readonly [EventBody, unknown])[] = [
  [
    {
      kind: 'join',
      player: { id: a, name: 'Ada Ash', surname: 'Ash', robot: false },
      seat: 2,
      roles: ['speaker'],
    },
    { id: 'a', name: 'Ada Ash', surname: 'Ash', robot: false, seat: 2, roles: ['speaker'] },
  ],
  [{ kind: 'leave', player: a }, 'a'],
  [{ kind: 'forfeit', player: a }, 'a'],
  [
    { kind: 'roll', by: a, die: 5 },
    { by: 'a', die: 5, for: null },
  ],
  [{ kind: 'points', amounts: held('points', '-1') }, { a: -1 }],
  [{ kind: 'change', amounts: held('gold', '1/3') }, { a: { gold: '1/3' } }],
  [{ kind: 'set', amounts: held('gold', '2') }, { a: { gold: 2 } }],
  [{ kind: 'appoint', offices: new Map([['speaker', []]]) }, { speaker: [] }],
  [
    { kind: 'consent', players: [a, b], to: 'continue' },
    { players: ['a', 'b'], to: 'continue', during: null },
  ],
  [{ kind: 'debate', proposal: 305 }, { proposal: 305 }],
  [{ kind: 'pause', ...(until && { until }) }, { until: '2010-01-19' }],
  [{ kind: 'resume' }, true],
  [{ kind: 'scores', scores: held('points', '18') }, { a: 18 }],
  [{ kind: 'scores', scores: held('gold', '1/3') }, { a: { gold: '1/3' } }],
  [{ kind: 'rename', names: new Map([[a, 'Anna']]) }, { a: 'Anna' }],
  [
    { kind: 'round', why: 'All agreed.', reset: ['points'] },
    { why: 'All agreed.', reset: ['points'] },
  ],
  [
    { kind: 'winner', player: a },
    { player: 'a', by: null },
  ],
  [{ kind: 'end', why: 'Enough.' }, 'Enough.'],
  [{ kind: 'note', text: 'Well.' }, 'Well.'],
  [
    {
      kind: 'fiat',
      by: 'Magic Elf',
      change: { path: [], kind: 'amend', target: { rule: 0 }, words: { text: 'New.' } },
    },
    { by: 'Magic Elf', cause: null, kind: 'amend', rule: 0, text: 'New.' },
  ],
  [
    {
      kind: 'fiat',
      by: 'Magic Elf',
      cause: 'decree',
      number: 7,
      change: { path: [], kind: 'enact', text: 'New.' },
    },
    { by: 'Magic Elf', cause: 'decree', kind: 'enact', number: 7, text: 'New.' },
  ],
];

describe('eventJson', () => {
  it.each(FACTS)('$kind', (fact, json) => {
    const event = { file: 'games/g/events/1.md', name: '1', path: ['events', 0], fact };
    expect(eventJson({ ...event, rule: 301, why: 'So.' })).toEqual({
      kind: fact.kind,
      [fact.kind]: json,
      rule: 301,
      why: 'So.',
    });
    expect(eventJson(event)).toMatchObject({ rule: null, why: null });
  });
});

/** What breaks a rule stands where nobody objected, and is never passed over in silence. */
import { describe, expect, it } from 'vitest';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { ANYBODY } from './judge-reaches/beginnings.ts';
import { GAMES } from './judge-reaches/games.ts';
import {
  day,
  errorsOf,
  inTurn,
  judged,
  notesOf,
  play,
  type Setting,
  scores,
  sourcesOf,
  UNGRANTED,
} from './table.ts';

const STANDS = "stands: { why: 'Nobody minded.' }";
const game = 'unobjected: stands';

const told = (setting: Setting) => {
  const replayed = play(setting);
  return {
    replayed,
    errors: errorsOf(replayed).map(({ code }) => code),
    notes: notesOf(replayed, 'unobjected').map(({ message }) => message),
  };
};

describe('a proposal', () => {
  const short = (more: string) => inTurn(`votes: { for: [a, b] }\n${more}`, '');

  it('stands with its votes, and the finding is kept as a note with its rule', () => {
    const { replayed, errors, notes } = told({ game, proposals: short(STANDS) });
    expect(errors).toEqual([]);
    expect(replayed.proposals.map(({ outcome }) => outcome)).toEqual(['defeated', 'adopted']);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain('Proposal 301 stands. Nobody objected: Nobody minded.');
    expect(notes[0]).toContain('By the rules: C (c) did not vote on Proposal 301');
    expect(notesOf(replayed, 'unobjected')[0]?.rule?.number).toBe(105);
  });

  it('does not where it says nothing of it', () => {
    expect(told({ game, proposals: short('') }).errors).toEqual(['vote/missing']);
  });

  it('has the outcome and the awards that the record states, beside the computed ones', () => {
    const recorded = `votes: { for: [a, b], against: [c] }\noutcome: adopted\nawards: { a: 9 }\n${STANDS}`;
    const { replayed, errors } = told({ game, proposals: inTurn(recorded) });
    expect(errors).toEqual([]);
    expect(replayed.proposals[0]?.outcome).toBe('adopted');
    expect(scores(replayed)).toEqual({ a: 9, b: 0, c: 0 });
    const figures = notesOf(replayed, 'unobjected').flatMap(({ mismatch }) => mismatch ?? []);
    expect(figures).toContainEqual(
      expect.objectContaining({ recorded: 'adopted', computed: 'defeated' }),
    );
    expect(figures).toContainEqual(expect.objectContaining({ recorded: '9', computed: '7' }));
  });

  it('is struck all the same where a Judge finds it illegal', () => {
    const judgments = { 1: judged(1, day(301, 0), 'c', 'settles: [{ move: 301, is: illegal }]') };
    const { replayed, errors } = told({ game, proposals: short(STANDS), judgments });
    expect(errors).toEqual([]);
    expect(replayed.proposals[0]?.outcome).toBe('void');
  });
});

it('an event stands', () => {
  const events = `  - { on: 2026-01-01, points: { a: 5 }, ${STANDS} }`;
  const setting = { game, events, proposals: inTurn(''), cards: UNGRANTED };
  const { replayed, errors, notes } = told(setting);
  expect(errors).toEqual([]);
  expect(scores(replayed).a).toBe(15);
  expect(notes).toHaveLength(1);
});

it('a Judgment stands, and what it settles binds', () => {
  const judgments = {
    1: judged(1, day(301, 0), 'b', `settles: [{ move: 301, is: illegal }]\n${STANDS}`),
  };
  const { replayed, errors, notes } = told({ game, proposals: inTurn(''), judgments });
  expect(errors).toEqual([]);
  expect(replayed.proposals[0]?.outcome).toBe('void');
  expect(notes.join()).toContain('Judgment 1 stands');
});

it('a record that breaks no rule is said to need no such word', () => {
  const { replayed, errors, notes } = told({ game, proposals: inTurn(STANDS) });
  expect(errors).toEqual([]);
  expect(notes).toEqual([]);
  expect(notesOf(replayed, 'stands/needless').map(({ message }) => message)).toEqual([
    'Nothing is found wrong with Proposal 301: it stands by the rules, and `stands` changes nothing.',
  ]);
});

/** Whatever the check finds in a proposal or in an event may have been played on from. */
const cases = Object.entries(GAMES).flatMap(([code, wrongs = []]) =>
  wrongs.map(({ what, setting, named }) => ({ code, what, setting, named })),
);

const isRecorded = ({ named, what, setting }: (typeof cases)[number]) =>
  !named.startsWith('judgment') &&
  what !== 'two cards of the Initial Set conflict' &&
  !DECIDED.test(setting.events ?? '');

/** Of who wins, and of how rules change, that nobody objected decides nothing. */
const DECIDED = /id: it,.*(winner|fiat):/;

it.each([
  ['winner: b', 'who wins'],
  ['fiat: { by: b, repeal: 208 }', 'how rules change'],
])('%s does not stand where nobody objected', (fact, what) => {
  const { findings } = parseRecords(
    sourcesOf({ game, events: `  - { on: 2026-01-01, ${fact}, ${STANDS} }` }),
    READINGS,
  );
  expect(findings.map(({ message }) => message)).toEqual([
    `That nobody objected does not decide ${what}: that takes a rule or a Judgment.`,
  ]);
});

it.each(cases.filter(isRecorded))(
  '$code stands where nobody objected: $what',
  ({ code, setting, named }) => {
    const cards = { 212: ANYBODY, ...setting.cards };
    const custom = [setting.game, game].filter(Boolean).join('\n');
    const number = named.replace('move: ', '');
    const proposals = Object.fromEntries(
      Object.entries(setting.proposals ?? {}).map(([name, text]) => [
        name,
        name === number ? text.replace('\n---\n', `\n${STANDS}\n---\n`) : text,
      ]),
    );
    const events = setting.events?.replace('id: it,', `id: it, ${STANDS},`);
    const replayed = play({
      ...setting,
      cards,
      game: custom,
      proposals,
      ...(events !== undefined && { events }),
    });
    expect(errorsOf(replayed).map(({ message }) => message)).toEqual([]);
    const without = errorsOf(play({ ...setting, cards })).filter((each) => each.code === code);
    const messages = notesOf(replayed, 'unobjected').map(({ message }) => message);
    for (const { message } of without) expect(messages.join('\n')).toContain(message);
  },
);

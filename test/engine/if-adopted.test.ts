/** A void part of a proposal, or a refusal at its close, is told once while the vote is open. */
import { expect, test } from 'vitest';
import {
  card,
  enact,
  errorsOf,
  newRule as made,
  notesOf,
  page,
  play,
  type Setting,
} from './table.ts';

const VOID = made('{ participation: optional }');
const MESSAGE =
  'The part of Rule 301 on “participation” is void: it conflicts with Rule 105, which prevails under Rule 110.';

const open = page(
  `proposal: 301\nby: a\nproposed: 2026-01-01\n${VOID}`,
  'Whoever is silent abstains.',
);

test('of an open proposal, before its vote is complete', () => {
  const replayed = play({ proposals: { 301: open } });
  expect(notesOf(replayed, 'law/void').map(({ message }) => message)).toEqual([
    `If Proposal 301 is adopted: ${MESSAGE}`,
  ]);
  expect(replayed.versions).toHaveLength(1);
  expect(replayed.proposals.map(({ outcome }) => outcome)).toEqual(['open']);
});

test('of one that was adopted, only what is void; of one that was defeated, nothing', () => {
  const voted = (votes: string) => {
    const proposals = { 301: enact(301, 'a', `${VOID}\nvotes: ${votes}`) };
    return notesOf(play({ proposals }), 'law/void').map(({ message }) => message);
  };
  expect(voted('{ for: [a, b, c] }')).toEqual([MESSAGE]);
  expect(voted('{ for: [a], against: [b, c] }')).toEqual([]);
});

/** A change that leads to a forbidden state is not adopted. */
const NOT_ADOPTED = 'readings: { breached-limit: { take: not-adopted } }';

test('of one that would go beyond a limit, that it cannot be adopted', () => {
  const limits = 'mechanics: { limits: [{ of: mutable, most: 13 }] }';
  const most = enact(301, 'a', `amend: 209\n${limits}`, 'At most 13.');
  const more = page('proposal: 302\nby: b\nproposed: 2026-01-03\nenact: {}', 'One more.');
  const replayed = play({ game: NOT_ADOPTED, proposals: { 301: most, 302: more } });
  const [note, ...others] = notesOf(replayed, 'limit/breached');
  expect(others).toEqual([]);
  expect(note?.message).toBe(
    'Proposal 302 cannot be adopted as the rules now are: Proposal 302 would leave 14 mutable rules (13 before it); there must be at most 13.',
  );
  expect(note?.rule).toMatchObject({ number: 301, version: 1 });
  expect(errorsOf(replayed)).toEqual([]);
});

/** The notes on Proposal 301, open, and made so. */
function saidOf(change: string, more: Setting = {}): readonly string[] {
  const body = change.startsWith('repeal') ? '' : 'New words.';
  const proposals = {
    301: page(`proposal: 301\nby: a\nproposed: 2026-01-01\n${change}`, body),
    ...more.proposals,
  };
  const { findings, versions, proposals: made } = play({ ...more, proposals });
  expect(versions).toHaveLength(1);
  expect(made.map(({ outcome }) => outcome)).toEqual(['open']);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  return findings.flatMap(({ code, message, help = '' }) =>
    /^(If|When|Proposal 301 cannot) /.test(message) ? [`${code}: ${message} ${help}`.trim()] : [],
  );
}

const FULL = { 209: card(209, '{ limits: [{ of: mutable, most: 12 }] }', 'immutable') };

test('a breach of a limit, with what would make room', () => {
  expect(saidOf('enact: {}', { game: NOT_ADOPTED, cards: FULL })).toEqual([
    expect.stringMatching(
      /^limit\/breached: Proposal 301 cannot be adopted as the rules now are: .*13.* First /,
    ),
  ]);
  expect(saidOf('enact: {}', { cards: FULL })).toEqual([
    expect.stringMatching(
      /^change\/void: If Proposal 301 is adopted, it is void and changes nothing. .*13.* First /,
    ),
  ]);
});

test('two declarations of one name that nothing decides between', () => {
  const gold = (starts: number) => `{ quantities: { gold: { starts: ${starts} } } }`;
  const cards = {
    110: card(110, '', 'immutable'),
    209: card(209, gold(1)),
    211: card(211, ''),
  };
  expect(saidOf(made(gold(2)), { cards })).toEqual([
    expect.stringMatching(
      /^law\/conflict: If Proposal 301 is adopted, play stops there: Rule 209 and Rule 301 differ on/,
    ),
  ]);
});

test('what stands in the way of any close, and nothing of a proposal that nothing is wrong with', () => {
  const cards = {
    110: card(110, '', 'immutable'),
    209: card(209, '{ ballots: 2 }'),
    211: card(211, ''),
  };
  expect(saidOf('enact: {}', { cards })).toEqual([
    expect.stringMatching(
      /^law\/conflict: When the vote on Proposal 301 closes: Rule 207 and Rule 209/,
    ),
  ]);
  expect(saidOf('enact: {}')).toEqual([]);
});

test('a new rule for which neither the rules nor the record have a number', () => {
  const lettered = page('proposal: 301a\nby: a\nproposed: 2026-01-01\nenact: {}', 'New.');
  const notes = notesOf(play({ proposals: { '301a': lettered } }), 'proposal/number');
  expect(notes.map(({ message }) => message)).toEqual([
    'Proposal 301a cannot be adopted as the rules now are: The new rule has no number: neither the record nor the rules give it one.',
  ]);
});

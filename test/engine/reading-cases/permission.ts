/** Readings of which rule-changes may be made at all. */
import { card, enact, inTurn, page } from '../table.ts';
import { faults, outcomeOf, type ReadingCase } from './reading-case.ts';

const SILENT_ON_KINDS = { 103: null, 114: card(114, '', 'immutable') };

const ONLY_203 = { 109: null, 114: card(114, '', 'immutable') };

function atMost(most: number) {
  return {
    cards: { 209: card(209, `{ limits: [{ of: mutable, most: ${most} }] }`) },
    proposals: inTurn(''),
  };
}

function amending(last: string) {
  return {
    proposals: {
      301: enact(301, 'a', 'amend: 206\nmechanics: keep', 'The first words.'),
      302: enact(302, 'b', 'amend: { amendment: 301 }\nmechanics: keep', 'The second words.'),
      303: enact(303, 'c', last),
    },
  };
}

/** The second proposal is made while the first, which would enact Rule 301, is still under vote. */
function onVote(second: string) {
  const made = (number: number, by: string, dates: readonly string[], change: string) =>
    page(
      `proposal: ${number}\nby: ${by}\nproposed: ${dates[0]}\n${change}\nvotes: { for: [a, b, c] }\nclosed: ${dates[1]}`,
      `Words of ${number}.`,
    );
  return {
    cards: { 201: card(201, '{ turns: none, quantities: { points: { starts: 0 } } }') },
    proposals: {
      301: made(301, 'a', ['2026-01-01', '2026-01-03'], 'enact: {}'),
      302: made(302, 'b', ['2026-01-02', '2026-01-04'], second),
    },
  };
}

export const PERMISSION: readonly ReadingCase[] = [
  {
    reading: 'enacted-tier',
    story: 'a proposal enacts an immutable rule, and Rule 103 speaks of mutable ones',
    game: { proposals: inTurn('enact: { tier: immutable }') },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { 'as-listed': ['proposal/not-permitted'], any: [] },
    what: 'whether Proposal 301 may be made',
    says: {
      'as-listed': 'it is illegal: a change that this rule does not admit',
      any: 'it is legal',
    },
    quiet: { proposals: inTurn('enact: { tier: mutable }') },
  },
  {
    reading: 'permitted-when',
    story: 'a proposal amends a rule that another, still under vote, would enact',
    game: onVote('amend: 301'),
    during: 302,
    judge: 'a',
    sees: (replayed) => [faults(replayed), replayed.lives.get('301')?.changes.length],
    under: { adopted: [[], 2], made: [['unknown/rule'], undefined] },
    what: 'whether Proposal 302 may be made',
    says: { adopted: 'it is legal', made: 'it is illegal: there is no such rule' },
    quiet: onVote('amend: 206\nmechanics: keep'),
  },
  {
    reading: 'transmuted-to-itself',
    story: 'a proposal transmutes a mutable rule into a mutable rule',
    game: { proposals: inTurn('transmute: { rule: 206, to: mutable }') },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { no: ['proposal/not-permitted'], yes: [] },
    what: 'whether Proposal 301 may be made',
    says: { no: 'it is illegal: a change that this rule does not admit', yes: 'it is legal' },
    quiet: { proposals: inTurn('transmute: { rule: 206, to: immutable }') },
  },
  {
    reading: 'compound-proposal',
    story: 'a proposal repeals two rules',
    game: { proposals: inTurn('changes: [{ repeal: 204 }, { repeal: 206 }]') },
    during: 301,
    judge: 'c',
    // A Judge who says no makes it void, and play goes on.
    sees: (replayed) => outcomeOf(301)(replayed) === 'adopted',
    under: { yes: true, no: false },
    what: 'whether Proposal 301 may be made',
    judged: 'the outcome of Proposal 301',
    says: { yes: 'it is legal', no: 'it is illegal: a change that this rule does not admit' },
    quiet: { proposals: inTurn('changes: [{ repeal: 204 }]') },
  },
  {
    reading: 'breached-limit',
    story: 'a vote carries one rule more than a limit allows',
    game: atMost(13),
    during: 301,
    judge: 'c',
    sees: (replayed) => [faults(replayed), replayed.lives.has('301')],
    under: {
      'not-adopted': [['limit/breached'], false],
      'adopted-and-void': [[], false],
    },
    what: 'whether the vote on Proposal 301 is in order',
    says: {
      'not-adopted': 'it is illegal: the vote carried what a limit forbids',
      'adopted-and-void': 'it is legal',
    },
    quiet: atMost(14),
  },
  {
    reading: 'implicit-change',
    story: 'no rule says which changes may be made, and one says what adopts them',
    game: { cards: SILENT_ON_KINDS, proposals: inTurn('') },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { no: ['law/no-change-possible'], yes: [] },
    what: 'whether Proposal 301 may be made',
    says: { no: 'it is undetermined: no rule permits any change', yes: 'it is legal' },
    quiet: { proposals: inTurn('') },
  },
  {
    reading: 'last-rule-of-change',
    story: 'the only rule goes that says what adopts a change',
    game: { cards: ONLY_203, proposals: inTurn('repeal: 203') },
    during: 301,
    judge: 'c',
    sees: (replayed) => faults(replayed).includes('limit/breached'),
    under: { 'may-go': false, 'must-stay': true },
    what: 'whether the vote on Proposal 301 is in order',
    says: {
      'may-go': 'it is undetermined: no rule permits any change',
      'must-stay': 'it is illegal: the vote carried what a limit forbids',
    },
    quiet: { cards: ONLY_203, proposals: inTurn('repeal: 206') },
  },
  {
    reading: 'amended-amendment',
    story: 'the amendment of an amendment is repealed',
    game: amending('repeal: { amendment: 302 }'),
    during: 303,
    judge: 'b',
    sees: ({ lives }) => lives.get('206')?.changes.at(-1)?.rule?.text,
    under: {
      'as-it-was': 'The first words.',
      neither:
        'When a proposed rule-change is defeated, the player who proposed it loses 10 points.',
    },
    what: 'what Proposal 303 would change',
    says: {
      'as-it-was': 'Rule 302 loses an amendment (mutable: “The first words.”)',
      neither:
        'Rule 302 loses an amendment (mutable: “When a proposed rule-change is defeated, the player who prop…”)',
    },
    quiet: amending('repeal: { amendment: 301 }'),
  },
];

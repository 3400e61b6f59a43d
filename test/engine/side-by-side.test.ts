/**
 * Rules of different tiers or kinds of change stand side by side, on however many cards: they conflict
 * where two say otherwise of one kind of change to rules of one tier.
 */
import { describe, expect, it } from 'vitest';
import { rulesAt } from '../../src/engine/results/rules-at.ts';
import type { Replay } from '../../src/engine/results/types.ts';
import {
  card,
  enact,
  errorsOf,
  inTurn,
  newRule,
  outcomes,
  play,
  type Setting,
  scores,
} from './table.ts';

/** Nothing says which of two rules prevails, and no card says what may change, what adopts it, or how many must vote. */
const BARE: Setting['cards'] & object = {
  103: card(103, '', 'immutable'),
  105: card(105, '', 'immutable'),
  109: card(109, '', 'immutable'),
  110: card(110, '', 'immutable'),
  112: card(112, '', 'immutable'),
  202: card(202, ''),
  203: card(203, ''),
  204: card(204, ''),
  205: card(205, ''),
  211: card(211, ''),
};
const ANY = ['enact', 'amend', 'repeal', 'transmute'].join(', ');
const CHANGES = `changes: { mutable: [${ANY}], immutable: [amend, transmute] }`;

/** What came of the proposals, or the first error. */
function came(setting: Setting): unknown {
  const replayed = play(setting);
  const [error] = errorsOf(replayed);
  return error
    ? [error.code, error.rule?.number, error.message]
    : Object.values(outcomes(replayed));
}

describe('what may be changed', () => {
  const admits = (one: string, other: string, act: string, more: Setting['cards'] = {}) =>
    came({
      cards: {
        ...BARE,
        203: card(203, '{ adoption: votes.for > 0 }'),
        209: card(209, `{ changes: ${one} }`),
        210: card(210, `{ changes: ${other} }`),
        ...more,
      },
      proposals: inTurn(act),
    });

  it('is said of two tiers on two cards', () => {
    const both = ['{ mutable: [enact] }', '{ immutable: [amend] }'] as const;
    expect(admits(...both, '')).toEqual(['adopted']);
    expect(admits(...both, `amend: 101`)).toEqual(['adopted']);
    expect(admits(...both, 'repeal: 101')).toEqual([
      'proposal/not-permitted',
      210,
      'Rule 101 is immutable, and immutable rules may not be repealed.',
    ]);
    expect(admits(...both, 'repeal: 208')).toEqual([
      'proposal/not-permitted',
      209,
      'Rule 208 is mutable, and mutable rules may not be repealed.',
    ]);
  });

  it('is said of two kinds of change to one tier on two cards', () => {
    const both = ['{ mutable: [enact, amend] }', '{ mutable: [repeal] }'] as const;
    expect(admits(...both, 'repeal: 208')).toEqual(['adopted']);
    expect(admits(...both, 'amend: 208\nmechanics: keep')).toEqual(['adopted']);
  });

  it('is undecided where one card admits what the other excludes, and nowhere else', () => {
    const both = [
      '{ mutable: [amend], immutable: [amend] }',
      '{ mutable: [], immutable: [repeal] }',
    ] as const;
    expect(admits(...both, 'amend: 208')).toEqual([
      'law/conflict',
      209,
      'Rule 209 and Rule 210 differ on whether mutable rules may be amended, and no rule in force decides between them.',
    ]);
    expect(admits(...both, 'amend: 101')).toEqual(['adopted']);
    expect(admits(...both, 'repeal: 101')).toEqual(['adopted']);
  });

  it('is decided by precedence where they differ, and the rest of the card that yields holds', () => {
    const precedence = { 211: card(211, '{ precedence: [lowest-number] }') };
    const both = ['{ mutable: [] }', '{ mutable: [amend], immutable: [repeal] }'] as const;
    expect(admits(...both, 'amend: 208', precedence)).toEqual([
      'proposal/not-permitted',
      209,
      'Rule 208 is mutable, and mutable rules may not be amended.',
    ]);
    expect(admits(...both, 'repeal: 101', precedence)).toEqual(['adopted']);
    const [version] = play({
      cards: {
        ...BARE,
        ...precedence,
        203: card(203, '{ adoption: votes.for > 0 }'),
        209: card(209, `{ changes: ${both[0]} }`),
        210: card(210, `{ changes: ${both[1]} }`),
      },
    }).versions;
    expect(version?.voids).toEqual([
      {
        rule: '210',
        slot: 'changes',
        part: 'amend mutable',
        yieldsTo: '209',
        under: '211',
        test: 'lowest-number',
      },
    ]);
  });

  it('is a whole list only where its rule claims to prevail over the other', () => {
    const precedence = { 211: card(211, '{ precedence: [claims] }') };
    const wide = '{ mutable: [amend, repeal], immutable: [amend] }';
    const narrow = '{ mutable: [amend] }';
    expect(admits(wide, narrow, 'repeal: 208', precedence)).toEqual(['adopted']);
    const claiming = {
      ...precedence,
      210: card(210, `{ changes: ${narrow}, overrides: [changes] }`),
    };
    expect(admits(wide, narrow, 'repeal: 208', claiming)).toEqual([
      'proposal/not-permitted',
      210,
      'Rule 208 is mutable, and mutable rules may not be repealed.',
    ]);
    expect(admits(wide, narrow, 'amend: 101', claiming)).toEqual(['adopted']);
  });

  it('is what the other card says once one of them is repealed', () => {
    const cards = {
      ...BARE,
      203: card(203, '{ adoption: votes.for > 0 }'),
      209: card(209, '{ changes: { mutable: [enact, repeal] } }'),
      210: card(210, '{ changes: { immutable: [amend] } }'),
    };
    expect(came({ cards, proposals: inTurn('repeal: 210', 'amend: 101') })).toEqual([
      'proposal/not-permitted',
      209,
      'Rule 101 is immutable, and immutable rules may not be amended.',
    ]);
    expect(came({ cards, proposals: inTurn('repeal: 210', '') })).toEqual(['adopted', 'adopted']);
    expect(came({ cards, proposals: inTurn('repeal: 209', 'amend: 101') })).toEqual([
      'adopted',
      'adopted',
    ]);
  });
});

describe('what adopts a change', () => {
  const cards = {
    ...BARE,
    103: card(103, `{ ${CHANGES} }`, 'immutable'),
    209: card(209, '{ adoption: [{ of: { tier: mutable }, needs: votes.majority }] }'),
    210: card(210, '{ adoption: [{ of: { tier: immutable }, needs: votes.unanimous }] }'),
  };
  const votes = 'votes: { for: [a, b], against: [c] }';

  it('is said of two tiers on two cards, and each is cited for its own', () => {
    const replayed = play({
      cards,
      proposals: { 301: enact(301, 'a', votes), 302: enact(302, 'b', `amend: 101\n${votes}`) },
    });
    expect(errorsOf(replayed)).toEqual([]);
    expect(
      replayed.proposals.map(({ outcome, decidedBy }) => [
        outcome,
        ...decidedBy.map(({ rule }) => rule.number),
      ]),
    ).toEqual([
      ['adopted', 209],
      ['defeated', 210],
    ]);
  });

  it('is undecided for the one tier of which two cards speak', () => {
    const more = newRule('{ adoption: [{ of: { tier: mutable }, needs: votes.for > 2 }] }');
    expect(came({ cards, proposals: inTurn(more, 'amend: 101') })).toEqual(['adopted', 'adopted']);
    expect(came({ cards, proposals: inTurn(more, '') })).toEqual([
      'law/conflict',
      209,
      'Rule 209 and Rule 301 require different votes to enact a rule that is mutable, and no rule in force decides between them.',
    ]);
  });
});

describe('how many must vote', () => {
  const cards = {
    ...BARE,
    103: card(103, `{ ${CHANGES}, adoption: votes.for > votes.against }`, 'immutable'),
    209: card(209, '{ quorum: votes.voters >= 2 }'),
    210: card(210, '{ quorum: [{ of: { kind: repeal }, needs: votes.voters >= 3 }] }'),
  };
  const vote = (act: string, voters: string, more: Setting['cards'] = {}, game = '') => {
    const replayed = play({
      game,
      cards: { ...cards, 105: card(105, '{ participation: optional }', 'immutable'), ...more },
      proposals: { 301: enact(301, 'a', `${act}\nvotes: { for: [${voters}] }`) },
    });
    const [error] = errorsOf(replayed);
    const [proposal] = replayed.proposals;
    return (
      error?.code ?? [
        proposal?.outcome,
        ...(proposal?.decidedBy ?? []).map(({ rule }) => rule.number),
      ]
    );
  };

  it('is asked of one kind of change beside what is asked of all', () => {
    expect(vote('', 'a, b')).toEqual(['adopted', 209, 103]);
    expect(vote('repeal: 208', 'a, b')).toEqual(['defeated', 209, 210, 103]);
    expect(vote('repeal: 208', 'a, b, c')).toEqual(['adopted', 209, 210, 103]);
  });

  it('is, of one card, what it asks of fewest changes', () => {
    const one = {
      209: card(
        209,
        '{ quorum: [{ needs: votes.voters >= 3 }, { of: { tier: immutable }, needs: votes.voters >= 2 }] }',
      ),
      210: card(210, ''),
    };
    expect(vote('', 'a, b', one)).toEqual(['defeated', 209, 103]);
    expect(vote('amend: 101', 'a, b', one)).toEqual(['adopted', 209, 103]);
  });

  it('is asked of each part of a compound', () => {
    const compound = `changes: [{ amend: 208, mechanics: keep, text: New words. }, { repeal: 207 }]`;
    expect(vote(compound, 'a, b')).toEqual(['defeated', 209, 210, 103]);
  });

  it('is in conflict only where two cards speak of the change, if rules on it conflict at all', () => {
    const apart = 'readings: { several-quorums: { take: conflict } }';
    expect(vote('', 'a, b', {}, apart)).toEqual(['adopted', 209, 103]);
    expect(vote('repeal: 208', 'a, b', {}, apart)).toBe('law/conflict');
    const precedence = { 211: card(211, '{ precedence: [lowest-number] }') };
    expect(vote('repeal: 208', 'a, b', precedence, apart)).toEqual(['adopted', 209, 103]);
  });
});

describe('the numbers of proposals and rules', () => {
  const NUMBERED: Setting['cards'] & object = {
    ...BARE,
    103: card(103, `{ ${CHANGES} }`, 'immutable'),
    108: card(108, '{ numbering: { first: 301 } }', 'immutable'),
    203: card(203, '{ adoption: votes.for > 0 }'),
  };
  const numbersOf = ({ versions, lives }: Replay) =>
    rulesAt(lives, versions.length - 1).map(({ number }) => number);

  it('are each a question of its own, which three cards may share out', () => {
    const cards = {
      ...NUMBERED,
      209: card(209, '{ numbering: { changed-rule: takes-proposal-number } }'),
      210: card(210, '{ numbering: { new-rule: given } }'),
    };
    const replayed = play({
      cards,
      proposals: inTurn('enact: { number: 900 }', 'amend: 208\nmechanics: keep'),
    });
    expect(errorsOf(replayed)).toEqual([]);
    expect(numbersOf(replayed)).toEqual(expect.arrayContaining([900, 302]));
    expect(numbersOf(replayed)).not.toContain(208);
    expect(numbersOf(replayed)).not.toContain(301);
  });

  it('are in dispute on that point alone on which two cards differ', () => {
    const cards = {
      ...NUMBERED,
      209: card(209, '{ numbering: { first: 301, new-rule: next } }'),
      210: card(210, '{ numbering: { new-rule: given } }'),
    };
    expect(came({ cards, proposals: inTurn('') })).toEqual([
      'law/conflict',
      209,
      'Rule 209 and Rule 210 differ on “numbering.new-rule”, and no rule in force decides between them.',
    ]);
    const precedence = { ...cards, 211: card(211, '{ precedence: [lowest-number] }') };
    expect(play({ cards: precedence }).versions[0]?.voids).toEqual([
      { rule: '210', slot: 'numbering', yieldsTo: '209', under: '211', test: 'lowest-number' },
    ]);
  });
});

describe('the order of turns', () => {
  it('and its direction may be on two cards', () => {
    const cards = {
      201: card(201, '{ turns: { order: seat } }'),
      209: card(209, '{ turns: { direction: backward } }'),
    };
    const proposals = { 301: enact(301, 'a'), 302: enact(302, 'c') };
    expect(came({ cards, proposals })).toEqual(['adopted', 'adopted']);
  });

  it('is no order where a card states the direction alone', () => {
    const cards = { 201: card(201, '{ turns: { direction: backward } }') };
    expect(came({ cards, proposals: { 301: enact(301, 'b'), 302: enact(302, 'b') } })).toEqual([
      'adopted',
      'adopted',
    ]);
  });
});

describe('what players hold of a quantity', () => {
  const pays = card(210, '{ awards: [{ on: adopted, to: proposer, quantity: gold, amount: 5 }] }');

  it('begins as one card says and is bounded as another does', () => {
    const cards = {
      ...BARE,
      103: card(103, `{ ${CHANGES}, adoption: votes.for > 0 }`, 'immutable'),
      209: card(209, '{ quantities: { gold: { starts: 10 } } }'),
      210: pays,
      214: card(214, '{ quantities: { gold: { most: 12 } } }'),
    };
    const replayed = play({ cards, proposals: inTurn('') });
    expect(errorsOf(replayed)).toEqual([]);
    expect(scores(replayed, 'gold')).toEqual({ a: 12, b: 10, c: 10 });
  });

  it('begins for all once a rule says with how much, though another bounded it before', () => {
    const cards = { 214: card(214, '{ quantities: { gold: { most: 12 } } }') };
    const proposals = inTurn(newRule('{ quantities: { gold: { starts: 10 } } }'));
    expect(scores(play({ cards, proposals }), 'gold')).toEqual({ a: 10, b: 10, c: 10 });
  });

  it('is in dispute on that part alone on which two cards differ', () => {
    const cards = {
      ...BARE,
      209: card(209, '{ quantities: { gold: { starts: 1, most: 5 } } }'),
      210: card(210, '{ quantities: { gold: { starts: 1, most: 6 } } }'),
    };
    expect(came({ cards })).toEqual([
      'law/conflict',
      209,
      'Rule 209 and Rule 210 differ on “quantities.gold.most”, and no rule in force decides between them.',
    ]);
    const decided = play({
      cards: { ...cards, 211: card(211, '{ precedence: [lowest-number] }') },
    });
    expect(decided.versions[0]?.voids).toEqual([
      {
        rule: '210',
        slot: 'quantities',
        part: 'gold.most',
        yieldsTo: '209',
        under: '211',
        test: 'lowest-number',
      },
    ]);
  });
});

describe('what proposals state', () => {
  const index = (one: string, other: string, facts: string) =>
    came({
      cards: {
        ...BARE,
        103: card(103, `{ ${CHANGES}, adoption: votes.for > 0 }`, 'immutable'),
        209: card(209, `{ proposal-facts: { index: ${one} } }`),
        210: card(210, `{ proposal-facts: { index: ${other} } }`),
      },
      proposals: inTurn(facts),
    });

  it('may be left out as one card says, and is bounded as another does', () => {
    expect(index('{ default: 1 }', '{ most: 5 }', '')).toEqual(['adopted']);
    expect(index('{ default: 1 }', '{ most: 5 }', 'facts: { index: 5 }')).toEqual(['adopted']);
    expect(index('{ default: 1 }', '{ most: 5 }', 'facts: { index: 6 }')).toEqual([
      'proposal/text',
      210,
      'The fact “index” is 6.',
    ]);
  });

  it('must be stated where no card lets it be left out', () => {
    expect(index('{ least: 1 }', '{ most: 5 }', '')).toEqual([
      'proposal/text',
      209,
      'Every proposal must state the fact “index”, and this one does not.',
    ]);
  });

  it('is in dispute where one card lets it be left out, and another has it stated always', () => {
    expect(index('{}', '{ default: 1 }', 'facts: { index: 5 }')).toEqual([
      'law/conflict',
      209,
      'Rule 209 and Rule 210 differ on “proposal-facts.index.default”, and no rule in force decides between them.',
    ]);
  });
});

/** Every occasion for an award and every recipient, each with its part in one and the same turn. */
import { describe, expect, it } from 'vitest';
import {
  AWARD_OCCASIONS,
  AWARD_RECIPIENTS,
  type AwardOccasion,
} from '../../src/law/mechanics/mechanics.ts';
import { SCOPES } from '../../src/law/mechanics/scopes.ts';
import {
  card,
  enact,
  errorsOf,
  notesOf,
  page,
  play,
  type Setting,
  scores,
  wrongs,
} from './table.ts';

const EVERYONE = 'a b c d e';
const PLAYERS = EVERYONE.split(' ')
  .map((id) => `${id}: { name: ${id.toUpperCase()} }`)
  .join('\n  ');

/** Nobody must vote, the larger number carries, and nothing is awarded but by the rule under test. */
const CARDS = {
  105: card(105, '', 'immutable'),
  202: card(202, '{ turn: [propose, { part: roll, if: game.medium == "table" }] }'),
  203: card(203, '{ adoption: votes.for > votes.against }'),
  204: card(204, ''),
  206: card(206, ''),
};

/** a proposes, b is for it too, c against it, d abstains and e is silent. */
const CARRIED = proposal('votes: { for: [a, b], against: [c], abstain: [d] }');
const LOST = proposal('votes: { for: [a], against: [b, c], abstain: [d] }');

function proposal(more: string): Record<string, string> {
  return { 301: enact(301, 'a', more) };
}

/** Each player has had one turn. */
const ONE_EACH = Object.fromEntries(
  EVERYONE.split(' ').map((id, i) => [301 + i, enact(301 + i, id, 'votes: { for: [a, b, c] }')]),
);

/** The player before a is e, who judges first; before e it is d. */
function judgment(bench: string): Setting {
  const front = 'judgment: 1\nquestion: May it be?\nby: b\ninvoked: 2026-01-03';
  return { proposals: CARRIED, judgments: { 1: page(`${front}\nbench: [${bench}]`, 'Why.') } };
}

const RULED = '{ judge: e, ruling: "No", given: 2026-01-04 }';
const VOTED_DOWN =
  '{ judge: e, ruling: "No", given: 2026-01-04, overruled: { for: [a, b, c, d] } }';

/** Whoever has a proposal adopted has won. */
const GOLD_FOR_ADOPTION =
  '{ awards: [{ on: adopted, to: proposer, quantity: gold, amount: 1 }], win: [{ when: player.gold >= 1 }] }';

type Parts = Partial<Record<string, string>>;

const OCCASIONS: Readonly<Record<AwardOccasion, readonly [Setting, paid: Parts]>> = {
  proposed: [{ proposals: CARRIED }, { proposer: 'a' }],
  adopted: [
    { proposals: CARRIED },
    { proposer: 'a', for: 'a b', against: 'c', abstained: 'd', silent: 'e' },
  ],
  defeated: [
    { proposals: LOST },
    { proposer: 'a', for: 'a', against: 'b c', abstained: 'd', silent: 'e' },
  ],
  resolved: [
    { proposals: LOST },
    { proposer: 'a', for: 'a', against: 'b c', abstained: 'd', silent: 'e' },
  ],
  withdrawn: [{ proposals: proposal('withdrawn: 2026-01-02') }, { proposer: 'a' }],
  rolled: [
    {
      medium: 'table',
      proposals: CARRIED,
      events: '  - { on: 2026-01-02, roll: { by: a, die: 4, for: 301 } }',
    },
    { proposer: 'a', roller: 'a' },
  ],
  judged: [judgment(RULED), { judge: 'e', caller: 'b' }],
  overruled: [
    judgment(`${VOTED_DOWN}, { judge: d, ruling: "Yes", given: 2026-01-05 }`),
    { judge: 'e', caller: 'b' },
  ],
  refused: [
    {
      ...judgment(
        '{ judge: e, refused: 2026-01-04 }, { judge: d, ruling: "No", given: 2026-01-05 }',
      ),
      cards: { 212: card(212, '{ judge: { chosen: appointed } }') },
    },
    { judge: 'e', caller: 'b' },
  ],
  late: [judgment('{ judge: e, ruling: "No", given: 2026-01-20 }'), { judge: 'e', caller: 'b' }],
  left: [
    { proposals: CARRIED, events: '  - { on: 2026-01-03, leave: c }' },
    { proposer: 'c', caller: 'c' },
  ],
  untitled: [
    { proposals: CARRIED },
    { proposer: 'a', for: 'a b', against: 'c', abstained: 'd', silent: 'e' },
  ],
  circuit: [{ proposals: ONE_EACH }, {}],
  won: [
    {
      proposals: CARRIED,
      cards: { 112: card(112, '', 'immutable'), 208: null, 213: card(213, GOLD_FOR_ADOPTION) },
    },
    { winner: 'a' },
  ],
};

/** Rules that only some occasions need. */
const NEEDS: Partial<Record<AwardOccasion, string>> = {
  late: 'judge: { deliver-within: 3 days }',
  untitled: 'titles: required',
};

const PAIRS = AWARD_OCCASIONS.flatMap((on) => AWARD_RECIPIENTS.map((to) => ({ on, to })));

describe('an award', () => {
  it.each(PAIRS)('on $on to $to is paid to whoever that is, and nobody else', ({ on, to }) => {
    const [setting, paid] = OCCASIONS[on];
    const needs = NEEDS[on] ? `, ${NEEDS[on]}` : '';
    const mechanics = `{ awards: [{ on: ${on}, to: ${to}, points: 5/2 }]${needs} }`;
    const cards = { ...CARDS, ...setting.cards, 210: card(210, mechanics) };
    const replayed = play({ ...setting, players: PLAYERS, cards });
    const recipients = (to === 'everyone' ? EVERYONE : (paid[to] ?? '')).split(' ');
    const expected = Object.fromEntries(
      EVERYONE.split(' ').map((id) => [id, recipients.includes(id) ? '5/2' : 0]),
    );
    expect(errorsOf(replayed)).toEqual([]);
    expect(scores(replayed)).toEqual(expected);
  });
});

describe('a name that an award may use', () => {
  it.each([...SCOPES.award.names.keys()])('has a value on some occasion: %s', (name) => {
    const isKnown = AWARD_OCCASIONS.some((on) => {
      const [setting] = OCCASIONS[on];
      const needs = NEEDS[on] ? `, ${NEEDS[on]}` : '';
      const award = `{ on: ${on}, to: everyone, points: '${name} == ${name} ? 5 / 2 : 0' }`;
      const cards = {
        ...CARDS,
        ...setting.cards,
        210: card(210, `{ awards: [${award}]${needs} }`),
      };
      return Object.values(scores(play({ ...setting, players: PLAYERS, cards }))).includes('5/2');
    });
    expect(isKnown).toBe(true);
  });
});

/** Plays Proposal 301 with an award under Rule 210. */
function awarding(award: string, setting: Setting = { proposals: CARRIED }): Setting {
  const cards = { ...CARDS, ...setting.cards, 210: card(210, `{ awards: [${award}] }`) };
  return { ...setting, players: PLAYERS, cards };
}

describe('what an award is', () => {
  it.each([
    ['proposal.number - 300', 1],
    ['votes.for / votes.eligible', '2/5'],
    ['votes.abstain', 2],
    ['votes.cast * 100 + votes.against', 301],
    ['player.points + 1', 1],
    ['proposal.adopted ? 7 : -7', 7],
    ['proposal.kind == "enact" ? 1 : 2', 1],
    ['players.count', 5],
    ['rules.mutable', 13],
  ])('may be reckoned as %s', (formula, points) => {
    const award = `{ on: resolved, to: proposer, points: ${JSON.stringify(formula)} }`;
    expect(scores(play(awarding(award)))).toMatchObject({ a: points, b: 0 });
  });

  it('is each recipient’s own where it asks for the player', () => {
    const cards = { 201: card(201, '{ turns: seat, quantities: { points: { starts: 4 } } }') };
    const award = '{ on: adopted, to: for, points: player.points * 2 }';
    const played = play(awarding(award, { proposals: CARRIED, cards }));
    expect(scores(played)).toEqual({ a: 12, b: 12, c: 4, d: 4, e: 4 });
  });

  it.each([
    ['votes.against == 1', 3],
    ['votes.against == 2', 0],
    ['proposal.adopted', 3],
    ['!proposal.adopted', 0],
    ['adoption.unanimous', 0],
  ])('is paid only if %s', (condition, points) => {
    const award = `{ on: resolved, to: proposer, points: 3, if: ${JSON.stringify(condition)} }`;
    expect(scores(play(awarding(award)))).toMatchObject({ a: points });
  });

  it('knows that a quorum too may demand unanimity', () => {
    const award = '{ on: resolved, to: proposer, points: 3, if: adoption.unanimous }';
    const quorum = (formula: string): Setting => ({
      proposals: CARRIED,
      cards: { 214: card(214, `{ quorum: ${formula} }`) },
    });
    expect(scores(play(awarding(award, quorum('votes.against == 0'))))).toMatchObject({ a: 3 });
    expect(scores(play(awarding(award, quorum('votes.for >= 1'))))).toMatchObject({ a: 0 });
  });

  it('may be of another quantity, and leaves the points alone', () => {
    const cards = {
      209: card(209, '{ quantities: { gold: { starts: 1 } } }'),
    };
    const award = '{ on: adopted, to: against, quantity: gold, amount: 1/3 }';
    const played = play(awarding(award, { proposals: CARRIED, cards }));
    expect(scores(played, 'gold')).toEqual({ a: 1, b: 1, c: '4/3', d: 1, e: 1 });
    expect(scores(played)).toEqual({ a: 0, b: 0, c: 0, d: 0, e: 0 });
  });

  it('has no condition in a quantity, which is neither true nor false', () => {
    const cards = { 209: card(209, '{ quantities: { gold: { starts: 1 } } }') };
    const award = '{ on: adopted, to: proposer, points: 1, if: player.gold }';
    const [error] = errorsOf(play(awarding(award, { proposals: CARRIED, cards })));
    expect(error?.code).toBe('format/formula');
    expect(error?.message).toContain('should give true or false');
  });

  it('adds up over the rules that give it', () => {
    const cards = { 209: card(209, '{ awards: [{ on: adopted, to: proposer, points: 2 }] }') };
    const award = '{ on: resolved, to: proposer, points: 5 }';
    expect(scores(play(awarding(award, { proposals: CARRIED, cards })))).toMatchObject({ a: 7 });
  });
});

describe('an award for a vote of which too little is recorded', () => {
  const award = '{ on: adopted, to: against, points: 5 }';
  const tally = { proposals: proposal('votes: { tally: { for: 2, against: 1, abstain: 1 } }') };

  it('is not made up', () => {
    const replayed = play(awarding(award, tally));
    expect(scores(replayed)).toEqual({ a: 0, b: 0, c: 0, d: 0, e: 0 });
    expect(replayed.findings.filter(({ code }) => code === 'attested')).toHaveLength(2);
  });

  it('is none where its condition fails whatever the votes were', () => {
    const { 301: voted = '' } = proposal('outcome: adopted');
    const proposals = { 301: voted.replace(/^votes: .*\n/m, '') };
    const found = (condition: string) => {
      const earned = `{ on: adopted, to: proposer, points: votes.for, if: ${condition} }`;
      const { findings } = play(awarding(earned, { proposals }));
      return findings.filter(({ code }) => code === 'attested').length;
    };
    expect([found('game.turn > 0'), found('game.turn > 9')]).toEqual([2, 1]);
  });

  it('is what the record says', () => {
    const attested = `votes: { tally: { for: 2, against: 1, abstain: 1 } }\nawards: { d: 5 }`;
    const replayed = play(awarding(award, { proposals: proposal(attested) }));
    expect(scores(replayed)).toMatchObject({ a: 0, d: 5 });
  });

  it('is computed where the numbers leave no doubt', () => {
    const all = { proposals: proposal('votes: { tally: { against: 5 } }') };
    const defeat = '{ on: defeated, to: against, points: 5 }';
    expect(scores(play(awarding(defeat, all)))).toEqual({ a: 5, b: 5, c: 5, d: 5, e: 5 });
    const wrong = { proposals: proposal('votes: { tally: { against: 5 } }\nawards: { a: 5 }') };
    expect(wrongs(awarding(defeat, wrong))).toEqual(Array(4).fill('awards/mismatch'));
  });
});

describe('a note on what a proposal earns', () => {
  it('cites the rule whose award depends on the reading, or the words on which this rests', () => {
    const cards = {
      ...CARDS,
      202: card(202, '{ awards: [{ on: adopted, to: proposer, points: 1 }] }'),
      209: card(209, '{ awards: [{ on: adopted, to: proposer, points: round(3 / 2) }] }'),
    };
    const told = (reading: string, setting: Setting) =>
      notesOf(play({ players: PLAYERS, ...setting }), 'contestable').find(
        ({ depends, message }) =>
          depends?.reading === reading && message.startsWith('What Proposal'),
      );
    const note = told('rounding-ties', { cards, proposals: CARRIED });
    expect(note).toMatchObject({ rule: { number: 209 } });
    const made = 'enact: { mechanics: { awards: [{ on: adopted, to: proposer, points: 5 }] } }';
    const proposals = proposal(`${made}\nvotes: { for: [a, b] }`);
    const newer = told('scoring-law', { cards: CARDS, proposals });
    expect(newer).toMatchObject({
      rule: { number: 107, quoted: 'No rule-change may have retroactive application.' },
    });
  });
});

describe('what the record says a proposal earned', () => {
  it('must be said of the quantity that was earned', () => {
    const cards = { 209: card(209, '{ quantities: { gold: { starts: 0 } } }') };
    const award = '{ on: adopted, to: proposer, quantity: gold, amount: 5 }';
    const said = (awards: string) => ({
      cards,
      proposals: proposal(`votes: { for: [a, b] }\nawards: ${awards}`),
    });
    expect(wrongs(awarding(award, said('{ a: { gold: 5 } }')))).toEqual([]);
    expect(wrongs(awarding(award, said('{ a: 5 }')))).toEqual([
      'awards/mismatch',
      'awards/mismatch',
    ]);
  });
});

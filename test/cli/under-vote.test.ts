/** While a vote is open, what was voted on stays what was voted on. */
import { describe, expect, test } from 'vitest';
import { page, type Setting, wrongs } from '../engine/table.ts';
import { found } from './compared.ts';

const ACCOUNTS = {
  players:
    'a: { name: A, account: github:aa }\n  b: { name: B, account: github:bb }\n  c: { name: C }',
  game: 'clerks: [github:clerk]',
};

function refusals(was: Setting, is: Setting, author?: string): readonly string[] {
  const at = (setting: Setting) => ({ ...ACCOUNTS, ...setting });
  return found(at(was), at(is), { author }).map(({ message }) => message);
}

/** Proposal 301, with what is said of it. */
function made(more: string, words = 'Tea is served at five.'): Setting {
  const front = `proposal: 301\nproposed: 2026-01-01\n${more}`;
  const by = /^by:/m.test(more) ? '' : 'by: a\n';
  return { proposals: { 301: page(by + front, words) } };
}

const VOTES = 'votes: { for: [b], against: [c] }';
const DATED = 'votes: { for: [b], against: [c], cast: { b: 2026-01-02, c: 2026-01-02 } }';
const OTHER = 'Anna proposes every turn.';
const [ENACT, RULE] = ['enact: {}\n', '{ adoption: votes.unanimous }'];

describe('a change that keeps votes is refused', () => {
  test.each<[string, Setting, Setting, string]>([
    [
      'other words',
      made(ENACT + VOTES),
      made(ENACT + VOTES, OTHER),
      'Proposal 301 keeps the votes of `b` and `c`, but its text changed from `Tea is served at five.` to `Anna proposes every turn.`.',
    ],
    [
      'other words, with more votes and a close',
      made(`${ENACT}votes: { for: [b] }`),
      made(`${ENACT}votes: { for: [a, b, c] }\nclosed: 2026-01-03`, OTHER),
      'Proposal 301 keeps the votes of `b`, but its text changed',
    ],
    [
      'mechanics',
      made(ENACT + VOTES),
      made(`enact: { mechanics: ${RULE} }\n${VOTES}`),
      'its `enact` changed from',
    ],
    ['another rule', made(`repeal: 207\n${VOTES}`, ''), made(`repeal: 208\n${VOTES}`, ''), '208'],
    [
      'another kind of change',
      made(`transmute: { rule: 101, to: mutable }\n${VOTES}`, ''),
      made(`repeal: 207\n${VOTES}`, ''),
      '`b` and `c`',
    ],
    [
      'one more change in a list',
      made(`changes: [{ repeal: 207 }]\n${VOTES}`, ''),
      made(`changes: [{ repeal: 207 }, { repeal: 208 }]\n${VOTES}`, ''),
      'it states its `changes.2` only now',
    ],
    [
      'another proposer',
      made(`by: a\n${ENACT}${VOTES}`),
      made(`by: c\n${ENACT}${VOTES}`),
      'its `by` changed',
    ],
    [
      'what a rule makes it carry',
      made(`facts: { index: 1 }\n${ENACT}${VOTES}`),
      made(`facts: { index: 3 }\n${ENACT}${VOTES}`),
      'its `facts` changed',
    ],
    [
      'what it does',
      made(`act: []\n${VOTES}`),
      made(`act: [{ points: { a: 100 } }]\n${VOTES}`),
      'its `act` only now',
    ],
    ['dates that are the same', made(ENACT + DATED), made(ENACT + DATED, OTHER), '`b` and `c`'],
    [
      'dates after the change that is stated',
      made(ENACT + DATED),
      made(`revised: 2026-01-01\n${ENACT}${DATED}`, OTHER),
      '`b` and `c`',
    ],
    [
      'what was said with a vote',
      made(`${ENACT}votes: { for: [b] }`),
      made(`${ENACT}votes: { for: [{ by: b, why: Still. }] }`, OTHER),
      '`b`',
    ],
    [
      'names that become numbers',
      made(ENACT + VOTES),
      made(`${ENACT}votes: { tally: { for: 1, against: 1 } }`, OTHER),
      'Proposal 301 keeps its tally',
    ],
    [
      'numbers that become names',
      made(`${ENACT}votes: { tally: { for: 2 } }`),
      made(`${ENACT}votes: { for: [a, b] }`, OTHER),
      'Proposal 301 keeps the votes of `a` and `b`',
    ],
    [
      'a withdrawal of other words',
      made(ENACT + VOTES),
      made(`${ENACT}${VOTES}\nwithdrawn: 2026-01-03`, OTHER),
      '`b` and `c`',
    ],
    [
      'another number and another file',
      made(ENACT + VOTES),
      { proposals: { 302: page(`proposal: 302\nby: a\n${ENACT}${VOTES}`, OTHER) } },
      'Proposal 301 was voted on by `b` and `c`, but it is gone.',
    ],
    [
      'a vote that is over before anybody saw the words',
      made(ENACT + VOTES),
      made(`${ENACT}votes: { for: [a] }\nclosed: 2026-01-03`, OTHER),
      'The vote on Proposal 301 ends with this change, but its text changed',
    ],
  ])('%s', (_, was, is, message) => {
    expect(refusals(was, is).join('\n')).toContain(message);
  });
});

describe('a change of a proposal is accepted', () => {
  test.each<[string, Setting, Setting]>([
    ['before anybody votes', made(ENACT), made(ENACT, OTHER)],
    ['that takes the votes out', made(ENACT + VOTES), made(ENACT, OTHER)],
    [
      'with votes that differ from those before',
      made(ENACT + VOTES),
      made(`${ENACT}votes: { for: [c], against: [b] }`, OTHER),
    ],
    [
      'with the same votes on other days',
      made(ENACT + DATED),
      made(`${ENACT}${DATED.replaceAll('01-02', '01-04')}`, OTHER),
    ],
    [
      'with votes from before it, which the rules judge',
      made(ENACT + DATED),
      made(`revised: 2026-01-03\n${ENACT}${DATED}`, OTHER),
    ],
    [
      'and of its vote to its end, where the day of the change is stated',
      made(ENACT + VOTES),
      made(
        `revised: 2026-01-03\n${ENACT}votes: { for: [a], cast: { a: 2026-01-04 } }\nclosed: 2026-01-04`,
        OTHER,
      ),
    ],
    ['in its commentary', made(ENACT + VOTES), made(`notes: So.\nname: Tea\n${ENACT}${VOTES}`)],
    ['in blanks', made(ENACT + VOTES), made(ENACT + VOTES, 'Tea is served at five.  ')],
    [
      'that was recorded in wrong words, said openly',
      made(ENACT + VOTES),
      made(`${ENACT}${VOTES}\ncorrected: { on: 2026-01-05, why: Misheard. }`, OTHER),
    ],
    ['by a withdrawal', made(ENACT + VOTES), made(`${ENACT}${VOTES}\nwithdrawn: 2026-01-03`)],
  ])('%s', (_, was, is) => expect(refusals(was, is)).toEqual([]));
});

describe('where players have accounts', () => {
  const voted = made(ENACT + VOTES);
  const anew = made(ENACT, OTHER);
  const openly = made(`${ENACT}${VOTES}\ncorrected: { on: 2026-01-05, why: Misheard. }`, OTHER);

  test('the proposer takes out the votes on the words before', () => {
    expect(refusals(voted, anew, 'github:aa')).toEqual([]);
    expect(refusals(voted, anew, 'github:bb').join()).toContain('That is for `a`');
  });

  test('nobody takes out another’s vote on words that stay', () => {
    expect(refusals(voted, made(ENACT), 'github:aa').join()).toContain('The vote of `b`');
  });

  test('a clerk alone says that other words were voted on', () => {
    expect(refusals(voted, openly, 'github:clerk')).toEqual([]);
    expect(refusals(voted, openly, 'github:aa')).toEqual([
      'Proposal 301 is changed: it states its `corrected` only now, as `{ on: 2026-01-05, why: Misheard. }`. That is for a clerk to record, and the author of this change is github:aa.',
    ]);
  });
});

describe('the check without a base', () => {
  const cast = (c: string) => `votes: { for: [a, b, c], cast: { c: ${c} } }\nclosed: 2026-01-05`;
  const revised = (c: string, game = '') => {
    return wrongs({ game, ...made(`revised: 2026-01-03\n${ENACT}${cast(c)}`) });
  };

  test('finds a vote that is dated before the change', () => {
    expect(revised('2026-01-02')).toEqual(['vote/revised']);
    expect(revised('2026-01-03')).toEqual([]);
    expect(revised('2026-01-04')).toEqual([]);
  });

  test('lets it stand where the game does', () => {
    const game = 'readings: { revised-votes: { take: stand, why: It was agreed. } }';
    expect(revised('2026-01-02', game)).toEqual([]);
  });

  test('lets it stand where a rule in force does', () => {
    const cards = {
      299: page(
        'rule: 299\ntier: mutable\nmechanics: { readings: { revised-votes: stand } }',
        'A vote stands when the proposal changes, unless the voter votes anew.',
      ),
    };
    const open = made(`revised: 2026-01-03\n${ENACT}${cast('2026-01-02')}`);
    expect(wrongs({ cards, ...open })).toEqual([]);
  });

  test('counts a voting period from the change', () => {
    const cards = {
      205: page(
        'rule: 205\ntier: mutable\nmechanics: { voting-period: 3 days }',
        'A vote lasts three days.',
      ),
      105: page(
        'rule: 105\ntier: immutable\nmechanics: { electorate: true, participation: required }',
        'Every player votes.',
      ),
    };
    const two = (closed: string, more = '') => {
      return wrongs({
        cards,
        ...made(`${more}${ENACT}votes: { for: [a, b] }\nclosed: ${closed}`),
      });
    };
    expect(two('2026-01-05')).toEqual([]);
    expect(two('2026-01-05', 'revised: 2026-01-04\n')).toEqual(['vote/missing']);
    expect(two('2026-01-08', 'revised: 2026-01-04\n')).toEqual([]);
  });

  test('knows a next version as a proposal of its own', () => {
    const proposals = {
      301: page(`proposal: 301\nby: a\n${ENACT}${VOTES}\nwithdrawn: 2026-01-02`, 'Tea.'),
      302: page(
        `proposal: 302\nby: a\n${ENACT}votes: { for: [a, b, c] }\nclosed: 2026-01-03`,
        OTHER,
      ),
    };
    const game = 'readings: { withdrawal: { take: yes, why: It was agreed. } }';
    expect(wrongs({ game, proposals })).toEqual([]);
  });
});

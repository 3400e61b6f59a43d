/**
 * Small games on the sets of others than Suber, as they stand among the samples: the results that their
 * words demand, beside those of Suber's words.
 */
import { describe, expect, it } from 'vitest';
import { proposalResult } from '../../src/archive/words/proposal-result.ts';
import { readContent } from '../../src/content/read-content.ts';
import { toLibrary } from '../../src/pipeline.ts';
import { replayGames } from '../../src/replay-games.ts';
import { SAMPLES } from '../samples.ts';
import { enact, errorsOf, judged, outcomes, page, scores } from './table.ts';

const held = readContent(SAMPLES);
if (!held.ok) throw new Error(held.message);
const { sources } = held;

/** Three players, by electronic mail, with these proposals and Judgments. */
function on(set: string, moves: Readonly<Record<string, string>>, more = '') {
  const rulesets = sources.filter(({ file }) => file.startsWith(`rulesets/${set}/`));
  const players = 'players: { a: { name: A }, b: { name: B }, c: { name: C } }';
  const game = page(`title: Test\nruleset: ${set}\nmedium: computer\n${players}\n${more}`);
  const records = { 'game.md': game, ...moves };
  const written = Object.entries(records).map(([name, text]) => ({
    file: `games/test/${name}`,
    text,
  }));
  const library = toLibrary({ sources: [...rulesets, ...written], findings: [] }, ['test']);
  expect(library.findings).toEqual([]);
  const replayed = replayGames(library.records).get('test');
  if (!replayed) throw new Error('no game');
  return replayed;
}

const codes = (replayed: ReturnType<typeof on>) => errorsOf(replayed).map(({ code }) => code);
const proposal = (number: number, by: string, more: string) => ({
  [`proposals/${number}.md`]: enact(number, by, more),
});
const NAMED = 'enact: { title: New }';

describe('Nomic mit Tens', () => {
  const set = 'nomic-mit-tens';
  const vote = (votes: string, closed: string) =>
    on(set, proposal(301, 'a', `${NAMED}\nvotes: ${votes}\nclosed: ${closed}`));

  it.each([
    // 104: the period "must have elapsed or all players have cast a vote, whichever is first".
    ['all have voted on the second day', '{ for: [a, b], against: [c] }', '2026-01-02', []],
    ['one is silent on the second day', '{ for: [a, b] }', '2026-01-02', ['vote/missing']],
    // 114: "Players who do not vote within the prescribed period shall be deemed to have abstained."
    ['one is silent when three days are over', '{ for: [a, b] }', '2026-01-04', []],
    ['one has abstained on the second day', '{ for: [a, b], abstain: [c] }', '2026-01-02', []],
  ])('a vote closes: %s', (_, votes, closed, found) => {
    expect(codes(vote(votes, closed))).toEqual(found);
  });

  // 218: "no person who is not a player may … score points".
  it('whoever has left earns nothing by a proposal that is adopted since', () => {
    const closing = 'votes: { for: [b, c] }\nclosed: 2026-01-04';
    const events = { 'events/all.md': page('events:\n  - { on: 2026-01-02, leave: a }') };
    const replayed = on(set, { ...proposal(301, 'a', `${NAMED}\n${closing}`), ...events });
    expect(outcomes(replayed)).toEqual({ 301: 'adopted' });
    expect(scores(replayed)).toEqual({ a: 0, b: 0, c: 0 });
  });

  // 212: "a further random selection is made from the remaining pool."
  it.each([
    ['b', []],
    ['c', ['judge/wrong']],
  ])('after C has refused to judge, %s may be drawn or not', (judge, found) => {
    const drawn = `{ judge: ${judge}, ruling: 'True', given: 2026-01-01 }`;
    const bench = `bench: [{ judge: c, refused: 2026-01-01 }, ${drawn}]`;
    const asked = page(`judgment: 1\nquestion: Q\nby: a\ninvoked: 2026-01-01\n${bench}`, 'So.');
    expect(codes(on(set, { 'judgments/1.md': asked }))).toEqual(found);
  });

  // 112: "The adoption of rule changes must never become completely inpermissible."
  it('keeps a rule by which changes are adopted', () => {
    const votes = 'votes: { for: [a, b, c] }\nclosed: 2026-01-04';
    const replayed = on(set, proposal(301, 'a', `repeal: 203\n${votes}`));
    expect(replayed.findings.map(({ code }) => code)).toContain('change/void');
    expect(replayed.lives.get('203')?.changes.length).toBe(1);
  });

  // 108: a mutable rule "inconsistent in some way with some immutable rule" is "wholly void".
  it('has nothing of a mutable rule that contradicts an immutable one in one point', () => {
    const awards = 'awards: [{ on: adopted, to: proposer, points: 3 }]';
    const mechanics = (other: string) =>
      `enact: { title: New, mechanics: { ${awards}${other} } }\nvotes: { for: [a, b, c] }`;
    const game = (other: string) =>
      on(set, {
        ...proposal(301, 'a', mechanics(other)),
        ...proposal(302, 'b', `${NAMED}\nvotes: { for: [a, b, c] }`),
      });
    // 207 gives ten to whoever proposes; 114 lets everybody vote.
    expect(scores(game(''))).toEqual({ a: 10, b: 13, c: 0 });
    expect(scores(game(', electorate: "player.proposer"'))).toEqual({ a: 10, b: 10, c: 0 });
  });

  // 216: what is judged "becomes an explicit part of currently accepted game custom".
  it('follows a Judgment in later votes', () => {
    const settles = 'settles: [{ reading: no-quorum, take: no-vote }]';
    const ruled = "judge: b\nruling: 'True'\ngiven: 2026-01-02";
    const moves = {
      ...proposal(301, 'a', `${NAMED}\nvotes: { for: [a, b, c] }`),
      'judgments/1.md': judged(1, '2026-01-01', 'b', `${ruled}\n${settles}`),
      // Nobody votes: without a quorum it is not adopted, and by the Judgment not defeated either.
      ...proposal(302, 'c', `${NAMED}\nvotes: { for: [] }\nclosed: 2026-01-07`),
    };
    expect(scores(on(set, moves))).toEqual({ a: 10, b: 0, c: 0 });
    const { 'judgments/1.md': _, ...without } = moves;
    expect(scores(on(set, without))).toEqual({ a: 10, b: 0, c: -10 });
  });

  describe('217 lets a Judgment be overruled', () => {
    const overruling = (ruling: string, proposed: string, cast = 'for: [a, b, c]') => {
      const by = 'overruled: { proposal: 301 }';
      const judge = `judge: b\nruling: '${ruling}'\ngiven: 2026-01-01`;
      const votes = `${NAMED}\nvotes: { ${cast} }\nclosed: 2026-06-01`;
      const made = enact(301, 'a', votes).replace('2026-01-01', proposed);
      return on(set, {
        'proposals/301.md': made,
        'judgments/1.md': judged(1, '2026-01-01', 'b', `${judge}\n${by}`),
      });
    };
    it.each([
      ['True', '2026-01-08', []],
      ['False', '2026-01-08', []],
      ['True', '2026-01-09', ['judge/overruled-how']],
      ['True', '2026-02-26', ['judge/overruled-how']],
      ['Undecided', '2026-01-02', ['judge/overruled-how']],
      ['Undecided', '2026-02-26', ['judge/overruled-how', 'judge/overruled-how']],
    ])('“%s” of 1 January by a proposal of %s', (ruling, proposed, found) => {
      expect(codes(overruling(ruling, proposed))).toEqual(found);
    });

    it('which then is “Undecided”, and costs the Judge twenty points', () => {
      const replayed = overruling('True', '2026-01-05');
      expect(replayed.judgments).toMatchObject([{ status: 'overruled', ruling: 'Undecided' }]);
      expect(replayed.judgments[0]?.judges).toBeUndefined();
      expect(replayed.openQuestions).toEqual([]);
      expect(scores(replayed)).toMatchObject({ b: -20 });
      const said = replayed.proposals.map((each) => proposalResult(replayed, each)).join();
      expect(said).toContain('B −20 (Rule 217): 0 → −20.');
    });

    // 217: "If that proposal is adopted": a defeated one costs the Judge nothing.
    it('but not by a proposal that is defeated, which costs the Judge nothing', () => {
      const replayed = overruling('True', '2026-01-05', 'against: [a, b, c]');
      expect(codes(replayed)).toEqual(['judge/overruled-how']);
      expect(scores(replayed)).toMatchObject({ b: 0 });
    });
  });
});

describe.each(['gnomic', 'smurp'])('%s', (set) => {
  const title = set === 'gnomic' ? 'enact: { title: New }' : 'enact: {}';
  const all = `${title}\nvotes: { for: [a, b, c] }`;
  // 212: "overruled only by a unanimous vote of the other players taken before the next turn".
  it.each([
    ['before the next turn', '2026-01-02', []],
    ['after it has begun', '2026-01-04', ['judge/overruled-how']],
  ])('a Judge is overruled %s', (_, overruled, found) => {
    const seat = (judge: string, more = '') =>
      `{ judge: ${judge}, ruling: 'Yes', given: 2026-01-02${more} }`;
    const first = seat('c', `, overruled: { for: [a, b], on: ${overruled} }`);
    const replayed = on(set, {
      ...proposal(301, 'a', all),
      ...proposal(302, 'b', all),
      'judgments/1.md': judged(1, '2026-01-02', '', `bench: [${first}, ${seat('b')}]`),
      'events/all.md': page(
        'events: [{ on: 2026-01-02, consent: { players: [a, c], to: continue } }]',
      ),
    });
    expect(codes(replayed)).toEqual(found);
    if (found.length === 0) expect(outcomes(replayed)).toEqual({ 301: 'adopted', 302: 'adopted' });
  });
});

/** Gnomic's Rule 0 "cannot be changed except by divine fiat of Magic Elf": it, and nothing besides. */
describe('Magic Elf', () => {
  const fiat = (change: string) =>
    on('gnomic', {
      'events/all.md': page(`events: [{ on: 2026-01-02, fiat: { by: Magic Elf, ${change} } }]`),
    });
  it.each([
    ['amends Rule 0', 'amend: 0, mechanics: none, text: Posts have names.', []],
    ['repeals Rule 0', 'repeal: 0', []],
    // 102: rules "with the exception of Rule 0, may be transmuted".
    ['transmutes Rule 0', 'transmute: { rule: 0, to: mutable }', ['proposal/not-permitted']],
    [
      'makes a sacred rule',
      // 102: other rules "may be immutable or mutable".
      'enact: { tier: sacred, title: New }, text: New.',
      ['proposal/not-permitted', 'limit/breached'],
    ],
    ['amends Rule 208', 'amend: 208, mechanics: keep, text: New.', ['proposal/not-permitted']],
  ])('%s', (_, change, found) => {
    expect([...new Set(codes(fiat(change)))]).toEqual(found);
  });
});

/** By 110 and 108 a mutable rule cannot add to the changes that 103 and Gnomic's Rule 0 allow. */
it.each([
  ['suber', 'immutable', 115],
  ['smurp', 'immutable', 115],
  ['nomic-mit-tens', 'immutable', 115],
  ['gnomic', 'immutable', 115],
  ['gnomic', 'sacred', 0],
])('%s: no mutable rule lets %s rules be amended', (set, tier, rule) => {
  const mechanics = `mechanics: { changes: { ${tier}: [amend] } }`;
  const played = on(set, {
    ...proposal(301, 'a', `enact: { title: New, ${mechanics} }\nvotes: { for: [a, b, c] }`),
    ...proposal(302, 'b', `amend: ${rule}\nmechanics: none`),
  });
  expect(codes(played)).toEqual(['proposal/not-permitted']);
});

/** By 103(3) rules become mutable or immutable, and Rule 0 is sacred and "cannot be changed": no other becomes so. */
it('gnomic: nothing becomes sacred, though 102 is gone', () => {
  const played = on('gnomic', {
    ...proposal(301, 'a', 'transmute: { rule: 102, to: mutable }'),
    ...proposal(302, 'b', 'repeal: 301'),
    ...proposal(303, 'c', 'transmute: { rule: 208, to: sacred }'),
  });
  expect(codes(played)).toEqual(['proposal/not-permitted']);
});

describe('Orchard Street', () => {
  const set = 'allotments';
  const ALL = 'votes: { for: [a, b, c] }';
  const motion = (number: number, act: string) => ({
    [`proposals/${number}.md`]: page(
      `proposal: ${number}\nby: a\nproposed: 2026-01-01\nact: [${act}]\n${ALL}\nclosed: 2026-01-02`,
      'That it be so.',
    ),
  });
  const steward = motion(1, '{ appoint: { steward: b }, rule: 15 }');
  const ledger = (...lines: readonly string[]) => ({
    'events/all.md': page(`events:\n${lines.map((line) => `  - { ${line} }`).join('\n')}`),
  });
  const ENTRY = 'on: 2026-01-03, change: { b: { beans: 10 } }, rule: 15, by: b';

  // By 15, "What the Steward has entered, and nobody has disputed within a fortnight, stands".
  it('lets nobody win by what the Steward has just entered', () => {
    const entered = on(set, { ...steward, ...ledger(ENTRY) });
    expect(entered.winner).toBeUndefined();
    expect(codes(entered)).toEqual(['win/on-words']);
    const less = on(set, { ...steward, ...ledger(ENTRY.replace('10', '9')) });
    expect([codes(less), scores(less, 'beans').b]).toEqual([[], 19]);
  });

  // By 4 a motion "does what it says when it is adopted". By 11 nobody has fewer beans than none.
  it.each([
    ['', 0],
    ['readings: { bounds: { take: not-at-all } }', 10],
  ])('adopts a motion to take more than somebody has: %s', (custom, left) => {
    const played = on(set, motion(1, '{ change: { b: { beans: -15 } } }'), custom);
    expect([codes(played), outcomes(played)]).toEqual([[], { 1: 'adopted' }]);
    expect(scores(played, 'beans').b).toBe(left);
  });

  // 14: "Two members whom the Steward names, and who have not asked, answer together."
  const judging = (by: string, judge: string, appeal = '') => ({
    'judgments/1.md': judged(
      1,
      '2026-01-03',
      'b',
      `by: ${by}\nbench: [{ judge: ${judge}, ruling: 'Yes', given: 2026-01-04 }]`,
    ),
    ...(appeal && {
      'judgments/2.md': judged(
        2,
        '2026-01-05',
        'b',
        `by: ${by}\nappeals: 1\nbench: [{ judge: ${appeal}, ruling: Affirmed, given: 2026-01-06 }]`,
      ),
    }),
  });
  it.each([
    ['two who have not asked', steward, 'c', '[a, b]', '', []],
    ['one of them', steward, 'c', 'a', '', ['judge/wrong']],
    ['the asker', steward, 'c', 'c', '', ['judge/wrong']],
    ['the asker and another', steward, 'c', '[b, c]', '', ['judge/wrong']],
    ['two whom nobody could name', {}, 'c', '[a, b]', '', ['judge/wrong']],
    ['three on an appeal', steward, 'c', '[a, b]', '[a, b, c]', ['judge/wrong']],
    ['two on an appeal', steward, 'c', '[a, b]', '[a, b]', ['judge/wrong']],
  ])('is judged by %s', (_, office, by, judge, appeal, found) => {
    const replayed = on(set, { ...office, ...judging(by, judge, appeal) });
    expect([...new Set(codes(replayed))]).toEqual(found);
  });

  it('lets nobody give away the season by a Judgment of one', () => {
    const given = judging('b', 'b')['judgments/1.md'].replace(
      'bench:',
      'settles: [{ winner: b }]\nbench:',
    );
    const replayed = on(set, { ...steward, 'judgments/1.md': given });
    expect([codes(replayed), replayed.winner]).toEqual([['judge/wrong', 'judge/wrong'], undefined]);
  });

  // 13: "When one is won, the members may begin another by a motion".
  it('begins a new season by a motion once one is won, and not before', () => {
    const anew = '{ round: { reset: [beans], why: It is spring. }, rule: 13 }';
    expect(codes(on(set, motion(1, anew)))).toEqual(['grant/breached']);
    const won = motion(1, `{ change: { a: { beans: 10 } }, rule: 4 }, ${anew}`);
    const replayed = on(set, won);
    expect(codes(replayed)).toEqual([]);
    expect(scores(replayed, 'beans')).toEqual({ a: 10, b: 10, c: 10 });
    expect(replayed.rounds).toMatchObject([{ winner: { player: 'a' } }]);
  });
});

/** Proposals that make several changes: by which rules each is measured, and what one vote adopts. */
import { describe, expect, it } from 'vitest';
import {
  card,
  errorsOf,
  hangingOn,
  inTurn,
  outcomes,
  play,
  type Setting,
  scores,
  wrongs,
} from './table.ts';

const changes = (...parts: readonly string[]) => `changes: [${parts.join(', ')}]`;
const custom = (reading: string, take: string) => `readings: { ${reading}: { take: ${take} } }`;
const anotherWay = '{ enact: { mechanics: { win: [{ when: players.count == 1 }] } }, text: Last. }';

describe('each part is measured by the rules as the parts before it leave them', () => {
  it('in what they permit of a tier', () => {
    const admitting =
      '{ amend: 103, mechanics: { changes: { mutable: [amend], immutable: [amend] } }, text: All. }';
    const setting: Setting = {
      cards: { 103: card(103, '{ changes: { mutable: [amend], immutable: [transmute] } }') },
      proposals: inTurn(changes(admitting, '{ amend: 101, text: Obey. }')),
    };
    expect(wrongs(setting)).toEqual([]);
    expect(wrongs({ ...setting, game: custom('compound-order', 'as-found') })).toEqual([
      'proposal/not-permitted',
    ]);
  });

  it('and not as later ones leave them', () => {
    const cards = { 112: card(112, '{ winning-by: points-only }') };
    const proposals = inTurn(changes(anotherWay, '{ repeal: 112 }'));
    expect(wrongs({ cards, proposals })).toEqual(['change/void']);
    expect(hangingOn(play({ cards, proposals }), 'compound-order')).toEqual({});
  });
});

it('several changes are refused where a proposal makes one', () => {
  const two = inTurn(changes('{ repeal: 204 }', '{ repeal: 206 }'));
  const game = custom('compound-proposal', 'no');
  expect(wrongs({ game, proposals: two })).toEqual(['proposal/not-permitted']);
  expect(wrongs({ game, proposals: inTurn(changes('{ repeal: 204 }')) })).toEqual([]);
});

describe('where each part is adopted by itself', () => {
  const byParts = (act: string): Setting => ({
    cards: { 203: card(203, '{ adoption: votes.majority }') },
    game: custom('compound-adoption', 'by-parts'),
    proposals: inTurn(`${act}\nvotes: { for: [a, b], against: [c] }`),
    events: '  - { on: 2026-02-01, note: A month later. }',
  });
  const transmute = '{ transmute: { rule: 101, to: mutable } }';
  const amend = '{ amend: 101, text: Obey. }';
  const enact = '{ enact: {}, text: New. }';

  it('a part that rests on a lost one is lost with it', () => {
    const replayed = play(byParts(changes(transmute, amend)));
    expect(errorsOf(replayed)).toEqual([]);
    expect(outcomes(replayed)).toEqual({ 301: 'defeated' });
  });

  it('the others take effect without it', () => {
    const replayed = play(byParts(changes(transmute, amend, enact)));
    expect(errorsOf(replayed)).toEqual([]);
    expect(outcomes(replayed)).toEqual({ 301: 'adopted' });
    expect(replayed.versions.at(-1)?.changed).toEqual(['301']);
  });

  it('and no more of them where they wait for a later day', () => {
    const made = byParts(`effective: 2026-01-10\n${changes(transmute, enact)}`);
    const replayed = play({ ...made, cards: { ...made.cards, 205: null } });
    expect(replayed.versions.at(-1)).toMatchObject({
      changed: ['301'],
      on: { text: '2026-01-10' },
    });
  });

  it('and only for them is a title wanting', () => {
    const untitled = '{ titles: required, awards: [{ on: untitled, to: proposer, points: -4 }] }';
    const titled = '{ enact: { title: Talk }, text: Talk. }';
    const setting = byParts(changes('{ enact: { tier: immutable }, text: New. }', titled));
    const adoption =
      '[{ needs: votes.majority }, { of: { tier: immutable }, needs: votes.for == votes.eligible }]';
    const admitting = '{ mutable: [enact], immutable: [enact] }';
    const cards = {
      103: card(103, `{ changes: ${admitting} }`, 'immutable'),
      203: card(203, `{ adoption: ${adoption} }`),
      214: card(214, untitled),
    };
    const replayed = play({ ...setting, cards });
    expect(replayed.versions.at(-1)?.changed).toEqual(['301']);
    expect(scores(replayed).a).toBe(7);
  });

  it('none is adopted without a quorum', () => {
    const setting = byParts(changes(transmute, enact));
    const quorum = { 214: card(214, '{ quorum: votes.for == votes.eligible }') };
    const replayed = play({ ...setting, cards: { ...setting.cards, ...quorum } });
    expect(outcomes(replayed)).toEqual({ 301: 'defeated' });
    expect(hangingOn(replayed, 'compound-adoption')).toEqual({});
  });
});

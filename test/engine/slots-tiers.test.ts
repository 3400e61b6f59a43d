/** Tiers that a rule adds while it is in force. */
import { describe, expect, it } from 'vitest';
import { enact, errorsOf, inTurn, play, wrongs } from './table.ts';

const ADDS = (tiers: string) => `enact: { mechanics: { tiers: [${tiers}] } }`;
const CHARTER = '{ id: charter, title: Charter, above: immutable }';
const BYLAW = '{ id: bylaw, title: Bylaws }';
const titlesOf = (...acts: readonly string[]) =>
  play({ proposals: inTurn(...acts) }).tiers.map(({ title }) => title);

describe('a tier that a rule adds', () => {
  it('is there for rules from then on, and not before', () => {
    const inCharter = 'enact: { tier: charter }';
    expect(wrongs({ proposals: inTurn(inCharter) })).toEqual(['unknown/tier']);
    const admits = 'changes: { mutable: [enact, amend, repeal], charter: [enact] }';
    const proposals = inTurn(
      'transmute: { rule: 103, to: mutable }',
      ADDS(CHARTER),
      `amend: 301\nmechanics: { ${admits} }`,
      inCharter,
    );
    const replayed = play({ proposals });
    expect(errorsOf(replayed)).toEqual([]);
    expect(replayed.lives.get('304')?.changes[0]?.rule?.tier).toBe('charter');
  });

  it.each([
    [[CHARTER], ['Charter', 'Immutable Rules', 'Mutable Rules']],
    [[BYLAW], ['Immutable Rules', 'Mutable Rules', 'Bylaws']],
    [
      ['{ id: a, title: A, above: mutable }', '{ id: b, title: B, above: a }'],
      ['Immutable Rules', 'B', 'A', 'Mutable Rules'],
    ],
    [['{ id: mutable, title: First, above: immutable }'], ['First', 'Immutable Rules']],
  ])('stands where the rule has it: %j', (tiers, titles) => {
    expect(titlesOf(...tiers.map(ADDS))).toEqual(titles);
    expect(titlesOf(ADDS(tiers.join(', ')))).toEqual(titles);
  });

  it('is no more once its rule is repealed', () => {
    const after = [ADDS(BYLAW), 'repeal: 301', 'transmute: { rule: 201, to: bylaw }'];
    expect(wrongs({ proposals: inTurn(...after) })).toEqual(['unknown/tier']);
    expect(titlesOf(ADDS(BYLAW), 'repeal: 301', '')).toContain('Bylaws');
  });

  it.each([
    ['is there', 'the-conflict', []],
    ['is not there', 'the-whole-rule', ['unknown/tier']],
  ])('%s where its rule is void in %s', (_, take, codes) => {
    const adding = `enact: { mechanics: { tiers: [${BYLAW}], participation: optional } }`;
    const proposals = inTurn(adding, 'transmute: { rule: 206, to: bylaw }');
    expect(wrongs({ game: `readings: { void-extent: { take: ${take} } }`, proposals })).toEqual(
      codes,
    );
  });

  it('prevails over the tiers below it', () => {
    const loses = (tier: string) =>
      `enact: { tier: ${tier}, mechanics: { awards: [], participation: optional } }`;
    const mutable = inTurn(ADDS(CHARTER), loses('mutable'), '');
    const voids = (proposals: Readonly<Record<string, string>>) =>
      play({ proposals })
        .versions.at(-1)
        ?.voids.map(({ rule, slot }) => `${rule} ${slot}`);
    expect(voids(mutable)).toEqual(['302 participation']);
    const above = {
      ...inTurn(ADDS('{ id: mutable, title: Mutable Rules, above: immutable }'), loses('mutable')),
    };
    expect(voids(above)).toEqual(['105 participation']);
  });

  it('may be that of the rule which adds it, and of others in the same proposal', () => {
    const own = `enact: { tier: bylaw, mechanics: { tiers: [${BYLAW}] } }`;
    const codes = (more: string) => wrongs({ proposals: { 301: enact(301, 'a', more) } });
    // Suber’s 103 admits no rules there; the tier itself is known.
    expect(codes(own)).toEqual(['proposal/not-permitted']);
    expect(
      codes(`changes:\n  - { ${ADDS(BYLAW)}, text: A. }\n  - { enact: { tier: bylaw }, text: B. }`),
    ).toEqual(['proposal/not-permitted']);
  });

  it('has to stand above one that there is', () => {
    expect(wrongs({ proposals: inTurn(ADDS('{ id: a, title: A, above: nowhere }')) })).toEqual([
      'unknown/tier',
    ]);
  });

  it('conflicts with the same tier of another rule that has it elsewhere', () => {
    const again = ADDS('{ id: bylaw, title: Others }');
    expect(titlesOf(ADDS(BYLAW), again)).toEqual(['Immutable Rules', 'Mutable Rules', 'Bylaws']);
  });
});

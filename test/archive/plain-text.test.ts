import { describe, expect, it } from 'vitest';
import { plainMarkdown, plainText } from '../../src/archive/exports/plain-text.ts';

const rule = (number: number, tier: string, title: string | null = null, numbers = [number]) => ({
  number,
  numbers,
  title,
  tier,
  text: `Words of ${number}.\n`,
  does: number === 201 ? ['A vote is open for 3 days.', 'Each player has one vote.'] : [],
  mechanics: null,
  history: ['Initial rule.', 'Amended by Proposal 305.'],
});
const RULESET = {
  title: 'N Nomic',
  head: ['Version 7', 'The game has ended.'],
  tiers: [
    { id: 'immutable', title: 'Immutable Rules' },
    { id: 'mutable', title: 'Mutable Rules' },
    { id: 'empty', title: 'No Rules' },
  ],
  rules: [rule(201, 'mutable', 'Turns'), rule(305, 'immutable', null, [112, 304, 305])],
};

describe('a ruleset in plain form', () => {
  it('stands as it would on a message board', () => {
    expect(plainText(RULESET)).toBe(`N Nomic
=======

Version 7
The game has ended.

Immutable Rules
---------------

Rule 305 (formerly 112, 304)

Words of 305.

History: Initial rule. Amended by Proposal 305.

Mutable Rules
-------------

Rule 201. Turns

Words of 201.

What it does: A vote is open for 3 days. Each player has one vote.
History: Initial rule. Amended by Proposal 305.

No Rules
--------
`);
  });

  it('stands in Markdown', () => {
    expect(plainMarkdown(RULESET)).toBe(
      `# N Nomic

Version 7
The game has ended.

## Immutable Rules

### Rule 305 (formerly 112, 304)

Words of 305.

*Initial rule. Amended by Proposal 305.*

## Mutable Rules

### Rule 201. Turns

Words of 201.

**What it does:** A vote is open for 3 days. Each player has one vote.  
*Initial rule. Amended by Proposal 305.*

## No Rules
`.replace('Version 7\n', 'Version 7  \n'),
    );
  });

  it('has every title and name in one line', () => {
    const forged = 'T\n\n### Rule 999\n';
    const set = {
      title: forged,
      head: [forged],
      tiers: [{ id: 'mutable', title: forged }],
      rules: [{ ...rule(201, 'mutable', forged), history: [forged] }],
    };
    expect(plainMarkdown(set)).not.toMatch(/^### Rule 999/m);
    expect(plainText(set)).not.toMatch(/^### Rule 999/m);
  });
});

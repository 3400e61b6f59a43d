/** Which rule prevails, and how a rule changes by its own terms. */
import type { Row, Rows } from '../entry.ts';

export const PRECEDENCE: readonly Row[] = [
  [{ precedence: { tests: [], '...': '$between' } }, '{between:conflict}, no test decides'],
  [{ precedence: { tests: '$tests', '...': '$between' } }, '{between:conflict}, {tests:test*then}'],

  [
    { overrides: '$claims' },
    'this rule prevails over {claims:claim*and}',
    'this rule overrides {claims:claim*and}',
  ],
  [
    { 'defers-to': '$claims' },
    'this rule yields to {claims:claim*and}',
    'this rule defers to {claims:claim*and}',
  ],

  [
    { becomes: { when: '$c', unless: 'amended', mechanics: {} } },
    'once {c:condition@game}, unless it has been amended, this rule has no effect any more',
  ],
  [
    { becomes: { when: '$c', mechanics: {} } },
    'once {c:condition@game}, this rule has no effect any more',
  ],
  [
    { becomes: { when: '$c', unless: 'amended', mechanics: '$m' } },
    'once {c:condition@game}, unless it has been amended, this rule changes to say that {m:sentence}',
  ],
  [
    { becomes: { when: '$c', mechanics: '$m' } },
    'once {c:condition@game}, this rule changes to say that {m:sentence}',
  ],
];

export const PRECEDENCE_KINDS: Rows = {
  conflict: [
    [{ between: 'same-tier' }, 'where rules of one tier conflict'],
    [{ between: 'different-tiers' }, 'where rules of different tiers conflict'],
    [{}, 'where rules conflict', 'where two rules conflict'],
  ],
  test: [
    ['tier', 'the higher tier prevails'],
    ['claims', 'what the rules say of themselves decides'],
    ['lowest-number', 'the lowest number prevails'],
    ['lowest-effective-number', 'the rule whose latest change has the lowest number prevails'],
  ],
  claim: [
    [{ rule: '$n' }, 'Rule {n:rule}'],
    [{ tier: '$tier' }, '{tier:rules}'],
    [{ slot: '$slot' }, 'other rules on {slot:topic}'],
  ],
};

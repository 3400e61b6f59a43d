/** Which changes may be made, their numbers and moments, tiers and titles. */
import { type Row, type Rows, t } from '../entry.ts';
import type { WordChoice } from './choice.ts';

export const CHANGE_SENTENCES: readonly Row[] = [
  [{ changes: { $tier: [] } }, '{tier:rules} may not be changed'],
  [{ changes: { $tier: '$kinds' } }, '{tier:rules} may be {kinds:done*or}'],
  [{ changes: { $tier: { only: '$kinds' } } }, '{tier:rules} may only be {kinds:done*or}'],

  [{ numbering: { first: '$n' } }, 'proposals are numbered from {n:number@game}'],
  [
    { numbering: { 'reused-number': 'goes-on' } },
    'a rule enacted under the number of a repealed rule counts as its next amendment',
  ],
  [
    { numbering: { 'reused-number': 'begins-anew' } },
    'a rule enacted under the number of a repealed rule counts as a new rule',
  ],

  [
    { tiers: [{ id: '$id', title: '$title', above: '$other' }] },
    'there is a tier {id:tier} with the title {title:quoted}, above the tier {other:tier}',
  ],
  [
    { tiers: [{ id: '$id', title: '$title' }] },
    'there is a tier {id:tier} with the title {title:quoted}, below all others',
  ],

  [
    { limits: [{ of: '$tier', least: '$a', most: '$b' }] },
    'there must be at least {a:count@game} and at most {b:count@game} {tier:rules}',
  ],
  [{ limits: [{ of: '$tier', least: t`1` }] }, 'there must be at least one {tier:onerule}'],
  [{ limits: [{ of: '$tier', most: t`1` }] }, 'there may be at most one {tier:onerule}'],
  [
    { limits: [{ of: '$tier', least: '$a' }] },
    'there must be at least {a:count@game} {tier:rules}',
    'there are at least {a:count@game} {tier:rules}',
    'there must not be less than {a:count@game} {tier:rules}',
  ],
  [
    { limits: [{ of: '$tier', most: '$b' }] },
    'there may be at most {b:count@game} {tier:rules}',
    'there are at most {b:count@game} {tier:rules}',
    'there may not be more than {b:count@game} {tier:rules}',
    'there must not be more than {b:count@game} {tier:rules}',
  ],

  [{ titles: ['required'] }, 'every rule has a title', 'every rule must have a title'],
  [{ titles: ['cite-by-title'] }, 'a rule may be cited by its title'],

  [
    { fiat: { tiers: '$tiers', by: '$by' } },
    'the word of {by:quoted} alone changes {tiers:tier*and} rules, without a vote',
  ],
];

export const CHANGE_SENTENCE_KINDS: Rows = {
  /** The rules of a tier; if its name is in the plural, “orders rules” would be no English. */
  rules: [
    ['$t', 'rules of the tier {t:tiers}'],
    ['$t', '{t:tier} rules'],
  ],
  onerule: [
    ['$t', 'rule of the tier {t:tiers}'],
    ['$t', '{t:tier} rule'],
  ],
  done: [
    ['enact', 'enacted'],
    ['amend', 'amended'],
    ['repeal', 'repealed'],
    ['transmute', 'transmuted'],
  ],
};

export const CHANGE_CHOICES: readonly WordChoice[] = [
  {
    name: 'changed-rule',
    scope: 'proposal',
    means: { numbering: { 'changed-rule': '$x' } },
    words: {
      'takes-proposal-number': 'a changed rule takes the number of the proposal that changed it',
      'keeps-its-own': 'a changed rule keeps its number',
    },
    otherwise: 'the word for the number of a changed rule is',
  },
  {
    name: 'new-rule',
    scope: 'proposal',
    means: { numbering: { 'new-rule': '$x' } },
    words: {
      'takes-proposal-number': 'a new rule takes the number of its proposal',
      given: 'a new rule has the number that its proposal gives it',
      next: 'a new rule takes the next number after the highest of any rule',
    },
    otherwise: 'the word for the number of a new rule is',
  },
  {
    name: 'retroactive',
    scope: 'proposal',
    means: { retroactive: '$x' },
    words: {
      forbidden: 'no change takes effect before the vote that adopted it is complete',
      permitted: 'a change may take effect before the vote that adopted it is complete',
    },
    otherwise: 'the word for effect before the vote is',
  },
];

/** How disputes are judged. */
import { type Row, t } from '../entry.ts';
import type { WordChoice } from './choice.ts';

export const JUDGING_SENTENCES: readonly Row[] = [
  [{ judge: { 'overruled-by': 'proposal' } }, 'an adopted proposal may overrule the Judge'],
  [
    { judge: { 'overruled-by': '$c' } },
    'when the other players vote on the Judgment, the Judge is overruled {c:if@consent}',
  ],
  [
    { judge: { 'binds-next-turn': 'until-given' } },
    'after Judgment is invoked, the next turn waits until the Judgment is given',
    'the turn after a Judgment is invoked waits until it is given',
  ],
  [
    { judge: { 'binds-next-turn': t`true` } },
    'after Judgment is invoked, the next turn waits for it',
    'the turn after a Judgment is invoked waits for it',
  ],
  [
    { judge: { 'binds-next-turn': t`false` } },
    'after Judgment is invoked, the next turn does not wait for it',
    'the turn after a Judgment is invoked does not wait for it',
  ],
  [
    { judge: { 'binds-next-turn': '$c' } },
    'the other players may let the next turn begin before a Judgment is given, if {c:condition@consent}',
    'when the other players vote on not waiting for a Judgment, the next turn need not wait if {c:condition@consent}',
  ],
  [
    { judge: { 'overruled-within': '$t' } },
    'a Judgment may be overruled within {t:period} after it is given',
  ],
  [
    { judge: { 'overruled-within': '$t' } },
    'a Judgment may be overruled within ({t:times@game}) after it is given',
  ],
  [{ judge: { overrulable: [] } }, 'no verdict may be overruled'],
  [
    { judge: { overrulable: '$texts' } },
    'only the verdict {texts:quoted*or} may be overruled',
    'only {texts:quoted*or} may be overruled',
  ],
  [{ judge: { 'overruled-to': '$text' } }, 'an overruled Judgment becomes {text:quoted}'],
  [
    { judge: { 'appointed-by': '$id' } },
    'the Judge is named by the holder of the office of {id:name}',
  ],
  [
    { judge: { panel: '$n' } },
    'the number of players who judge is {n:count@game}',
    'the number of those judging is {n:count@game}',
  ],
  [
    { judge: { 'appeal-panel': '$n' } },
    'the number of players who judge a Judgment is {n:count@game}',
    'the number of those judging a Judgment is {n:count@game}',
  ],
  [{ judge: { verdicts: [] } }, 'there are no verdicts'],
  [{ judge: { verdicts: '$texts' } }, 'a verdict is one of {texts:quoted*or}'],
  [{ judge: { 'finds-deadlock': [] } }, 'no verdict shows that play cannot go on'],
  [
    { judge: { 'finds-deadlock': '$texts' } },
    'only the verdict {texts:quoted*or} shows that play cannot go on',
  ],
  [
    { judge: { 'accept-within': '$t' } },
    'the Judge must take the office within {t:period}',
    'the Judge accepts within {t:period}',
  ],
  [
    { judge: { 'accept-within': '$t' } },
    'the Judge must take the office within ({t:times@game})',
    'the Judge accepts within ({t:times@game})',
  ],
  [
    { judge: { 'deliver-within': '$t' } },
    'the Judge must give the Judgment within {t:period}',
    'the Judge rules within {t:period}',
  ],
  [
    { judge: { 'deliver-within': '$t' } },
    'the Judge must give the Judgment within ({t:times@game})',
    'the Judge rules within ({t:times@game})',
  ],
];

export const JUDGING_CHOICES: readonly WordChoice[] = [
  {
    name: 'judge-chosen',
    scope: 'game',
    means: { judge: { chosen: '$x' } },
    words: {
      'preceding-player': 'the player before the one moving is the Judge',
      'by-lot': ['the Judge is drawn by lot', 'the Judge is chosen by lot'],
      appointed: 'the Judge is appointed',
    },
    otherwise: 'the word for how a Judge is chosen is',
  },
  {
    name: 'overruled-before',
    scope: 'game',
    means: { judge: { 'overruled-before': '$x' } },
    words: { 'next-turn': 'the Judge can be overruled only before the next turn begins' },
    otherwise: 'the word for how long the Judge can be overruled is',
  },
  {
    name: 'next-judge',
    scope: 'game',
    // biome-ignore lint/suspicious/noThenProperty: the key that cards write; nothing awaits it.
    means: { judge: { then: '$x' } },
    words: {
      'preceding-judge': 'if the Judge is overruled, the player before the Judge becomes Judge',
    },
    otherwise: 'the word for who judges if the Judge is overruled is',
  },
];

/** A citation leads to what it cites, the name of a game narrows, and all else is words. */
import { expect, test } from 'vitest';
import {
  nameOnly,
  type SearchTarget,
} from '../../../src/archive/page-models/library/list-places.ts';
import { mayCite, readQuery } from '../../../src/site/client/read-query.ts';

const numbered = (id: string, rules: readonly string[], proposals: readonly string[]) => [
  { kind: 'Rule', at: `/${id}/rules/*/`, numbers: rules } as const,
  { kind: 'Proposal', at: `/${id}/proposals/*/`, numbers: proposals } as const,
  { kind: 'Judgment', at: `/${id}/judgments/*/`, numbers: ['1-2'] } as const,
  { kind: 'Version', at: `/${id}/versions/*/`, numbers: ['0-7'] } as const,
];
const PLACES: readonly SearchTarget[] = [
  {
    id: 'n-nomic',
    title: 'N Nomic',
    at: '/n/',
    isGame: true,
    numbered: [
      ...numbered('n', ['101-116', '201-213'], ['301-307', '301a=301-a']),
      { kind: 'Player', at: '/n/players/*/', numbers: ['F=f'] },
    ],
    dates: ['2009-10-20', '2009-11-01'],
    onDate: '/n/versions/?on=*',
  },
  {
    id: 'worked-example',
    title: 'The Teapot',
    at: '/t/',
    isGame: true,
    numbered: numbered('t', ['101-116', 'Power=Power'], ['301-327', '7729#1=7729-1']),
    dates: ['2025-01-14', '2025-02-20'],
    onDate: '/t/versions/?on=*',
  },
  {
    id: 'suber',
    title: 'Nomic, the Initial Set',
    at: '/s/',
    numbered: [{ kind: 'Rule', at: '/s/#rule-*', numbers: ['101-116'] }],
  },
  { id: 'tens', title: 'Nomic mit Tens, Initial Rules', at: '/m/', numbered: [] },
];
const leads = (typed: string) => readQuery(typed, PLACES).goings.map(({ href }) => href);

test.each([
  ['proposal 305 n nomic', ['/n/proposals/305/']],
  ['N Nomic, Proposal 305', ['/n/proposals/305/']],
  ['proposal 305', ['/n/proposals/305/', '/t/proposals/305/']],
  ['Proposal 320', ['/t/proposals/320/']],
  ['rule 106', ['/n/rules/106/', '/t/rules/106/', '/s/#rule-106']],
  ['R106 initial set', ['/s/#rule-106']],
  ['rule power', ['/t/rules/Power/']],
  ['rule points', []],
  ['rule 999', []],
  ['proposal 301a', ['/n/proposals/301-a/']],
  ['proposal 7729#1', ['/t/proposals/7729-1/']],
  ['player f', ['/n/players/f/']],
  ['which player made rule 116 of the teapot', ['/t/rules/116/']],
  ['a player of rule 106 teapot', ['/t/rules/106/']],
  ['judgement 2 tea', ['/t/judgments/2/']],
  ['cfj 2 of the teapot', ['/t/judgments/2/']],
  ['v7 teapot', ['/t/versions/7/']],
  ['version 8', []],
  ['judgments on rule 106 teapot', ['/t/rules/106/#judged']],
  ['305 worked example', ['/t/proposals/305/']],
  ['204', ['/n/rules/204/']],
  ['2 players', []],
  ['2025-01-16', ['/t/versions/?on=2025-01-16']],
  ['the rules on 3rd February, 2025', ['/t/versions/?on=2025-02-03']],
  ['3 Smarch 2025', []],
  ['3 February 2025', ['/t/versions/?on=2025-02-03']],
  ['Oct 24, 2009', ['/n/versions/?on=2009-10-24']],
  ['October 2009', ['/n/versions/?on=2009-10-31']],
  ['february 2024', []],
  ['teapot 2030-01-01', ['/t/versions/?on=2030-01-01']],
  ['the teapot', ['/t/']],
  ['teapot lid', []],
  ['"rule 106"', []],
])('%s', (typed, hrefs) => expect(leads(typed)).toEqual(hrefs));

test.each([
  ['wine teapot', 'The Teapot', 'wine'],
  ['saucer of the Teapot', 'The Teapot', 'saucer'],
  ['n-nomic points', 'N Nomic', 'points'],
  ['judgement teapot', 'The Teapot', 'judgement'],
  ['rule 999 of the teapot', 'The Teapot', 'rule 999'],
  ['teapot', undefined, 'teapot'],
  ['"teapot" lid', undefined, '"teapot" lid'],
  ['teapots', undefined, 'teapots'],
])('of %s the game is %s, and the words are %s', (typed, game, words) => {
  const query = readQuery(typed, PLACES);
  expect([query.game?.title, query.words]).toEqual([game, words]);
});

test.each(['tea', 'who won', 'n nomic points', 'the teapot', '"rule 106"'])(
  'needs nothing but names for: %s',
  (typed) => {
    expect(mayCite(typed)).toBe(false);
    expect(readQuery(typed, PLACES.map(nameOnly))).toEqual(readQuery(typed, PLACES));
  },
);

test.each(['rule 106', 'p305', 'rule power', '20 October 2009', 'judgments on rule 106'])(
  'needs numbers for: %s',
  (typed) => {
    expect(mayCite(typed)).toBe(true);
  },
);

/**
 * The words on pages and the targets of their links, the same with scripts and without.
 *
 * @module-tag slow
 */
import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MOST_LINES } from '../../src/values/markdown-limits.ts';
import { followed, linkNamed, type Part, pageAt, textOf } from './page-file.ts';
import { site } from './the-site.ts';

/**
 * The answers that readers look for, and the links that lead to them from a search or the first page.
 */
const ANSWERS: readonly (readonly [
  does: string,
  from: string,
  links: readonly (string | RegExp)[],
  at: string,
  says: RegExp,
])[] = [
  [
    'what a rule says today, and why',
    'games/worked-example/rules/203/',
    [],
    'main .banner',
    /In force at the end Changed by the rule's own terms, 16 January 2025/,
  ],
  [
    'who wrote a phrase',
    'games/n-nomic/rules/112/',
    ['Who wrote which words'],
    '.blame',
    /however an infinitely large amount of points always leads to a win. Rules\s*Proposal 305/,
  ],
  [
    'why a proposal was adopted',
    'games/n-nomic/proposals/305/',
    [],
    '.out',
    /Adopted 5 : 0\. Rule 203 requires that the vote is unanimous: met\./,
  ],
  [
    'who won, and how',
    'games/worked-example/',
    [],
    'header.title',
    /Edith Oyelaran won by paradox .*Found in Judgment 5/s,
  ],
  [
    'all Judgments on a rule',
    'games/worked-example/rules/207/',
    [],
    '.held',
    /Judgment 5: Is Proposal 329 adopted or defeated\? Both/,
  ],
  [
    'that there is no Judgment on a rule',
    'games/n-nomic/rules/106/',
    [],
    'main',
    /No Judgment cites it/,
  ],
  ['how to follow a game', 'games/n-nomic/', [], 'main', /Follow it \(feed\)/],
  [
    'how to cite a rule',
    'games/worked-example/rules/203/',
    ['Cite and follow'],
    '.cite cite',
    /^The Teapot, Rule 203 \(version 10\)$/,
  ],
  [
    'how two versions compare',
    'games/worked-example/versions/7/',
    ['Compare with version 6'],
    'h1',
    /^Compare/,
  ],
  [
    'how to print or download the rules',
    'games/worked-example/versions/26/',
    ['Print, cards, download'],
    '.take',
    /Book \(EPUB\)/,
  ],
  [
    'what a reading is',
    '',
    ['Guide', 'Open questions'],
    '.doc-text p',
    /leave a question open.*uses an answer that has a name, called a reading/,
  ],
  ['how to propose a change', 'games/classes/', ['Propose a change'], 'h1', /^Who proposes\?$/],
];

test.each(ANSWERS)('readers find %s', (_, from, links, at, says) => {
  const last = links.reduce((page, name) => {
    const link = linkNamed(page, name);
    return link.get('href').startsWith('#') ? page : followed(link);
  }, pageAt(from));
  expect(last.one(at).text).toMatch(says);
});

const titleOf = (page: Part) => page.one('h1').text;

test('the versions lead from the initial one to the current one, and back', () => {
  let page = pageAt('games/n-nomic/versions/0/');
  for (let version = 1; version <= 7; version++) {
    page = followed(linkNamed(page, 'Next'));
    const title = version === 7 ? 'The rules at the end' : `The rules in version ${version}`;
    expect(titleOf(page)).toBe(title);
  }
  expect(page.all('[rel=next]')).toEqual([]);
  const sixth = followed(linkNamed(page, 'Previous'));
  expect(titleOf(sixth)).toBe('The rules in version 6');
  const current = followed(linkNamed(sixth, 'Current'));
  expect(titleOf(current)).toBe('The rules at the end');
  expect(titleOf(followed(linkNamed(current, 'Initial')))).toBe('The rules in version 0');
});

test('a version shows every rule, those with a former number at that too', () => {
  const third = pageAt('games/n-nomic/versions/3/');
  expect(third.all('.rule').length).toBe(32);
  const fifth = pageAt('games/n-nomic/versions/5/').all('.rule');
  const [rule] = fifth.filter((each) => each.all('#rule-112').length > 0);
  expect(rule?.one('h3').text).toContain('305');
  const note = third.one('#rule-112').one('.later');
  expect(note.text).toBe(
    'Until version 4: transmuted from immutable to mutable by Proposal 304 (Player E), 27 September 2009.',
  );
  expect(note.one('a').get('href')).toMatch(/\/versions\/4\/#rule-304$/);
  expect(pageAt('games/n-nomic/rules/').all('.later')).toEqual([]);
});

test('the forms of a version that are made in the browser are to be had otherwise', () => {
  const take = pageAt('games/n-nomic/versions/4/').one('.take');
  expect(take.text).toContain('nomic show n-nomic --version 4');
  expect(linkNamed(take, /lives of all rules/).get('href')).toMatch(/lives\.json$/);
  expect(take.all('a').filter(({ text }) => text === 'Markdown')).toEqual([]);
});

test('a Judgment refers to a rule as it stood in that version', () => {
  const links = pageAt('games/worked-example/judgments/2/').all('a.ref');
  const [rule] = links.filter(({ text }) => text === 'Rule 205');
  expect(rule?.get('href')).toMatch(/\/versions\/\d+\/#rule-205$/);
});

test('what a reading would have changed has been worked out beforehand', () => {
  const supposed = pageAt('games/n-nomic/readings/').one('#unanimity').all('details.what-if');
  const [all] = supposed.filter(({ text }) =>
    text.includes('An abstention or silence spoils unanimity'),
  );
  expect(all?.text).toContain('Adopted → Defeated');
});

describe('without a script', () => {
  test.each([
    ['games/n-nomic/players/', 'thead button'],
    ['games/n-nomic/', '[data-theme-toggle]'],
    ['games/n-nomic/desk/', '[data-opened]'],
    ['play/', '[data-board]'],
  ])('%s shows no %s', (path, what) => {
    expect(
      pageAt(path)
        .all(what)
        .filter((each) => !each.has('hidden')),
    ).toEqual([]);
  });

  test.each([
    ['games/n-nomic/desk/', 'The desk needs a script.'],
    ['play/', 'The board needs a script.'],
    ['games/n-nomic/compare/', 'script'],
    ['search/', 'Searching needs a script.'],
  ])('%s says so', (path, says) => {
    const page = pageAt(path);
    const said = [...page.all('[data-without-script]'), ...page.all('noscript')];
    expect(said.map(({ text }) => text).join()).toContain(says);
  });

  test('all players are listed, and the search leads to every game', () => {
    expect(pageAt('games/n-nomic/players/').all('tr').length).toBe(7);
    const games = pageAt('search/')
      .all('.findable a')
      .map(({ text }) => text);
    expect(games).toEqual(expect.arrayContaining(['N Nomic', 'The Teapot']));
  });
});

describe('pictures', () => {
  test('draw the same scores that the table gives', () => {
    const scores = pageAt('games/n-nomic/').one('.scores');
    const head = scores.one('thead').all('th').slice(1);
    const last = scores.all('tbody tr').at(-1)?.all('td') ?? [];
    const pairs = head.map(({ text }, i) => `${text} ${last[i]?.text}`);
    expect(pairs.length).toBeGreaterThan(4);
    expect(scores.all('.picture .line text').map(({ text }) => text)).toEqual(pairs);
  });

  test('draw the lives of all rules that moved, every mark a link, with a table', () => {
    const drawn = pageAt('games/worked-example/').one('.lifelines');
    const lines = drawn.all('.lifeline').filter((line) => line.get('class') === 'lifeline');
    const rows = drawn.all('tbody tr');
    expect(lines.length).toBe(rows.length);
    const marks = lines.flatMap((line) => line.all('a').filter((a) => a.all('.mark').length > 0));
    const said = rows.flatMap((row) => row.all('td p').map(({ text }) => text));
    expect(marks.map((mark) => mark.get('aria-label'))).toEqual(said);
    expect(followed(marks[0] ?? drawn).one('h1').text).toContain('303');
  });

  test('draw who voted how, and lead from each vote to its proposal', () => {
    const record = pageAt('games/worked-example/players/').one('.voting');
    expect(record.all('ol a').map(({ text }) => text)).toContain('Cosima Wray');
    const marks = record.all('svg a');
    expect(marks.length).toBe(29);
    expect(marks.at(-1)?.get('aria-label')).toMatch(/^Proposal 329: undetermined, /);
    expect(marks.at(-1)?.get('href')).toContain('/proposals/329');
  });
});

test.each(['games/n-nomic/rules/112/', 'games/n-nomic/proposals/305/', 'games/n-nomic/'])(
  'on paper %s says what it is and where it stands',
  (path) => {
    const words = pageAt(path).one('.imprint').text;
    expect(words).toContain('N Nomic');
    expect(words).toContain(`https://archive.example/archive/${path}`);
  },
);

test('every page has one heading of the first rank', () => {
  const pages = globSync('**/*.html', { cwd: site.folder });
  // A page that only leads on has none.
  const read = pages.filter((file) => textOf(file).includes('<main'));
  expect(read.length).toBeGreaterThan(500);
  const headings = (file: string) =>
    textOf(file)
      .replace(/<template.*<\/template>/s, '')
      .match(/<h1[\s>]/g);
  expect(read.filter((file) => headings(file)?.length !== 1)).toEqual([]);
});

describe('hostile records', () => {
  const INTRUDERS = 'iframe object embed style base meta link img'.split(' ');
  const HANDLERS = 'onclick onload onerror onmouseover onfocus'.split(' ');

  test('put nothing into a page that could act, and no link that is none', () => {
    for (const file of globSync('games/{hostile,constructor}/**/*.html', { cwd: site.folder })) {
      const page = pageAt(file);
      if (page.all('main').length === 0) continue;
      const inside = INTRUDERS.flatMap((name) => page.all(`main ${name}`));
      const acting = HANDLERS.flatMap((name) => page.all(`[${name}]`));
      expect([...inside, ...acting, ...page.all('main [style]')], file).toEqual([]);
      const links = page.all('a').map((link) => new URL(link.get('href'), 'https://a.example'));
      expect(
        links.filter(({ protocol }) => !/^https?:$/.test(protocol)),
        file,
      ).toEqual([]);
    }
  });

  test('are shown word for word, to the last line', () => {
    const page = pageAt('games/hostile/versions/1/');
    const rule = page.one('#rule-301');
    expect(rule.one('.rule-title').text).toBe('"><script>window.harmed = "rule title"</script>');
    expect(rule.one('.clean').text).toContain('<style>* { display: none }</style>');
    expect(rule.all('.clean input')).toEqual([]);
    expect(page.one('title').text).toContain('</title><script>');
    const long = pageAt('games/constructor/proposals/301/');
    expect(long.all('.asked .text li').length).toBe(MOST_LINES / 2);
  });
});

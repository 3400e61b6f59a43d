/** HTML in whose words the rules of a source stand, whoever made the page. */
import { describe, expect, test } from 'vitest';
import { foldWords } from '../../src/import/document/document.ts';
import {
  GNOMIC_TIERS,
  plan,
  readArchive,
  readBack,
  readSource,
  rulesetOf,
  wordsOf,
} from './library.ts';
import { inParagraphs, preformatted, toPage, withBreaks } from './pages.ts';

const records = readArchive();

const SOURCES = [
  { id: 'suber', source: 'suber-nomic', pages: [toPage, inParagraphs, withBreaks, preformatted] },
  { id: 'smurp', source: 'smurp-nomics', pages: [toPage] },
  { id: 'gnomic', source: 'gnomic', pages: [toPage, inParagraphs, withBreaks, preformatted] },
  {
    id: 'nomic-mit-tens',
    source: 'nomic-mit-tens',
    pages: [toPage, inParagraphs, withBreaks, preformatted],
  },
];
const CASES = SOURCES.flatMap(({ id, source, pages }) =>
  pages.map((page) => ({ id, source, page })),
);

describe.each(CASES)('$id by $page.name', ({ id, source, page }) => {
  const tiers = id === 'gnomic' ? { tiers: GNOMIC_TIERS } : {};
  const found = plan(page(readSource(source)), { isHtml: true, ...tiers });
  const cards = wordsOf(readBack(found)).filter(({ number }) => id === 'suber' || number !== 301);
  const archived = wordsOf(rulesetOf(records, id));

  test('has the rules of the sample, word for word', () => {
    const numbers = archived.map(({ number }) => number);
    const initial = cards.filter(({ number }) => numbers.includes(number));
    const folded = ({ text, ...rest }: (typeof cards)[number]) => ({
      ...rest,
      text: plainly(text),
    });
    expect(initial.map(folded)).toEqual(archived.map(folded));
  });

  test('has no HTML on its cards and leaves no rule over', () => {
    for (const { text } of cards) expect(text).not.toMatch(/<[a-z/!]/i);
    for (const { after } of found.found.leftovers) expect([undefined, 213]).toContain(after);
  });
});

/** A preformatted page shows the asterisks of emphasis, which then are words. */
function plainly(text: string): string {
  return foldWords(text.replace(/\\\*/g, '*'));
}

test('the Gnomic page as it was: headings, anchors, a title left empty, links around it', () => {
  const html = `<html><head><title>Gnomic Ruleset</title><script>var rule = "Rule 7";</script></head>
    <body bgcolor="#ffffff"><center><h1>Gnomic Ruleset</h1></center>
    <table><tr><td><a href="board.html">Back to message board</a></td></tr></table>
    <a href="#101">101</a> <a href="#106">106</a>
    <hr><a name="101"></a><h2>Rule 101</h2><h3>Follow the rules.</h3>
    <p>All players must <i>always</i> abide
       by all the rules. [Really.]</p><p><i>initial rule.</i></p>
    <hr><a name="106"></a><h2>Rule 106</h2><h3></h3>
    <p>Short words.</p><p>And more of them. [Of course, Suber&#39;s version says otherwise. ]</p><i>initial rule.</i>
    <hr><a name="107"></a><h2>Rule 107</h2><h3>No retroactive rules.</h3>
    <p>None:<ol><li>never</li><li>not once</li></ol><p><i>initial rule.</i></p>
    <hr>Comments on Gnomic: <a href="mailto:mike@example.org">Mike</a></body></html>`;
  const { found, head, cards } = plan(html, { isHtml: true, tiers: 'immutable:101-107' });
  expect(head.title).toBe('Gnomic Ruleset');
  expect(cards.map(({ card }) => [card.number, card.title, card.text])).toEqual([
    [101, 'Follow the rules.', 'All players must *always* abide by all the rules. [Really.]'],
    [
      106,
      undefined,
      "Short words.\n\nAnd more of them. [Of course, Suber's version says otherwise. ]",
    ],
    [107, 'No retroactive rules.', 'None:\n\n1. never\n2. not once'],
  ]);
  expect(found.leftovers.map(({ after }) => after)).toEqual([undefined, 107]);
});

test('a rule’s title in bold above its text, as on the pages of 1997', () => {
  const html = `<H1>The Current Rules</H1><H2>Immutable Rules</H2>
    <P><A NAME="101"><B>Rule 101. Obey The Rules</B></A><BR>
    All players must obey.<P><B>History:</B> Initial Immutable Rule 101
    <P><B>Rule 102. The Speaker</B><BR>There is a <EM>Speaker</EM>.<BR><BR>And no other.
    <P><I>History: Initial Immutable Rule 102</I>`;
  const { cards } = plan(html, { isHtml: true });
  expect(cards.map(({ card }) => [card.number, card.title, card.text])).toEqual([
    [101, 'Obey The Rules', 'All players must obey.'],
    [102, 'The Speaker', 'There is a *Speaker*.\n\nAnd no other.'],
  ]);
});

test('lists whose items are the rules', () => {
  const html = `<h2>Mutable Rules</h2><ol start="201"><li><p>First.</p><p>More of it.</p></li>
    <li>Second.</li></ol><ol><li value="205">Fifth.</li><li>Sixth.</li></ol>`;
  const { cards } = plan(html, { isHtml: true });
  expect(cards.map(({ card }) => [card.number, card.text])).toEqual([
    [201, 'First.\n\nMore of it.'],
    [202, 'Second.'],
    [205, 'Fifth.'],
    [206, 'Sixth.'],
  ]);
});

test('nothing that runs, loads or links within the page comes along', () => {
  const html = `<h2>Mutable Rules</h2>
    <p>201. One<script>alert(1)</script> <a href="javascript:alert(1)">two</a> <a href="#x">three</a>
    <img src="https://example.org/x.gif" alt="four"> <iframe src="https://example.org"></iframe>
    <a href="https://example.org/">five</a> <!-- six --> <span onclick="x()">seven</span>
    &lt;b&gt;eight&lt;/b&gt; 2 * 3 * 4 [nine]</p>
    <table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>
    <p>202. # no heading<p>203. Last.`;
  const [first, second] = plan(html, { isHtml: true }).cards.map(({ card }) => card.text);
  expect(first).toBe(
    'One two three four [five](https://example.org/) seven \\<b>eight\\</b> 2 * 3 * 4 [nine]\n\n' +
      '| A | B |\n| - | - |\n| 1 | 2 |',
  );
  expect(second).toBe('\\# no heading');
});

/** What did not happen, beside what did. A string, since the reader's browser makes it too. */
import type { TurnedRule, WhatIf } from '../../../archive/page-models/game/describe-what-if.ts';
import { escapeHtml } from './escape-html.ts';
import { redlineHtml } from './redline-html.ts';
import { wordsHtml } from './words-html.ts';

export function whatIfHtml(supposed: WhatIf): string {
  if (supposed.isSame) return '<p>Nothing would have come out otherwise.</p>';
  return [
    haltHtml(supposed),
    table(['What', 'It stands', 'It would stand'], standingRows(supposed)),
    titled(
      'Proposals',
      table(['Proposal', 'What came of it', 'What would have'], turnedRows(supposed)),
    ),
    list('Versions that never were', supposed.neverWere.map(wordsHtml)),
    rulesHtml(supposed.rules),
  ].join('');
}

function haltHtml({ halted, refused }: WhatIf): string {
  const stop =
    halted === undefined
      ? ''
      : `<p data-halted>The game could not have gone on as it did: ${escapeHtml(halted)} All that follows is as far as there.</p>`;
  if (refused === undefined || refused === halted) return stop;
  return `${stop}<p class="quiet" data-refused>Of the record as it is written, a check would say: ${escapeHtml(refused)}</p>`;
}

type Row = readonly string[];

function standingRows({ standing, scores }: WhatIf): readonly Row[] {
  return [
    ['The game', escapeHtml(standing.was), escapeHtml(standing.wouldBe)],
    ...scores.map(({ player, quantity, was, wouldBe }) => [
      `<bdi>${escapeHtml(player)}</bdi>, ${escapeHtml(quantity.toLowerCase())}`,
      escapeHtml(was),
      escapeHtml(wouldBe),
    ]),
  ];
}

function turnedRows({ proposals }: WhatIf): readonly Row[] {
  return proposals.map(({ proposal, turned, was, wouldBe }) => [
    wordsHtml(proposal) + (turned === undefined ? '' : `<br><b>${escapeHtml(turned)}</b>`),
    escapeHtml(was),
    escapeHtml(wouldBe),
  ]);
}

function table(heads: Row, rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const head = heads.map((words) => `<th scope="col">${words}</th>`).join('');
  const body = rows.map(([first = '', was = '', wouldBe = '']) => {
    const cells = `<td data-head="${heads[1]}">${was}</td><td data-head="${heads[2]}" class="supposed">${wouldBe}</td>`;
    return `<tr><th scope="row">${first}</th>${cells}</tr>`;
  });
  return `<table class="beside"><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function titled(title: string, html: string): string {
  return html === '' ? '' : `<h3>${title}</h3>${html}`;
}

function list(title: string, items: readonly string[]): string {
  const html = items.map((item) => `<li>${item}</li>`).join('');
  return html === '' ? '' : titled(title, `<ul>${html}</ul>`);
}

function rulesHtml(rules: readonly TurnedRule[]): string {
  const each = rules.map(({ says, redline }) => {
    const words = `<summary>${escapeHtml(says)}</summary>`;
    if (!redline) return `<p>${escapeHtml(says)}</p>`;
    return `<details>${words}<div class="text redline">${redlineHtml(redline)}</div></details>`;
  });
  return titled('The law today', each.join(''));
}

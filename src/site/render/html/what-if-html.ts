/**
 * The results under other readings, beside the actual ones. A string, since the reader's browser makes
 * it too.
 */
import type { WhatIf } from '../../../archive/page-models/game/describe-what-if.ts';
import { escapeHtml } from './escape-html.ts';
import { redlinedText } from './redline-html.ts';
import { titled, wordsHtml } from './words-html.ts';

export function whatIfHtml(supposed: WhatIf): string {
  if (supposed.isSame) return '<p>Nothing would have a different result.</p>';
  const { game, scores, neverWere, rules, halted, refused } = supposed;
  const rows = [
    ['The game', escapeHtml(game.was), escapeHtml(game.wouldBe)],
    ...scores.map(({ player, quantity, was, wouldBe }) => [
      `<bdi>${escapeHtml(player)}</bdi>, ${escapeHtml(quantity.toLowerCase())}`,
      escapeHtml(was),
      escapeHtml(wouldBe),
    ]),
  ];
  const gone = neverWere.map((each) => `<li>${wordsHtml(each)}</li>`);
  const changed = rules.map(({ says, redline }) => {
    const words = `<summary>${escapeHtml(says)}</summary>`;
    if (!redline) return `<p>${escapeHtml(says)}</p>`;
    return `<details>${words}${redlinedText(redline)}</details>`;
  });
  return [
    halted === undefined
      ? ''
      : `<p data-halted>The game would have stopped: ${escapeHtml(halted)} The rest shows the game up to that point.</p>`,
    refused === undefined || refused === halted
      ? ''
      : `<p class="quiet" data-refused>A check of the record would then say: ${escapeHtml(refused)}</p>`,
    table(['What', 'Now', 'Otherwise'], rows),
    titled('Proposals', turnedHtml(supposed)),
    titled(
      'Versions that would not exist',
      folded(gone, (each) => `<ul>${each.join('')}</ul>`),
    ),
    titled(
      'The rules',
      folded(changed, (each) => each.join('')),
    ),
  ].join('');
}

type Row = readonly string[];

/** So many results are shown at once. A longer list shows a few and folds the rest. */
const MOST = 12;
const FEW = 3;

function folded<Item>(items: readonly Item[], render: (some: readonly Item[]) => string): string {
  if (items.length <= MOST) return items.length === 0 ? '' : render(items);
  const rest = items.slice(FEW);
  return `${render(items.slice(0, FEW))}<details><summary>${rest.length} more</summary>${render(rest)}</details>`;
}

/** If there are very many, those with the same result stand together. */
function turnedHtml({ proposals }: WhatIf): string {
  const heads = ['Proposal', 'Now', 'Otherwise'];
  const cells = ({ proposal, was, wouldBe }: WhatIf['proposals'][number], outcome?: string) => [
    wordsHtml(proposal) + (outcome === undefined ? '' : `<br><b>${escapeHtml(outcome)}</b>`),
    escapeHtml(was),
    escapeHtml(wouldBe),
  ];
  if (proposals.length <= MOST)
    return table(
      heads,
      proposals.map((each) => cells(each, each.turned)),
    );
  return [...Map.groupBy(proposals, ({ turned = SAME_OUTCOME }) => turned)]
    .map(([turned, all]) => {
      const rows = all.map((each) => cells(each));
      const shown = folded(rows, (some) => table(heads, some));
      return `<h4>${escapeHtml(turned)}: ${all.length}</h4>${shown}`;
    })
    .join('');
}

const SAME_OUTCOME = 'The same outcome, with other points or rules';

function table(heads: Row, rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const head = heads.map((words) => `<th scope="col">${words}</th>`).join('');
  const body = rows.map(([first = '', was = '', wouldBe = '']) => {
    const cells = `<td data-head="${heads[1]}">${was}</td><td data-head="${heads[2]}" class="supposed">${wouldBe}</td>`;
    return `<tr><th scope="row">${first}</th>${cells}</tr>`;
  });
  return `<table class="otherwise"><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

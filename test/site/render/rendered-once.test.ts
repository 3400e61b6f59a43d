/** A long game shows the same rules in version after version; each is rendered once. */
import { expect, test, vi } from 'vitest';
import { describeVersion } from '../../../src/archive/rule-history/describe-version.ts';
import { createRulesetCursor } from '../../../src/archive/rule-history/ruleset-cursor.ts';
import { ruleCardHtml } from '../../../src/site/render/html/rule-card-html.ts';
import { renderContributed } from '../../../src/site/render/markdown/contributed-markdown.ts';
import { played } from '../../archive/replayed.ts';
import { generateGame } from '../../games/generate-game.ts';

vi.mock(import('../../../src/site/render/markdown/contributed-markdown.ts'), { spy: true });

const { files } = generateGame({ seed: 11, proposals: 150 });
const within = [...files].map(([path, text]) => [path.split('/').slice(2).join('/'), text]);
const archive = played(Object.fromEntries(within));
const cursor = createRulesetCursor(archive);
const versions = archive.replay.versions.map((version) => {
  const { tiers, resolve } = describeVersion(archive, cursor, version);
  const placed = tiers.flatMap(({ rules }) => rules);
  return placed.map((rule) => ({ rule, html: ruleCardHtml(rule, resolve, archive.titles) }));
});
const rendered = vi.mocked(renderContributed).mock.calls.map(([text]) => text);

test('each distinct text is rendered once for all the versions that show it', () => {
  const shown = versions.flatMap((placed) => placed.map(({ rule }) => rule.card.text));
  const distinct = new Set(shown);
  expect(new Set(rendered)).toEqual(distinct);
  expect(rendered.length).toBe(distinct.size);
  expect(shown.length).toBeGreaterThan(10 * distinct.size);
});

test('a card that a version left as it was is what the version before showed', () => {
  const shown = versions.flat().filter(({ rule }) => rule.difference === undefined);
  const distinct = new Set(shown.map(({ html }) => html));
  expect(shown.length).toBeGreaterThan(10 * distinct.size);
});

test('a card that a version changed says so in that version alone', () => {
  const marked = versions.flat().map(({ rule, html }) => [rule.difference, html] as const);
  for (const [difference, html] of marked) {
    expect(html.includes('<div class="change">')).toBe(difference !== undefined);
  }
});

/** A rule on the page of a version, of which an archive has tens of thousands. */
import { describe, expect, test } from 'vitest';
import type { GameArchive } from '../../../src/archive/lookup/game-archive.ts';
import { describeVersion } from '../../../src/archive/rule-history/describe-version.ts';
import { createRulesetCursor } from '../../../src/archive/rule-history/ruleset-cursor.ts';
import { ruleCardHtml } from '../../../src/site/render/html/rule-card-html.ts';
import { played, recorded } from '../../archive/replayed.ts';

function cardsOf(archive: GameArchive, number: number): readonly string[] {
  const version = archive.replay.versions[number];
  if (!version) throw new Error(`There is no version ${number}.`);
  const page = describeVersion(archive, createRulesetCursor(archive), version);
  return page.tiers.flatMap(({ rules }) => rules.map((rule) => ruleCardHtml(rule, page.resolve)));
}

const wordsIn = (html: string) => html.replaceAll(/<[^>]*>/g, '');

describe('the card of a rule', () => {
  test('has fewer signs around its words than most rules have words', () => {
    const cards = cardsOf(recorded('n-nomic'), 0);
    expect(cards).toHaveLength(29);
    for (const html of cards) {
      // A reference in the final words of Rule 112 is linked with its date, and references to others
      // with theirs.
      const links = html.match(/<a [^>]*>/g)?.join('').length ?? 0;
      expect(html.length - wordsIn(html).length - links).toBeLessThan(330);
    }
  });

  test('says how it is set as an index card where it is not set as most are', () => {
    const [, , , , , usual = ''] = cardsOf(recorded('n-nomic'), 0);
    expect(usual).toContain('id="rule-106"');
    expect(usual).not.toMatch(/data-(size|type)/);
    const long = `---\nproposal: 301\nby: a\nenact: {}\nvotes: { for: [a, b] }\nclosed: 2026-01-01\n---\n${'Every rule is as long as it is. '.repeat(60)}\n`;
    const archive = played({
      'game.md':
        '---\ntitle: Made\nruleset: suber\nmedium: computer\nplayers: { a: { name: A }, b: { name: B } }\n---\n',
      'proposals/301.md': long,
    });
    expect(cardsOf(archive, 1).at(-1)).toMatch(/id="rule-301"[^>]* data-size="[248]"/);
  });

  test('says of which tier it is, and nothing where there is but one', () => {
    expect(cardsOf(recorded('n-nomic'), 0)[0]).toMatch(/data-tier="0".*Immutable/);
    const game = {
      'game.md': '---\ntitle: Made\nruleset: set\nmedium: mail\nplayers: { a: { name: A } }\n---\n',
    };
    const set = (tiers: string) => ({
      'ruleset.md': `---\ntitle: Set\nauthor: A\nsource: B\ntiers:\n${tiers}---\n`,
      '1.md': '---\nrule: 1\ntier: laws\n---\nEvery rule is a law.\n',
    });
    const one = '  - { id: laws, title: Laws }\n';
    expect(cardsOf(played(game, set(one)), 0).join('')).not.toMatch(/tier|Laws/);
    const two = `${one}  - { id: bylaws, title: Bylaws }\n`;
    expect(cardsOf(played(game, set(two)), 0).join('')).toMatch(/data-tier="0".*Laws/);
  });
});

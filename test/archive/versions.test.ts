import { describe, expect, it } from 'vitest';
import { plainMarkdown, plainText } from '../../src/archive/exports/plain-text.ts';
import { versionForm } from '../../src/archive/exports/version-forms.ts';
import { rulesJson } from '../../src/archive/json/game-json.ts';
import { compareVersions } from '../../src/archive/rule-history/compare-versions.ts';
import { describeVersion, versionForce } from '../../src/archive/rule-history/describe-version.ts';
import { livesJson } from '../../src/archive/rule-history/lives-json.ts';
import { createRulesetCursor } from '../../src/archive/rule-history/ruleset-cursor.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { describeCause } from '../../src/archive/words/phrases/describe-cause.ts';
import { rulesAt } from '../../src/engine/results/rules-at.ts';
import { compareNumbers } from '../../src/helpers/numbers.ts';
import fc from '../by-chance.ts';
import { generateGame } from '../games/generate-game.ts';
import { played, recorded, recordedGames } from './replayed.ts';

const page = (game: string, number: number) => {
  const archive = recorded(game);
  const version = archive.replay.versions[number];
  if (!version) throw new Error(`There is no version ${number}.`);
  return describeVersion(archive, createRulesetCursor(archive), version);
};

describe('createRulesetCursor', () => {
  it.each(recordedGames)('has the rules in force of every version of %s, in any order', (id) => {
    const archive = recorded(id);
    const cursor = createRulesetCursor(archive);
    const version = fc.integer({ min: 0, max: archive.latest });
    fc.assert(
      fc.property(fc.array(version, { maxLength: 12 }), (asked) => {
        for (const number of asked) {
          const cards = cursor.at(number).toSorted((a, b) => compareNumbers(a.number, b.number));
          const rules = rulesAt(archive.replay.lives, number);
          expect(cards.map(({ id, number, text }) => ({ id, number, text }))).toEqual(
            rules.map(({ id, number, text }) => ({ id, number, text })),
          );
        }
      }),
      { numRuns: 20 },
    );
  });

  it('puts the prevailing tier first, and each tier in number order', () => {
    const archive = recorded('n-nomic');
    const cards = createRulesetCursor(archive).at(archive.latest);
    const ranks = cards.map(({ tier }) => tier.rank);
    expect(ranks).toEqual(ranks.toSorted());
    expect(cards.slice(0, 3).map(({ number }) => number)).toEqual([101, 102, 103]);
  });
});

describe('describeVersion', () => {
  it('steps from the first version to the last', () => {
    const steps = (number: number) => page('n-nomic', number).steps.map(({ href }) => href);
    const at = (number: number) => `/games/n-nomic/versions/${number}/`;
    expect(steps(0)).toEqual([undefined, undefined, undefined, at(1), '/games/n-nomic/rules/']);
    expect(steps(3)).toEqual([at(0), at(2), undefined, at(4), '/games/n-nomic/rules/']);
    expect(steps(7)).toEqual([at(0), at(6), undefined, undefined, undefined]);
  });

  it('says of a rule as it once stood what became of it', () => {
    const later = (version: number, number: number) => {
      const rules = page('n-nomic', version).tiers.flatMap((tier) => tier.rules);
      const { words, versionHref } =
        rules.find(({ card }) => card.number === number)?.card.later ?? {};
      return [words, versionHref];
    };
    expect(later(3, 112)).toEqual([
      'Transmuted from immutable to mutable by Proposal 304 (Player E), 27 September 2009.',
      '/games/n-nomic/versions/4/#rule-304',
    ]);
    expect(later(4, 304)).toEqual([
      'Amended (1) by Proposal 305 (Player F), 24 October 2009.',
      '/games/n-nomic/versions/5/#rule-305',
    ]);
    expect(later(5, 305)).toEqual([undefined, undefined]);
  });

  it('says what stands, since when and what made it', () => {
    const { age, inForce, madeBy } = page('n-nomic', 5);
    expect(age).toBe('historical');
    expect(inForce).toBe('In force from 24 October 2009 to 6 November 2009.');
    expect(madeBy).toContainEqual({ words: 'Proposal 305', href: '/games/n-nomic/proposals/305/' });
    expect(page('n-nomic', 0).age).toBe('initial');
    expect(page('n-nomic', 7).age).toBe('current');
  });

  it('names the rule whose own terms made it', () => {
    const { versions } = recorded('worked-example').replay;
    const number = versions.findIndex(({ cause }) => cause.by === 'itself');
    const { madeBy } = page('worked-example', number);
    expect(plain(madeBy)).toMatch(/^Made by the terms of Rule 203, \d/);
    expect(madeBy).toContainEqual({ words: 'Rule 203', href: '/games/worked-example/rules/203/' });
  });

  it('marks what changed, and nothing else', () => {
    const { differences, tiers } = page('n-nomic', 4);
    expect(differences.map(({ says, number }) => [number, says])).toEqual([
      [304, 'Transmuted from immutable to mutable and renumbered 304'],
    ]);
    const marked = tiers.flatMap(({ rules }) => rules.filter(({ difference }) => difference));
    expect(marked.map(({ card }) => card.number)).toEqual([304]);
    expect(page('n-nomic', 0).differences).toEqual([]);
  });

  it('keeps every number a rule has had as a place to arrive at', () => {
    const rules = page('n-nomic', 5).tiers.flatMap((tier) => tier.rules);
    const rule = rules.find(({ card }) => card.number === 305);
    expect(rule?.card.former).toEqual([
      { number: 112, anchor: 'rule-112' },
      { number: 304, anchor: 'rule-304' },
    ]);
  });

  it('leads references to the rule as it stood, by any number it has had', () => {
    const to = (version: number, number: number) =>
      page('n-nomic', version).resolve({ start: 0, end: 0, to: { kind: 'rule', number } });
    expect(to(3, 112)).toBe('#rule-112');
    expect(to(4, 112)).toBe('#rule-304');
    expect(to(7, 112)).toBe('#rule-305');
    expect(to(0, 305)).toBe('/games/n-nomic/rules/112/');
    expect(to(0, 999)).toBeUndefined();
  });

  it('shows Judgments from the version in which they were given', () => {
    const held = (version: number) =>
      page('worked-example', version)
        .tiers.flatMap((tier) => tier.rules)
        .flatMap(({ judgments }) => judgments.map(({ number }) => number));
    const archive = recorded('worked-example');
    const [first] = archive.replay.judgments;
    expect(held(archive.latest)).toContain(1);
    expect(held((first?.version ?? 0) - 1)).not.toContain(1);
  });
});

describe('versionForm', () => {
  const generated = generateGame({ seed: 4, proposals: 60 });
  const made = played(
    Object.fromEntries(
      [...generated.files].map(([path, text]) => [path.split('/').slice(2).join('/'), text]),
    ),
  );

  it.each([
    ...recordedGames.map((id) => [id, recorded(id)] as const),
    ['a game of sixty proposals', made] as const,
  ])('makes of the published lives what the command line prints, for %s', (_, archive) => {
    const lives = JSON.parse(JSON.stringify(livesJson(archive)));
    const { id, title, latest, replay } = archive;
    for (const version of replay.versions) {
      const { number, on } = version;
      const rules = rulesJson(replay, number);
      const about = { game: id, title, version: number, current: latest, on: on?.text ?? null };
      expect(JSON.parse(versionForm(lives, number, 'json'))).toEqual(
        JSON.parse(JSON.stringify({ ...about, rules })),
      );
      const head = [
        `Rules in version ${number} of ${latest}`,
        versionForce(archive, version),
        plain(describeCause(archive, version)),
      ];
      const document = { title, head, tiers: replay.tiers, rules };
      expect(versionForm(lives, number, 'txt')).toBe(plainText(document));
      expect(versionForm(lives, number, 'md')).toBe(plainMarkdown(document));
    }
  });
});

describe('compareVersions', () => {
  it.each(recordedGames)('finds what differs between any two versions of %s', (id) => {
    const archive = recorded(id);
    const lives = JSON.parse(JSON.stringify(livesJson(archive)));
    const { latest } = archive;
    for (const [from, to] of [
      [0, latest],
      [latest, 0],
      [1, latest],
      [0, 1],
      [2, 2],
    ] as const) {
      if (Math.max(from, to) > latest) continue;
      const before = new Map(rulesAt(archive.replay.lives, from).map((rule) => [rule.id, rule]));
      const after = new Map(rulesAt(archive.replay.lives, to).map((rule) => [rule.id, rule]));
      const { rules, unchanged } = compareVersions(lives, from, to);
      const kinds = new Map(rules.map((rule) => [rule.id, rule.kind]));
      for (const { id: rule } of before.values()) {
        if (!after.has(rule)) expect(kinds.get(rule)).toBe('removed');
      }
      for (const rule of after.values()) {
        const old = before.get(rule.id);
        if (!old) expect(kinds.get(rule.id)).toBe('added');
        else if (old.text !== rule.text || old.number !== rule.number) {
          expect(kinds.get(rule.id)).toBe('changed');
        }
      }
      expect(unchanged + rules.length).toBe(new Set([...before.keys(), ...after.keys()]).size);
    }
  });

  it('tells of a rule whose mechanics alone have changed, and not of one that is as it was', () => {
    const proposal = (number: number) =>
      `---\nproposal: ${number}\nby: a\nenact: {}\nvotes: { for: [a] }\nclosed: 2026\n---\nA rule.\n`;
    const game = played({
      'game.md':
        '---\ntitle: Made\nruleset: suber\nmedium: computer\nplayers: { a: { name: A } }\n---\n',
      'proposals/301.md': proposal(301),
      'proposals/302.md': proposal(302),
    });
    const { rules } = compareVersions(livesJson(game), 0, game.latest);
    // Two circuits have made a majority of 203's unanimity.
    expect(rules.map(({ number, kind, says, redline }) => [number, kind, says, redline])).toEqual([
      [203, 'changed', [], undefined],
      [301, 'added', [], expect.anything()],
      [302, 'added', [], expect.anything()],
    ]);
    expect(rules[0]?.does.come).toEqual(['A change is adopted if a majority is in favour.']);
    expect(rules[0]?.does.gone[0]).toBe('A change is adopted if the vote is unanimous.');
  });

  it('says what rules do that were added, amended or repealed, and not their words alone', () => {
    const mechanics = (points: number) =>
      `{ awards: [{ on: adopted, to: proposer, points: ${points} }] }`;
    const proposal = (number: number, front: string, body = '') =>
      `---\nproposal: ${number}\nby: a\n${front}\nvotes: { for: [a] }\nclosed: 2026\n---\n${body}\n`;
    const game = played({
      'game.md':
        '---\ntitle: Made\nruleset: suber\nmedium: computer\nplayers: { a: { name: A } }\n---\n',
      'proposals/301.md': proposal(301, `enact: { mechanics: ${mechanics(4)} }`, 'Tea.'),
      'proposals/302.md': proposal(302, `amend: 301\nmechanics: ${mechanics(5)}`, 'More tea.'),
      'proposals/303.md': proposal(303, 'repeal: 302'),
    });
    const lives = livesJson(game);
    const pays = (points: number) =>
      `When a proposal is adopted, the proposer receives ${points} points.`;
    const tea = (from: number, to: number) =>
      compareVersions(lives, from, to).rules.find(({ id }) => id === '301')?.does;
    const at = (proposal: number) =>
      game.replay.proposals.find(({ written }) => written.number === proposal)?.version ?? 0;
    expect(tea(0, at(301))).toMatchObject({ words: 'new', gone: [], come: [pays(4)] });
    expect(tea(at(301), at(302))).toMatchObject({ gone: [pays(4)], come: [pays(5)] });
    expect(tea(at(302), at(303))).toMatchObject({ words: 'gone', gone: [pays(5)], come: [] });
  });

  it('takes a renumbered rule for the same rule', () => {
    const { rules } = compareVersions(livesJson(recorded('n-nomic')), 0, 4);
    const rule = rules.find(({ number }) => number === 304);
    expect(rule).toMatchObject({
      kind: 'changed',
      says: ['Rule 112 is now Rule 304.', 'Once immutable, now mutable.'],
    });
    expect(rule?.redline).toBeUndefined();
  });
});

/** What is true of any replay: it looks at no file's name or place, and at nothing to come. */

import { describe, expect, it } from 'vitest';
import type { Source } from '../../src/content/source.ts';
import { rulesAt } from '../../src/engine/results/rules-at.ts';
import type { Replay } from '../../src/engine/results/types.ts';
import { basisWords } from '../../src/engine/words/reckoning-words.ts';
import { CHRONICLE, tell } from './chronicle.ts';
import { errorsOf, page, play, playSources, scores, sourcesOf } from './table.ts';

const whole = tell(CHRONICLE);
const replayed = play(whole);

/** What the replay comes to, without the names and places of files. */
function sum(one: Replay): unknown {
  return {
    status: one.status,
    scores: scores(one),
    winner: one.winner?.player,
    toMove: one.toMove,
    versions: one.versions.map(({ number, on, changed, voids }) => [number, on, changed, voids]),
    rules: one.versions.map(({ number }) => rulesAt(one.lives, number)),
    proposals: one.proposals.map(({ written, outcome, evidence, awards }) => [
      written.number,
      outcome,
      evidence,
      awards.map(({ player, amount, basis }) => [player, amount, basisWords(basis)]),
    ]),
    judgments: one.judgments.map(({ written, status, ruling }) => [written.number, status, ruling]),
    ledger: one.ledger.map(({ player, amount, balance, on }) => [player, amount, balance, on]),
    timeline: one.timeline.map(({ kind, on, version }) => [kind, on, version]),
    notes: one.findings.map(({ code, message, at }) => [code, message, 'path' in at && at.path]),
  };
}

it('is played to its end without a fault', () => {
  expect(errorsOf(replayed)).toEqual([]);
  expect(replayed.timeline.length).toBeGreaterThan(20);
  expect(new Set(replayed.proposals.map(({ outcome }) => outcome))).toEqual(
    new Set(['adopted', 'defeated', 'withdrawn']),
  );
});

describe('the order and the names of files', () => {
  const sources = sourcesOf(whole);

  it.each<readonly [string, (files: readonly Source[]) => readonly Source[]]>([
    ['reversed', (files) => files.toReversed()],
    ['rotated', (files) => [...files.slice(31), ...files.slice(0, 31)]],
    ['by length', (files) => files.toSorted((a, b) => a.text.length - b.text.length)],
  ])('change nothing: %s', (_, shuffle) => {
    const shuffled = shuffle(sources);
    expect(shuffled).not.toEqual(sources);
    expect(sum(playSources(shuffled))).toEqual(sum(replayed));
  });

  it('change nothing: other names', () => {
    let count = 0;
    const renamed = sources.map((source) => {
      count += 7;
      const name = `${(count * 5) % 97}-${count}.md`;
      const file = source.file.replace(/(?<=\/(proposals|judgments|events)\/).*/, name);
      // A card that is parsed twice may have two functions for one formula.
      return file === source.file ? source : { file, text: source.text };
    });
    const names = renamed.map(({ file }) => file);
    expect(new Set(names).size).toBe(sources.length);
    expect(sum(playSources(renamed))).toEqual(sum(replayed));
  });

  it('change nothing: a file of its own for every day of events', () => {
    const [list = ''] = sources.flatMap(({ file, text }) =>
      file.includes('/events/') ? text : [],
    );
    const items = list.split('\n').filter((line) => line.startsWith('  - '));
    expect(items.length).toBeGreaterThan(4);
    const days = new Map<string, string[]>();
    for (const item of items) {
      const [, day = ''] = /on: (\S+),/.exec(item) ?? [];
      days.set(day, [...(days.get(day) ?? []), item]);
    }
    const split = [...days].map(([day, all], index) => ({
      file: `games/test/events/${9 - index}.md`,
      text: page(`events:\n${all.join('\n')}`).replace('---\n', `---\n# ${day}\n`),
    }));
    const others = sources.filter(({ file }) => !file.includes('/events/'));
    const apart = sum(playSources([...others, ...split])) as { notes: unknown };
    expect({ ...apart, notes: [] }).toEqual({ ...(sum(replayed) as object), notes: [] });
  });
});

describe('a replay cut short', () => {
  it.each(CHRONICLE.map(({ until }, index) => [until, index + 1] as const))(
    'is the replay as it stood on %s',
    (until, count) => {
      const prefix = play(tell(CHRONICLE.slice(0, count)));
      const then = Date.parse(`${until}T23:59:59.999Z`);
      const known = <Entry extends { readonly on?: { readonly from: number } }>(
        entries: readonly Entry[],
      ) => entries.filter(({ on }) => on === undefined || on.from <= then);
      expect(prefix.versions).toEqual(known(replayed.versions));
      expect(prefix.ledger).toEqual(known(replayed.ledger));
      expect(prefix.timeline).toEqual(known(replayed.timeline));
      const made = prefix.proposals.length;
      expect(made).toBeGreaterThanOrEqual(count);
      expect(prefix.proposals).toEqual(replayed.proposals.slice(0, made));
      const version = prefix.versions.at(-1)?.number ?? 0;
      expect(rulesAt(prefix.lives, version)).toEqual(rulesAt(replayed.lives, version));
      expect(prefix.findings).toEqual(replayed.findings.slice(0, prefix.findings.length));
    },
  );
});

describe('the ledger', () => {
  it('adds up to the holdings, and every line to its balance', () => {
    const sums = new Map<string, (typeof replayed.ledger)[number]['amount']>();
    for (const { player, quantity, amount, balance } of replayed.ledger) {
      const key = `${player} ${quantity}`;
      const total = sums.get(key)?.add(amount) ?? amount;
      expect(balance.equals(total)).toBe(true);
      sums.set(key, total);
    }
    expect(sums.size).toBe(4);
    for (const { id, holdings } of replayed.players) {
      for (const [quantity, held] of holdings) {
        expect(held.equals(sums.get(`${id} ${quantity}`) ?? 0)).toBe(true);
      }
    }
  });

  it('has each award of each proposal in it, once', () => {
    const awarded = replayed.proposals.flatMap(({ awards }) => awards);
    const entries = replayed.ledger.filter(({ cause }) => cause.by === 'proposal');
    expect(awarded).toHaveLength(entries.length);
    expect(new Set(awarded)).toEqual(new Set(entries));
  });
});

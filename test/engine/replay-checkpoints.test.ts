/**
 * A replay that is taken up again comes to what a replay from the start comes to.
 * @module-tag slow
 */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import type { Source } from '../../src/content/source.ts';
import {
  NOTE_NOTHING,
  type NotedFrom,
  noteFrom,
  noteSince,
  type ReplayCheckpoints,
} from '../../src/engine/replay-checkpoints.ts';
import type { Replay } from '../../src/engine/results/types.ts';
import { recordOfStep, type TimelineStep } from '../../src/engine/timeline/timeline.ts';
import { checkpointsOfGame, gameIds, toLibrary } from '../../src/pipeline.ts';
import { newNotes } from '../../src/record-edits/say/new-notes.ts';
import { generateGame } from '../games/generate-game.ts';
import { withRecord } from '../games/with-record.ts';
import { sourcesOf } from '../properties/play.ts';
import { SAMPLES } from '../samples.ts';
import { LOOSE } from './by-hand/in-short.ts';
import { card, day, enact, judged, type Setting, sourcesOf as sourcesAt } from './table.ts';

interface Change {
  readonly what: string;
  readonly file: string;
  readonly from: readonly Source[];
  readonly to: readonly Source[];
}

/** Keys without which a record is of something that is still under way. */
const ENDINGS = ['closed', 'withdrawn', 'votes', 'outcome', 'given', 'ruling'];

/** One record more, one less, and one altered: every nth record of the game, and the last. */
function changesOf(sources: readonly Source[], id: string, nth = 1): readonly Change[] {
  const own = sources.filter(
    ({ file }) => /^games\/[^/]+\/[^/]+\//.test(file) && file.includes(id),
  );
  return own
    .filter((_, i) => (own.length - 1 - i) % nth === 0)
    .flatMap((source) => {
      const other = (text: string) =>
        sources.map((each) => (each === source ? { file: each.file, text } : each));
      const shorter = ENDINGS.map((key) =>
        source.text.replace(new RegExp(`^${key}:.*\n(?: .*\n)*`, 'm'), ''),
      ).filter((text) => text !== source.text);
      const others = [sources.filter((each) => each !== source), ...shorter.map(other)];
      return others.flatMap((to) => [
        { what: `${source.file} changed`, file: source.file, from: sources, to },
        { what: `${source.file} put back`, file: source.file, from: to, to: sources },
      ]);
    });
}

function playedAs(
  sources: readonly Source[],
  id: string,
  known?: ReplayCheckpoints,
  notedFrom?: NotedFrom,
): ReplayCheckpoints | undefined {
  return checkpointsOfGame(
    toLibrary({ sources, findings: [] }, [id]).records,
    id,
    known,
    notedFrom,
  );
}

/** How many steps were not taken again, of how many. */
function takenOver(
  changes: readonly Omit<Change, 'file'>[],
  id: string,
): readonly [number, number] {
  let [kept, all] = [0, 0];
  // The results that one change leaves for the next.
  const fromTheStart = new Map<readonly Source[], ReplayCheckpoints | undefined>();
  const played = (sources: readonly Source[]) => {
    if (!fromTheStart.has(sources)) fromTheStart.set(sources, playedAs(sources, id));
    return fromTheStart.get(sources);
  };
  for (const { what, from, to } of changes) {
    const known = played(from);
    const fromStart = known && played(to);
    if (!fromStart) continue;
    const resumed = playedAs(to, id, known);
    // The comparison of the test runner takes long where a replay is.
    expect(isDeepStrictEqual(resumed?.replay, fromStart.replay), what).toBe(true);
    expect(resumed?.positions.length, what).toBe(fromStart.positions.length);
    const same = resumed?.positions.filter((each, i) => each === known.positions[i]).length ?? 0;
    expect([0, inCommon(known, fromStart)], what).toContain(same);
    kept += same;
    all += fromStart.positions.length;
  }
  return [kept, all];
}

/** The news of a change, and those that matter for its record. */
function newsOf(before: Replay, now: Replay, file: string) {
  return {
    notes: newNotes(before, now),
    matters: now.readings.map(({ id, mattered }) => [
      id,
      mattered.filter((each) => each.file === file),
    ]),
    errors: now.findings.filter(({ severity }) => severity === 'error'),
  };
}

/** How many steps two courses begin with, as far as the first of them came. */
function inCommon(known: ReplayCheckpoints, other: ReplayCheckpoints): number {
  const isSame = (step: TimelineStep, i: number) => {
    const before = known.steps[i];
    return before?.kind === step.kind && recordOfStep(before) === recordOfStep(step);
  };
  const differs = other.steps.findIndex((step, i) => !isSame(step, i));
  const steps = differs < 0 ? other.steps.length : differs;
  return Math.min(steps, known.positions.length - 1);
}

const samples = readContent(SAMPLES);
if (!samples.ok) throw new Error(samples.message);
const { sources } = samples;

function altered(file: string, from: string | RegExp, to: string): readonly Source[] {
  return sources.map((each) =>
    each.file === file ? { file, text: each.text.replace(from, to) } : each,
  );
}

/** The longest game would take a minute. */
function everyOf(id: string): number {
  return id === 'worked-example' ? 27 : 3;
}

describe('a replay that is taken up again', () => {
  const played = gameIds(toLibrary({ sources, findings: [] }).records).filter(
    (id) => changesOf(sources, id).length > 0,
  );

  it.each(played)('is the same in %s', (id) => {
    const [kept, all] = takenOver(changesOf(sources, id, everyOf(id)), id);
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(all);
  });

  it.each(played)('tells the same of a change where nothing was told of %s before', (id) => {
    let whole = 0;
    const changes = changesOf(sources, id, 2 * everyOf(id));
    for (const { what, file, from, to } of changes) {
      const [known, silent] = [playedAs(from, id), playedAs(from, id, undefined, NOTE_NOTHING)];
      const now = playedAs(to, id);
      const resumed = playedAs(to, id, silent, noteSince(new Set([file])));
      if (!known || !silent || !now || !resumed) continue;
      const told = silent.replay.findings.filter(({ code }) => code === 'contestable');
      expect(told, what).toEqual([]);
      const before = noteFrom(silent, resumed.notedFrom);
      const news = newsOf(before.replay, resumed.replay, file);
      expect(news, what).toEqual(newsOf(known.replay, now.replay, file));
      if (resumed.notedFrom === 0) whole += 1;
    }
    expect(whole).toBeLessThan(changes.length);
  });

  it('is the same where the players read the rules otherwise', () => {
    const file = 'games/n-nomic/game.md';
    const to = altered(file, 'take: none-against', 'take: all-for');
    expect(takenOver([{ what: 'another reading', from: sources, to }], 'n-nomic')[0]).toBe(0);
  });

  it('is the same where a robot has voted by a throw that is recorded later', () => {
    const id = 'two-players-and-a-robot';
    const without = altered(
      `games/${id}/events/evening.md`,
      / {2}- \{ on: 2024-10-19T20:48Z.*\n/,
      '',
    );
    const text =
      '---\nevents:\n  - { on: 2024-10-19, roll: { by: tick, die: 3, for: 306 }, rule: 305 }\n---\n';
    const late = [...without, { file: `games/${id}/events/late.md`, text }];
    const changes = [
      { what: 'the throw is added', from: without, to: late },
      { what: 'the throw is taken out', from: late, to: without },
    ];
    expect(takenOver(changes, id)[1]).toBeGreaterThan(0);
  });

  it('is the same where a later vote makes a Judgment one that is refused', () => {
    const settles = 'settles: [{ reading: unanimity, take: none-against }]';
    const ruled = `bench: [{ judge: c, ruling: 'Yes', given: ${day(303, 0)} }]`;
    const laws = 'enact: { mechanics: { judge: { verdicts: [Nay] } } }';
    const from = sourcesAt({
      cards: { ...LOOSE, 203: card(203, '{ adoption: votes.unanimous }') },
      proposals: {
        301: enact(301, 'a', 'votes: { for: [a, b], abstain: [c] }'),
        302: enact(302, 'b', `${laws}\nvotes: { against: [a, b, c] }`),
      },
      judgments: { 1: judged(1, day(301, 0), '', `${ruled}\n${settles}`) },
    });
    const to = from.map((each) => {
      const text = each.text.replace('against: [a, b, c]', 'for: [a, b, c]');
      return each.file.endsWith('302.md') ? { ...each, text } : each;
    });
    const changes = [
      { what: 'the rule is adopted', from, to },
      { what: 'the rule is defeated', from: to, to: from },
    ];
    const [kept, all] = takenOver(changes, 'test');
    expect(kept).toBe(0);
    expect(all).toBeGreaterThan(0);
  });

  it('is the same in games at random, and takes over most steps', () => {
    let [kept, all] = [0, 0];
    for (let seed = 1; seed <= 2; seed++) {
      const game = generateGame({ seed, proposals: 20 });
      const own = sourcesOf(game);
      withRecord(`the seed ${seed}`, own, () => {
        const [more, of] = takenOver(changesOf(own, game.id, 7), game.id);
        [kept, all] = [kept + more, all + of];
      });
    }
    expect(kept / all).toBeGreaterThan(0.3);
  });

  it('takes over all steps where a proposal is added at the end, and none where a Judgment settles the first', () => {
    const game = generateGame({ seed: 3, proposals: 10 });
    const own = sourcesOf(game);
    const known = playedAs(own, game.id);
    const { nextNumber = 0, toMove } = known?.replay ?? {};
    const proposal = {
      file: `games/${game.id}/proposals/${nextNumber}.md`,
      text: `---\nproposal: ${nextNumber}\nby: ${toMove}\nproposed: 2001-01-01\nenact: { tier: mutable }\n---\n\nTea.\n`,
    };
    const later = playedAs([...own, proposal], game.id, known);
    expect(later?.positions.slice(0, known?.positions.length)).toEqual(known?.positions);
    // From the position before the last step on, positions are made anew.
    const kept = (known?.positions.length ?? 0) - 2;
    expect(kept).toBeGreaterThan(0);
    expect(later?.positions[kept]).toBe(known?.positions[kept]);
    const judgment = {
      file: `games/${game.id}/judgments/99.md`,
      text: `---\njudgment: 99\nquestion: Was it made in turn?\nby: ${toMove}\njudge: ${toMove}\nruling: It was.\nsettles: [{ move: 301, is: legal }]\n---\n`,
    };
    const judged = playedAs([...own, judgment], game.id, known);
    expect(judged?.positions.length).toBeGreaterThan(2);
    expect(judged?.positions.some((each, i) => each === known?.positions[i])).toBe(false);
  });

  const legal = 'settles: [{ move: 301, is: legal }]';
  it.each<[string, Setting, boolean]>([
    ['was within the rules', { proposals: { 301: enact(301, 'a') } }, true],
    [
      'stands because nobody objected',
      {
        game: 'unobjected: stands',
        proposals: { 301: enact(301, 'b', 'stands: { why: Nobody minded. }') },
      },
      false,
    ],
    [
      'stands by a Judgment',
      {
        proposals: { 301: enact(301, 'b') },
        judgments: { 1: judged(1, day(301, 1), 'a', legal) },
      },
      false,
    ],
    [
      'was judged by somebody who was overruled',
      {
        proposals: { 301: enact(301, 'a') },
        judgments: {
          1: judged(
            1,
            day(301, 0),
            'c',
            `bench: [{ judge: c, ruling: 'Yes', given: ${day(301, 0)}, overruled: { for: [a, b], on: ${day(301, 1)} } }, { judge: b, ruling: 'No', given: ${day(301, 1)} }]`,
          ),
        },
      },
      false,
    ],
  ])('takes over what came before, or not, where the first move %s', (_, setting, isKept) => {
    const { proposals } = setting;
    const later = sourcesAt({ ...setting, proposals: { ...proposals, 302: enact(302, 'b') } });
    const before = later.filter(({ file }) => !file.endsWith('302.md'));
    const known = playedAs(before, 'test');
    const resumed = playedAs(later, 'test', known);
    expect(isDeepStrictEqual(resumed?.replay, playedAs(later, 'test')?.replay)).toBe(true);
    expect(known?.positions.length).toBeGreaterThan(2);
    expect(resumed?.positions[1] === known?.positions[1]).toBe(isKept);
  });
});

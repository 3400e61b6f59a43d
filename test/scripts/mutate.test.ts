/** The parts of the mutation run that can be wrong without anybody seeing it. */
import { appendFileSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EQUIVALENTS } from '../../scripts/mutate/equivalents.ts';
import {
  loadingMarked,
  type Mutant,
  mutated,
  mutatedLine,
  switched,
} from '../../scripts/mutate/mutant.ts';
import { mutantsOf } from '../../scripts/mutate/mutants-of.ts';
import { summary, type Verdict } from '../../scripts/mutate/report.ts';
import { addResult, beginResults, readResults } from '../../scripts/mutate/results.ts';
import { draw, wilsonInterval } from '../../scripts/mutate/sample.ts';
import { Experience, selectionsFor } from '../../scripts/mutate/selections.ts';

/** Everything that can become of a source, as it is written. */
function changed(text: string): readonly string[] {
  return mutantsOf('a.ts', text).map((mutant) => mutated(text, mutant));
}

describe('the faults', () => {
  test('are put into conditions, operators, literals and statements', () => {
    expect(changed('if (a < 1) b();')).toEqual([
      'if ((true)) b();',
      'if ((false)) b();',
      'if ((a <= 1)) b();',
      'if ((a >= 1)) b();',
      'if (a < (1 + 1)) b();',
      'if (a < 1) {}',
    ]);
    expect(changed('const x = a && !b;')).toEqual(['const x = (a || !b);', 'const x = a && (b);']);
    expect(changed('const x = a?.b ?? true;')).toEqual([
      'const x = (a?.b);',
      'const x = (true);',
      'const x = (a.b) ?? true;',
      'const x = a?.b ?? (false);',
    ]);
  });

  test('take from a list its first or its last, and from a chain what a method did', () => {
    expect(changed('const x = [a, b];')).toEqual(['const x = ([b]);', 'const x = ([a]);']);
    expect(changed('const x = [a];')).toEqual(['const x = ([]);']);
    expect(changed('const x = a.filter(f);')).toEqual(['const x = (a);']);
    expect(changed('const x = a.some(f);')).toEqual(['const x = (a.every(f));']);
    expect(changed('const x = a.toString();')).toEqual([]);
    expect(changed('const x = { ...a, b };')).toEqual(['const x = ({ b });']);
  });

  test('leave a chain of questions whole', () => {
    expect(changed('const x = a?.b.c?.();')).toEqual([
      'const x = (a.b.c?.());',
      'const x = (a?.b.c());',
    ]);
    const text = 'return a?.of(1).filter(Boolean).length';
    const source = switched(text, new Map(mutantsOf('a.ts', text).entries()));
    const run = (a: unknown) =>
      new Function('a', 'globalThis', source)(a, { isMutant: () => false });
    expect(run(undefined)).toBeUndefined();
    // What is called keeps what it is called on.
    expect(
      run(
        new (class {
          list = [0, 1];
          of() {
            return this.list;
          }
        })(),
      ),
    ).toBe(1);
  });

  test('leave alone what is said to people, types, imports and names', () => {
    expect(changed("const x = 'some words';")).toEqual([]);
    expect(changed("const x = a ? 'some words' : `other words`;")).toEqual([]);
    expect(changed("type A = 'a' | 1;")).toEqual([]);
    expect(changed("interface A { 'b-c'?: 1 }")).toEqual([]);
    expect(changed("import a from 'a';")).toEqual([]);
    expect(changed("const { 'a': b } = c;")).toEqual([]);
    expect(changed("const x = 'key';")).toEqual(["const x = ('');"]);
  });

  test('are all in one source, of which each can be in force alone, or none', () => {
    const text =
      'let sum = 0;\nfor (const x of [1, 2, 3]) if (x > 1 && !(x < 0)) sum += x;\nreturn sum;';
    const mutants = mutantsOf('a.ts', text);
    const source = switched(text, new Map(mutants.entries()));
    const seen = new Set<number>();
    const run = (active: number) =>
      new Function('globalThis', source)({
        isMutant: (number: number) => seen.add(number) && number === active,
      });
    expect(run(-1)).toBe(5);
    expect([...seen].sort((a, b) => a - b)).toEqual([...mutants.keys()]);
    for (const [number, mutant] of mutants.entries()) {
      expect(run(number), mutant.becomes).toBe(new Function(mutated(text, mutant))());
    }
  });
});

test('a source says for as long as it is loaded that it is', () => {
  const loading: { isSourceLoading?: boolean } = {};
  const source = loadingMarked('const at = globalThis.isSourceLoading; found(at);');
  const found: unknown[] = [];
  new Function('globalThis', 'found', source)(loading, (at: unknown) => found.push(at));
  expect([found, loading.isSourceLoading]).toEqual([[true], false]);
});

describe('a sample', () => {
  const things = Array.from({ length: 1000 }, (_, index) => index);

  test('is the same for the same seed, and another for another', () => {
    const sample = (seed: number) => draw(things, 20, seed, () => true);
    expect(sample(1)).toEqual(sample(1));
    expect(sample(1)).not.toEqual(sample(2));
    expect(new Set(sample(1)).size).toBe(20);
  });

  test('has only what will do, and no more than there is', () => {
    expect(draw(things, 20, 1, (n) => n % 2 === 0).every((n) => n % 2 === 0)).toBe(true);
    expect(draw([1, 2], 20, 1, () => true)).toHaveLength(2);
  });

  test('says of the whole what Wilson’s interval says', () => {
    const inPercent = (found: number, size: number) =>
      wilsonInterval(found, size).map((share) => Math.round(1000 * share) / 10);
    // Newcombe (1998), Statistics in Medicine 17, table I, method 3.
    expect(inPercent(81, 263)).toEqual([25.5, 36.6]);
    expect(inPercent(15, 148)).toEqual([6.2, 16]);
    expect(inPercent(0, 20)).toEqual([0, 16.1]);
    expect(wilsonInterval(29, 29)[1]).toBe(1);
    expect(wilsonInterval(0, 0)).toEqual([0, 1]);
  });
});

describe('the tests that are run against a fault', () => {
  const tests = (seen: readonly number[], milliseconds: number, passed = true) => [
    { id: `${milliseconds}`, name: 'test', passed, milliseconds, seen },
  ];
  const traced = [
    { file: 'slow', loaded: [], seen: [], tests: tests([1], 20) },
    { file: 'fast', loaded: [2], seen: [], tests: tests([1], 10) },
    { file: 'other', loaded: [], seen: [5], tests: tests([3], 30) },
    { file: 'broken', loaded: [], seen: [], tests: tests([1], 5, false) },
  ];
  const files = (number: number, most = 10_000, experience = new Experience()) =>
    selectionsFor(traced, number, { source: 'src/law/a.ts', experience, most }).selections.map(
      ({ file }) => file,
    );

  test('come upon it, are sound without it, and begin with the fastest', () => {
    expect(files(1)).toEqual(['fast', 'slow']);
    const choice = { source: 'src/law/a.ts', experience: new Experience(), most: 10_000 };
    expect(selectionsFor(traced, 1, choice).longest).toBe(20);
  });

  test('begin, once something is known, with what has noticed most in the least time', () => {
    const experience = new Experience();
    for (let run = 0; run < 9; run++) {
      experience.add({ ran: ['slow', 'fast'], failed: [{ file: 'slow', name: '' }], errors: [] });
    }
    expect(files(1, 10_000, experience)).toEqual(['slow', 'fast']);
  });

  test('are all tests where it is come upon when a source is loaded', () => {
    expect(files(2)).toEqual(['fast', 'slow', 'other']);
  });

  test('are all of a file that comes upon it outside of its tests', () => {
    expect(files(5)).toEqual(['other']);
  });

  test('begin with those of the same part, though others are faster', () => {
    const near = ['/p/test/law/a.test.ts', '/p/test/fixtures/a.test.ts', '/p/test/cli/a.test.ts'];
    const all = near.map((file, i) => ({ file, loaded: [], seen: [], tests: tests([1], 200 - i) }));
    const choice = { source: 'src/law/a.ts', experience: new Experience(), most: 10_000 };
    const { selections } = selectionsFor(all, 1, choice);
    expect(selections.map(({ file }) => file)).toEqual([near[1], near[0], near[2]]);
  });

  test('are no more than there is time for, and one at least', () => {
    expect(files(2, 700)).toEqual(['fast', 'slow']);
    expect(files(2, 1)).toEqual(['fast']);
  });

  test('leave out one for which there is no time, and not those after it', () => {
    const all = [10, 9000, 30].map((each) => ({
      file: String(each),
      loaded: [],
      seen: [],
      tests: tests([1], each),
    }));
    // The last is the least likely to notice anything.
    const experience = new Experience();
    const failed = ['10', '9000'].map((file) => ({ file, name: '' }));
    for (let run = 0; run < 99; run++) {
      experience.add({ ran: ['10', '9000', '30'], failed, errors: [] });
    }
    const filesIn = (most: number) =>
      selectionsFor(all, 1, { source: 'src/law/a.ts', experience, most }).selections.map(
        ({ file }) => file,
      );
    expect(filesIn(100_000)).toEqual(['10', '9000', '30']);
    expect(filesIn(1000)).toEqual(['10', '30']);
  });

  test('are none where none comes upon it', () => {
    expect(files(4)).toEqual([]);
  });
});

test('a run goes on from the results that an earlier one has left, the last line whole or not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nomotheca-mutate-'));
  const path = join(folder, 'results');
  expect(readResults(path)).toBeUndefined();
  const begun = { of: 'these', sample: mutantsOf('a.ts', 'f(1);'), traced: [], found: [] };
  beginResults(path, begun);
  addResult(path, { fate: 'killed', by: 'a test' });
  addResult(path, { fate: 'survived' });
  appendFileSync(path, '{"fate":"kil');
  const found = [{ fate: 'killed', by: 'a test' }, { fate: 'survived' }];
  expect(readResults(path)).toEqual({ ...begun, found });
  rmSync(folder, { recursive: true });
});

test('every fault that is said to be equivalent is one of the sources', () => {
  const sources = globSync('src/{engine,law,records,values,helpers}/**/*.ts');
  for (const equivalent of EQUIVALENTS) {
    const found = sources
      .filter((file) => basename(file) === equivalent.source)
      .flatMap((file) => {
        const text = readFileSync(file, 'utf8');
        return mutantsOf(file, text).map((mutant) => mutatedLine(text, mutant));
      })
      .filter(({ line, becomes }) => line === equivalent.line && becomes === equivalent.becomes);
    expect(found, `${equivalent.source}: ${equivalent.becomes}`).toHaveLength(1);
  }
});

test('the report counts what was noticed and lists what was not', () => {
  const [mutant] = mutantsOf('a.ts', 'f(1);');
  if (!mutant) throw new Error('No mutant.');
  const verdict = (fate: Verdict['fate'], count: number, of: Mutant = mutant) =>
    Array.from({ length: count }, () => ({ mutant: of, fate, by: 'Nobody sees it.' }));
  expect(
    summary([
      ...verdict('killed', 66),
      ...verdict('timed out', 1),
      ...verdict('survived', 8, { ...mutant, line: 7 }),
      ...verdict('unseen', 1),
      ...verdict('equivalent', 2),
    ])
      .split('\n')
      .slice(-7),
  ).toEqual([
    'survived  a.ts:7:1  f(1);  →  {}',
    'unseen  a.ts:1:1  f(1);  →  {}',
    'equivalent  a.ts:1:1  f(1);  →  {}  Nobody sees it.',
    'equivalent  a.ts:1:1  f(1);  →  {}  Nobody sees it.',
    '',
    '66 killed, 1 timed out, 8 survived, 1 seen by no test, 2 equivalent and left out',
    '67 of 76 noticed: 88.2 % (79.0 % to 93.6 % with 95 % confidence)',
  ]);
});

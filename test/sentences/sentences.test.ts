/**
 * Nothing depends on the wording of a sentence. With other sentences in the engine, the law and the
 * archive, all decisions and all pages stay the same, but for those sentences.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alterSentences } from './alter-sentences.ts';
import { withoutMarks } from './altered-sentence.ts';
import type { Told } from './tell-all.ts';

const ALTERED = ['engine', 'law', 'archive'];

function tell(...how: readonly string[]): readonly Told[] {
  const script = join(import.meta.dirname, 'tell.ts');
  const maxBuffer = 1024 ** 3;
  return JSON.parse(execFileSync(process.execPath, [script, ...how], { maxBuffer }).toString());
}

/** The results that differ from those by the sources as they are. */
function differences(altered: readonly Told[], plain: readonly Told[]): readonly string[] {
  expect(altered.length).toBe(plain.length);
  return altered.flatMap(([what, words], i) => {
    const isSame = what === plain[i]?.[0] && withoutMarks(words) === plain[i]?.[1];
    return isSame ? [] : [what];
  });
}

/**
 * The results that differ because a sentence is altered, and because of the fault that is put in
 * besides.
 */
function altered(...how: readonly string[]): readonly string[] {
  const told = tell(...ALTERED, ...how);
  expect(told.filter(([, words]) => words.includes('⟦')).length).toBeGreaterThan(told.length / 2);
  return differences(told, tell(...how.filter((each) => !each.includes('=>'))));
}

describe('with every sentence altered', () => {
  const only = 'only:unanimity';

  it('decides and shows the same', { tags: ['slow'] }, () => expect(altered(only)).toEqual([]));

  it('decides and shows the same of all games', { tags: ['night'] }, () => {
    expect(altered()).toEqual([]);
  });

  it('would not, if a page knew an outcome by how its sentence begins', { tags: ['slow'] }, () => {
    const fault =
      "what.kind === 'outcome'=>String(decisionPhrase(archive, { file: '', what })[0]).startsWith('The outcome of ')";
    expect(altered(only, fault)).not.toEqual([]);
  });
});

describe('a source whose sentences are altered', () => {
  it.each([
    ["const a = 'it is adopted';", "const a = globalThis.alter('it is adopted');"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template.
    ['const a = `Rule ${n}`;', 'const a = `${globalThis.alter(`Rule `)}${n}`;'],
    ["const a = 'the-conflict';", "const a = 'the-conflict';"],
    ["if (a === 'it is adopted') b();", "if (a === 'it is adopted') b();"],
    ["import a from 'a b';", "import a from 'a b';"],
    ["type A = 'a b';", "type A = 'a b';"],
    ["const a = { 'a b': 1 };", "const a = { 'a b': 1 };"],
    [
      "const a = { question: 'Up?', options: { up: 'It rounds up.' } };",
      "const a = { question: 'Up?', options: { up: 'It rounds up.' } };",
    ],
    [
      "const a = { question: 'Up?', options: { up: ['It rounds up.', 'It goes up.'] } };",
      "const a = { question: 'Up?', options: { up: ['It rounds up.', globalThis.alter('It goes up.')] } };",
    ],
    [
      "const a = { question: 'Up?', words: 'By ' + '“2”.' };",
      "const a = { question: 'Up?', words: globalThis.alterUnquoted('By ' + '“2”.') };",
    ],
  ])('%s', (source, altered) => {
    expect(alterSentences('a.ts', source)).toBe(altered);
  });
});

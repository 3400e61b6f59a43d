/** What formulas may ask, and the register of readings, each in a few words a line. */
import { expect, test } from 'vitest';
import type { Scope } from '../../src/law/formula/scope.ts';
import { SCOPES } from '../../src/law/mechanics/scopes.ts';
import {
  generalId,
  ofRule,
  READINGS,
  type Reading,
  readingCalled,
} from '../../src/law/readings/register.ts';

const kept = (name: string) => `__snapshots__/${name}.txt`;

test('the names of each scope', async () => {
  const lines = Object.entries<Scope>(SCOPES).map(([id, { names, families }]) => {
    const all = [...names, ...[...families].map(([family, type]) => [`${family}.<id>`, type])];
    return [id, ...all.map(([name, type]) => `  ${name} ${type}`)].join('\n');
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(kept('scopes'));
});

test('the readings and their options', async () => {
  const lines = READINGS.map(({ id, reads, options, ...rest }: Reading) => {
    const marks = [...(rest.lasts ? ['lasts'] : []), ...(rest.ofRule ? ['of one rule'] : [])];
    const ids = options.map((option) => option.id).join(' | ');
    return `${[id, `(${reads})`, ...marks].join(' ')}: ${ids}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(kept('readings'));
});

test('a reading of the words of one rule', () => {
  const general = readingCalled('unanimity');
  const own = readingCalled('unanimity-109');
  expect(own).toEqual({ ...general, id: 'unanimity-109', question: own?.question });
  expect(own?.question).toMatch(/^Of Rule 109: [a-z]/);
  expect(own?.question.slice('Of Rule 109: d'.length)).toBe(general?.question.slice(1));
  const another = READINGS.find((reading: Reading) => !reading.ofRule)?.id ?? '';
  expect(readingCalled(`${another}-109`)).toBeUndefined();
  expect(readingCalled('unanimity-')).toBeUndefined();
  expect(['unanimity', 'unanimity-109', 'none-109', 'none'].map(generalId)).toEqual([
    'unanimity',
    'unanimity',
    'none',
    'none',
  ]);
  expect(ofRule('unanimity', 109)).toBe('unanimity-109');
  expect(ofRule('unanimity', 'VPRD')).toBeUndefined();
});

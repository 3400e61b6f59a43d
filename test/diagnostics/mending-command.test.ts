/** A command that a message shows can be typed in a shell as it stands. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { asTyped } from '../../src/diagnostics/mending-command.ts';

const WORDS = [
  'propose',
  '--text',
  'Two words.',
  '',
  'say "no"',
  "it's",
  'join: { id: zoe, name: "Zoe" }',
  '$HOME `ls` $(ls)',
  'a\\b',
  'a \\" b',
  'one\ntwo',
  '…',
  '~',
  '*',
  'a;b',
  '#1',
  'a#1',
  '{a,b}',
  'wins!',
  '!!',
];

test('a shell reads each word as it was', { tags: ['slow'] }, () => {
  // A shell at a terminal also has a history, of which an exclamation mark speaks.
  const script = `set -o history -o histexpand\nprintf '%s\\0' ${asTyped(WORDS)}\n`;
  const read = execFileSync('bash', ['--norc'], { input: script, encoding: 'utf8' });
  expect(read.split('\0').slice(0, -1)).toEqual(WORDS);
});

/**
 * `npm run fixtures [-- code]` writes the tool's output for each fixture, and each sample game's result. It
 * lists the changed files. Read the difference before you keep it: the tests will expect
 * it.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { layFixture, wordsOf } from '../test/fixtures/check-fixture.ts';
import { expectedText, readFixtures } from '../test/fixtures/fixture.ts';
import * as samples from '../test/fixtures/tell-game.ts';
import { readArguments } from './read-arguments.ts';

const [wanted = ''] = readArguments(import.meta.url);
let changed = 0;
for (const fixture of readFixtures().filter(({ name }) => name.startsWith(wanted))) {
  const laid = layFixture(fixture);
  const text = await wordsOf(laid);
  rmSync(laid.folder, { recursive: true });
  if (text !== expectedText(fixture)) keep(join(fixture.folder, 'expected.txt'), text);
}
for (const game of wanted === '' ? samples.GAMES : []) {
  const text = samples.tellGame(game);
  if (text !== samples.expectedText(game)) keep(samples.expectedFile(game), text);
}
console.log(`${changed} changed`);

function keep(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  changed++;
  console.log(file);
}

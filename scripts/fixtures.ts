/**
 * `npm run fixtures [-- code]`: writes down what the tool says of each fixture, and says which
 * reports changed. Read the difference before you keep it: the test holds the tool to it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFixture } from '../test/fixtures/check-fixture.ts';
import { expectedText, readFixtures } from '../test/fixtures/fixture.ts';

const wanted = process.argv[2] ?? '';
let changed = 0;
for (const fixture of readFixtures().filter(({ name }) => name.startsWith(wanted))) {
  const { text } = await checkFixture(fixture);
  if (text === expectedText(fixture)) continue;
  writeFileSync(join(fixture.folder, 'expected.txt'), text);
  changed++;
  console.log(`${fixture.folder}/expected.txt`);
}
console.log(`${changed} changed`);

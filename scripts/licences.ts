/** `npm run licences`: lists every package that the archive or the work on it needs, with its licence. */
import { readFileSync } from 'node:fs';
import { type Dependency, isAllowed, readDependencies } from './dependencies.ts';
import { readArguments } from './read-arguments.ts';

readArguments(import.meta.url);
const dependencies = readDependencies(readFileSync('package-lock.json', 'utf8'));
const refused = dependencies.filter((dependency) => !isAllowed(dependency));
list('To build the archive and check records', (each) => each.isRuntime);
list('To work on the project', (each) => !each.isRuntime);
for (const { name, licence } of refused) console.error(`Not allowed: ${name} (${licence})`);
process.exitCode = refused.length === 0 ? 0 : 1;

function list(title: string, isListed: (dependency: Dependency) => boolean): void {
  const listed = dependencies.filter(isListed);
  console.log(`${title}: ${listed.length} packages\n`);
  for (const { name, version, licence } of listed) console.log(`  ${name} ${version}: ${licence}`);
  console.log('');
}

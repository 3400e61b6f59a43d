/** Loaded before the files of `npm run test:fast`: a test that starts a process there fails. */
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

function refuse(): never {
  throw new Error('A test that starts another process needs the tag `slow`, or `night`.');
}

const STARTERS = ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'];
for (const name of STARTERS) Object.defineProperty(childProcess, name, { value: refuse });
syncBuiltinESMExports();

/** The thread in which cases are run: see `fuzz.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { visibleText } from '../../src/diagnostics/visible.ts';
import type { FuzzOptions, Said } from './fuzz.ts';
import { inspect } from './inspect.ts';
import { type FuzzCase, makeCase } from './make-case.ts';
import { shrink } from './shrink.ts';

const { options, folder }: { options: FuzzOptions; folder: string } = workerData;

for (let number = options.first; number < options.first + options.count; number++) {
  await runCase(number);
}

async function runCase(number: number): Promise<void> {
  const begin = () => say({ kind: 'begun', number });
  begin();
  const fuzzCase = makeCase({ ...options, number });
  const { faults, seen } = await inspect(fuzzCase, folder);
  const [fault] = faults;
  if (!fault) {
    const { errors, rewritings, games } = seen;
    const [isFaulty, isRewritten, isShown] = [errors > 0, rewritings > 0, games > 0];
    say({ kind: 'done', number, isFaulty, isRewritten, isShown, damage: fuzzCase.kinds });
    return;
  }
  const smallest = await shrink(fuzzCase, async (smaller) => {
    begin();
    const found = await inspect(smaller, folder);
    return found.faults.some(({ what }) => what === fault.what);
  });
  say({ kind: 'failed', number, about: fuzzCase.about, faults, smallest: written(smallest) });
}

/** Every file by its name; of what stands in the base as well, only what is other there. */
function written({ files, base }: FuzzCase): string {
  const before = [...base].filter(([file, bytes]) => files.get(file) !== bytes);
  const shown = [
    ...[...files].map(([file, bytes]) => `── ${file}\n${bytes}`),
    ...before.map(([file, bytes]) => `── ${file}, in the base\n${bytes}`),
  ];
  return visibleText(shown.join('\n'));
}

function say(what: Said): void {
  parentPort?.postMessage(what);
}

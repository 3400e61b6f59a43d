/**
 * `npm run fuzz -- --count N --seed S [--only KIND]`: runs the whole program with damaged archives. Reports
 * each fault, and how to see it again: `--seed S --case K`.
 */
import { parseArgs } from 'node:util';
import { startStep } from '../src/build/progress.ts';
import { visibleText } from '../src/diagnostics/visible.ts';
import { type Failed, type FuzzOptions, fuzz } from '../test/fuzz/fuzz.ts';
import { KINDS } from '../test/fuzz/make-case.ts';

const USAGE = `npm run fuzz -- [options]

  --count N    how many archives to damage (1000)
  --seed S     a number from which the damage follows (1)
  --case K     only this case of the seed, and whatever it leads to
  --only KIND  only damage of one kind: ${KINDS.join(', ')}
`;

const TOLD_EVERY = 100;

const settings = readSettings();
if (!settings) {
  console.error(USAGE);
  process.exit(2);
}
const { seed, first, count, only } = settings;
const progress = startStep('Fuzz', process.stdout);
const failures = new Map<string, number>();
let done = 0;
for await (const said of fuzz({ seed, first, count, only })) {
  if (said.kind === 'failed') tell(said);
  done++;
  if (done % TOLD_EVERY === 0) console.log(`  ${done} of ${count} archives`);
}
const failed = [...failures.values()].reduce((sum, times) => sum + times, 0);
progress.done(`${done} archives, ${failed} with faults`);
for (const [what, times] of failures) console.log(`  ${times} × ${visibleText(what)}`);
process.exitCode = failed === 0 ? 0 : 1;

/** `undefined` if the options make no sense. */
function readSettings(): FuzzOptions | undefined {
  const options = {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    case: { type: 'string' },
    only: { type: 'string' },
  } as const;
  try {
    const { values } = parseArgs({ options });
    const only = KINDS.find((kind) => kind === values.only);
    const [seed, first] = [Number(values.seed), Number(values.case ?? 0)];
    const count = values.case === undefined ? Number(values.count) : 1;
    const isSense = [seed, first, count].every((n) => Number.isSafeInteger(n) && n >= 0);
    return isSense && only === values.only ? { seed, first, count, only } : undefined;
  } catch {
    return undefined;
  }
}

/** Prints the first fault of a kind in full, and only the places of the others. */
function tell({ number, about, faults, smallest }: Failed): void {
  const [fault] = faults;
  const what = fault?.what ?? '';
  const again = `npm run fuzz -- --seed ${seed} --case ${number}${only ? ` --only ${only}` : ''}`;
  progress.drop();
  console.log(visibleText(`\n${what}\n  ${about}\n  ${again}`));
  if (!failures.has(what)) {
    console.log(
      visibleText(`\n${fault?.detail}\n\nThe smallest archive that has it:\n${smallest}\n`),
    );
  }
  failures.set(what, (failures.get(what) ?? 0) + 1);
}

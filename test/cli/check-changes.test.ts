/**
 * The check of a change, beside that of all records.
 *
 * @module-tag slow
 */
import { expect, test } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { enact } from '../engine/table.ts';
import { commit, lay, PLAYED_ON } from './changed-games.ts';
import { CONTEXT } from './context.ts';

async function check(folder: string, ...options: readonly string[]) {
  const outcome = await run(['check', ...options], {
    ...CONTEXT,
    cwd: folder,
    repository: folder,
  });
  return outcome.out;
}

test('the check with a base counts only the notes that are new', async () => {
  const doubtful = enact(301, 'a', 'votes: { for: [a, b], abstain: [c] }');
  const folder = commit({ proposals: { 301: doubtful } });
  expect(await check(folder, '--notes')).toMatch(/nothing wrong, \d+ notes?$/m);
  expect(await check(folder, '--base', 'main')).toMatch(/nothing wrong$/m);
});

test('the check with a base warns of what the change has stand against a rule', async () => {
  const folder = commit(PLAYED_ON.before);
  lay(folder, PLAYED_ON.after);
  const stands = 'Proposal 302 stands. Nobody objected';
  expect(await check(folder)).not.toContain(stands);
  expect(await check(folder, '--base', 'main')).toContain(stands);
  const annotated = await check(folder, '--base', 'main', '--format', 'github');
  expect(annotated).toMatch(/^::warning .*Proposal 302 stands\./m);
  const { findings } = JSON.parse(
    (await check(folder, '--base', 'main', '--format', 'json')) ?? '',
  );
  const told = findings.filter(({ code }: { readonly code: string }) => code === 'unobjected');
  expect(told).toHaveLength(1);
});

test('the check with a base says nothing of what stood before', async () => {
  const folder = commit(PLAYED_ON.after);
  expect(await check(folder, '--base', 'main')).toMatch(/nothing wrong$/m);
});

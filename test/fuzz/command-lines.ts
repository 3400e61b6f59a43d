/** Calls of `show`, `status` and `check` for an archive: a few of all that there are. */
import { gameIds } from '../../src/pipeline.ts';
import type { Records } from '../../src/records/types.ts';
import type { Random } from '../games/random.ts';

const CALLS = 2;
const CHECKED_AS = ['text', 'github', 'sarif'];
const SHOWN_AS = ['text', 'json', 'markdown'];
const DATES = ['2000-01-01', '2009-10-01', '2010', '2100-12-31', '2020-02-30', 'x\u001b[31m'];
const NUMBERS = ['0', '1', '2', '101', '112', '208', '301', '305', '999999999', '-1'];

export function commandLines(records: Records, random: Random): readonly (readonly string[])[] {
  const games = [...gameIds(records), 'none'];
  const sets = [...records.rulesets.keys(), ...records.malformed.rulesets, 'none'];
  return Array.from({ length: CALLS }, () => {
    const game = random.pick(games);
    switch (random.below(5)) {
      case 0:
        return ['check', '--notes', '--format', random.pick(CHECKED_AS)];
      case 1:
        return ['status', '--format', random.pick(['text', 'json'])];
      case 2:
        return show(`rulesets/${random.pick(sets)}`, random);
      default:
        return show(game, random);
    }
  });
}

function show(what: string, random: Random): readonly string[] {
  const options = [
    ['--rule', random.pick(NUMBERS)],
    ['--version', random.pick(NUMBERS)],
    ['--at', random.pick(DATES)],
    [],
  ];
  return ['show', what, ...random.pick(options), '--format', random.pick(SHOWN_AS)];
}

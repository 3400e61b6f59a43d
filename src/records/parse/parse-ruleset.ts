/** An Initial Set: `rulesets/<ruleset>/ruleset.md`. */
import type * as z from 'zod';
import type { Source } from '../../content/source.ts';
import { toRulesetId } from '../../values/ids.ts';
import { flag, line, lineOrNumber, tier } from '../../values/scalar-schemas.ts';
import {
  type CheckProblem,
  checked,
  type HalfRead,
  list,
  mapping,
  optional,
  wasRead,
} from '../../values/schema.ts';
import { corrected } from '../schema/correction.ts';
import type { WrittenRuleset } from '../types.ts';
import { type Parsed, parseRecord } from './parse-record.ts';

/** The set itself; its cards are records of their own. */
export type RulesetHead = Omit<WrittenRuleset, 'cards'>;

const shape = mapping('a ruleset', {
  title: line('the title of the set'),
  author: optional(line('who wrote it')),
  source: optional(line('where the text comes from')),
  published: optional(lineOrNumber('when it was published')),
  tiers: list('of tiers', mapping('a tier', { id: tier, title: line('the title of the tier') })),
  sample: optional(flag),
  corrected,
});

const schema = checked(shape, checkTiers);

export function parseRuleset(source: Source, id: string): Parsed<RulesetHead> {
  return parseRecord(source, {
    schema,
    build: (fields, { body }) => ({ file: source.file, id: toRulesetId(id), ...fields, body }),
  });
}

/** Every tier needs an id of its own, and a set needs at least one tier. */
function checkTiers({ tiers }: HalfRead<z.output<typeof shape>>): readonly CheckProblem[] {
  if (!wasRead(tiers)) return [];
  if (tiers.length === 0)
    return [{ code: 'format/missing', path: ['tiers'], expected: 'a list of tiers, one at least' }];
  const ids = tiers.map(({ id }) => id);
  return ids.flatMap((id, i) => {
    if (ids.indexOf(id) === i) return [];
    const message = `The tier \`${id}\` stands twice.`;
    return [{ code: 'format/duplicate' as const, path: ['tiers', i, 'id'], message }];
  });
}

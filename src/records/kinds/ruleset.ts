/** An Initial Set: `rulesets/<ruleset>/ruleset.md`, and its cards `rulesets/<ruleset>/<number>.md`. */
import type * as z from 'zod/mini';
import type { Mechanics } from '../../law/mechanics/mechanics.ts';
import { mechanics } from '../../law/schema/parse-mechanics.ts';
import { type RulesetId, toRulesetId } from '../../values/ids.ts';
import * as v from '../../values/scalar-schemas.ts';
import * as s from '../../values/schema.ts';
import { type Correction, corrected } from './parts.ts';
import { recordKind } from './record-kind.ts';

const tierFields = s.mapping('a tier', { id: v.tier, title: v.line('the title of the tier') });
/* @__PURE__ */ s.document('a tier', tierFields, () => ({
  id: 'its id, which cards and proposals use',
  title: 'its heading',
}));

export type Tier = Readonly<z.output<typeof tierFields>>;

const shape = s.mapping('a ruleset', {
  title: v.line('the title of the set'),
  author: s.optional(v.line('who wrote it')),
  source: s.optional(v.line('where the text comes from')),
  published: s.optional(v.lineOrNumber('when it was published')),
  tiers: s.list('of tiers', tierFields),
  sample: s.optional(v.flag),
  corrected,
});
/* @__PURE__ */ s.document('a ruleset', shape, () => ({
  title: 'the name of the set',
  author: 'who wrote it',
  source: 'where the text comes from',
  published: 'when it was published',
  tiers: 'a list of tiers, from the one that prevails to the one that yields',
  sample:
    '`true` for a ruleset that came with the software as an example; it has a page if a game began with it, and you may remove it',
  corrected: 'a correction',
}));

/** The record `ruleset.md`. The cards are records of their own. */
export interface RulesetHead extends Readonly<Omit<z.output<typeof shape>, 'tiers'>> {
  readonly file: string;
  readonly id: RulesetId;
  readonly tiers: readonly Tier[];
  readonly body: string;
}

export const RULESET = recordKind({
  shape,
  check: checkTiers,
  read: (fields, { file, name, body }): RulesetHead => {
    return { file, id: toRulesetId(name), ...fields, body };
  },
  write: (ruleset) => {
    return { fields: { ...ruleset, sample: ruleset.sample || undefined }, body: ruleset.body };
  },
});

/** Every tier needs its own id, and a set needs at least one tier. */
function checkTiers({ tiers }: s.HalfRead<z.output<typeof shape>>): readonly s.CheckProblem[] {
  if (!s.wasRead(tiers)) return [];
  if (tiers.length === 0)
    return [{ code: 'format/missing', path: ['tiers'], expected: 'a list of tiers, at least one' }];
  const ids = tiers.map(({ id }) => id);
  return ids.flatMap((id, i) => {
    if (ids.indexOf(id) === i) return [];
    const message = `The tier \`${id}\` is there twice.`;
    return [{ code: 'format/duplicate' as const, path: ['tiers', i, 'id'], message }];
  });
}

export interface WrittenCard {
  readonly file: string;
  readonly number: number;
  readonly title?: string;
  readonly tier: string;
  readonly mechanics?: Mechanics;
  readonly text: string;
  readonly corrected?: Correction;
}

export const CARD = recordKind({
  shape: s.mapping(
    'a rule card',
    {
      rule: v.number('the number of the rule'),
      title: s.optional(v.line('the title of the rule')),
      tier: v.tier,
      mechanics: s.optional(mechanics),
      corrected,
    },
    {
      rule: 'the number',
      title: 'the title',
      tier: 'the id of its tier',
      mechanics: 'the mechanics that the engine follows, slot by slot',
      corrected: 'a correction',
    },
  ),
  checkBody: ({ body }) => {
    if (body !== '') return [];
    const help =
      'Write the words of the rule below the front matter, after the second line of dashes.';
    return [{ code: 'format/missing', message: 'The card has no text.', help }];
  },
  read: ({ rule, ...fields }, { file, body }): WrittenCard => {
    return { file, number: rule, ...fields, text: body };
  },
  write: (card) => ({ fields: { ...card, rule: card.number }, body: card.text }),
});

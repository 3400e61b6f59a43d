/** The tiers that a rule adds, as its card states them. */
import { text, tier } from '../../values/scalar-schemas.ts';
import { list, mapping, optional } from '../../values/schema.ts';
import type { AddedTier } from '../mechanics/mechanics.ts';

const added = mapping('a tier that a rule adds', {
  id: tier,
  title: text('the title of the tier'),
  above: optional(tier),
});

/** Every tier needs an id of its own. */
export const tiers = list('of tiers', added)
  .superRefine((listed, { addIssue }) => {
    const known = new Set<string>();
    for (const [i, { id }] of listed.entries()) {
      const message = `The tier \`${id}\` stands twice.`;
      const params = { code: 'format/duplicate', message };
      if (known.has(id)) addIssue({ code: 'custom', path: [i, 'id'], params });
      known.add(id);
    }
  })
  .transform(
    (listed): ReadonlyMap<string, AddedTier> =>
      new Map(listed.map(({ id, ...place }) => [id, place])),
  );

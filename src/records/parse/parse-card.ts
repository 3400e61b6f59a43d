/** A rule card of an Initial Set: `rulesets/<ruleset>/<number>.md`. */
import type { Source } from '../../content/source.ts';
import { mechanics } from '../../law/schema/parse-mechanics.ts';
import { line, number, tier } from '../../values/scalar-schemas.ts';
import { mapping, optional, type Problem } from '../../values/schema.ts';
import { corrected } from '../schema/correction.ts';
import type { WrittenCard } from '../types.ts';
import type { FrontMatter } from './front-matter.ts';
import { type Parsed, parseRecord } from './parse-record.ts';

const schema = mapping('a rule card', {
  rule: number('the number of the rule'),
  title: optional(line('the title of the rule')),
  tier,
  mechanics: optional(mechanics),
  corrected,
});

export function parseCard(source: Source): Parsed<WrittenCard> {
  return parseRecord(source, {
    schema,
    checkBody,
    build: ({ rule, ...fields }, { body }) => {
      return { file: source.file, number: rule, ...fields, text: body };
    },
  });
}

function checkBody({ body }: FrontMatter): readonly Problem[] {
  if (body !== '') return [];
  const help =
    'Write the words of the rule below the front matter, after the second line of dashes.';
  return [{ code: 'format/missing', message: 'The card has no text.', help }];
}

/** A vote in a file of its own: `games/<game>/votes/<proposal>-<player>.md`. */
import type { Source } from '../../content/source.ts';
import { amount, moment, word } from '../../values/scalar-schemas.ts';
import { mapping, optional } from '../../values/schema.ts';
import { WAYS, type WrittenVote } from '../vote-types.ts';
import { type Parsed, parseRecord } from './parse-record.ts';

const schema = mapping('a vote in a file of its own', {
  vote: word(WAYS),
  on: optional(moment),
  strength: optional(amount),
});

/** The name is the file's, without `.md`; the body is what was said with the vote. */
export function parseVote(source: Source, name: string): Parsed<WrittenVote> {
  return parseRecord(source, {
    schema,
    build: ({ vote, ...fields }, { body }) => ({
      file: source.file,
      name,
      way: vote,
      ...fields,
      ...(body !== '' && { why: body }),
    }),
  });
}

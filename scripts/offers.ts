/**
 * What the words of rules seem to say, in figures.
 *
 *     node scripts/offers.ts [FOLDER…]     over rulesets, those of content/rulesets if none is named:
 *                                          offers that the card has, offers that it does not have, slots
 *                                          that were found, doubts
 *     node scripts/offers.ts rules FILE    for each line { id, text } of FILE a line { id, offers }
 *     node scripts/offers.ts voices FILE   for each line { id, text } a line { id, mechanics }
 *     node scripts/offers.ts differs FILE  for each line { id, text, mechanics } a line { id, differ }
 */
import { readFileSync } from 'node:fs';
import { mechanics as schema } from '../src/law/schema/parse-mechanics.ts';
import { doubts } from '../src/law/sentences/offers/doubts.ts';
import { offersFor } from '../src/law/sentences/offers/offers.ts';
import { readAll } from '../src/law/sentences/sentences.ts';

interface Line {
  readonly id: string;
  readonly text: string;
  readonly mechanics?: unknown;
}

const ANSWERS: Readonly<Record<string, (line: Line) => object>> = {
  rules: ({ text }) => ({
    offers: offersFor(text).flatMap(({ mechanics }) =>
      Object.entries(mechanics).map(([slot, value]) => ({ slot, value })),
    ),
  }),
  voices: ({ text }) => {
    const together = readAll(offersFor(text).map(({ sentence }) => sentence));
    const isSome = together.ok && Object.keys(together.mechanics).length > 0;
    return { mechanics: isSome ? together.mechanics : null };
  },
  differs: ({ text, mechanics }) => {
    const parsed = schema.safeParse(mechanics);
    return { differ: parsed.success && doubts(text, parsed.data).length > 0 };
  },
};

const [kind = '', file] = process.argv.slice(2);
const answer = ANSWERS[kind];
if (answer && file !== undefined) {
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const read: Line = JSON.parse(line);
    console.log(JSON.stringify({ id: read.id, ...answer(read) }));
  }
} else {
  console.log('');
}

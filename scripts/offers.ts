/**
 * Counts the mechanics that the words of rules seem to say.
 *
 *     npm run offers -- [FOLDER…]      over rulesets, those of content/rulesets if none is named:
 *                                      offers that the card has, offers that it does not have, slots
 *                                      that were found, doubts
 *     npm run offers -- rules FILE     for each line { id, text } of FILE a line { id, offers }
 *     npm run offers -- voices FILE    for each line { id, text } a line { id, mechanics }
 *     npm run offers -- differs FILE   for each line { id, text, mechanics } a line { id, differ }
 */
import { readFileSync } from 'node:fs';
import { mechanics as schema } from '../src/law/schema/parse-mechanics.ts';
import { doubts } from '../src/law/sentences/doubts.ts';
import { readAll, sayBySlot, toSentences } from '../src/law/sentences/sentences.ts';
import { namesKnownTo, offersFor } from '../src/law/sentences/understand.ts';
import { readLibrary } from '../src/read-library.ts';
import { readArguments } from './read-arguments.ts';

interface Line {
  readonly id: string;
  readonly text: string;
  readonly mechanics?: unknown;
}

const ANSWERS: Readonly<Record<string, (line: Line) => object>> = {
  rules: ({ text }) => ({
    offers: Object.entries(allOffered(text)).map(([slot, value]) => ({ slot, value })),
  }),
  voices: ({ text }) => {
    const mechanics = allOffered(text);
    return { mechanics: Object.keys(mechanics).length > 0 ? mechanics : null };
  },
  differs: ({ text, mechanics }) => {
    const parsed = schema.safeParse(mechanics);
    return { differ: parsed.success && doubts(text, parsed.data).length > 0 };
  },
};

/** All that is offered for a text, put together. */
function allOffered(text: string): object {
  const together = readAll(offersFor(text).map(({ sentence }) => sentence));
  return together.ok ? together.mechanics : {};
}

const given = readArguments(import.meta.url);
const [kind = '', file] = given;
const answer = ANSWERS[kind];
if (answer && file !== undefined) {
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const read: Line = JSON.parse(line);
    console.log(JSON.stringify({ id: read.id, ...answer(read) }));
  }
} else {
  for (const folder of given.length === 0 ? ['content'] : given) countIn(folder);
}

/** How often the words of cards say what the cards have. */
function countIn(folder: string): void {
  const library = readLibrary(folder);
  if (!library.ok) {
    console.error(library.message);
    process.exitCode = 1;
    return;
  }
  for (const [id, { cards }] of library.records.rulesets) {
    const known = namesKnownTo(cards);
    const counts = { equal: 0, different: 0, foundSlots: 0, slots: 0, doubts: 0 };
    for (const { number, text, mechanics } of cards) {
      const has = mechanics ? toSentences(mechanics) : [];
      const offered = offersFor(text, known);
      const others = offered.filter(({ sentence }) => !has.includes(sentence));
      const raised = mechanics ? doubts(text, mechanics) : [];
      const found = new Set(offered.flatMap(({ slots }) => slots));
      counts.equal += offered.length - others.length;
      counts.different += others.length;
      counts.slots += mechanics ? sayBySlot(mechanics).length : 0;
      counts.foundSlots += mechanics
        ? sayBySlot(mechanics).filter(([slot]) => found.has(slot)).length
        : 0;
      counts.doubts += raised.length;
      for (const { sentence } of others)
        console.log(`  ${id} ${number}: offered, not on the card: ${sentence}`);
      for (const { words, mechanics: of } of raised)
        console.log(`  ${id} ${number}: doubted: ${words} / ${of.join(' ')}`);
    }
    const { equal, different, foundSlots, slots } = counts;
    console.log(
      `${id}: ${equal} offers as on the card, ${different} not; slots ${foundSlots} of ${slots}; ${counts.doubts} doubts`,
    );
  }
}

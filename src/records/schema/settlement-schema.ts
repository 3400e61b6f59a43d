/** What a ruling binds the engine to. */
import type * as z from 'zod';
import type { Path } from '../../diagnostics/finding.ts';
import { eventId, player, proposalNumber, text, word } from '../../values/scalar-schemas.ts';
import {
  type CheckProblem,
  checked,
  list,
  mapping,
  optional,
  present,
} from '../../values/schema.ts';
import { type Settlement, VERDICTS } from '../judgment-types.ts';
import { gains, quantities } from './amounts.ts';
import { judgmentName } from './judgment-name.ts';

const shape = mapping('a settlement', {
  reading: optional(text('the name of a reading')),
  take: optional(text('an option of the reading')),
  move: optional(proposalNumber('the number of a proposal')),
  event: optional(eventId),
  judgment: optional(judgmentName),
  is: optional(word(VERDICTS)),
  points: optional(gains),
  change: optional(quantities),
  winner: optional(player),
});

type Fields = z.output<typeof shape>;

export const settles = list('of settlements', checked(shape, checkSettlement));

/** What each kind of settlement must say beside its own key. */
const COMPANIONS: Readonly<Record<string, string | undefined>> = {
  reading: 'take',
  move: 'is',
  event: 'is',
  judgment: 'is',
  points: undefined,
  change: undefined,
  winner: undefined,
};

/** Exactly one thing settled, with the key that goes with it. */
function checkSettlement(written: object): readonly CheckProblem[] {
  const kinds = Object.keys(COMPANIONS);
  const [kind, ...others] = present(written, kinds);
  if (kind === undefined) {
    const message = 'It does not say what is settled.';
    const help =
      'Write a `reading` to `take`, a `move`, an `event` or a `judgment` that `is` legal, `points`, a `change` or a `winner`.';
    return [{ code: 'format/missing', message, help, keys: kinds }];
  }
  const companion = COMPANIONS[kind];
  const strays = present(written, ['take', 'is']).filter((key) => key !== companion);
  const problems = [...others, ...strays].map((key) => strayKey(key, kind));
  if (companion === undefined || Object.hasOwn(written, companion)) return problems;
  const expected = `what becomes of the \`${kind}\``;
  return [...problems, { code: 'format/missing', path: [companion], expected }];
}

function strayKey(key: string, kind: string): CheckProblem {
  const message = `\`${key}\` does not go with \`${kind}\`.`;
  const help = 'Settle each matter in an entry of its own.';
  return { code: 'format/key', part: 'key', path: [key], message, help };
}

/** The settlement that checked fields record. */
export function toSettlement(fields: Fields, path: Path): Settlement | undefined {
  const { reading, take, move, event, judgment, is, points, change, winner } = fields;
  if (reading !== undefined && take !== undefined) return { kind: 'reading', reading, take, path };
  if (move !== undefined && is !== undefined) return { kind: 'move', move, is, path };
  if (event !== undefined && is !== undefined) return { kind: 'event', event, is, path };
  if (judgment !== undefined && is !== undefined) return { kind: 'judgment', judgment, is, path };
  if (change) return { kind: 'change', amounts: change, path };
  if (points) return { kind: 'points', amounts: points, path };
  if (winner !== undefined) return { kind: 'winner', player: winner, path };
  return undefined;
}

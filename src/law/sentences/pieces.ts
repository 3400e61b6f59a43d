/** Splits mechanics into pieces, one for each sentence, and joins pieces to mechanics. */
import { isList, isMap, type Plain, type PlainMap, samePlain } from './plain.ts';

/** How to split the value of a slot. Other slots are one piece. */
const SPLITS: Readonly<Record<string, 'items' | 'keys' | 'keys of keys' | 'nested'>> = {
  quorum: 'items',
  adoption: 'items',
  awards: 'items',
  win: 'items',
  grants: 'items',
  tiers: 'items',
  limits: 'items',
  titles: 'items',
  changes: 'keys',
  numbering: 'keys',
  turns: 'keys',
  offices: 'keys',
  judge: 'keys',
  readings: 'keys',
  quantities: 'keys of keys',
  'proposal-facts': 'keys of keys',
  becomes: 'nested',
};

/** One piece for each sentence, in the order of the slots. */
export function piecesOf(slots: PlainMap): readonly PlainMap[] {
  return Object.entries(slots).flatMap(([slot, value]) =>
    split(slot, value).map((piece) => ({ [slot]: piece })),
  );
}

function split(slot: string, value: Plain): readonly Plain[] {
  const how = SPLITS[slot];
  if (how === 'items' && isList(value) && value.length > 0) return value.map((item) => [item]);
  if (!isMap(value) || Object.keys(value).length === 0) return [value];
  if (how === 'keys') return byKey(value);
  if (how === 'keys of keys') {
    return Object.entries(value).flatMap(([name, of]): readonly PlainMap[] => {
      return isMap(of) ? byKey(of).map((part) => ({ [name]: part })) : [{ [name]: of }];
    });
  }
  const { mechanics } = value;
  if (how !== 'nested' || !isMap(mechanics) || Object.keys(mechanics).length === 0) return [value];
  return piecesOf(mechanics).map((piece) => ({ ...value, mechanics: piece }));
}

function byKey(of: PlainMap): readonly PlainMap[] {
  return Object.entries(of).map(([key, value]) => ({ [key]: value }));
}

/** Joins one more piece to the pieces before it. `undefined` if both set the same thing. */
export function joinPieces(before: PlainMap, piece: PlainMap): PlainMap | undefined {
  return merged(before, piece, (known, value, slot) => {
    const way = SPLITS[slot];
    if (way === 'items' && isList(known) && isList(value))
      return known.length > 0 && value.length > 0 ? [...known, ...value] : undefined;
    if (slot === 'becomes') return joinNested(known, value);
    return way === undefined ? undefined : joinValues(known, value);
  });
}

type Join = (known: Plain, value: Plain, key: string) => Plain | undefined;

function merged(before: PlainMap, piece: PlainMap, join: Join): PlainMap | undefined {
  const all: Record<string, Plain> = { ...before };
  for (const [key, value] of Object.entries(piece)) {
    const known = before[key];
    const made = known === undefined ? value : join(known, value, key);
    if (made === undefined) return undefined;
    all[key] = made;
  }
  return all;
}

function joinValues(known: Plain, value: Plain): PlainMap | undefined {
  if (!isMap(known) || !isMap(value) || isEmpty(known) || isEmpty(value)) return undefined;
  return merged(known, value, joinValues);
}

/** Two pieces must not set the same thing: a rule changes into one thing, at one moment. */
function joinNested(known: Plain, value: Plain): PlainMap | undefined {
  if (!isMap(known) || !isMap(value)) return undefined;
  const { mechanics: before, ...when } = known;
  const { mechanics: piece, ...sameWhen } = value;
  if (!samePlain(when, sameWhen) || !isMap(before) || !isMap(piece)) return undefined;
  if (isEmpty(before) || isEmpty(piece)) return undefined;
  const made = joinPieces(before, piece);
  return made && { ...known, mechanics: made };
}

function isEmpty(of: PlainMap): boolean {
  return Object.keys(of).length === 0;
}

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

type Path = readonly string[];
export type JoinedPieces =
  | { readonly ok: true; readonly value: PlainMap }
  /** The path of the part that both pieces set. */
  | { readonly ok: false; readonly twice: Path };

/** Joins one more piece to the pieces before it. */
export function joinPieces(before: PlainMap, piece: PlainMap): JoinedPieces {
  const merged: Record<string, Plain> = { ...before };
  for (const [slot, value] of Object.entries(piece)) {
    const known = before[slot];
    const made = known === undefined ? value : joinValues(known, value, [slot]);
    if (isConflict(made)) return { ok: false, twice: made.twice };
    merged[slot] = made;
  }
  return { ok: true, value: merged };
}

class Conflict {
  readonly twice: Path;
  constructor(twice: Path) {
    this.twice = twice;
  }
}

function isConflict(made: Plain | Conflict): made is Conflict {
  return made instanceof Conflict;
}

function joinValues(known: Plain, value: Plain, path: Path): Plain | Conflict {
  const [slot = ''] = path;
  const isListed = path.length === 1 && SPLITS[slot] === 'items';
  if (isListed && isList(known) && isList(value) && known.length > 0 && value.length > 0) {
    return [...known, ...value];
  }
  const isWhole = path.length === 1 && SPLITS[slot] === undefined;
  const canJoin = isMap(known) && isMap(value) && !isWhole;
  if (!canJoin || isEmpty(known) || isEmpty(value)) return new Conflict(path);
  if (slot === 'becomes') return joinNested(known, value, path);
  const merged: Record<string, Plain> = { ...known };
  for (const [key, each] of Object.entries(value)) {
    const at = known[key];
    const made = at === undefined ? each : joinValues(at, each, [...path, key]);
    if (isConflict(made)) return made;
    merged[key] = made;
  }
  return merged;
}

/** Two pieces must not set the same thing: a rule changes into one thing, at one moment. */
function joinNested(known: PlainMap, value: PlainMap, path: Path): Plain | Conflict {
  const { mechanics: before, ...when } = known;
  const { mechanics: piece, ...sameWhen } = value;
  if (!samePlain(when, sameWhen) || !isMap(before) || !isMap(piece)) return new Conflict(path);
  if (isEmpty(before) || isEmpty(piece)) return new Conflict(path);
  const made = joinPieces(before, piece);
  if (!made.ok) return new Conflict([...path, 'mechanics', ...made.twice]);
  return { ...known, mechanics: made.value };
}

function isEmpty(of: PlainMap): boolean {
  return Object.keys(of).length === 0;
}

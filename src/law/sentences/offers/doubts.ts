/**
 * Where the words of a rule and its mechanics both speak of one thing and differ. A doubt is a note and
 * changes nothing; the words may well mean what the mechanics have, and then nothing has to be done.
 */
import type { Mechanics } from '../../mechanics/mechanics.ts';
import { piecesOf } from '../pieces.ts';
import { isList, isMap, type Plain, type PlainMap, plainOf, samePlain } from '../plain.ts';
import { sentenceOf } from '../sentences.ts';
import { isAlike } from './alike.ts';
import { denialsIn } from './denials.ts';
import { meaningOf } from './offers.ts';
import { phrasesOf } from './phrases.ts';

export interface Doubt {
  /** Between which characters of the text the words stand. */
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** What the mechanics say of it, as sentences. */
  readonly mechanics: readonly string[];
  /** What the words seem to say, as a sentence; nothing where they deny the whole thing. */
  readonly sentence?: string;
}

export function doubts(text: string, mechanics: Mechanics): readonly Doubt[] {
  const slots = plainOf(mechanics);
  if (Object.keys(slots).length === 0) return [];
  const recorded = piecesOf(slots);
  return phrasesOf(text).flatMap((phrase): readonly Doubt[] => {
    const place = {
      start: phrase.start,
      end: phrase.end,
      words: text.slice(phrase.start, phrase.end),
    };
    const denied = denialsIn(phrase, recorded);
    if (denied.length > 0) return [{ ...place, mechanics: denied.map(sentenceOf) }];
    if (!phrase.isWhole) return [];
    const said = piecesOf(meaningOf(phrase) ?? {});
    return said.flatMap((piece): readonly Doubt[] => {
      const others = recorded.filter((each) => isOfOneThing(piece, each));
      const differ = others.length > 0 && others.every((each) => isOtherwise(piece, each));
      const [first] = others;
      if (!differ || !first) return [];
      return [{ ...place, mechanics: others.map(sentenceOf), sentence: sentenceOf(piece) }];
    });
  });
}

/** The slot of a piece, and the one value in it. */
function valueIn(piece: PlainMap): readonly [slot: string, value: Plain | undefined] {
  const [[slot, value] = ['', undefined]] = Object.entries(piece);
  return [slot, isList(value) && value.length === 1 ? value[0] : value];
}

/** Whether two pieces speak of one thing: one of several awards is not the other. */
function isOfOneThing(said: PlainMap, recorded: PlainMap): boolean {
  const [slot, a] = valueIn(said);
  const [other, b] = valueIn(recorded);
  if (slot !== other) return false;
  if (!isMap(a) || !isMap(b)) return true;
  switch (slot) {
    case 'awards':
      return isAlike(a.quantity, b.quantity) && likenessOf(a, b) >= 2;
    case 'limits':
    case 'adoption':
      return samePlain(a.of ?? '', b.of ?? '');
    case 'win':
      return true;
    default: {
      // Where a mapping stands, its key names the thing: a quantity, a part of judging, a reading.
      const [[key, inner] = ['', '']] = Object.entries(a);
      const there = Object.entries(b).find(([name]) => isAlike(name, key))?.[1];
      if (!isMap(inner) || !isMap(there)) return there !== undefined;
      return Object.keys(inner).every((each) => Object.hasOwn(there, each));
    }
  }
}

/** In how many of occasion, receiver and size two awards are alike. */
function likenessOf(a: PlainMap, b: PlainMap): number {
  const isSameSize = isAlike(a.amount, b.amount);
  const isSameOccasion = samePlain(a.on, b.on) || b.on === 'resolved' || a.on === 'resolved';
  return Number(isSameSize) + Number(isSameOccasion) + Number(samePlain(a.to, b.to));
}

function isOtherwise(said: PlainMap, recorded: PlainMap): boolean {
  const [slot, a] = valueIn(said);
  const [, b] = valueIn(recorded);
  if (!isMap(a) || !isMap(b)) return !isAlike(a, b);
  if (slot === 'awards') {
    const { if: condition, ...rest } = a;
    const { if: bound, ...known } = b;
    // A condition may stand in another sentence of the rule; one that the mechanics lack does not.
    return !isAlike(rest, known) || (condition !== undefined && bound === undefined);
  }
  if (slot === 'limits') {
    return Object.keys(a).some((key) => !isAlike(a[key], b[key]));
  }
  return Object.entries(a).some(([key, value]) => {
    const there = Object.entries(b).find(([name]) => isAlike(name, key))?.[1];
    return there === undefined || !isAlike(value, there);
  });
}

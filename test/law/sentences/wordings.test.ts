/**
 * Other people's words as a whole: whatever they can be taken to say, a sentence of the language says.
 *
 * @module-tag slow
 */
import { beforeAll, expect, it } from 'vitest';
import { mechanics as schema } from '../../../src/law/schema/parse-mechanics.ts';
import { Chart } from '../../../src/law/sentences/chart.ts';
import { mayMiss, type Production } from '../../../src/law/sentences/grammar.ts';
import { inOtherWords } from '../../../src/law/sentences/in-other-words.ts';
import { sentenceOf } from '../../../src/law/sentences/language.ts';
import { Meanings } from '../../../src/law/sentences/meanings.ts';
import { piecesOf } from '../../../src/law/sentences/pieces.ts';
import { isMap, recordOf, samePlain } from '../../../src/law/sentences/plain.ts';
import { readWords } from '../../../src/law/sentences/read-words.ts';
import { FORMULA_ROWS, ROWS } from '../../../src/law/sentences/table/table.ts';
import { sentenceTokens } from '../../../src/law/sentences/tokens.ts';
import { wide } from '../../../src/law/sentences/understand.ts';
import { createRandom } from '../../games/random.ts';
import { type MadeWords, SentenceMaker } from './made-sentences.ts';

/** Those that are no sentences of the language themselves. */
const isOwn = ({ pieces: [first, ...more] }: Production) =>
  first?.is !== 'kind' || first.kind !== 'sentence' || more.length > 0;

const maker = new SentenceMaker(wide(), createRandom(1));
const made: MadeWords[] = [];

/** More sentences of one wording than are needed until all that its parts mean has been meant. */
const MOST = 2000;
const DEEPEST = 9;

beforeAll(() => {
  for (const production of wide().productionsOf('words').filter(isOwn)) {
    for (let i = 0; i < 3 || (i < MOST && notMeant(production).length > 0); i++) {
      made.push(maker.makeBy(production, i % DEEPEST));
    }
  }
});

it('says all that words can be taken to mean, and reads it as the same', () => {
  for (const { words, value } of made) {
    const pieces = isMap(value) ? piecesOf(value) : [];
    expect(pieces.length, words).toBeGreaterThan(0);
    for (const piece of pieces) {
      const said = sentenceOf(piece);
      const read = readWords(said);
      expect(read.ok && samePlain(read.meaning.value, piece), `${words}\n${said}`).toBe(true);
      expect(schema.safeParse(recordOf(piece)).success, `${words}\n${said}`).toBe(true);
    }
  }
});

it('reads each wording with the one meaning that it was made for', () => {
  // By chance one says “each who votes on it” of whose score it speaks, and “it's” is “it is”. “That
  // player” may be the one who acts, or anybody. “7 half” is a fraction. “Who proposes it” may be the
  // proposer after the vote, or name the occasion, at which there are no votes yet.
  const chance =
    /\bit's\b|\bth(?:at|is) player\b|\b(?:[\d.,]+|one|ten) half\b|\bwho proposes\b.*\bminus\b/;
  const usual = made.filter((each) => !chance.test(each.words));
  for (const { words, value } of usual) {
    const tokens = inOtherWords(sentenceTokens(words));
    const chart = new Chart(wide(), 'words', tokens);
    const whole = chart.length === tokens.length ? chart.whole : undefined;
    const meanings = whole ? new Meanings(chart).of(whole).map((each) => each.value) : [];
    const isSame = meanings.length === 1 && samePlain(meanings[0] ?? '', value);
    expect(isSame, isSame ? '' : `${words}\n${JSON.stringify(meanings)}`).toBe(true);
  }
});

it('has tried all that is meant, and no words are empty', () => {
  for (const root of wide().productionsOf('words').filter(isOwn)) {
    expect(notMeant(root)).toEqual([]);
    for (const production of productionsIn(root)) {
      expect(production.pieces.every(mayMiss), JSON.stringify(production)).toBe(false);
    }
  }
});

/** Wordings of the same are used if one of them is. */
function notMeant(root: Production): readonly Production[] {
  const meant = [...productionsIn(root)].filter(({ means = '' }) => means !== '');
  const groups = Map.groupBy(meant, ({ means }) => means);
  return [...groups.values()].flatMap((each) => {
    return each.some((one) => maker.isUsed(one)) ? [] : each.slice(0, 1);
  });
}

/** All that sentences of a wording are made of, but for what is of the language itself. */
function productionsIn(root: Production): ReadonlySet<Production> {
  const found = new Set([root]);
  for (const { pieces } of found) {
    for (const piece of pieces) {
      if (piece.is !== 'kind' || isOfTable(piece.kind)) continue;
      for (const inner of wide().productionsOf(piece.kind)) found.add(inner);
    }
  }
  return found;
}

/** Kinds that the language itself has. */
function isOfTable(kind: string): boolean {
  const [name = kind] = kind.split(/[@*]/);
  return Object.hasOwn(ROWS, name) || Object.hasOwn(FORMULA_ROWS, name);
}

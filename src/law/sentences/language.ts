/** The language of the table, made when it is first needed. */
import { once } from '../../helpers/once.ts';
import { Grammar } from './grammar.ts';
import { Sayer } from './sayer.ts';
import { SYNONYMS } from './synonyms.ts';
import { FORMULA_ROWS, FREE_KINDS, ROWS } from './table/table.ts';

const grammarOf = once((rows: typeof ROWS) => {
  return new Grammar({ rows, formulas: FORMULA_ROWS, synonyms: SYNONYMS, free: FREE_KINDS });
});
const sayerOf = once((grammar: Grammar) => new Sayer(grammar));

export function grammar(): Grammar {
  return grammarOf(ROWS);
}

export function sayer(): Sayer {
  return sayerOf(grammar());
}

/** The fields of all moves in one form. A field stands there once for all its moves. */
import { HAPPENINGS } from '../../../try-out/happenings.ts';
import { type Field, fieldsOf, isMoveKind, MOVES } from '../../../try-out/moves.ts';

export interface FormField {
  readonly name: string;
  readonly field: Field;
  /** The names of its moves, with spaces between. */
  readonly kinds: string;
  /** The kinds of events that need it. Without a list, all do. */
  readonly happens: string | undefined;
}

/** Each move keeps the order of its fields in the table. */
export function fieldsInForm(): readonly FormField[] {
  const ofKind = Object.keys(MOVES)
    .filter(isMoveKind)
    .map((kind) => {
      const fields = fieldsOf(kind).map(([key, field]) => ({
        key,
        name: field.name ?? key,
        field,
      }));
      return { kind, fields };
    });
  const placed = new Map<string, FormField>();
  const place = (name: string) => {
    if (placed.has(name)) return;
    const having = ofKind.filter(({ fields }) => fields.some((each) => each.name === name));
    for (const { fields } of having) {
      const at = fields.findIndex((each) => each.name === name);
      for (const each of fields.slice(0, at)) place(each.name);
    }
    const [first] = having;
    const own = first?.fields.find((each) => each.name === name);
    if (!first || !own) return;
    const kinds = having.map(({ kind }) => kind).join(' ');
    const isOfEvent = having.some(({ kind }) => kind === 'event');
    const happens = isOfEvent ? happeningsWith(own.key) : undefined;
    placed.set(name, { name, field: own.field, kinds, happens });
  };
  for (const { fields } of ofKind) for (const { name } of fields) place(name);
  return [...placed.values()];
}

/** The fields of a proposal’s act, besides its kind. */
export function fieldsOfAct(): readonly (Pick<FormField, 'field' | 'happens'> & {
  readonly key: string;
})[] {
  return fieldsOf('event').flatMap(([key, field]) => {
    const happens = happeningsWith(key);
    return happens === undefined ? [] : [{ key, field, happens }];
  });
}

function happeningsWith(key: string): string | undefined {
  const all = Object.entries(HAPPENINGS).filter(([, { needs }]) =>
    needs.some((needed) => needed === key),
  );
  return all.length === 0 ? undefined : all.map(([what]) => what).join(' ');
}

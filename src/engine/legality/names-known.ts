/**
 * Requires that formulas and grants use only declared quantities, offices, facts and tiers. In Suber's
 * set only points are declared (201), and formulas use only these.
 */
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Path, Spot } from '../../diagnostics/finding.ts';
import { capital } from '../../helpers/words.ts';
import { namesDeclared, quantitiesOf } from '../../law/in-force/law.ts';
import type { Mechanics } from '../../law/mechanics/mechanics.ts';
import { formulasIn, namesIn, newNames, officesAsked } from '../../law/mechanics/names-in.ts';
import { mechanicsStated } from '../../records/kinds/change.ts';
import { replaceRule } from '../effects/fold.ts';
import type { Context } from '../state/context.ts';
import { illegal, type NewFinding, type Objections } from '../state/make-finding.ts';
import type { Plan, State } from '../state/state.ts';
import { addNote } from '../state/write-log.ts';

interface Card {
  readonly mechanics: Mechanics;
  /** The place of the mechanics in the record. */
  readonly at: Spot & { readonly path: Path };
}

/** Objects to a name that is almost a declared one. A later rule may declare any other. */
function checkNamesKnown(context: Context, { mechanics, at: { file, path } }: Card): Objections {
  const inFormulas = formulasIn(mechanics).flatMap(({ names, source }) =>
    names.map((name) => ({ name, place: placeOf(source, mechanics.raw) })),
  );
  const offices = officesAsked(mechanics).map((name) => ({ name, place: [] }));
  return [...inFormulas, ...offices].flatMap(({ name, place = [] }) => {
    const unknown = unknownName(context.state, name);
    if (!unknown) return [];
    const near = didYouMean(unknown.id, unknown.known);
    const said: NewFinding = {
      code: 'unknown/name',
      at: { file, path: [...path, ...place] },
      message: `No rule has ${unknown.what} “${unknown.id}”.${near === undefined ? ` ${unknown.add}` : ''}`,
      help:
        near === undefined
          ? 'It has no value until a rule has it.'
          : `Did you mean \`${name.slice(0, -unknown.id.length)}${near}\`?`,
    };
    if (near !== undefined) return illegal(context, said);
    addNote(context, said);
    return [];
  });
}

/** The same for the cards of the Initial Set, which take effect together. */
export function checkNamesLaid(before: Context, state: State, cards: readonly Card[]): Objections {
  noteNewNames(before, cards, true);
  return cards.flatMap((card) => checkNamesKnown({ ...before, state }, card));
}

/** The same for the cards that changes would make, after all of them. */
export function checkNamesPlanned(context: Context, plans: readonly Plan[]): Objections {
  const worded = plans.flatMap(({ change, at: { file } }) => {
    const own = mechanicsStated(change);
    return own ? [{ mechanics: own.mechanics, at: { file, path: own.path } }] : [];
  });
  noteNewNames(context, worded);
  const asks = worded.flatMap(({ mechanics }) => [
    ...formulasIn(mechanics),
    ...officesAsked(mechanics),
  ]);
  if (asks.length === 0) return [];
  const state = plans.reduce(
    (left, { before, after }) => replaceRule(left, before, after),
    context.state,
  );
  return worded.flatMap((card) => checkNamesKnown({ ...context, state }, card));
}

/**
 * Notes names that only one award or grant uses: they are new quantities, offices or titles, and perhaps
 * misspelt. A name that the card declares, or uses twice, is meant.
 */
function noteNewNames(context: Context, worded: readonly Card[], areAllNew = false): void {
  const used = worded.flatMap(({ mechanics }) => namesIn(mechanics));
  if (used.every(({ kind, name }) => kind === 'quantity' && name === 'points')) return;
  const { law, holdings, book } = context.state;
  const held = [...holdings.values()].flatMap((each) => [...each.keys()]);
  const known = [
    ...['points', ...held].map((name) => ({ kind: 'quantity', name }) as const),
    ...law.tiers.all.map(({ id }) => ({ kind: 'tier', name: id }) as const),
    ...[...book.inForce.values()].flatMap(({ mechanics }) => (mechanics ? namesIn(mechanics) : [])),
  ];
  for (const { mechanics, at } of worded) {
    for (const { kind, name, as, near } of newNames(mechanics, known, used)) {
      const uses = used.filter((each) => each.kind === kind && each.name === name);
      const isMeant = near === undefined && uses.some((each) => each.as === 'declared');
      // Names that formulas only use were checked above.
      if (as === 'asked' || isMeant) continue;
      if (near === undefined && (areAllNew || uses.length > 1)) continue;
      const makes = 'the rule makes it a new one.';
      const rest = near ? `Did you mean “${near}”? If not, ${makes}` : capital(makes);
      addNote(context, {
        code: 'unknown/name',
        at,
        message: `This game has no ${kind} “${name}” yet. ${rest}`,
        help: 'If you mean a new one, you need not do anything.',
      });
    }
  }
}

interface Unknown {
  readonly id: string;
  /** The kind of the name, with the other names of that kind. */
  readonly what: string;
  readonly known: readonly string[];
  /** A sentence that declares it. */
  readonly add: string;
}

const OF_EVERY_PLAYER = ['robot', 'playing', 'proposer'];

function unknownName({ law, holdings }: State, name: string): Unknown | undefined {
  const id = name.slice(name.lastIndexOf('.') + 1);
  const family = name.slice(0, -id.length);
  if (family === 'player.') {
    const held = [...holdings.values()].flatMap((each) => [...each.keys()]);
    const known = [...quantitiesOf(law), ...namesDeclared(law, 'offices'), ...held];
    const add = `Add “There is one ${id}.” for an office, or “Every player begins with 0 ${id}.” for a quantity.`;
    return lacking(id, [...OF_EVERY_PLAYER, ...known], { what: 'an office or a quantity', add });
  }
  if (family === '') {
    const add = `Add “There is one ${id}.”`;
    return lacking(id, namesDeclared(law, 'offices'), { what: 'an office', add });
  }
  if (family === 'proposal.facts.') {
    const add = `Add “Every proposal states its ${id}.”`;
    return lacking(id, namesDeclared(law, 'proposal-facts'), { what: 'a fact', add });
  }
  if (family !== 'rules.') return undefined;
  const tiers = law.tiers.all.map((tier) => tier.id);
  const add = `Add “There is a tier ${id} with the title “…”, below all others.”`;
  return lacking(id, tiers, { what: 'a tier', add });
}

function lacking(id: string, known: readonly string[], kind: Pick<Unknown, 'what' | 'add'>) {
  return known.includes(id) ? undefined : { id, known, ...kind };
}

/** The path of a formula in mechanics as written. */
function placeOf(source: string, written: unknown): Path | undefined {
  if (written === source) return [];
  if (typeof written !== 'object' || written === null) return undefined;
  const isList = Array.isArray(written);
  for (const [key, inner] of Object.entries(written)) {
    const place = placeOf(source, inner);
    if (place) return [isList ? Number(key) : key, ...place];
  }
  return undefined;
}

/** A conflict that no rule decides makes the move undetermined. */
import type { Spot } from '../../diagnostics/finding.ts';
import { inSeries, uncapital } from '../../helpers/words.ts';
import {
  DECLARING_SLOTS,
  type DeclaringSlot,
  questionsOn,
  rulingOn,
  suppliersOf,
} from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { ChangeKind, SlotName } from '../../law/mechanics/mechanics.ts';
import { mechanics as mechanicsSchema } from '../../law/schema/parse-mechanics.ts';
import { toSentences } from '../../law/sentences/sentences.ts';
import { flowYaml } from '../../records/yaml-text.ts';
import { isMapping } from '../../values/schema.ts';
import { finalBench } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import { type CardChange, type Cure, illegal, type Objections } from '../state/make-finding.ts';
import type { State } from '../state/state.ts';

export function objectToDifference(
  context: Context,
  at: Spot,
  { slot, path = [] }: Pick<Conflict, 'slot' | 'path'>,
  rules: readonly RuleInForce[],
): Objections {
  const differ = `differ on “${[slot, ...path].join('.')}”`;
  return objectToConflict(context, { at, slot, path, rules, differ });
}

interface Conflict {
  readonly at: Spot;
  readonly slot: SlotName;
  /** The path of the disputed part, unless the whole slot is disputed. */
  readonly path?: readonly string[];
  /** The kind of change in dispute, in slots with provisions on each kind. */
  readonly on?: ChangesOfKind;
  readonly rules: readonly RuleInForce[];
  /** The end of a clause that begins with the rules. */
  readonly differ: string;
}

export interface ChangesOfKind {
  readonly kind: ChangeKind;
  readonly tier: string;
}

/** The objection to a conflict. The cure is a Judgment, or other cards of the Initial Set. */
export function objectToConflict(context: Context, conflict: Conflict): Objections {
  const { at, rules, differ } = conflict;
  const [first] = rules;
  const { game } = context;
  const judge = at.file === game.file ? undefined : judgeHelp(context, at);
  const help = judge ?? `${saidAlone(conflict)}.`;
  return illegal(context, {
    code: 'law/conflict',
    at,
    rule: first,
    message: `${inSeries(rules.map(({ number }) => `Rule ${number}`))} ${differ}, and no rule in force decides between them.`,
    help,
    takesJudge: judge !== undefined,
    cures: cardCures(context, conflict).map((cure) => ({
      ...cure,
      ifPlayed: judge && uncapital(judge),
    })),
  });
}

/** The advice: a Judgment that settles the move, or the words that the given one lacks. */
function judgeHelp({ game, bindings }: Context, { file }: Spot): string {
  const move = game.proposals.find((proposal) => proposal.file === file);
  const given = game.judgments.find(
    (judgment) => bindings.turnOf(judgment.name) === move?.name && finalBench(judgment),
  );
  return move && given
    ? `Judgment ${given.number} was given in this turn. Write under its \`settles\` how it finds the move (legal, illegal or undetermined): { move: ${move.number}, is: … }.`
    : 'Put the question to a Judge: a Judgment whose settles names this move lets play go on.';
}

/** Cards for the Initial Set that would avoid the conflict, the best first. */
function cardCures({ state }: Context, conflict: Conflict): readonly Cure[] {
  const { slot, path = [], on, rules } = conflict;
  const cards = rules.filter(({ id }) => {
    const { isInitial, layers = [] } = state.book.inForce.get(id) ?? {};
    return isInitial === true && layers.length === 1;
  });
  const [first, ...others] = cards;
  if (!first || others.length === 0 || cards.length < rules.length) return [];
  const less = others.map((rule) =>
    withSlot(rule, slot, withoutPart(rule.mechanics?.raw[slot], { path, on })),
  );
  const all = cards.map(({ mechanics }) => mechanics?.raw[slot]).reduce(unite);
  const from = inSeries(others.map(({ number }) => `Rule ${number}`));
  const alone = saidAlone(conflict);
  return [
    ...(all === undefined
      ? []
      : cureBy(
          `Put ${cards.length === 2 ? 'both' : 'all'} on one card: write ${inSentences(slot, all)} in the mechanics of Rule ${first.number}, and remove \`${slot}\` from ${from}.`,
          [withSlot(first, slot, all), ...others.map((rule) => withSlot(rule, slot, undefined))],
        )),
    ...cureBy(
      `${alone}, or let a rule of the set decide, with ${inSentences('precedence', ['lowest-number'])}`,
      [withSlot(first, 'precedence', ['lowest-number'])],
    ),
    ...cureBy(`${alone}.`, less),
  ];
}

/** A slot's value as sentences, or as YAML if no sentence says it. */
function inSentences(slot: SlotName, value: unknown): string {
  const { data } = mechanicsSchema.safeParse({ [slot]: value });
  const said = data ? toSentences(data) : [];
  return said.length > 0 ? `“${said.join(' ')}”` : `\`${slot}: ${flowYaml(value)}\``;
}

function saidAlone({ slot, path = [], on, rules }: Conflict): string {
  const where = 'on one of these cards alone';
  return on && rules.some(({ mechanics }) => withoutKind(mechanics?.raw[slot], on) !== undefined)
    ? `Say ${where} what \`${slot}\` has for changes that ${on.kind} what is ${on.tier}`
    : `Say \`${[slot, ...path].join('.')}\` ${where}`;
}

/** A slot's value without the disputed part. */
function withoutPart(
  written: unknown,
  { path, on }: { readonly path: readonly string[]; readonly on: ChangesOfKind | undefined },
): unknown {
  if (on) return withoutKind(written, on);
  const [key, ...within] = path;
  if (key === undefined || !isMapping(written)) return undefined;
  const { [key]: part, ...others } = written;
  const left = withoutPart(part, { path: within, on });
  const rest = left === undefined ? others : { ...others, [key]: left };
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/** A slot's value without one kind of change, or nothing if that is all. */
function withoutKind(written: unknown, { kind, tier }: ChangesOfKind): unknown {
  if (Array.isArray(written)) {
    const speaks = (key: unknown, word: string) => key === undefined || key === word;
    const left = written.filter((each) => {
      const of = isMapping(each) && isMapping(each.of) ? each.of : {};
      return !speaks(of.kind, kind) || !speaks(of.tier, tier);
    });
    return left.length > 0 ? left : undefined;
  }
  if (!isMapping(written)) return undefined;
  const { [tier]: _, ...left } = written;
  return Object.keys(left).length > 0 ? left : undefined;
}

function cureBy(help: string, changes: readonly (CardChange | undefined)[]): readonly Cure[] {
  const cards = changes.filter((each) => each !== undefined);
  return cards.length < changes.length ? [] : [{ help, cards }];
}

/** A card with another value in a slot, or without the slot. */
function withSlot({ id, mechanics }: RuleInForce, slot: SlotName, value: unknown) {
  const { [slot]: _, ...rest } = mechanics?.raw ?? {};
  const raw = value === undefined ? rest : { ...rest, [slot]: value };
  const { data } = mechanicsSchema.safeParse(raw);
  return data && { id, mechanics: data };
}

/** The joined values of two cards, or nothing if they cannot be joined. */
function unite(one: unknown, other: unknown): unknown {
  if (isSame(one, other)) return one;
  if (!Array.isArray(one) || !Array.isArray(other)) return undefined;
  // A slot that admits nothing cannot join one that admits something.
  if (one.length === 0 || other.length === 0) return undefined;
  return [...one, ...other.filter((each) => !one.some((known) => isSame(known, each)))];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function checkConflicts(context: Context, at: Spot, slots: readonly SlotName[]): Objections {
  return slots.flatMap((slot) => conflictsOn(context, at, slot));
}

/** Objects if an undecided conflict concerns the declaration of a name. */
export function checkNameConflict(
  context: Context,
  at: Spot,
  slot: DeclaringSlot,
  name: string,
): Objections {
  return conflictsOn(context, at, slot, ([declared]) => declared === name);
}

/** The names that rules declare differently without a decision. */
export function checkDeclarations(
  context: Context,
  before: Pick<State, 'law'>,
  at: Spot,
): Objections {
  const { law } = context.state;
  if (law === before.law) return [];
  const changed = DECLARING_SLOTS.filter(
    (slot) => before.law.suppliers.get(slot) !== law.suppliers.get(slot),
  );
  return checkConflicts(context, at, changed);
}

/** One finding for each question in conflict. */
function conflictsOn(
  context: Context,
  at: Spot,
  slot: SlotName,
  isMeant: (path: readonly string[]) => boolean = () => true,
): Objections {
  const { law } = context.state;
  if (suppliersOf(law, slot).length < 2) return [];
  return questionsOn(law, slot).flatMap((path) => {
    const ruling = isMeant(path) ? rulingOn(law, slot, ...path) : undefined;
    return ruling?.kind === 'conflict'
      ? objectToDifference(context, at, { slot, path }, ruling.rules)
      : [];
  });
}

/** The names in mechanics that players invent: of quantities, offices, titles, facts and tiers. */
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { once } from '../../helpers/once.ts';
import type { Formula } from '../formula/formula.ts';
import type { Grantable, Mechanics } from './mechanics.ts';

export type NameKind = 'quantity' | 'office' | 'title' | 'fact of proposals' | 'tier';

export interface NameUsed {
  readonly kind: NameKind;
  readonly name: string;
  /** Declared by a slot, given by an award or grant, or only used in a formula. */
  readonly as: 'declared' | 'given' | 'asked';
}

/** Every name once for each use. */
export const namesIn = once(listNames);

function listNames(mechanics: Mechanics): readonly NameUsed[] {
  const { awards = [], grants = [], offices, quantities, tiers } = mechanics;
  const facts = mechanics['proposal-facts'];
  const declared = [
    ...used('quantity', quantities?.keys(), 'declared'),
    ...used('office', offices?.keys(), 'declared'),
    ...used('fact of proposals', facts?.keys(), 'declared'),
    ...used('tier', tiers?.keys(), 'declared'),
  ];
  const given = [
    ...used('quantity', new Set(awards.map(({ quantity }) => quantity)), 'given'),
    ...grants.flatMap(({ what, of }) => {
      const kind = GRANTED[what];
      return kind ? used(kind, of, 'given') : [];
    }),
  ];
  const asked = formulasIn(mechanics).flatMap(({ names }) => names.flatMap(askedBy));
  return [...declared, ...given, ...asked, ...used('office', officesAsked(mechanics), 'asked')];
}

/** The offices whose holders a rule lets act. Naming an office does not create it. */
export function officesAsked({ grants = [], judge }: Mechanics): readonly string[] {
  const granted = grants.flatMap(({ by }) =>
    by !== undefined && typeof by === 'object' && 'office' in by ? [by.office] : [],
  );
  const named = judge?.['appointed-by'];
  return named === undefined ? granted : [...granted, named];
}

/** The kind of name that each grant gives; most give none. */
const GRANTED: Readonly<Record<Grantable, NameKind | undefined>> = {
  quantity: 'quantity',
  office: 'office',
  title: 'title',
  join: undefined,
  leave: undefined,
  rename: undefined,
  pause: undefined,
  round: undefined,
  win: undefined,
  rules: undefined,
};

function used(kind: NameKind, names: Iterable<string> | undefined, as: NameUsed['as']) {
  return [...(names ?? [])].map((name) => ({ kind, name, as }));
}

const OF_EVERY_PLAYER = ['robot', 'playing', 'proposer', 'strength'];

function askedBy(name: string): readonly NameUsed[] {
  const [, family, id = ''] = /^(player|proposal\.facts|rules)\.(.*)$/u.exec(name) ?? [];
  if (family === undefined || (family === 'player' && OF_EVERY_PLAYER.includes(id))) return [];
  const kind = family === 'player' ? 'quantity' : family === 'rules' ? 'tier' : 'fact of proposals';
  return used(kind, [id], 'asked');
}

/** A name that is new in a game, with a very similar known one. */
export interface NewName extends NameUsed {
  readonly near: string | undefined;
}

/**
 * The names in mechanics that a game lacks. One new name may be the plural of another: “1
 * coin” and “5 coins”.
 */
export function newNames(
  mechanics: Mechanics,
  known: readonly Pick<NameUsed, 'kind' | 'name'>[],
  together: readonly NameUsed[] = [],
): readonly NewName[] {
  const found = new Map<string, NewName>();
  for (const each of namesIn(mechanics)) {
    // `player.x` in a formula may be a quantity or an office.
    const isEither = each.as === 'asked' && each.kind === 'quantity';
    const names = known.flatMap(({ kind, name }) =>
      kind === each.kind || (isEither && kind === 'office') ? name : [],
    );
    const key = `${each.kind} ${each.name}`;
    if (names.includes(each.name) || found.has(key)) continue;
    const inOtherNumber = together.find(
      ({ kind, name, as }) =>
        kind === each.kind &&
        each.as !== 'declared' &&
        (name === `${each.name}s` || (as === 'declared' && each.name === `${name}s`)),
    );
    found.set(key, { ...each, near: didYouMean(each.name, names) ?? inOtherNumber?.name });
  }
  return [...found.values()];
}

/** All formulas in mechanics that use any name. */
export function formulasIn(value: unknown): readonly Formula[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isFormula(value)) return value.names.length === 0 ? [] : [value];
  if (value instanceof Map) return [...value.values()].flatMap(formulasIn);
  return Object.entries(value).flatMap(([key, part]) => (key === 'raw' ? [] : formulasIn(part)));
}

/** Whether a value of mechanics is a formula. */
export function isFormula(value: object): value is Formula {
  return 'source' in value && 'evaluate' in value;
}

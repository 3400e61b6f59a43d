/** A damaged archive from a seed and a number: the same two always make the same one. */
import { createRandom, type Random } from '../games/random.ts';
import { type Files, pickArchive } from './archives.ts';
import { damageFacts } from './damage-facts.ts';
import { damageFiles } from './damage-files.ts';
import { damageBytes, damageLines } from './damage-text.ts';
import { damageFormula, damageMeaning, damageTree, type TreeDamage } from './damage-tree.ts';

export const KINDS = ['bytes', 'lines', 'trees', 'meanings', 'facts', 'files', 'formulas'] as const;
export type Kind = (typeof KINDS)[number];

export interface FuzzCase {
  /** The parts of the case, in words. */
  readonly about: string;
  readonly kinds: readonly Kind[];
  readonly files: Files;
  /** The files that `--base` compares with. */
  readonly base: Files;
  /** For whatever is done to it by chance. */
  readonly seed: number;
}

export interface CaseOptions {
  readonly seed: number;
  readonly number: number;
  /** Damage of this kind alone. */
  readonly only?: Kind | undefined;
}

const MOST_BLOWS = 3;

export function makeCase({ seed, number, only }: CaseOptions): FuzzCase {
  const own = (Math.imul(seed, 0x9e3779b1) + number) >>> 0;
  const random = createRandom(own);
  const archive = pickArchive(random);
  const kinds = Array.from({ length: 1 + random.below(MOST_BLOWS) }, () => {
    return only ?? random.pick(KINDS);
  });
  const damaged = kinds.reduce((files, kind) => strike(files, kind, random), archive.files);
  const before = archive.before ?? archive.files;
  // Damage may have been mended since.
  const isMended = random.chance(0.25);
  return {
    about: `${archive.name}, with damage to ${[...new Set(kinds)].join(', ')}`,
    kinds,
    files: isMended ? before : damaged,
    base: isMended ? damaged : before,
    seed: own,
  };
}

function strike(files: Files, kind: Kind, random: Random): Files {
  if (files.size === 0) return files;
  if (kind === 'files') return damageFiles(files, random);
  const [file, bytes] = random.pick(targets(files, random));
  return new Map(files).set(file, strikeBytes(bytes, kind, random));
}

/** Records of games are few beside the cards of their rulesets, and say more. */
function targets(files: Files, random: Random): readonly (readonly [string, Buffer])[] {
  const all = [...files];
  const games = all.filter(([file]) => file.startsWith('games/'));
  return games.length > 0 && random.chance(0.7) ? games : all;
}

function strikeBytes(bytes: Buffer, kind: Exclude<Kind, 'files'>, random: Random): Buffer {
  switch (kind) {
    case 'bytes':
      return damageBytes(bytes, random);
    case 'lines':
      return damageLines(bytes, random);
    default:
      return ON_TREES[kind](bytes, random) ?? damageLines(bytes, random);
  }
}

const ON_TREES: Readonly<Record<'trees' | 'meanings' | 'facts' | 'formulas', TreeDamage>> = {
  trees: damageTree,
  meanings: damageMeaning,
  facts: damageFacts,
  formulas: damageFormula,
};

/**
 * Every rule's life for programs: each text once, with the versions from which it stood. Any two
 * versions are compared with it, rule by rule, by identity and not by number.
 */
import type { RuleLife } from '../../engine/state/types.ts';
import { canonical } from '../../law/canonical.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { formatDate } from '../words/format-date.ts';
import { changeWords } from './describe-change.ts';

export interface LivesJson {
  readonly versions: readonly {
    readonly version: number;
    readonly on: string | null;
    /** Milliseconds, for finding the version of a date. */
    readonly from: number | null;
  }[];
  readonly rules: readonly LifeJson[];
}

export interface LifeJson {
  readonly id: string;
  readonly changes: readonly ChangeJson[];
}

export interface ChangeJson {
  readonly version: number;
  readonly what: string;
  /** `null` once repealed. */
  readonly rule: {
    readonly number: number;
    readonly title: string | null;
    readonly tier: string;
    /** Left out where the words stayed as they were. */
    readonly text?: string;
    /** Equal numbers for equal mechanics; left out where they stayed as they were, 0 at first. */
    readonly mechanics?: number;
  } | null;
}

export function livesJson(archive: GameArchive): LivesJson {
  return {
    versions: archive.replay.versions.map(({ number, on }) => ({
      version: number,
      on: on ? formatDate(on) : null,
      from: on ? on.from : null,
    })),
    rules: [...archive.replay.lives.values()].map(({ id, changes }) => ({
      id,
      changes: changesJson(changes),
    })),
  };
}

function changesJson(changes: RuleLife['changes']): readonly ChangeJson[] {
  const kinds: string[] = [];
  let last = 0;
  return changes.map((change, i) => {
    const { version, rule } = change;
    const what = changeWords(change);
    if (!rule) return { version, what, rule: null };
    const isSame = changes[i - 1]?.rule?.text === rule.text;
    const before = last;
    last = numberOf(kinds, canonical(rule.mechanics ?? null));
    const told = {
      number: rule.number,
      title: rule.title || null,
      tier: rule.tier,
      ...(isSame ? {} : { text: rule.text }),
      ...(last === before ? {} : { mechanics: last }),
    };
    return { version, what, rule: told };
  });
}

/** The place of a kind among those there have been. */
function numberOf(kinds: string[], kind: string): number {
  const known = kinds.indexOf(kind);
  return known >= 0 ? known : kinds.push(kind) - 1;
}

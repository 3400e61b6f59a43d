/**
 * Every rule's life for programs: each text once, with the versions from which it stood. Any two
 * versions are compared with it, rule by rule, by identity and not by number.
 */
import { changeWords } from './describe-change.ts';
import { formatDate } from './format-date.ts';
import type { GameArchive } from './game-archive.ts';

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
      changes: changes.map((change, i) => {
        const { rule } = change;
        const isSame = rule !== undefined && changes[i - 1]?.rule?.text === rule.text;
        return {
          version: change.version,
          what: changeWords(change),
          rule: rule
            ? {
                number: rule.number,
                title: rule.title || null,
                tier: rule.tier,
                ...(isSame ? {} : { text: rule.text }),
              }
            : null,
        };
      }),
    })),
  };
}

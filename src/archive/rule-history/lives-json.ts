/**
 * Every rule's life for programs: each text once, with the versions from which it stood. A program can
 * compare any two versions rule by rule, by identity and not by number. It can also put any version
 * together.
 */

import type { RuleLife, Version } from '../../engine/results/types.ts';
import { once } from '../../helpers/once.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { Tier } from '../../records/types.ts';
import type { RuleNumber } from '../../values/ids.ts';
import type { RuleJson } from '../json/game-json.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { formatDate } from '../words/format-date.ts';
import { textJson } from '../words/lost-words.ts';
import { voidName } from '../words/mechanics-lines.ts';
import { plain } from '../words/phrase.ts';
import { describeCause } from '../words/phrases/describe-cause.ts';
import { historyLine } from '../words/phrases/history-line.ts';
import { sentences } from '../words/phrases/what-it-does.ts';
import { changeWords } from './describe-change.ts';

export interface LivesJson {
  readonly game: string;
  readonly title: string;
  /** The prevailing one first. */
  readonly tiers: readonly Tier[];
  readonly versions: readonly VersionJson[];
  readonly rules: readonly LifeJson[];
}

export interface VersionJson {
  readonly version: number;
  /** In words. */
  readonly on: string | null;
  /** As recorded. */
  readonly date: string | null;
  /** Milliseconds, for finding the version of a date. */
  readonly from: number | null;
  /** Its cause. */
  readonly made: string;
  /** Slots of a rule's mechanics that another rule makes void, if there are any. */
  readonly void?: readonly { readonly rule: string; readonly slot: string }[];
}

export interface LifeJson {
  readonly id: string;
  readonly changes: readonly ChangeJson[];
}

export interface ChangeJson {
  readonly version: number;
  readonly what: string;
  /** The line that it adds to the rule's history. */
  readonly line: string;
  /** The id of the repealed rule with whose revisions a new one goes on. */
  readonly goesOnFrom?: string;
  /** `null` once repealed. */
  readonly rule: {
    readonly number: RuleNumber;
    readonly title: string | null;
    readonly tier: string;
    /** Every number it has had; left out if they stayed as they were. */
    readonly numbers?: readonly RuleNumber[];
    /** Left out if the words stayed as they were; `null` if they are lost. */
    readonly text?: string | null;
    /** The sentences of its mechanics; left out if they stayed as they were, none at first. */
    readonly does?: readonly string[];
    /** The mechanics as recorded; left out if they stayed as they were, `null` at first. */
    readonly recorded?: RuleJson['mechanics'];
  } | null;
}

/** Made once of a game: several files and pages of it are made of it. */
export const livesJson = once((archive: GameArchive): LivesJson => {
  const { replay } = archive;
  return {
    game: archive.id,
    title: archive.title,
    tiers: replay.tiers.map(({ id, title }) => ({ id, title })),
    versions: replay.versions.map((version) => versionLine(archive, version)),
    rules: [...replay.lives.values()].map((life) => ({
      id: life.id,
      changes: changesJson(archive, life),
    })),
  };
});

function versionLine(archive: GameArchive, version: Version): VersionJson {
  const { number, on, voids } = version;
  return {
    version: number,
    on: on ? formatDate(on) : null,
    date: on?.text ?? null,
    from: on ? on.from : null,
    made: plain(describeCause(archive, version)),
    ...(voids.length > 0 && {
      void: voids.map((each) => ({ rule: each.rule, slot: voidName(each) })),
    }),
  };
}

function changesJson({ replay }: GameArchive, { changes }: RuleLife): readonly ChangeJson[] {
  const ifChanged = createIfChanged();
  return changes.map((change) => {
    const { version, rule } = change;
    const about = {
      version,
      what: changeWords(change),
      line: historyLine(replay, change),
      ...withoutUndefined({ goesOnFrom: change.goesOnFrom }),
    };
    if (!rule) return { ...about, rule: null };
    const { number, title, tier, numbers, mechanics } = rule;
    const anew = {
      ...ifChanged('numbers', numbers, []),
      ...ifChanged('text', textJson(rule), ''),
      ...ifChanged('does', sentences(mechanics), []),
      ...ifChanged('recorded', mechanics?.raw ?? null, null),
    };
    return { ...about, rule: { number, title: title || null, tier, ...anew } };
  });
}

/** Keeps a value under its key if it differs from the last one there, or at first from `first`. */
function createIfChanged() {
  const last = new Map<string, string>();
  return <Key extends string, Value>(key: Key, value: Value, first: Value) => {
    const before = last.get(key) ?? JSON.stringify(first);
    const now = JSON.stringify(value);
    last.set(key, now);
    return (now === before ? {} : { [key]: value }) as { readonly [K in Key]?: Value };
  };
}

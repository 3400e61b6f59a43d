/**
 * Every rule's life for programs: each text once, with the versions from which it stood. A program can
 * compare any two versions rule by rule, by identity and not by number. It can also put any version
 * together.
 */
import type { RuleLife } from '../../engine/results/types.ts';
import { once } from '../../helpers/once.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { formatDate } from '../words/format-date.ts';
import { textJson } from '../words/lost-words.ts';
import { voidName } from '../words/mechanics-lines.ts';
import { plain } from '../words/phrase.ts';
import { describeCause } from '../words/phrases/describe-cause.ts';
import { historyLine } from '../words/phrases/history-line.ts';
import { sentences } from '../words/phrases/what-it-does.ts';
import { changeWords } from './describe-change.ts';

/** Makes the data once for each game. Several files and pages use the same data. */
export const livesJson = once((archive: GameArchive) => {
  const { replay } = archive;
  return {
    game: archive.id,
    title: archive.title,
    /** The prevailing one first. */
    tiers: replay.tiers.map(({ id, title }) => ({ id, title })),
    versions: replay.versions.map((version) => {
      const { number, on, voids } = version;
      return {
        version: number,
        /** In words. */
        on: on ? formatDate(on) : null,
        /** As recorded. */
        date: on?.text ?? null,
        /** Milliseconds, for finding the version of a date. */
        from: on ? on.from : null,
        /** Its cause. */
        made: plain(describeCause(archive, version)),
        /** Slots of a rule's mechanics that another rule makes void, if there are any. */
        ...(voids.length > 0 && {
          void: voids.map((each) => ({ rule: each.rule, slot: voidName(each) })),
        }),
      };
    }),
    rules: [...replay.lives.values()].map((life) => ({
      id: life.id,
      changes: changesJson(archive, life),
    })),
  };
});

export type LivesJson = ReturnType<typeof livesJson>;
export type LifeJson = LivesJson['rules'][number];

function changesJson({ replay }: GameArchive, { changes }: RuleLife) {
  const ifChanged = createIfChanged();
  return changes.map((change) => {
    const { version, rule } = change;
    const about = {
      version,
      what: changeWords(change),
      line: historyLine(replay, change),
      /** The id of the repealed rule with whose revisions a new one goes on. */
      ...withoutUndefined({ goesOnFrom: change.goesOnFrom }),
    };
    if (!rule) return { ...about, rule: null };
    const { number, title, tier, numbers, mechanics } = rule;
    // Each is left out if it stayed as it was; words that are lost are `null`.
    const anew = {
      ...ifChanged('numbers', numbers, []),
      ...ifChanged('text', textJson(rule), ''),
      ...ifChanged('does', sentences(mechanics), []),
      ...ifChanged('recorded', mechanics?.raw ?? null, null),
    };
    return { ...about, rule: { number, title: title || null, tier, ...anew } };
  });
}

/**
 * Keeps a value only if it differs from the last value of its key. The first value is compared with
 * `first`.
 */
function createIfChanged() {
  const last = new Map<string, string>();
  return <Key extends string, Value>(key: Key, value: Value, first: Value) => {
    const before = last.get(key) ?? JSON.stringify(first);
    const now = JSON.stringify(value);
    last.set(key, now);
    return (now === before ? {} : { [key]: value }) as { readonly [K in Key]?: Value };
  };
}

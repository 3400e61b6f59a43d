/**
 * The change that a proposal or version makes in the mechanics of rules: their sentences before and
 * after.
 */
import type { Proposal, Replay, Rule } from '../../../engine/results/types.ts';
import { once } from '../../../helpers/once.ts';
import type { Mechanics } from '../../../law/mechanics/mechanics.ts';
import { sayBySlot, toSentences } from '../../../law/sentences/sentences.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { compareSentences, type EffectPhrase, effectOfActs, inOrderOfSurprise } from '../effect.ts';
import { firstWords } from '../first-words.ts';
import { plain } from '../phrase.ts';
import { eventWords } from './event-words.ts';

/** Said once for all versions of a rule that keep the same mechanics. */
const sentencesOf = once((mechanics: Mechanics) => toSentences(mechanics));

export function sentences(mechanics: Mechanics | undefined): readonly string[] {
  return mechanics ? sentencesOf(mechanics) : [];
}

/** The sentences of a rule in a version. One that another rule makes void says so. */
export function sentencesUnder(
  { versions, lives }: Replay,
  version: number,
  rule: Rule | undefined,
) {
  const voids = (versions[version]?.voids ?? []).filter((each) => each.rule === rule?.id);
  if (!rule?.mechanics || voids.length === 0) return sentences(rule?.mechanics);
  return sayBySlot(rule.mechanics).flatMap(([slot, says]) => {
    const notes = voids.flatMap((each) => {
      if (each.slot !== slot) return [];
      const { changes = [] } = lives.get(each.yieldsTo) ?? {};
      const above = changes.findLast((change) => change.version <= version)?.rule;
      const part = each.part === undefined ? '' : ` as to “${each.part}”`;
      return `void${part}: Rule ${above?.number ?? each.yieldsTo} prevails`;
    });
    return notes.length === 0 ? says : says.map((each) => `${each} (${notes.join('; ')})`);
  });
}

/** The effects of a proposal: actual ones if it was adopted, otherwise possible ones. */
export function whatItDoes(archive: GameArchive, proposal: Proposal): readonly EffectPhrase[] {
  const { written, votedUnder, madeUnder } = proposal;
  const acts = (written.acts ?? []).map((act) =>
    plain(eventWords(archive, act, votedUnder ?? madeUnder)),
  );
  const rules = effectPhrases(archive.replay, proposal);
  return inOrderOfSurprise(acts.length === 0 ? rules : [...rules, effectOfActs(acts)]);
}

/** The effects of a proposal on rules, without its other acts. */
export function effectPhrases(replay: Replay, proposal: Proposal): readonly EffectPhrase[] {
  const { version, would = [] } = proposal;
  return version === undefined ? effectsMade(would) : effectsIn(replay, version);
}

/** The changes of a version in the mechanics of rules; nothing for the Initial Set. */
export function effectsIn(replay: Replay, version: number): readonly EffectPhrase[] {
  const { versions, lives } = replay;
  const changed = version === 0 ? [] : (versions[version]?.changed ?? []);
  const made = [...new Set(changed)].map((id) => {
    const changes = lives.get(id)?.changes ?? [];
    return {
      before: changes.findLast((change) => change.version < version)?.rule,
      after: changes.findLast((change) => change.version <= version)?.rule,
    };
  });
  const now = new Set(made.map(({ after }) => after));
  return effectsMade(made, (rule) =>
    sentencesUnder(replay, now.has(rule) ? version : version - 1, rule),
  );
}

interface RuleStates {
  readonly before?: Rule | undefined;
  readonly after?: Rule | undefined;
}

/** Several changes of one rule are one, from its first state to its last. */
function effectsMade(made: readonly RuleStates[], saidOf?: SaidOf): readonly EffectPhrase[] {
  const byRule = Map.groupBy(made, ({ before, after }) => (before ?? after)?.id);
  const all = [...byRule.values()].map((of) => effectOf(of[0]?.before, of.at(-1)?.after, saidOf));
  return inOrderOfSurprise(all.flatMap((each) => each ?? []));
}

type SaidOf = (rule: Rule | undefined) => readonly string[];

/** The effect of one change on a rule; nothing if there was no rule before or after. */
export function effectOf(
  before: Rule | undefined,
  after: Rule | undefined,
  saidOf: SaidOf = (rule) => sentences(rule?.mechanics),
) {
  if (!before && !after) return undefined;
  const called = before ? `Rule ${before.number}` : newRule(after);
  return compareSentences(
    { rule: before?.number ?? null, called, words: wordsOf(before, after) },
    saidOf(before),
    saidOf(after),
  );
}

function newRule(rule: Rule | undefined): string {
  const called = rule?.title || (rule?.lost ? undefined : firstWords(rule?.text ?? ''));
  return called ? `the new rule “${called.replace(/\.$/, '')}”` : 'the new rule';
}

function wordsOf(before: Rule | undefined, after: Rule | undefined): EffectPhrase['words'] {
  if (!before) return 'new';
  if (!after) return 'gone';
  // If the words are lost, compares the layers of texts. Equal layers mean that the words stayed.
  const isLost = before.lost || after.lost;
  const isSame = isLost ? before.layers === after.layers : before.text === after.text;
  return isSame ? 'stay' : 'changed';
}

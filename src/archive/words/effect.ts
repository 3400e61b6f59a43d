/**
 * The effects of a change on a rule, in the sentences of its mechanics. Every command and page that
 * shows a change shows them, since the words of the rule do not say them.
 */
import type { RuleNumber } from '../../values/ids.ts';

export interface EffectPhrase {
  /** Its number before the change; `null` for a new rule, which has none yet, and for acts. */
  readonly rule: RuleNumber | null;
  /** `Rule 301`, `the new rule “Puns”`. */
  readonly called: string;
  /** The fate of its words; `none` for acts of a proposal besides changes of rules. */
  readonly words: 'new' | 'changed' | 'stay' | 'gone' | 'none';
  /** Sentences that no longer hold, those that hold instead, and those that hold as before. */
  readonly gone: readonly string[];
  readonly come: readonly string[];
  readonly kept: readonly string[];
  /** The words stay as they are, and what the rule does changes. */
  readonly onlyMechanics: boolean;
  /** The words change, and the mechanics are kept. */
  readonly onlyWords: boolean;
}

/**
 * Compares the sentences of two mechanics. They are a formal language: equal mechanics have equal
 * sentences, and different mechanics have different ones.
 */
export function compareSentences(
  about: Pick<EffectPhrase, 'rule' | 'called' | 'words'>,
  before: readonly string[],
  after: readonly string[],
): EffectPhrase {
  const gone = without(before, after);
  const come = without(after, before);
  const kept = without(after, come);
  const changes = gone.length + come.length > 0;
  return {
    ...about,
    gone,
    come,
    kept,
    onlyMechanics: about.words === 'stay' && changes,
    onlyWords: about.words === 'changed' && !changes && kept.length > 0,
  };
}

/** A sentence that stands twice counts twice: two awards that read alike pay two sums. */
function without(all: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const each of others) left.set(each, (left.get(each) ?? 0) + 1);
  return all.filter((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
}

/** The acts of a proposal besides changes of rules, as sentences. */
export function effectOfActs(come: readonly string[]): EffectPhrase {
  const about = { rule: null, called: 'the proposal', words: 'none' } as const;
  return compareSentences(about, [], come);
}

/** Whether no words of a rule lead one to expect it. */
export function isSurprise({ onlyMechanics, words }: EffectPhrase): boolean {
  return onlyMechanics || words === 'none';
}

/** Puts effects first that the words do not mention. */
export function inOrderOfSurprise(effects: readonly EffectPhrase[]): readonly EffectPhrase[] {
  return [...effects.filter(isSurprise), ...effects.filter((each) => !isSurprise(each))];
}

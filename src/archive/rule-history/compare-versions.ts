/**
 * Two versions of a ruleset, rule by rule. A renumbered rule is the same rule. A rule that took the
 * number of another is not. Runs in the browser, on the lives that the site publishes.
 */
import { compareNumbers } from '../../helpers/numbers.ts';
import { redline } from '../redline/redline.ts';
import { compareSentences } from '../words/effect.ts';
import { LOST_WORDS } from '../words/lost-words.ts';
import type { LifeJson, LivesJson } from './lives-json.ts';

export function compareVersions({ rules }: LivesJson, from: number, to: number) {
  let unchanged = 0;
  const compared = rules.flatMap((life) => {
    const before = ruleAt(life, from);
    const after = ruleAt(life, to);
    const rule = compareRule(life.id, before, after);
    if (!rule && before) unchanged++;
    return rule ?? [];
  });
  return { rules: compared.sort((a, b) => compareNumbers(a.number, b.number)), unchanged };
}

/** The rules in force at a version, in the order of their numbers. */
export function rulesInForceAt({ rules }: LivesJson, version: number) {
  return rules
    .flatMap((life) => ruleAt(life, version) ?? [])
    .sort((a, b) => compareNumbers(a.number, b.number));
}

function ruleAt({ id, changes }: LifeJson, version: number) {
  const past = changes.filter((change) => change.version <= version);
  const rule = past.at(-1)?.rule;
  if (!rule) return undefined;
  const latest = <Key extends 'numbers' | 'text' | 'does' | 'recorded'>(key: Key) =>
    past.findLast((change) => change.rule?.[key] !== undefined)?.rule?.[key];
  const text = latest('text');
  return {
    id,
    number: rule.number,
    numbers: latest('numbers') ?? [],
    title: rule.title,
    tier: rule.tier,
    /** `null` if the text is lost, and `''` if the rule never had a text. */
    text: text === undefined ? '' : text,
    does: latest('does') ?? [],
    mechanics: latest('recorded') ?? null,
    history: past.map(({ line }) => line),
  };
}

type RuleThen = NonNullable<ReturnType<typeof ruleAt>>;

function compareRule(id: string, before: RuleThen | undefined, after: RuleThen | undefined) {
  const shown = after ?? before;
  if (!shown) return undefined;
  const says = before && after ? shifts(before, after) : shown.text === null ? [LOST_WORDS] : [];
  const isLost = before?.text === null || after?.text === null;
  const isSame = before !== undefined && before.text === after?.text;
  const { number } = after ?? before ?? { number: 0 };
  const words = !before ? 'new' : !after ? 'gone' : before.text === after.text ? 'stay' : 'changed';
  const does = compareSentences(
    { rule: before?.number ?? null, called: `Rule ${number}`, words },
    before?.does ?? [],
    after?.does ?? [],
  );
  const isUnchanged = isSame && says.length === 0 && does.gone.length + does.come.length === 0;
  if (isUnchanged) return undefined;
  return {
    id,
    kind: !before ? ('added' as const) : after ? ('changed' as const) : ('removed' as const),
    /** Number now, or in the earlier version if the rule is gone. */
    number: shown.number,
    title: shown.title,
    /** The changes besides the words. */
    says,
    /** `undefined` if the words are the same, or are lost. */
    redline: isSame || isLost ? undefined : redline(before?.text ?? '', after?.text ?? ''),
    /** The change of its mechanics. */
    does,
  };
}

export type ComparedRule = NonNullable<ReturnType<typeof compareRule>>;

function shifts(before: RuleThen, after: RuleThen): readonly string[] {
  const said: string[] = [];
  if (before.number !== after.number)
    said.push(`Rule ${before.number} is now Rule ${after.number}.`);
  if (before.tier !== after.tier) said.push(`Once ${before.tier}, now ${after.tier}.`);
  if (before.title !== after.title) {
    said.push(`Titled “${after.title ?? ''}” instead of “${before.title ?? ''}”.`);
  }
  if (before.text !== after.text && after.text === null) said.push('Its new words are lost.');
  if (before.text !== after.text && before.text === null) said.push('Its earlier words are lost.');
  return said;
}

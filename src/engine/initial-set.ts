/** Version 0: the Initial Set laid out, before anybody has moved. */
import type { Finding } from '../diagnostics/finding.ts';
import { defined } from '../helpers/defined.ts';
import { emptyLaw } from '../law/in-force/law.ts';
import type { WrittenRuleset } from '../records/types.ts';
import { openVersion, replaceRule, writeChange } from './amendments/take-effect.ts';
import { inquire } from './decisions/inquiry.ts';
import { giveStarts } from './holdings/holdings.ts';
import { checkDeclarations } from './legality/conflicts.ts';
import { checkNamesKnown } from './legality/names-known.ts';
import type { Rule } from './results/types.ts';
import type { Context } from './state/context.ts';
import { keySpot } from './state/make-finding.ts';
import type { State } from './state/state.ts';
import { reportAll } from './state/write-log.ts';

/** What nobody can play by in an Initial Set, whatever move is made first. */
export function checkLaid(context: Context): readonly Finding[] {
  return checkDeclarations(context, { law: emptyLaw([]) }, keySpot(context.game, 'ruleset'));
}

export function layInitialSet(context: Context, ruleset: WrittenRuleset): State {
  const { state } = context;
  const cause = { by: 'initial' } as const;
  let next = state;
  for (const { number, title, tier, text, mechanics } of ruleset.cards) {
    const rule: Rule = {
      id: String(number),
      number,
      numbers: [number],
      effectiveNumber: number,
      tier,
      text,
      layers: [{ text, ...defined({ title, mechanics }) }],
      amended: false,
      isInitial: true,
      ...defined({ title, mechanics }),
    };
    next = replaceRule(next, undefined, rule);
    writeChange(context, rule.id, { version: 0, kind: 'initial', cause, rule });
  }
  const changed = ruleset.cards.map(({ number }) => String(number));
  const { started } = context.game;
  const at = keySpot(context.game, 'ruleset');
  const laid = openVersion({ ...context, state: next }, state, { cause, on: started, changed, at });
  const position = { ...context, state: laid };
  reportAll(context, checkLaid(position));
  for (const { file, mechanics } of ruleset.cards)
    if (mechanics)
      reportAll(
        context,
        checkNamesKnown(position, { mechanics, at: { file, path: ['mechanics'] } }),
      );
  const inquiry = inquire(position, { during: undefined, at });
  return giveStarts(inquiry, laid.seats);
}

/** Version 0: the Initial Set laid out, before anybody has moved. */
import type { WrittenRuleset } from '../records/types.ts';
import { openVersion, record, replaceRule } from './amendments/take-effect.ts';
import { plainReader } from './decisions/decide.ts';
import { giveStarts } from './holdings/holdings.ts';
import { checkDeclarations } from './legality/conflicts.ts';
import { type Docket, keySpot } from './state/log.ts';
import type { State } from './state/state.ts';
import type { Rule } from './state/types.ts';

export function layInitialSet(docket: Docket, state: State, ruleset: WrittenRuleset): State {
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
      layers: [{ text, ...(title !== undefined && { title }), ...(mechanics && { mechanics }) }],
      amended: false,
      ...(title !== undefined && { title }),
      ...(mechanics && { mechanics }),
    };
    next = replaceRule(next, undefined, rule);
    record(docket, rule.id, { version: 0, kind: 'initial', cause, rule });
  }
  const changed = ruleset.cards.map(({ number }) => String(number));
  const { started } = docket.game;
  const at = keySpot(docket.game, 'ruleset');
  const laid = openVersion(docket, state, next, { cause, on: started, changed, at });
  checkDeclarations(docket, state, laid, at);
  const reader = plainReader(docket, laid, undefined, at);
  return giveStarts(laid, docket.game, reader, laid.seats);
}

/** What rests on words alone, as objections say it. */
import { inSeries } from '../../helpers/words.ts';
import { callPlayer } from '../state/call-player.ts';
import type { Rested } from '../state/resting.ts';
import type { State } from '../state/state.ts';
import { sumInWords } from './result-words.ts';

/** `50 gold for Ada under Rule 301 and the office of clerk for Ben`: the first of them. */
export function restedWords(state: State, all: readonly Rested[]): string {
  return inSeries(all.slice(0, MOST_NAMED).map((rest) => restWords(state, rest)));
}

const MOST_NAMED = 4;

function restWords(state: State, rest: Rested): string {
  const under = rest.on.by === 'words' && rest.on.rule ? ` under Rule ${rest.on.rule.number}` : '';
  if ('office' in rest)
    return `the office of ${rest.office} for ${inSeries(rest.holders.map((id) => callPlayer(state, id))) || 'nobody'}${under}`;
  return `${sumInWords(rest.amount, rest.quantity)} for ${callPlayer(state, rest.player)}${under}`;
}

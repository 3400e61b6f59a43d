/** What winning may be (Suber's 112: nothing but achieving points, whatever their number). */
import { rulingOn } from '../../law/law.ts';
import type { Mechanics } from '../../law/mechanics.ts';
import { plainReader } from '../decide.ts';
import { cite, type Docket, object } from '../docket.ts';
import { wordOf } from '../evaluate.ts';
import { namesOf } from '../names.ts';
import type { Plan } from '../plan-change.ts';
import type { State } from '../state.ts';

export function checkWinningBy(
  docket: Docket,
  state: State,
  what: string,
  plans: readonly Plan[],
): void {
  const ruling = rulingOn(state.law, 'winning-by');
  const choice = ruling.kind === 'settled' ? ruling.rule.mechanics?.['winning-by'] : undefined;
  if (ruling.kind !== 'settled' || choice === undefined || !plans[0]) return;
  const reader = plainReader(docket, state, undefined, plans[0].at);
  const names = namesOf({ state, game: docket.game, reader });
  if (wordOf(reader, ruling.rule, choice, ['points-only'], names) === undefined) return;
  for (const { before, after, at } of plans) {
    const known = new Set(waysToWin(before?.mechanics).map(({ when }) => when.source));
    const other = waysToWin(after?.mechanics).find(
      ({ when }) => !known.has(when.source) && !isByPoints(when.names),
    );
    if (!other) continue;
    object(docket, {
      code: 'win/not-by-points',
      at,
      rule: cite(state, ruling.rule),
      message: `${what} makes winning something else than achieving points: \`${other.when.source}\`.`,
      help: 'A condition for winning may only ask for player.points; how many, and how they are earned, is free.',
    });
  }
}

/** The conditions that a rule sets for winning, now or by what it becomes. */
function waysToWin(mechanics: Mechanics | undefined): NonNullable<Mechanics['win']> {
  return [...(mechanics?.win ?? []), ...(mechanics?.becomes?.mechanics.win ?? [])];
}

/** A condition by points asks for a player's points, and at most for the medium of play besides. */
export function isByPoints(names: readonly string[]): boolean {
  const others = names.filter((name) => name !== 'player.points' && name !== 'game.medium');
  return names.includes('player.points') && others.length === 0;
}

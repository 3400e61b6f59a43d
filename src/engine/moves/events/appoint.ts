/** Offices that rules create, and who holds them. */
import Fraction from 'fraction.js';
import { didYouMean } from '../../../diagnostics/did-you-mean.ts';
import type { Spot } from '../../../diagnostics/finding.ts';
import { declared, namesDeclared } from '../../../law/law.ts';
import type { WrittenEvent } from '../../../records/types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import { formatNumber } from '../../../values/number.ts';
import { plainReader } from '../../decisions/decide.ts';
import { numberOf } from '../../decisions/evaluate.ts';
import { namesOf } from '../../decisions/formula-environment.ts';
import { referToPlayer } from '../../decisions/resolve-names.ts';
import { cite, type Docket, object, spot } from '../../state/log.ts';
import type { State } from '../../state/state.ts';
import type { Happening } from './happening.ts';

export function appoint(docket: Docket, state: State, happening: Happening<'appoint'>): State {
  const { event, fact } = happening;
  const offices = new Map(state.offices);
  for (const [office, holders] of fact.offices) {
    const at = spot(event, ...event.path, 'appoint', office);
    for (const id of holders) referToPlayer(docket, state, id, at);
    checkOffice(docket, state, event, office, holders, at);
    offices.set(office, holders);
  }
  return { ...state, offices };
}

/** An office is one that a rule in force creates, or one that the rule cited creates by its words. */
export function checkOffice(
  docket: Docket,
  state: State,
  event: WrittenEvent,
  office: string,
  holders: readonly PlayerId[],
  at: Spot,
): void {
  const creating = declared(state.law, 'offices', office);
  if (!creating) {
    if (event.rule === undefined)
      objectToOffice(docket, namesDeclared(state.law, 'offices'), office, at);
    return;
  }
  const places = creating.value.holders;
  if (!places) return;
  const reader = plainReader(docket, state, undefined, at);
  const names = namesOf({ state, game: docket.game, reader });
  const most = numberOf(reader, creating.rule, places, names);
  if (new Fraction(holders.length).compare(most) <= 0) return;
  object(docket, {
    code: 'limit/breached',
    at,
    rule: cite(state, creating.rule),
    message: `${holders.length} players would hold the office “${office}”; it has ${formatNumber(most)}.`,
    help: `Appoint at most ${formatNumber(most)}.`,
  });
}

function objectToOffice(
  docket: Docket,
  offices: readonly string[],
  office: string,
  at: Spot,
): void {
  const close = didYouMean(office, offices);
  object(docket, {
    code: 'office/no-authority',
    at: 'path' in at ? { ...at, part: 'key' } : at,
    message: `No rule in force creates the office “${office}”, and none is cited.`,
    help:
      close !== undefined
        ? `Did you mean “${close}”?`
        : `Write \`rule:\` with the rule whose words create it. The offices are ${offices.join(', ') || 'none'}.`,
  });
}

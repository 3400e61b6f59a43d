/** An event of a game as JSON, in the words in which it was recorded. */

import type Fraction from 'fraction.js';
import type { Amounts } from '../../records/shared-types.ts';
import type { EventFact, WrittenChange, WrittenEvent } from '../../records/types.ts';
import type { RuleNumber } from '../../values/ids.ts';
import { toJson } from '../../values/number.ts';
import { textJson } from '../words/lost-words.ts';

/** `kind` names the event; the key of the same name has its facts, as in the record. */
export function eventJson({ fact, rule, why }: WrittenEvent) {
  return {
    kind: fact.kind,
    [fact.kind]: factJson(fact),
    ...(fact.kind === 'scores' && fact.stands && { stands: true }),
    rule: rule ?? null,
    why: why ?? null,
  };
}

/** Complete by its type: a kind without a case does not compile. */
function factJson(fact: EventFact): object | string | true {
  switch (fact.kind) {
    case 'join':
      return { ...fact.player, seat: fact.seat ?? null, roles: fact.roles };
    case 'leave':
    case 'forfeit':
      return fact.player;
    case 'roll':
      return { by: fact.by, die: fact.die, for: fact.for ?? null };
    case 'points':
      return Object.fromEntries([...fact.amounts].map(([id, held]) => [id, pointsOf(held)]));
    case 'change':
    case 'set':
      return amountsJson(fact.amounts);
    case 'appoint':
      return Object.fromEntries(fact.offices);
    case 'consent':
      return { players: fact.players, to: fact.to, during: fact.during ?? null };
    case 'debate':
      return { proposal: fact.proposal };
    case 'pause':
      return { until: fact.until?.text ?? null };
    case 'resume':
      return true;
    case 'scores':
      return Object.fromEntries(
        [...fact.scores].map(([player, held]) => [player, scoreJson(held)]),
      );
    case 'winner':
      return { player: fact.player, by: fact.by ?? null };
    case 'rename':
      return Object.fromEntries(fact.names);
    case 'round':
      return { why: fact.why ?? null, reset: fact.reset };
    case 'end':
      return fact.why;
    case 'note':
      return fact.text;
    case 'fiat':
      return { by: fact.by, cause: fact.cause ?? null, ...fiatJson(fact.change, fact.number) };
  }
}

function fiatJson(change: WrittenChange, number: RuleNumber | undefined) {
  if (change.kind === 'enact')
    return { kind: change.kind, number: number ?? null, text: textJson(change) };
  const { kind, target } = change;
  const text = kind === 'amend' && 'text' in change.words ? change.words.text : null;
  return { kind, ...target, text };
}

function pointsOf(held: ReadonlyMap<string, Fraction>): number | string {
  const points = held.get('points');
  return points ? toJson(points) : 0;
}

/** Points alone are a bare number, as in the record. */
function scoreJson(held: Held) {
  const points = held.size === 1 ? held.get('points') : undefined;
  return points ? toJson(points) : heldJson(held);
}

/** Player to quantity to amount. */
function amountsJson(amounts: Amounts) {
  return Object.fromEntries([...amounts].map(([player, held]) => [player, heldJson(held)]));
}

type Held = ReadonlyMap<string, Fraction>;

function heldJson(held: Held) {
  return Object.fromEntries([...held].map(([quantity, n]) => [quantity, toJson(n)]));
}

/** The acts in an event that need permission. */

import type Fraction from 'fraction.js';
import type { Spot } from '../../diagnostics/finding.ts';
import { nameWords } from '../../helpers/words.ts';
import { said } from '../../law/in-force/law.ts';
import type { ChangeKind, Grantable } from '../../law/mechanics/mechanics.ts';
import type { Unasked } from '../../records/kinds/event-facts.ts';
import type { WrittenEvent } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import type { Seat } from '../results/types.ts';
import { holdingOf } from '../state/held.ts';
import { spot } from '../state/make-finding.ts';
import { callPlayer, type State, seatOf } from '../state/state.ts';
import { sumWords } from '../words/result-words.ts';

export interface GrantedChange {
  readonly what: Grantable;
  /** The quantity, office, title or tier. */
  readonly of?: string;
  readonly kind?: ChangeKind;
  /** The player who receives, joins, leaves, wins or is renamed. */
  readonly player?: Seat | undefined;
  readonly amount?: Fraction;
  /** The act in words, without a final stop. */
  readonly words: string;
  readonly at: Spot;
}

/** The acts that the event itself contains. Its handler adds the others. */
export function askedBy(state: State, event: WrittenEvent): readonly GrantedChange[] {
  const { fact } = event;
  const at = (...path: string[]) => spot(event, fact.kind, ...path);
  const name = (id: PlayerId) => callPlayer(state, id);
  switch (fact.kind) {
    case 'points':
    case 'change':
    case 'set':
      return [...fact.amounts].flatMap(([id, amounts]) =>
        [...amounts].map(([quantity, stated]): GrantedChange => {
          const amount =
            fact.kind === 'set' ? stated.sub(holdingOf({ state }, id, quantity)) : stated;
          const words = sumWords({ player: name(id), quantity, amount });
          const player = seatOf(state, id);
          const at = spot(event, fact.kind, id);
          return { what: 'quantity', of: quantity, player, amount, words, at };
        }),
      );
    case 'appoint':
      // One act for each new holder of an office, and one if it becomes vacant.
      return [...fact.offices].flatMap(([of, holders]): readonly GrantedChange[] => {
        const what = officeOrTitle(state, of);
        const held = state.offices.get(of) ?? [];
        const coming = holders.filter((id) => !held.includes(id));
        if (coming.length === 0)
          return [{ what, of, words: `the holders of ${nameWords(of)} change`, at: at(of) }];
        return coming.map((id) => {
          const words = `${name(id)} becomes ${nameWords(of)}`;
          return { what, of, player: seatOf(state, id), words, at: at(of) };
        });
      });
    case 'join': {
      const { player, roles } = fact;
      const seat: Seat = { ...player, status: 'playing', formerly: [] };
      const joining: GrantedChange = {
        what: 'join',
        player: seat,
        words: `${player.name} joins`,
        at: at('id'),
      };
      const filled = roles.map((of): GrantedChange => {
        const words = `${player.name} becomes ${nameWords(of)}`;
        return { what: officeOrTitle(state, of), of, player: seat, words, at: at('roles') };
      });
      return [joining, ...filled];
    }
    case 'leave':
    case 'forfeit': {
      const player = seatOf(state, fact.player);
      return [{ what: 'leave', player, words: `${name(fact.player)} leaves`, at: at() }];
    }
    case 'rename':
      return [...fact.names].map(([id, called]): GrantedChange => {
        const words = `${name(id)} is called ${called}`;
        return { what: 'rename', player: seatOf(state, id), words, at: at(id) };
      });
    case 'pause':
    case 'resume':
      return [{ what: 'pause', words: `play ${fact.kind}s`, at: at() }];
    case 'round':
      return fact.reset.length === 0
        ? [{ what: 'round', words: 'a new round begins', at: at() }]
        : fact.reset.map((of): GrantedChange => {
            const words = `a new round begins with ${nameWords(of)} afresh`;
            return { what: 'round', of, words, at: at('reset') };
          });
    default:
      return nothingAsked(fact.kind);
  }
}

/** A new kind of event that needs permission does not compile without a case. */
function nothingAsked(_: Unasked): readonly GrantedChange[] {
  return [];
}

/** An office if a rule in force creates it, otherwise a title. */
function officeOrTitle({ law }: State, office: string): 'office' | 'title' {
  return said(law, 'offices', office) ? 'office' : 'title';
}

/** Offices that rules create, and who holds them. */

import Fraction from 'fraction.js';
import { didYouMean, helpMeant } from '../../../diagnostics/did-you-mean.ts';
import type { ValueSpot } from '../../../diagnostics/finding.ts';
import { lawOn, namesDeclared } from '../../../law/in-force/law.ts';
import type { WrittenEvent } from '../../../records/types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import { formatNumber } from '../../../values/number.ts';
import { namesOf, numberOf } from '../../decisions/evaluate.ts';
import { askReading, inquire } from '../../decisions/inquiry.ts';
import { excuseUnder } from '../../decisions/judged-moves.ts';
import { checkPlaying } from '../../decisions/resolve-names.ts';
import { bring, type CausedEffect } from '../../effects/bring.ts';
import { type GroundMade, onExcuse, onFound, onOwn, onVote } from '../../effects/grounds/ground.ts';
import type { Context } from '../../state/context.ts';
import { holdersOf } from '../../state/held.ts';
import { illegal, type Objections, spot } from '../../state/make-finding.ts';
import type { State } from '../../state/state.ts';
import { reportAll } from '../../state/write-log.ts';
import type { Happening } from './happening.ts';

export function appoint(context: Context, happening: Happening<'appoint'>): State {
  const { event, fact } = happening;
  const caused: CausedEffect[] = [];
  for (const [office, holders] of fact.offices) {
    const at = spot(event, 'appoint', office);
    for (const id of holders) reportAll(context, checkPlaying(context, id, at));
    reportAll(context, checkOffice(context, event, { office, holders, at }));
    const effect = { kind: 'office', office, holders } as const;
    caused.push({ effect, ground: groundOf(context, happening), at });
  }
  return bring(context, caused);
}

/** The ground of an event. For an act of a proposal that needs an excuse, it is the excuse. */
export function groundOf(
  context: Context,
  { event, ground }: Pick<Happening, 'event' | 'ground'>,
): GroundMade {
  const isHeld = ground?.by === 'grant' || (!ground && event.fact.kind === 'appoint');
  const proposals = event.isAct && isHeld ? context.game.proposals : [];
  const proposal = proposals.find(({ name }) => name === event.name);
  const excuse = proposal && excuseUnder(context, proposal);
  if (excuse) return onExcuse(excuse);
  const isOfVote = event.isAct && (!ground || (ground.by === 'words' && !ground.rule));
  return isOfVote ? onVote(event.name) : onFound(ground);
}

/** The same for a seat, which its player's own act can also change. */
export function groundOfSeat(
  context: Context,
  happening: Pick<Happening, 'event' | 'ground'>,
  player: PlayerId,
): GroundMade {
  const ground = groundOf(context, happening);
  const isWeak = ground.by === 'words' || ground.by === 'record';
  return (isWeak && onOwn(context.state, player, happening.event.by)) || ground;
}

interface Appointment {
  readonly office: string;
  readonly holders: readonly PlayerId[];
  readonly at: ValueSpot;
}

/** Requires an office that a rule in force creates, or that the cited rule's text creates. */
export function checkOffice(
  context: Context,
  event: WrittenEvent,
  appointment: Appointment,
): Objections {
  const { state } = context;
  const { office, holders, at } = appointment;
  const creating = lawOn(state.law, 'offices', office);
  if (!creating) return event.rule === undefined ? checkTitle(context, appointment) : [];
  const places = creating.value.holders;
  if (!places) return [];
  const names = namesOf(inquire(context, { during: undefined, at }));
  const most = numberOf(names, creating.rule, places);
  if (new Fraction(holders.length).compare(most) <= 0) return [];
  // If more players held it before, fewer or other holders are fine.
  if (holders.length <= holdersOf(context, office).length) return [];
  return illegal(context, {
    code: 'limit/breached',
    at,
    rule: creating.rule,
    message: `${holders.length} players would hold the office “${office}”; it has ${formatNumber(most)}.`,
    help: `Appoint at most ${formatNumber(most)}.`,
  });
}

/** Objects to a title whose name is almost that of an office, since the office was probably meant. */
function checkTitle(context: Context, { office, at }: Appointment): Objections {
  const { law, turn } = context.state;
  const offices = namesDeclared(law, 'offices');
  const meant = didYouMean(office, offices);
  if (meant === undefined && askReading(context, 'title-without-office', turn.proposal) === 'yes')
    return [];
  return illegal(context, {
    code: 'office/no-authority',
    at: { ...at, part: 'key' },
    message: `No rule in force creates the office “${office}”, and none is cited.`,
    ...helpMeant(
      office,
      meant,
      `Write \`rule:\` with the rule whose words create it. The offices are ${offices.join(', ') || 'none'}.`,
    ),
  });
}

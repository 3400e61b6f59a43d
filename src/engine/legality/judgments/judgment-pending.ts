/**
 * A pending Judgment stays the next turn. By Suber's 212, that turn may begin if most other players
 * consent.
 */

import { SOME_PLAYERS, type Spot } from '../../../diagnostics/finding.ts';
import { inSeries } from '../../../helpers/words.ts';
import { lawOn } from '../../../law/in-force/law.ts';
import type { RuleInForce } from '../../../law/in-force/rule-in-force.ts';
import type { JudgeMechanics } from '../../../law/mechanics/mechanics.ts';
import type { WrittenJudgment } from '../../../records/kinds/judgment.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { Moment } from '../../../values/moment.ts';
import { isTrue, namesOf } from '../../decisions/evaluate.ts';
import { type Inquiry, type Interpreter, inquireIn } from '../../decisions/inquiry.ts';
import type { Seat } from '../../results/types.ts';
import type { Context } from '../../state/context.ts';
import { dayOfMove, illegal, type Objections, spot } from '../../state/make-finding.ts';
import type { OpenJudgment } from '../../state/state.ts';
import { countVotes, namedVotes, othersThan } from '../../votes/votes.ts';
import { overruledOn } from './bench.ts';

interface Stay {
  readonly rule: RuleInForce;
  readonly value: NonNullable<JudgeMechanics['binds-next-turn']>;
}

export function checkJudgmentPending(
  context: Context,
  proposal: WrittenProposal,
  seat: Seat,
): Objections {
  const at = spot(proposal, 'by');
  const given = ({ judgment }: Staying) => {
    const written = context.recorder.log.judgments.get(judgment.name)?.written;
    return written !== undefined && hadStood(context, written, proposal.proposed);
  };
  return stayedBy(context, seat, at, given).flatMap((each) =>
    objectToHaste(context, at, seat, each),
  );
}

/**
 * Whether a Judge had ruled by a moment and was not yet overruled, by the dates. A turn may begin on such
 * a ruling, even if it is overruled later.
 */
function hadStood(context: Context, { bench }: WrittenJudgment, now: Moment | undefined): boolean {
  if (!now) return false;
  return bench.some(({ ruling, given, overruled }, index) => {
    if (ruling === undefined || !given || given.from > now.to) return false;
    const successor = bench[index + 1];
    const over = overruled && overruledOn(context, overruled);
    const ended = over ?? successor?.accepted ?? successor?.given;
    return ended !== undefined && ended.to >= now.from;
  });
}

/** The Judgments that keep a player from beginning a turn. Some already count as given. */
export function stayedBy(
  context: Context,
  seat: Seat,
  at: Spot,
  isGiven: (each: Staying) => boolean = () => false,
): readonly Staying[] {
  const { law, turn, judgments } = context.state;
  const stay = lawOn(law, 'judge', 'binds-next-turn');
  // A Judgment stays new turns only, and once it is given only the turn after its own.
  if (!stay || isSaid(stay, 'false') || !turn.over) return [];
  return [...judgments.values()]
    .filter((judgment) => !judgment.given || judgment.turn === turn.begun)
    .map((judgment) => {
      const given = judgment.given || isGiven({ stay, judgment });
      return { stay, judgment: { ...judgment, given } };
    })
    .filter((each) => !isFree(inquireIn(context, each.judgment, at), each, seat));
}

interface Staying {
  readonly stay: Stay;
  readonly judgment: OpenJudgment;
}

/** Whether the card says exactly `true` or `false`. */
function isSaid({ value }: Stay, word: 'true' | 'false'): boolean {
  return typeof value !== 'string' && value.source === word;
}

function isFree(inquiry: Inquiry, { stay, judgment }: Staying, seat: Seat): boolean {
  const { state, interpreter } = inquiry;
  const isLate = !judgment.given && judgment.turn !== state.turn.begun;
  const extent = isLate ? interpreter.ask('stay-extent') : undefined;
  if (extent === 'next-turn') return true;
  if (!mayConsent(interpreter, stay)) return judgment.given;
  const anew = extent === 'each-anew';
  // Consent counts if it came after the last turn began, in games where each turn needs consent anew.
  const consents = [...judgment.consents].flatMap(([id, begun]) =>
    anew && begun !== state.turn.begun ? [] : [id],
  );
  if (hasConsent(inquiry, stay, consents, seat)) return true;
  if (!judgment.given) return false;
  const option = interpreter.ask('stay-ends');
  // Since some players consented, the others were asked and did not.
  return option === 'when-given' || (option === 'unless-objected' && consents.length === 0);
}

function mayConsent(interpreter: Interpreter, stay: Stay): boolean {
  if (stay.value === 'until-given') return false;
  return !isSaid(stay, 'true') || interpreter.ask('stay-consent') !== 'nobody';
}

function hasConsent(inquiry: Inquiry, stay: Stay, players: readonly PlayerId[], seat: Seat) {
  const others = othersThan(inquiry, [seat.id]);
  const consents = players.filter((id) => others.has(id));
  const against = [...others.keys()].filter((id) => !consents.includes(id));
  const { tally } = countVotes(namedVotes({ for: consents, against }), others);
  const names = namesOf(inquiry, { votes: tally });
  if (isSaid(stay, 'true')) return names.name('votes.majority') === true;
  return stay.value !== 'until-given' && isTrue(names, stay.rule, stay.value);
}

function objectToHaste(context: Context, at: Spot, seat: Seat, { stay, judgment }: Staying) {
  const inquiry = inquireIn(context, judgment, at);
  const others = [...othersThan(inquiry, [seat.id]).keys()];
  const consents = others.filter((id) => judgment.consents.has(id)).length;
  const silent = others.filter((id) => !judgment.consents.has(id));
  const when = judgment.given
    ? `after Judgment ${judgment.name}`
    : `while Judgment ${judgment.name} is pending`;
  const pending = `${seat.name} begins a turn ${when}`;
  const consentable = mayConsent(inquiry.interpreter, stay);
  const consenting = `whether ${inSeries(silent, ' or ')} consents`;
  const asked = context.game.judgments.find(({ name }) => name === judgment.name)?.number ?? '';
  const on = dayOfMove(context, at);
  const consent = `consent: { players: [${SOME_PLAYERS}], to: continue, during: ${judgment.name} }`;
  return illegal(context, {
    code: 'turn/judgment-pending',
    at,
    rule: stay.rule,
    message: consentable
      ? `${pending}, with the consent of ${consents} of the ${others.length} other players.`
      : `${pending}, and nobody's consent lets it begin before the Judgment is given.`,
    help: consentable
      ? judgment.given
        ? `Record ${consenting}. If players go on once a Judgment is given, whoever consents, say so in game.md: stay-ends: { take: when-given }.`
        : `Wait for the Judgment, or record ${consenting}.`
      : 'Wait for the Judgment, or record when it was given.',
    mendings: consentable
      ? [{ move: 'event', of: consent, says: { on } }]
      : judgment.given
        ? []
        : [{ move: 'judge', of: asked, says: { ruling: '…', on } }],
  });
}

/** Compares recorded scores with computed ones. */

import type Fraction from 'fraction.js';
import type { Spot } from '../../../diagnostics/finding.ts';
import type { PlayerId } from '../../../values/ids.ts';
import { formatNumber } from '../../../values/number.ts';
import { type Excuse, excuseFor } from '../../decisions/judged-moves.ts';
import { checkKnown } from '../../decisions/resolve-names.ts';
import { onFound, onNoObjection, ruleOf } from '../../effects/grounds/ground.ts';
import { findGround, type GroundResult } from '../../grounds/find-ground.ts';
import { type GrantedChange, withUses } from '../../grounds/weigh-grant.ts';
import { postSums } from '../../holdings/holdings.ts';
import type { Basis, EventGround, LedgerEntry } from '../../results/types.ts';
import type { Context } from '../../state/context.ts';
import { holdingOf } from '../../state/held.ts';
import { entriesIn } from '../../state/log.ts';
import { spot, wrongFigure } from '../../state/make-finding.ts';
import { citePlayer, type State, seatOf } from '../../state/state.ts';
import { addNote, reportAll, writeGround } from '../../state/write-log.ts';
import { basisWords } from '../../words/reckoning-words.ts';
import { sumInWords } from '../../words/result-words.ts';
import type { Happening } from './happening.ts';
import { checkBound } from './quantities.ts';

/** A recorded figure that differs from the computed one. */
interface Difference {
  readonly player: PlayerId;
  readonly quantity: string;
  readonly at: Spot;
  readonly recorded: Fraction;
  readonly computed: Fraction;
}

export function compareScores(context: Context, happening: Happening<'scores'>): State {
  const { event, fact } = happening;
  const differences = findDifferences(context, happening);
  if (fact.stands) {
    for (const difference of differences) {
      const { player, quantity, at, recorded, computed } = difference;
      const seat = seatOf(context.state, player);
      const amount = recorded.sub(computed);
      const [{ mismatch }] = wrongScore(context, difference);
      addNote(context, {
        code: 'scores/stand',
        at,
        mismatch,
        message: `${citePlayer(context.state, player)} has ${sumInWords(recorded, quantity)} by the players’ own scores, which count from here on, and ${formatNumber(computed)} by the reckoning: a difference of ${formatNumber(amount)}.${event.why === undefined ? '' : ` ${event.why}`}`,
      });
      // The players' own count replaces the computed score, within the bounds of rules.
      if (seat) reportAll(context, checkBound(context, seat, { quantity, amount }, at));
    }
  } else for (const difference of differences) reportAll(context, wrongScore(context, difference));
  if (differences.length === 0) return context.state;
  const excuse = fact.stands ? undefined : excuseFor(context, event);
  if (!fact.stands && !excuse) return context.state;
  const basis: Basis =
    excuse?.by === 'judgment'
      ? { by: 'judgment', judgment: excuse.judgment.number }
      : { by: 'event', why: excuse ? excuse.why : event.why };
  const { ground, grants } = groundOf(context, happening, { differences, excuse });
  if (ground) writeGround(context, event, ground);
  const sums = differences.map(({ player, quantity, recorded, computed }) => ({
    player,
    quantity,
    amount: recorded.sub(computed),
    basis: () => basis,
    evidence: 'attested' as const,
    ground: ground ? onFound(ground) : onNoObjection(excuse?.by === 'nobody' ? excuse.why : ''),
    sets: true,
  }));
  const state = postSums(context, sums, { by: 'event', event });
  return withUses({ ...context, state }, grants, event);
}

/**
 * Scores that differ from computed ones rest on the record's word. A rule that lets players state
 * holdings, or a Judgment, is a better ground.
 */
function groundOf(
  context: Context,
  { event, fact, cited }: Happening<'scores'>,
  { differences, excuse }: { differences: readonly Difference[]; excuse: Excuse | undefined },
): { readonly ground?: EventGround; readonly grants: GroundResult['grants'] } {
  const { state } = context;
  if (excuse?.by === 'judgment')
    return { ground: { by: 'judgment', judgment: excuse.judgment.name }, grants: [] };
  if (!fact.stands) return { grants: [] };
  const asked = differences.map(({ player, quantity, at, recorded, computed }): GrantedChange => {
    const amount = recorded.sub(computed);
    const words = `${citePlayer(state, player)} has ${sumInWords(recorded, quantity)}`;
    return { what: 'quantity', of: quantity, player: seatOf(state, player), amount, words, at };
  });
  const { ground, grants } = findGround(context, { event, cited, asked });
  if (ground?.by === 'grant') return { ground, grants };
  return { ground: { by: 'words', ...(cited && { rule: ruleOf(state, cited) }) }, grants: [] };
}

function findDifferences(context: Context, { event, fact }: Happening<'scores'>) {
  const differences: Difference[] = [];
  for (const [player, held] of fact.scores) {
    const at = spot(event, 'scores', player);
    const unknown = checkKnown(context, player, { ...at, part: 'key' });
    reportAll(context, unknown);
    if (unknown.length > 0) continue;
    for (const [quantity, recorded] of held) {
      const computed = holdingOf(context, player, quantity);
      if (!computed.equals(recorded)) {
        differences.push({ player, quantity, at, recorded, computed });
      }
    }
  }
  return differences;
}

function wrongScore(context: Context, difference: Difference) {
  const { player, quantity, at, recorded, computed } = difference;
  return wrongFigure(context, {
    at,
    recorded,
    inWords: sumInWords(recorded, quantity),
    code: 'scores/mismatch',
    lead: `${citePlayer(context.state, player)} is recorded with`,
    computed: [computed],
    arithmetic: ledgerLines(context, difference),
    help: `Correct the score to ${formatNumber(computed)}, or record the ${quantity} that are missing under the rule that gives them. If play went on from the players’ own scores, add \`stands: true\` and \`why\`.`,
  });
}

/** The most entries that a finding lists, since a record may have thousands. */
const MOST_ENTRIES = 20;

/** The history of a score: the sum of older entries, then the latest ones. */
function ledgerLines(context: Context, { player, quantity }: Difference): readonly string[] {
  const latest = context.recorder.log.effects
    .toSeq()
    .filter(({ entry }) => entry?.player === player && entry.quantity === quantity)
    .take(MOST_ENTRIES + 1)
    .toArray();
  const [oldest, ...entries] = entriesIn(latest.reverse());
  if (oldest === undefined) return [];
  return latest.length > MOST_ENTRIES
    ? [`Earlier entries make ${formatNumber(oldest.balance)}`, ...entries.map(entryLine)]
    : [oldest, ...entries].map(entryLine);
}

function entryLine({ amount, balance, cause, rule, basis }: LedgerEntry): string {
  const source =
    cause.by === 'proposal'
      ? `Proposal ${cause.number}`
      : cause.by === 'judgment'
        ? `Judgment ${cause.judgment}`
        : (cause.event.on?.text ?? 'event');
  const under = rule ? `, Rule ${rule.number}` : '';
  const sign = amount.compare(0) > 0 ? '+' : '';
  return `${source}${under}: ${sign}${formatNumber(amount)} (${basisWords(basis)}), makes ${formatNumber(balance)}`;
}

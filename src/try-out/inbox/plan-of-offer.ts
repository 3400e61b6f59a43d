/** The record of an offer, or the reason why there is none. */
import { replaceUnseen } from '../../diagnostics/visible.ts';
import { latestRules } from '../../engine/results/rules-at.ts';
import type { OfferedRecord } from '../../inbox/types.ts';
import { type GameToEdit, type PlanResult, refuse } from '../../record-edits/plans/draft.ts';
import { newId } from '../../record-edits/plans/new-id.ts';
import { planEvent, throwOf } from '../../record-edits/plans/plan-event.ts';
import { planProposal, type WantedChange } from '../../record-edits/plans/plan-proposal.ts';
import { planQuestion, planRuling } from '../../record-edits/plans/plan-ruling.ts';
import { planEnding, planVote, type SingleVote } from '../../record-edits/plans/plan-vote.ts';
import { WAYS } from '../../records/kinds/votes.ts';
import type { Moment } from '../../values/moment.ts';
import { momentOf, sourceOf, votesBy } from './recorded.ts';

export interface OverruledBy {
  /** Everybody who overrules the Judge in these messages. */
  readonly voters?: readonly string[];
  readonly sources?: readonly string[];
}

/** The vote of an offer, without its proposal. `today` is used without a date. */
export function voteIn(offer: OfferedRecord, today: Moment): SingleVote | undefined {
  const { player, value, times, at } = offer;
  const way = WAYS.find((each) => each === value);
  if (player === undefined || way === undefined) return undefined;
  const on = at === null ? undefined : (momentOf(offer) ?? today).text;
  return {
    voter: player,
    way,
    source: sourceOf(offer),
    strength: times,
    why: wordsKept(offer),
    on,
  };
}

/** The record keeps the words, since the channel may disappear. */
const MOST_KEPT = 500;

function wordsKept({ words }: OfferedRecord): string | undefined {
  const line = replaceUnseen(words, () => '')
    .replace(/\s+/g, ' ')
    .trim();
  if (line === '') return undefined;
  return line.length > MOST_KEPT ? `${[...line].slice(0, MOST_KEPT).join('')}…` : line;
}

/** `isChange`: it replaces the player's recorded vote. */
export function planOfOffer(
  offer: OfferedRecord & OverruledBy,
  toEdit: GameToEdit,
  isChange: boolean,
): PlanResult {
  const { player, number, text = '' } = offer;
  const source = sourceOf(offer);
  switch (offer.kind) {
    case 'vote':
      return planOfVote(offer, toEdit, isChange);
    case 'proposal': {
      const change = changeOf(offer, toEdit);
      if ('why' in change) return refuse(change.why);
      const named = offer.title?.replace(/^\W{0,4}proposal\s+#?\d+\s*[:.–-]*\s*/i, '').trim();
      const name = named === '' || named === text.trim() ? undefined : named;
      return planProposal(
        {
          changes: [change],
          by: player ?? '',
          source,
          name,
          facts: factsOf(offer, toEdit),
          ...(number !== undefined && { number }),
        },
        toEdit,
      );
    }
    case 'call':
      return planQuestion({ question: text, by: player, rules: [], source }, toEdit);
    case 'ruling': {
      const did = { act: 'given', ruling: offer.value ?? '', reasons: undefined } as const;
      return number === undefined
        ? refuse('It does not say which Judgment.')
        : planRuling({ number, judge: player, did, source }, toEdit);
    }
    case 'withdraw':
      if (offer.on === 'vote') return refuse(voteTakenBack(offer, toEdit));
      if (offer.on === 'call')
        return refuse('Remove a withdrawn question from its record by hand.');
      return number === undefined
        ? refuse('It does not say which proposal.')
        : planEnding({ how: 'withdrawn', number, source }, toEdit);
    case 'closing': {
      const endingOf =
        offer.value === 'adopted' || offer.value === 'defeated' ? offer.value : undefined;
      return planEnding({ how: 'closed', number, source, decided: endingOf }, toEdit);
    }
    case 'act':
      return planOfAct(offer, toEdit);
  }
}

/** The rule-change of a proposal. Free text becomes a new rule only if a person says so. */
export function changeOf(
  { change, text = '' }: Pick<OfferedRecord, 'change' | 'text'>,
  { replay }: Pick<GameToEdit, 'replay'>,
): WantedChange | { readonly why: string } {
  if (!change) return { kind: 'enact', text };
  if (change.kind !== 'replace') return change;
  const { rule, from, to } = change;
  const words = latestRules(replay).find(({ number }) => String(number) === rule)?.text;
  if (words === undefined) return { why: `There is no Rule ${rule} in force.` };
  const parts = words.split(from);
  return parts.length === 2
    ? { kind: 'amend', rule, text: parts.join(to) }
    : { why: `“${from}” stands ${parts.length - 1} times in Rule ${rule}, and not once.` };
}

/** No command removes a vote from a record. */
function voteTakenBack(offer: OfferedRecord, { replay: { game } }: GameToEdit): string {
  const { player, number } = offer;
  const [vote] = votesBy(offer, game);
  if (!vote) return `No vote of ${player} on an open Proposal ${number} is on record.`;
  return `The vote of ${player} on Proposal ${number}, ${vote.way.toUpperCase()}, is on record. If the game lets a player withdraw a vote, remove it from ${vote.votes.apart?.get(vote.voter) ?? vote.file} by hand.`;
}

function planOfAct(offer: OfferedRecord & OverruledBy, toEdit: GameToEdit): PlanResult {
  const { value, number, voters = [], sources } = offer;
  if (value === 'overrule') {
    const did = { act: 'overruled', for: voters, against: [], sources } as const;
    return number === undefined
      ? refuse('It does not say which Judgment.')
      : planRuling({ number, did }, toEdit);
  }
  if (value === 'join' && offer.player !== undefined) return refuse('Its author plays already.');
  const fact = factOfAct(offer, toEdit);
  if (!fact) return refuse('This is for the admin to record.');
  return planEvent({ fact, why: wordsKept(offer), source: sourceOf(offer) }, toEdit);
}

function factOfAct({ value, player, title, author }: OfferedRecord, toEdit: GameToEdit) {
  const [, die] = /^roll (\d+)$/.exec(value ?? '') ?? [];
  if (die !== undefined) return throwOf(Number(die), player, toEdit);
  if (value === 'leave' || value === 'forfeit') return { [value]: player };
  if (value !== 'join') return undefined;
  const name = (title ?? author).trim();
  const taken = toEdit.replay.players.map(({ id }) => id);
  return { join: { id: newId(name, 'player', taken), name, account: author } };
}

/**
 * Figures in a proposal's announcement that rules require. A figure has the fact's name, or its initials:
 * AI for an adoption index.
 */
function factsOf({ figures = {} }: OfferedRecord, { replay }: GameToEdit) {
  const names = latestRules(replay).flatMap(({ mechanics }) => [
    ...(mechanics?.['proposal-facts']?.keys() ?? []),
  ]);
  const facts = Object.entries(figures).flatMap(([written, figure]) => {
    const name = written.toLowerCase().replace(/\s+/g, '_');
    // Removes all letters but the initials.
    const known = names.filter((each) =>
      [each, each.replace(/(?<![_-]|^)[^_-]|[_-]/g, '')].includes(name),
    );
    return known.length === 1 ? [[known[0], Number(figure)]] : [];
  });
  return facts.length === 0 ? undefined : Object.fromEntries(facts);
}

function planOfVote(offer: OfferedRecord, toEdit: GameToEdit, isChange: boolean): PlanResult {
  const { player, number } = offer;
  const vote = voteIn(offer, toEdit.on);
  if (player === undefined || number === undefined)
    return refuse('It does not say which proposal.');
  if (!vote) return refuse('It does not say for or against.');
  const { way, source, strength, why, on } = vote;
  const sides = { for: [], against: [], abstain: [], [way]: [player] };
  const cast = { number, ...sides, source, strength, why, isUndated: on === undefined };
  return planVote({ ...cast, isChange }, toEdit);
}

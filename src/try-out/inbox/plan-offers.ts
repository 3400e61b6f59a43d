/** What becomes of offered records: each is tried on the game as those before it have left it. */

import { latestRules } from '../../engine/results/rules-at.ts';
import type { Offer } from '../../inbox/types.ts';
import {
  type Draft,
  type GameToEdit,
  type PlanResult,
  refuse,
} from '../../record-edits/plans/draft.ts';
import { newId } from '../../record-edits/plans/new-id.ts';
import { planEvent, throwOf } from '../../record-edits/plans/plan-event.ts';
import { planProposal, type WantedChange } from '../../record-edits/plans/plan-proposal.ts';
import { planQuestion, planRuling } from '../../record-edits/plans/plan-ruling.ts';
import { planEnding, planVote } from '../../record-edits/plans/plan-vote.ts';
import { sayMove } from '../../record-edits/say/say-move.ts';
import { WAYS } from '../../records/kinds/votes.ts';
import type { WrittenGame } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import { type GameToTry, tryMove } from '../try-move.ts';
import type { Weighed } from './offer-words.ts';
import { isRecorded, momentOf, secondVote, sourceOf } from './recorded.ts';

export interface Plan {
  readonly offers: readonly Weighed[];
  /** The records as they would be, each with the text that it has now. */
  readonly drafts: readonly Draft[];
}

/** The messages of which records are tried at once: each is tried by a replay of the game. */
const MOST_TRIED = 2000;
const TOO_MANY = `At most ${MOST_TRIED} messages are tried at once. Record these first, then give the same messages again.`;

/** `on`: the day of what has no time. */
export function planOffers(offers: readonly Offer[], opened: GameToTry, on: Moment): Plan {
  const { game } = opened.replay;
  const texts = new Map(opened.library.sources.map(({ file, text }) => [file, text]));
  const weighed: Weighed[] = [];
  const drafts = new Map<string, Draft>();
  const passed = new Map([
    ...(game['second-votes'] ? [] : overtaken(offers)),
    ...overrulings(offers),
  ]);
  const heard = new Set<string>();
  /** The numbers that proposals got, by their messages. */
  const numbers = new Map<string, number | string>();
  /** Messages whose proposals are asked about. */
  const asked = new Set(
    offers.flatMap(({ kind, why, message }) =>
      kind === 'proposal' && why !== undefined ? message : [],
    ),
  );
  let now = opened;
  for (const given of offers) {
    const offer = { ...numbered(given, numbers), ...overruledBy(given, offers) };
    const isKnown = isRecorded(offer, game);
    if (offer.why !== undefined || isKnown) {
      weighed.push({ ...offer, is: isKnown ? 'recorded' : 'asked' });
      continue;
    }
    const later = passed.get(given);
    if (later !== undefined) {
      weighed.push({ ...offer, is: 'overtaken', verdict: later });
      continue;
    }
    if (heard.size >= MOST_TRIED) {
      weighed.push({ ...offer, is: 'refused', verdict: TOO_MANY });
      continue;
    }
    if (offer.kind === 'vote' && offer.number === undefined && asked.has(offer.of ?? '')) {
      weighed.push({ ...offer, is: 'waiting' });
      continue;
    }
    const result = weigh(offer, now, { on, heard });
    heard.add(offer.message);
    weighed.push(result.offer);
    if (!result.draft) continue;
    const { draft, next } = result;
    const before = drafts.get(draft.file)?.before ?? texts.get(draft.file);
    drafts.set(draft.file, {
      file: draft.file,
      text: draft.text,
      ...(before !== undefined && { before }),
    });
    now = next;
    if (offer.kind === 'proposal') rememberNumber(offer, now.replay.game, numbers);
  }
  return { offers: weighed, drafts: [...drafts.values()] };
}

/** What is said of offers on whose vote the same player says more in these messages; the last counts. */
function overtaken(offers: readonly Offer[]): ReadonlyMap<Offer, string> {
  const onVotes = offers.filter(
    ({ kind, on, why }) => why === undefined && (kind === 'vote' || on === 'vote'),
  );
  const said = new Map<Offer, string>();
  const keyOf = ({ player, number, of }: Offer) => JSON.stringify([player, number ?? of]);
  for (const group of Map.groupBy(onVotes, keyOf).values()) {
    const last = lastOf(group);
    for (const offer of group) {
      if (offer.kind === 'vote' && offer !== last)
        said.set(offer, `Message ${last?.message} is later.`);
      if (offer.kind === 'withdraw' && group.length > 1)
        said.set(offer, 'These messages also have the vote, so it is not written.');
    }
  }
  return said;
}

function isOverruling({ kind, value, why }: Offer): boolean {
  return kind === 'act' && value === 'overrule' && why === undefined;
}

interface OverruledBy {
  /** All who overrule the Judge in these messages. */
  readonly voters?: readonly string[];
}

/** Votes to overrule are one record, with the last of them. */
function overruledBy(offer: Offer, offers: readonly Offer[]): OverruledBy {
  if (!isOverruling(offer)) return {};
  const own = offers.filter((each) => isOverruling(each) && each.number === offer.number);
  return { voters: [...new Set(own.flatMap(({ player }) => player ?? []))] };
}

function overrulings(offers: readonly Offer[]): ReadonlyMap<Offer, string> {
  const groups = Map.groupBy(offers.filter(isOverruling), ({ number }) => number);
  const earlier = [...groups.values()].flatMap((own) =>
    own
      .slice(0, -1)
      .map((each) => [each, `It counts with message ${own.at(-1)?.message}.`] as const),
  );
  return new Map(earlier);
}

/** By time; by place in the file where one of them has none. */
function lastOf(offers: readonly Offer[]): Offer | undefined {
  if (offers.some(({ at }) => at === null)) return offers.at(-1);
  return offers.reduce((last, each) => ((each.at ?? '') < (last.at ?? '') ? last : each));
}

/** A vote on a proposal that had no number when its message was read. */
function numbered(offer: Offer, numbers: ReadonlyMap<string, number | string>): Offer {
  const number = offer.number ?? numbers.get(offer.of ?? '');
  return number === undefined ? offer : { ...offer, number };
}

function rememberNumber(
  offer: Offer,
  game: WrittenGame,
  numbers: Map<string, number | string>,
): void {
  const made = game.proposals.find(({ source }) => source === sourceOf(offer));
  if (made) numbers.set(offer.message, made.number);
}

type Tried =
  | { readonly offer: Weighed; readonly draft?: never; readonly next?: never }
  | { readonly offer: Weighed; readonly draft: Draft; readonly next: GameToTry };

interface Around {
  /** The day of what has no time. */
  readonly on: Moment;
  /** The messages that were weighed before. */
  readonly heard: ReadonlySet<string>;
}

function weigh(offer: Offer, now: GameToTry, around: Around): Tried {
  const change = offer.kind === 'proposal' ? changeOf(offer, now) : undefined;
  if (change && 'why' in change)
    return {
      offer: {
        ...offer,
        is: 'asked',
        why: 'it cannot be put into effect as it is',
        verdict: change.why,
      },
    };
  const second = secondVote(offer, now.replay.game, around.heard);
  if (second.is === 'first') return weighAs(offer, now, around);
  if (second.is === 'decided') return { offer: { ...offer, ...second.as } };
  // Where the rules give several ballots, it may be another one of them.
  const isSaid = offer.isChange || offer.isConfirmed;
  if (!isSaid && weighAs(offer, now, around).draft) {
    const why = 'it may be a second ballot, or change the vote on record';
    return { offer: { ...offer, is: 'asked', why } };
  }
  if (second.is === 'change') return weighAs(offer, now, { ...around, instead: second.instead });
  return { offer: { ...offer, is: 'asked', why: second.why } };
}

function weighAs(
  offer: Offer,
  now: GameToTry,
  { on: today, instead }: Around & { readonly instead?: string },
): Tried {
  const on = momentOf(offer) ?? today;
  const textOf = (file: string) => now.library.sources.find((source) => source.file === file)?.text;
  const planned = planOf(offer, { replay: now.replay, textOf, on }, instead !== undefined);
  if (!planned.ok) return { offer: { ...offer, is: 'refused', verdict: planned.lines.join(' ') } };
  const { draft } = planned;
  const tried = tryMove(draft, now);
  const [fault] = tried.faults;
  if (fault || !tried.replay) {
    const verdict = fault?.message ?? 'The record would not be well formed.';
    return { offer: { ...offer, is: 'refused', verdict } };
  }
  const verdict = [
    ...(instead === undefined ? [] : [instead]),
    ...sayMove(tried.replay, draft),
    ...differenceIn(offer, tried.replay),
  ].join(' ');
  const next = { library: tried.library, replay: tried.replay, checkpoints: tried.checkpoints };
  return { offer: { ...offer, is: 'ready', verdict }, draft, next };
}

/** Where the forge adopted or rejected what the rules decide otherwise. */
function differenceIn(
  { kind, number, value }: Offer,
  { proposals }: GameToTry['replay'],
): readonly string[] {
  const outcome = proposals.find(({ written }) => written.number === number)?.outcome;
  if (kind !== 'closing' || outcome === undefined || outcome === value) return [];
  return [`By the rules it is ${outcome}, but at the forge it is ${value ?? 'closed'}.`];
}

/** `isChange`: of the vote that the player has on record. */
function planOf(offer: Offer, toEdit: GameToEdit, isChange: boolean): PlanResult {
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
        : planRuling({ number, judge: player, did, source, settles: [] }, toEdit);
    }
    case 'withdraw':
      if (offer.on === 'vote') return refuse(voteTakenBack(offer, toEdit));
      if (offer.on === 'call')
        return refuse('Remove a withdrawn question from its record by hand.');
      return planEnding(
        { how: 'withdrawn', number: number ?? onlyOpenOf(player, toEdit), source },
        toEdit,
      );
    case 'closing':
      return planEnding({ how: 'closed', number, source }, toEdit);
    case 'act':
      return planOfAct(offer, toEdit);
  }
}

/** The change of rules that a proposal states; what states none is a new rule, once a person has said so. */
export function changeOf(
  { change, text = '' }: Pick<Offer, 'change' | 'text'>,
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

/** No command takes a vote out of a record. */
function voteTakenBack({ player, number }: Offer, { replay }: GameToEdit): string {
  const open = replay.proposals.find(
    ({ outcome, written }) => outcome === 'open' && written.number === number,
  )?.written;
  if (!open) return `The vote on Proposal ${number} is not open, so nobody can take a vote back.`;
  const { votes, file } = open;
  const way = WAYS.find(
    (each) => votes?.kind === 'named' && votes[each].some((by) => by === player),
  );
  if (way === undefined) return `No vote of ${player} on Proposal ${number} is on record.`;
  const apart =
    votes?.kind === 'named'
      ? [...(votes.apart ?? [])].find(([by]) => by === player)?.[1]
      : undefined;
  return `The vote of ${player} on Proposal ${number}, ${way.toUpperCase()}, is on record: remove it from ${apart ?? file} by hand, if the game lets a vote be taken back.`;
}

function planOfAct(offer: Offer & OverruledBy, toEdit: GameToEdit): PlanResult {
  const { value, number, voters = [] } = offer;
  if (value === 'overrule') {
    const did = { act: 'overruled', for: voters, against: [] } as const;
    return number === undefined
      ? refuse('It does not say which Judgment.')
      : planRuling({ number, judge: undefined, did, settles: [] }, toEdit);
  }
  if (value === 'join' && offer.player !== undefined) return refuse('Its author plays already.');
  const fact = factOfAct(offer, toEdit);
  if (!fact) return refuse('This is for the admin to record.');
  const rest = { rule: undefined, why: undefined, after: undefined, name: undefined };
  return planEvent({ ...rest, fact, source: sourceOf(offer) }, toEdit);
}

function factOfAct(
  { value, player, title, author }: Offer,
  toEdit: GameToEdit,
): object | undefined {
  const [, die] = /^roll (\d+)$/.exec(value ?? '') ?? [];
  if (die !== undefined) return throwOf(Number(die), player, toEdit);
  if (value === 'leave' || value === 'forfeit') return { [value]: player };
  if (value !== 'join') return undefined;
  const name = (title ?? author).trim();
  const taken = toEdit.replay.players.map(({ id }) => id);
  return { join: { id: newId(name, 'player', taken), name, account: author } };
}

/**
 * The figures of an announcement that rules in force make proposals carry: under the name of the fact,
 * or under its first letters, as AI stands for an adoption index.
 */
function factsOf({ figures = {} }: Offer, { replay }: GameToEdit) {
  const names = latestRules(replay).flatMap(({ mechanics }) => [
    ...(mechanics?.['proposal-facts']?.keys() ?? []),
  ]);
  const facts = Object.entries(figures).flatMap(([written, figure]) => {
    const name = written.toLowerCase().replace(/\s+/g, '_');
    const known = names.filter((each) => each === name || initials(each) === name);
    return known.length === 1 ? [[known[0], Number(figure)]] : [];
  });
  return facts.length === 0 ? undefined : Object.fromEntries(facts);
}

function initials(name: string): string {
  return name
    .split(/[_-]/)
    .map((word) => word.slice(0, 1))
    .join('');
}

function onlyOpenOf(player: string | undefined, { replay }: GameToEdit) {
  return replay.proposals.find(
    ({ outcome, written }) => outcome === 'open' && written.by === player,
  )?.written.number;
}

function planOfVote(offer: Offer, toEdit: GameToEdit, isChange: boolean): PlanResult {
  const { player, number, value, times, at } = offer;
  if (player === undefined || number === undefined)
    return refuse('The proposal has no number yet.');
  const sides = { for: [] as string[], against: [] as string[], abstain: [] as string[] };
  if (value !== 'for' && value !== 'against' && value !== 'abstain')
    return refuse('It does not say for or against.');
  sides[value].push(player);
  const isUndated = at === null;
  const cast = { number, ...sides, source: sourceOf(offer), strength: times, isUndated };
  return planVote({ ...cast, isChange }, toEdit);
}

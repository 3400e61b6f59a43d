/** Makes the record of a move from the fields that a player fills in. */
import { latestRules } from '../engine/results/rules-at.ts';
import type { Replay } from '../engine/results/types.ts';
import { withoutUndefined } from '../helpers/without-undefined.ts';
import { type GameToEdit, type PlanResult, refuse } from '../record-edits/plans/draft.ts';
import { newId } from '../record-edits/plans/new-id.ts';
import { planCorrection } from '../record-edits/plans/plan-correction.ts';
import { planEvent, throwOf } from '../record-edits/plans/plan-event.ts';
import {
  planProposal,
  recordedChange,
  type WantedChange,
} from '../record-edits/plans/plan-proposal.ts';
import { type BenchAct, planQuestion, planRuling } from '../record-edits/plans/plan-ruling.ts';
import { planEnding, planVote } from '../record-edits/plans/plan-vote.ts';
import { type DataRead, readData } from '../record-edits/read-data.ts';
import { EVENT_KINDS, EVENT_TRAITS } from '../records/kinds/event-facts.ts';
import type { WayToVote } from '../records/kinds/votes.ts';
import { numberOrWord, type ProposalNumber, parseNumberGiven } from '../values/ids.ts';
import { HAPPENINGS } from './happenings.ts';
import type { DraftedAct, DraftedChange, EventMove, Move, MoveDraft, MoveKind } from './moves.ts';
import { latestAsText } from './rule-as-text.ts';

/** Reads the mechanics of a change; `undefined` for none. */
type ReadMechanics = (typed: string | undefined, what: string) => DataRead;

type Plan<Of extends MoveKind> = (
  move: Move<Of>,
  toEdit: GameToEdit,
  read: ReadMechanics,
) => PlanResult;

const PLANS: { readonly [Of in MoveKind]: Plan<Of> } = {
  propose: draftProposal,
  vote: ({ number, ballots, why, ownFile = false }, toEdit) =>
    planVote({ number, ...sidesOf(ballots), why: said(why), ownFile }, toEdit),
  closed: ({ number }, toEdit) => planEnding({ how: 'closed', number }, toEdit),
  withdrawn: ({ number }, toEdit) => planEnding({ how: 'withdrawn', number }, toEdit),
  roll: ({ die, by }, toEdit) =>
    die === 0
      ? refuse('Throw the die, and say what it shows.')
      : planEvent({ fact: throwOf(die, by, toEdit) }, toEdit),
  consent: ({ by }, toEdit) => {
    const during = toEdit.replay.stayed?.by[0];
    const consent = withoutUndefined({ players: [by], to: 'continue', during });
    return planEvent({ fact: { consent } }, toEdit);
  },
  event: draftEvent,
  correct: draftCorrection,
  overruled: ({ judgment, ballots }, toEdit) => {
    const { for: ayes, against } = sidesOf(ballots);
    if (ayes.length + against.length === 0) return refuse('Say how the others vote.');
    return planOnBench({ judgment }, { act: 'overruled', for: ayes, against }, toEdit);
  },
  ask: ({ question, by, rules }, toEdit) => {
    if (question.trim() === '') return refuse('Write the question.');
    return planQuestion({ question, by, rules: rules.split(/[\s,]+/).filter(Boolean) }, toEdit);
  },
  accepted: (move, toEdit) => planOnBench(move, { act: 'accepted' }, toEdit),
  refused: (move, toEdit) => planOnBench(move, { act: 'refused' }, toEdit),
  given: (move, toEdit) => {
    const { ruling, reasons, settles } = move;
    if (ruling.trim() === '') return refuse('Write the ruling.');
    return planOnBench(move, { act: 'given', ruling, reasons: said(reasons) }, toEdit, settles);
  },
};

/** By default, mechanics are read as in a record. */
export function draftMove(move: MoveDraft, toEdit: GameToEdit, read: ReadMechanics = readData) {
  if ('by' in move && move.by === '' && move.kind !== 'event')
    return refuse('Nobody plays, so nobody can make this move.');
  return planOf(move.kind, move, toEdit, read);
}

function planOf<Of extends MoveKind>(kind: Of, ...planned: Parameters<Plan<Of>>): PlanResult {
  return PLANS[kind](...planned);
}

function sidesOf(ballots: Move<'vote'>['ballots']) {
  const who = (way: WayToVote) =>
    ballots.filter((each) => each.way === way).map(({ voter }) => voter);
  return { for: who('for'), against: who('against'), abstain: who('abstain') };
}

function planOnBench(
  { judgment: number, judge = '' }: { readonly judgment: ProposalNumber; readonly judge?: string },
  did: BenchAct,
  toEdit: GameToEdit,
  settles: Move<'given'>['settles'] = [],
): PlanResult {
  return planRuling({ number, judge: judge === '' ? undefined : judge, did, settles }, toEdit);
}

function draftProposal(move: Move<'propose'>, toEdit: GameToEdit, readMechanics: ReadMechanics) {
  const { by, number, changes, words = '' } = move;
  const given = number.trim();
  const numbered =
    given === ''
      ? ({ ok: true, number: toEdit.replay.nextNumber } as const)
      : parseNumberGiven(given);
  if (!numbered.ok) return refuse(numbered.message);
  const { number: named } = numbered;
  if (named === undefined) return refuse(whyUnnumbered(toEdit));
  const acts = (move.acts ?? []).map((act) => factOf({ ...act, why: words }, toEdit));
  const lacks = acts.find((act) => typeof act === 'string');
  if (lacks !== undefined) return refuse(lacks);
  if (changes.length === 0 && words.trim() === '' && acts.length === 0)
    return refuse('Write the words of the motion, or what it does.');
  const wanted: WantedChange[] = [];
  for (const change of changes) {
    const read = readChange(change, toEdit, readMechanics);
    if (!read.ok) return read;
    wanted.push(read.wanted);
  }
  const stated = (move.facts ?? []).filter(({ amount }) => amount.trim() !== '');
  const wrong = stated.find(({ amount }) => !Number.isFinite(Number(amount)));
  if (wrong)
    return refuse(`“${wrong.amount}” is not a number: ${wrong.fact.replaceAll('_', ' ')}.`);
  const facts = Object.fromEntries(stated.map(({ fact, amount }) => [fact, Number(amount)]));
  const does = {
    ...(move.acts !== undefined && { acts, words }),
    ...(stated.length > 0 && { facts }),
  };
  const { asMeant = false } = move;
  return planProposal({ changes: wanted, by, number: named, asMeant, ...does }, toEdit);
}

/** `undefined` if nothing is written. */
function said(words: string | undefined): string | undefined {
  return words?.trim() === '' ? undefined : words?.trim();
}

function whyUnnumbered({ replay: { status, toMove } }: GameToEdit): string {
  if (status === 'won') return 'The game is won, so nobody can propose any more.';
  if (status === 'ended') return 'The game has ended, so nobody can propose any more.';
  return toMove === undefined
    ? 'The rules do not say which number is next: give this proposal its number.'
    : 'No rule in force numbers proposals: give this one its number.';
}

type ChangeRead =
  | { readonly ok: true; readonly wanted: WantedChange }
  | (PlanResult & { ok: false });

function readChange(
  change: DraftedChange,
  toEdit: GameToEdit,
  readMechanics: ReadMechanics,
): ChangeRead {
  const { kind, rule, tier, title } = change;
  if (kind !== 'enact' && rule === '') return refuse('Say which rule.');
  if (kind === 'repeal') return { ok: true, wanted: { kind, rule } };
  if (kind === 'transmute') {
    return { ok: true, wanted: { kind, rule, ...(tier !== '' && { to: tier }) } };
  }
  const text = change.text.trim();
  if (text === '') return refuse('Write the words of the rule.');
  const written = change.mechanics.trim();
  const mechanics = readMechanics(written === '' ? undefined : written, 'The mechanics');
  if (!mechanics.ok) return refuse(mechanics.message);
  const named = title.trim() === '' ? {} : { title: title.trim() };
  const { data } = mechanics;
  if (kind === 'enact') {
    const its = { ...named, text, ...withoutUndefined({ mechanics: data }) };
    if (rule.trim() === '' && numberingOf(toEdit.replay) === 'given')
      return refuse('Give the new rule its number: no rule in force does.');
    const number = rule.trim() === '' ? {} : { number: numberOrWord(rule.trim()) };
    return { ok: true, wanted: { kind, ...number, ...(tier !== '' && { tier }), ...its } };
  }
  const now = latestAsText(toEdit.replay, rule);
  if (!now) return refuse('Say which rule.');
  const isSame = written === now.mechanics.trim();
  // Only a rule with mechanics can keep or drop them.
  const word = now.mechanics === '' ? undefined : isSame ? 'keep' : (data ?? 'none');
  const retitled = title.trim() === now.title ? {} : named;
  const its = { ...retitled, text, mechanics: word ?? data };
  return { ok: true, wanted: { kind, rule, ...its } };
}

/** Whether a rule in force numbers new rules, or proposals do. */
export function numberingOf(replay: Replay): 'by-rule' | 'given' | 'either' {
  const choices = latestRules(replay).flatMap(({ mechanics }) => {
    const choice = mechanics?.numbering?.['new-rule'];
    return choice === undefined ? [] : [choice];
  });
  if (choices.includes('given')) return 'given';
  return choices.some((choice) => typeof choice !== 'string') ? 'either' : 'by-rule';
}

function draftEvent(move: EventMove, toEdit: GameToEdit): PlanResult {
  const fact = factOf(move, toEdit);
  if (typeof fact === 'string') return refuse(fact);
  const given = move.after ?? '';
  const after = given === '' ? ({ ok: true, number: undefined } as const) : parseNumberGiven(given);
  if (!after.ok) return refuse(after.message);
  const own = move.why.trim();
  const saysWhy = !['round', 'end', 'note'].includes(move.what) && own !== '';
  return planEvent(
    {
      fact,
      rule: move.rule === '' ? undefined : numberOrWord(move.rule),
      by: move.by === '' || move.what === 'fiat' ? undefined : move.by,
      why: saysWhy ? own : undefined,
      after: after.number,
      id: idOf(fact, toEdit),
    },
    toEdit,
  );
}

/** A Judge finds an event by its id, so one that may rest on text only gets one. */
function idOf(fact: object, { replay: { game } }: GameToEdit): string | undefined {
  const [kind] = EVENT_KINDS.filter((each) => Object.hasOwn(fact, each));
  if (kind === undefined || !EVENT_TRAITS[kind].asks) return undefined;
  const taken = new Set(game.events.map(({ id }) => id));
  let count = 1;
  while (taken.has(`${kind}-${count}`)) count += 1;
  return `${kind}-${count}`;
}

type Happening = DraftedAct & Partial<EventMove> & Pick<EventMove, 'why'>;

/** Returns the fact by its key, or says what is missing for it. */
function factOf(happened: Happening, toEdit: GameToEdit): object | string {
  const { what, player } = happened;
  // An office may become vacant.
  const isOfPlayer = what !== 'office' && HAPPENINGS[what].needs.includes('player');
  if (isOfPlayer && player === '') return 'Choose the player.';
  const { replay } = toEdit;
  const taken = replay.players.map(({ id }) => id);
  return HAPPENINGS[what].fact(happened, {
    idOfPlayer: (name) => newId(name, 'player', taken),
    fiat: () => {
      const { by = '', changes: [change, another] = [] } = happened;
      if (by === '') return 'Say who changes the rule.';
      if (!change || another) return 'Write one change.';
      const read = readChange(change, toEdit, readData);
      const planned = read.ok ? recordedChange(read.wanted, replay) : read;
      if (!planned.ok) return planned.lines.join(' ');
      return { fiat: withoutUndefined({ by, ...planned.front, text: said(planned.body) }) };
    },
  });
}

/** Corrects a settled record: the whole record is rewritten, with the reason. */
function draftCorrection(move: Move<'correct'>, toEdit: GameToEdit): PlanResult {
  const { record, text, why } = move;
  if (why.trim() === '') return refuse('Say what was wrong.');
  const textOf = (file: string) => (toEdit.textOf(file) === undefined ? undefined : text);
  const planned = planCorrection(record, why.trim(), { ...toEdit, textOf });
  if (planned.ok && toEdit.textOf(planned.draft.file) === text)
    return refuse('Correct the record first: nothing in it has changed.');
  return planned;
}

/** The records that may be corrected, the latest of each kind first. */
export function correctableRecords({ game, proposals, judgments }: Replay) {
  const ofProposals = proposals.map(({ written: { name, number, file } }) => {
    return { id: name, says: `Proposal ${number}`, file };
  });
  const ofJudgments = judgments.map(({ written: { name, number, file } }) => {
    return { id: `judgments/${name}`, says: `Judgment ${number}`, file };
  });
  const ofEvents = game.events.flatMap(({ file, path: [list, place] }) => {
    const name = /events\/(.+)\.md$/.exec(file)?.[1];
    if (list !== 'events' || name === undefined) return [];
    const id = `events/${name}/${Number(place) + 1}`;
    return [{ id, says: `Event ${Number(place) + 1} of ${name}`, file }];
  });
  return [
    ...ofProposals.toReversed(),
    ...ofJudgments.toReversed(),
    ...ofEvents.toReversed(),
    { id: 'game', says: 'The game itself', file: game.file },
  ];
}
